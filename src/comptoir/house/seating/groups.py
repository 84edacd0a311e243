"""Who plays with whom: the best way to part people into tables, weighed in order of importance.

Up to ten people every way is looked at, the hopeless ones cut short; beyond, a good way is made better, exchange by
exchange, until none helps.
"""

from collections.abc import Iterator
from itertools import combinations

from comptoir.house.seating.improving import improved
from comptoir.house.seating.past import Past
from comptoir.house.seating.weighing import Cost, Scale

EXACT = 10  # people for whom every way is looked at
TRIED = 6  # choices of who sits out that are looked at beyond that

Unit = tuple[int, ...]  # people who stay together


def groups(past: Past, seats: list[int]) -> list[list[int]]:
    """The tables; whoever is at none of them sits out. Empty when nobody can be seated."""
    scale = Scale(past, seats)
    for out in range(len(past.guests)):
        ways = [way for way in sitting_out(past, out) if fits(units(past, way), scale)]
        if ways:
            fairest = min(unfair(past, way) for way in ways)
            ways = [way for way in ways if unfair(past, way) == fairest]
            return best(past, scale, ways if len(past.guests) <= EXACT else ways[:TRIED])
    return []


def sitting_out(past: Past, count: int) -> Iterator[tuple[int, ...]]:
    """Who may sit out together: first those who have done so least, and have least to lose."""
    order = sorted(past.guests, key=lambda number: (past.outs[number], past.guests[number].points, number))
    return combinations(order, count)


def unfair(past: Past, out: tuple[int, ...]) -> int:
    """By how much the sum of squares grows of how often people have sat out."""
    return sum(2 * past.outs[number] + 1 for number in out)


def units(past: Past, out: tuple[int, ...]) -> list[Unit]:
    """Everybody who plays, those of one device together; the larger first, since they are harder to place."""
    found: dict[str, list[int]] = {}
    for number, guest in past.guests.items():
        if number not in out:
            found.setdefault(guest.device or f"#{number}", []).append(number)
    return sorted((tuple(sorted(unit)) for unit in found.values()), key=lambda unit: (-len(unit), unit))


def fits(all_units: list[Unit], scale: Scale) -> bool:
    """Whether these can be parted into tables at all, by their sizes alone."""
    return shapes_fit(tuple(sorted((len(unit) for unit in all_units), reverse=True)), scale.most)


def shapes_fit(sizes: tuple[int, ...], most: int) -> bool:
    """Everybody alone needs company, and nobody's device has more people than a table has seats."""
    if not sizes or sizes[0] > most:
        return not sizes
    alone = sum(1 for size in sizes if size == 1)
    if alone != 1:
        return alone == 0 or most >= 3 or alone % 2 == 0
    return len(sizes) > 1 and min(sizes[:-1]) < most


def best(past: Past, scale: Scale, ways: list[tuple[int, ...]]) -> list[list[int]]:
    found: list[list[int]] = []
    cost: Cost | None = None
    for way in ways:
        parted = improved(units(past, way), scale)
        if len(past.guests) <= EXACT:
            parted = Search(units(past, way), scale, parted).run()
        if cost is None or scale.cost(parted) < cost:
            found, cost = parted, scale.cost(parted)
    return sorted(sorted(table) for table in found)


class Search:
    """Every way to part the units, begun from a good one: whatever is no better than that is not followed."""

    def __init__(self, all_units: list[Unit], scale: Scale, known: list[list[int]]) -> None:
        self.units = all_units
        self.scale = scale
        self.found = known
        self.limit = scale.cost(known)

    def run(self) -> list[list[int]]:
        self._next(list(self.units), [], self.scale.nothing)
        return self.found

    def _next(self, left: list[Unit], done: list[list[int]], cost: Cost) -> None:
        """The first who has no table yet opens one, with every company there is."""
        if not left:
            self.found, self.limit = [*done], cost
            return
        first, *others = left
        self._join(list(first), others, 0, [], done, cost)

    def _join(
        self, table: list[int], others: list[Unit], start: int, passed: list[Unit], done: list[list[int]], cost: Cost
    ) -> None:
        if len(table) > 1:
            total = self.scale.add(cost, self.scale.table(table))
            if total < self.limit:
                self._next([*passed, *others[start:]], [*done, table], total)
        for index in range(start, len(others)):
            unit = others[index]
            if len(table) + len(unit) <= self.scale.most:
                skipped = [*passed, *others[start:index]]
                self._join([*table, *unit], others, index + 1, skipped, done, cost)
