"""What a way to part people into tables is worth: the smaller, the better, the first number before the second."""

from functools import lru_cache
from itertools import combinations

from comptoir.house.seating.past import Past

# Bots, repeats, distance in the standing, discomfort.
Cost = tuple[int, int, int, int]


class Scale:
    """Weighs tables of one game for the people of one evening."""

    nothing: Cost = (0, 0, 0, 0)

    def __init__(self, past: Past, seats: list[int]) -> None:
        self.past = past
        self.seats = [size for size in seats if size >= 2]
        self.most = max(self.seats)
        self.comfort = self.seats[(len(self.seats) - 1) // 2]
        self._weigh = lru_cache(maxsize=200_000)(self._table)

    def table(self, people: list[int]) -> Cost:
        return self._weigh(tuple(sorted(people)))

    def _table(self, people: tuple[int, ...]) -> Cost:
        size = min(size for size in self.seats if size >= len(people))
        pairs = list(combinations(people, 2))
        return (
            size - len(people),
            sum(self.past.repeats(one, other) for one, other in pairs),
            sum(self.past.apart(one, other) for one, other in pairs),
            (size - self.comfort) ** 2,
        )

    def add(self, one: Cost, other: Cost) -> Cost:
        return (one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3])

    def cost(self, tables: list[list[int]]) -> Cost:
        total = self.nothing
        for table in tables:
            total = self.add(total, self.table(table))
        return total
