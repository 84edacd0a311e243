"""Who plays with whom: the best way to part people into tables, weighed in order of importance.

Up to ten people every way is looked at, the hopeless ones cut short; beyond, a good way is made better, exchange by
exchange, until none helps.
"""

from itertools import combinations, islice, product

from comptoir.house.seating.improving import improved
from comptoir.house.seating.past import Past
from comptoir.house.seating.weighing import Scale, Unit

EXACT = 10  # people for whom every way is looked at
TRIED = 6  # choices of who sits out that are looked at beyond that
Out = tuple[int, ...]


def groups(past: Past, seats: list[int]) -> list[list[int]]:
    """The tables; whoever is at none of them sits out."""
    scale = Scale(past, seats)
    exact = len(past.guests) <= EXACT
    found = [parted(units(past, out), scale, exact) for out in sitting_out(past, scale, None if exact else TRIED)]
    return sorted(sorted(table) for table in min(found, key=scale.cost))


def sitting_out(past: Past, scale: Scale, most: int | None) -> list[Out]:
    """Who may sit out, so that the rest can be seated: as few as can be, and those who have done so least. A device
    with more people than a table has seats plays in turns, and one person more is enough to give everybody company.
    """
    all_units = units(past, ())
    over = [max(0, len(unit) - scale.most) for unit in all_units]
    if fits([len(unit) - out for unit, out in zip(all_units, over, strict=True)], scale.most):
        return fairest(past, all_units, [over], most)
    one_more = [[out + (place == at) for place, out in enumerate(over)] for at in range(len(over))]
    sizes = [[len(unit) - out for unit, out in zip(all_units, outs, strict=True)] for outs in one_more]
    possible = [outs for outs, left in zip(one_more, sizes, strict=True) if fits(left, scale.most)]
    return fairest(past, all_units, possible, most)


def fairest(past: Past, all_units: list[Unit], possible: list[list[int]], most: int | None) -> list[Out]:
    """Of the ways to let so many of each unit sit out, those after which the sum of squares is least."""
    found: list[tuple[int, Out]] = []
    for outs in possible:
        turns = [in_turn(past, unit, out) for unit, out in zip(all_units, outs, strict=True)]
        found += [(unfair(past, sum(way, ())), sum(way, ())) for way in islice(product(*turns), most)]
    least = min(cost for cost, _ in found)
    return [out for cost, out in found if cost == least][:most]


def in_turn(past: Past, unit: Unit, count: int) -> list[Out]:
    """Which of a unit may sit out together: those who have done so least; among them first who has least to lose."""
    order = sorted(unit, key=lambda number: (past.outs[number], past.guests[number].points, number))
    last = past.outs[order[count - 1]] if count else -1
    sure = [number for number in order if past.outs[number] < last]
    drawn = [number for number in order if past.outs[number] == last]
    return [(*sure, *way) for way in combinations(drawn, count - len(sure))]


def unfair(past: Past, out: Out) -> int:
    """By how much the sum of squares grows of how often people have sat out."""
    return sum(2 * past.outs[number] + 1 for number in out)


def units(past: Past, out: Out) -> list[Unit]:
    """Everybody who plays, those of one device together; the larger first, since they are harder to place."""
    found: dict[str, list[int]] = {}
    for number, guest in past.guests.items():
        if number not in out:
            found.setdefault(guest.device or f"#{number}", []).append(number)
    return sorted((tuple(sorted(unit)) for unit in found.values()), key=lambda unit: (-len(unit), unit))


def fits(sizes: list[int], most: int) -> bool:
    """Whether units of these sizes, none larger than a table, can be parted: everybody alone needs company."""
    alone, others = sizes.count(1), [size for size in sizes if size > 1]
    if alone != 1:
        return alone == 0 or most >= 3 or alone % 2 == 0
    return bool(others) and min(others) < most


def parted(all_units: list[Unit], scale: Scale, exact: bool) -> list[list[int]]:
    good = improved(all_units, scale)
    return Search(all_units, scale, good).run() if exact else good


class Search:
    """Every way to part the units, begun from a good one: whatever is no better than that is not followed."""

    def __init__(self, all_units: list[Unit], scale: Scale, known: list[list[int]]) -> None:
        self.units = all_units
        self.scale = scale
        self.found = known
        self.limit = scale.cost(known)

    def run(self) -> list[list[int]]:
        self._next(list(self.units), [], 0)
        return self.found

    def _next(self, left: list[Unit], done: list[list[int]], cost: int) -> None:
        """The first who has no table yet opens one, with every company there is."""
        if not left:
            self.found, self.limit = [*done], cost
            return
        first, *others = left
        self._join(list(first), others, 0, [], done, cost)

    def _join(
        self, table: list[int], others: list[Unit], start: int, passed: list[Unit], done: list[list[int]], cost: int
    ) -> None:
        if len(table) > 1:
            total = cost + self.scale.table(table)
            if total < self.limit:
                self._next([*passed, *others[start:]], [*done, table], total)
        for index in range(start, len(others)):
            unit = others[index]
            if len(table) + len(unit) <= self.scale.most:
                skipped = [*passed, *others[start:index]]
                self._join([*table, *unit], others, index + 1, skipped, done, cost)
