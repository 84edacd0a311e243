"""A good way to part people into tables, for companies too large to look at every one."""

from collections.abc import Iterator

from comptoir.house.seating.weighing import Cost, Scale
from comptoir.kernel.luck import Fast

Unit = tuple[int, ...]
Table = list[Unit]
TRIES = 8  # beginnings; the best of them counts
FAR = (1 << 60, 0, 0, 0)  # costs more than any table


def improved(units: list[Unit], scale: Scale) -> list[list[int]]:
    """From several beginnings, by exchanges and moves as long as one helps. Chance is seeded by the people."""
    luck = Fast(sum(1 + number for unit in units for number in unit) * 1_000 + len(units))
    found: list[Table] = []
    for turn in range(TRIES):
        tables = beginning(units, scale, luck, turn)
        polish(tables, scale)
        if not found or total(tables, scale) < total(found, scale):
            found = tables
    return [people(table) for table in found if table]


def people(table: Table) -> list[int]:
    return [number for unit in table for number in unit]


def worth(table: Table, scale: Scale) -> Cost:
    """Of one table; somebody alone, or too many, is worse than anything."""
    count = sum(len(unit) for unit in table)
    if count == 0:
        return scale.nothing
    return scale.table(people(table)) if 2 <= count <= scale.most else FAR


def total(tables: list[Table], scale: Scale) -> Cost:
    cost = scale.nothing
    for table in tables:
        cost = scale.add(cost, worth(table, scale))
    return cost


def beginning(units: list[Unit], scale: Scale, luck: Fast, turn: int) -> list[Table]:
    """Round and round, the largest first: by standing the first time, in any order after it. The number of tables
    goes from comfortable ones to as many as there can be.
    """
    count = sum(len(unit) for unit in units)
    sizes = [scale.comfort, scale.seats[0], scale.most]
    tables: list[Table] = [[] for _ in range(max(1, -(-count // sizes[turn % len(sizes)])))]
    points = scale.past.guests
    order = [(-len(unit), -points[unit[0]].points if turn == 0 else luck.below(1 << 30), unit) for unit in units]
    for _, _, unit in sorted(order):
        free = [table for table in tables if len(people(table)) + len(unit) <= scale.most]
        if free:
            min(free, key=lambda table: len(people(table))).append(unit)
        else:
            tables.append([unit])
    tables.append([])  # one more may be opened
    return tables


def polish(tables: list[Table], scale: Scale) -> None:
    """The first change that helps is made, until none does."""
    costs = [worth(table, scale) for table in tables]
    again = True
    while again:
        again = False
        for one in range(len(tables)):
            for other in range(len(tables)):
                if one != other and better(tables, costs, one, other, scale):
                    again = True
        if tables[-1]:
            tables.append([])
            costs.append(scale.nothing)


def better(tables: list[Table], costs: list[Cost], one: int, other: int, scale: Scale) -> bool:
    """Whether these two tables could be parted better, in which case they are."""
    before = scale.add(costs[one], costs[other])
    for left, right in changes(tables[one], tables[other]):
        mine, theirs = worth(left, scale), worth(right, scale)
        if scale.add(mine, theirs) < before:
            tables[one], tables[other] = left, right
            costs[one], costs[other] = mine, theirs
            return True
    return False


def changes(left: Table, right: Table) -> Iterator[tuple[Table, Table]]:
    """Each unit moved over, each exchanged with each, and each pair moved over: alone it might have no company."""
    for index, unit in enumerate(left):
        rest = left[:index] + left[index + 1 :]
        yield rest, [*right, unit]
        for place, other in enumerate(right):
            yield [*rest, other], [*right[:place], *right[place + 1 :], unit]
        for second in range(index, len(rest)):
            yield rest[:second] + rest[second + 1 :], [*right, unit, rest[second]]
