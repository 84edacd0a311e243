"""What a way to part people into tables is worth: the smaller, the better.

In this order of importance: bots, repeats, tables where nobody should be first any more, distance in the standing,
discomfort. Each is weighed so that all of what
follows it never outweighs one of it; a whole way is then one number.
"""

from itertools import combinations

from comptoir.house.seating.past import Past

Unit = tuple[int, ...]  # people who stay together


class Scale:
    """Weighs tables of one game for the people of one evening."""

    def __init__(self, past: Past, seats: list[int]) -> None:
        self.past = past
        self.seats = [size for size in seats if size >= 2]
        self.most = max(self.seats)
        self.comfort = self.seats[(len(self.seats) - 1) // 2]
        pairs = list(combinations(past.guests, 2))
        near = 1 + len(past.guests) * max((size - self.comfort) ** 2 for size in self.seats)
        self.stuck = near * (1 + sum(past.apart(one, other) for one, other in pairs))
        new = self.stuck * (1 + len(past.guests))
        own = new * (1 + sum(past.repeats(one, other) for one, other in pairs))
        self.far = own * (1 + len(past.guests)) * self.most  # costs more than any way there is
        self._pairs = {
            pair: new * past.repeats(*pair) + near * past.apart(*pair)
            for pair in [*pairs, *((other, one) for one, other in pairs)]
        }
        self.sizes = [self._size(count, own) for count in range(len(past.guests) + 1)]
        self.begins = {number: past.may_begin(number) for number in past.guests}

    def _size(self, people: int, bot: int) -> int:
        """Of a table for so many, whoever they are; somebody alone, or too many, is worse than anything."""
        if people == 0:
            return 0
        if not 2 <= people <= self.most:
            return self.far
        size = min(size for size in self.seats if size >= people)
        return bot * (size - people) + (size - self.comfort) ** 2

    def begun(self, people: int, may: int) -> int:
        """Of a table for so many, so many of whom may be first; a bot may always be."""
        return self.sizes[people] + (0 if may or people not in self.seats else self.stuck)

    def between(self, one: Unit, other: Unit) -> int:
        """What it costs that these meet."""
        return sum(self._pairs[a, b] for a in one for b in other)

    def table(self, people: list[int]) -> int:
        may = sum(self.begins[number] for number in people)
        return self.begun(len(people), may) + sum(self._pairs[pair] for pair in combinations(people, 2))

    def cost(self, tables: list[list[int]]) -> int:
        return sum(map(self.table, tables))
