"""A good way to part people into tables, for companies too large to look at every one."""

from collections.abc import Callable, Iterator

from comptoir.house.seating.weighing import Scale, Unit
from comptoir.kernel.luck import Fast

Table = list[int]  # units, by number
TRIES = 8  # beginnings; the best of them counts


def improved(units: list[Unit], scale: Scale) -> list[list[int]]:
    """From several beginnings, by exchanges and moves as long as one helps. Chance is seeded by the people."""
    luck = Fast(sum(1 + number for unit in units for number in unit) * 1_000 + len(units))
    meeting = Meeting(units, scale)
    ways = [meeting.polished(beginning(units, scale, luck, turn)) for turn in range(TRIES)]
    best = min(ways, key=meeting.total)
    return [[number for unit in table for number in units[unit]] for table in best if table]


def beginning(units: list[Unit], scale: Scale, luck: Fast, turn: int) -> list[Table]:
    """Round and round, the largest first: by standing the first time, in any order after it. The number of tables
    goes from comfortable ones to as many as there can be.
    """
    sizes = [scale.comfort, scale.seats[0], scale.most]
    tables: list[Table] = [[] for _ in range(max(1, -(-sum(map(len, units)) // sizes[turn % len(sizes)])))]
    people = [0] * len(tables)
    points = scale.past.guests
    order = [
        (-len(unit), -points[unit[0]].points if turn == 0 else luck.below(1 << 30), n) for n, unit in enumerate(units)
    ]
    for _, _, unit in sorted(order):
        free = [n for n, count in enumerate(people) if count + len(units[unit]) <= scale.most]
        if not free:
            tables.append([])
            people.append(0)
        at = min(free, key=people.__getitem__, default=len(tables) - 1)
        tables[at].append(unit)
        people[at] += len(units[unit])
    return tables


class Meeting:
    """Units that are to be parted, and what it costs that two of them meet."""

    def __init__(self, units: list[Unit], scale: Scale) -> None:
        self.count = [len(unit) for unit in units]
        self.may = [sum(scale.begins[number] for number in unit) for unit in units]  # be first
        self.cost = scale.begun
        self.meet = [[scale.between(one, other) if one != other else 0 for other in units] for one in units]

    def total(self, tables: list[Table]) -> int:
        """What tables cost; that the people of one unit meet costs the same wherever they sit."""
        return sum(self.alone(table) + sum(self.pull(unit, table) for unit in table) // 2 for table in tables)

    def alone(self, table: Table) -> int:
        """What a table costs whoever meets there."""
        return self.cost(sum(self.count[unit] for unit in table), sum(self.may[unit] for unit in table))

    def pull(self, unit: int, table: Table) -> int:
        """What it costs that a unit meets a table."""
        row = self.meet[unit]
        return sum(row[other] for other in table)

    def polished(self, tables: list[Table]) -> list[Table]:
        """The first change that helps is made, until none does. One more table may always be opened."""
        tables.append([])
        fresh = set(range(len(tables)))  # changed since they were last compared with all others
        while fresh:
            one = fresh.pop()
            for other in range(len(tables)):
                while one != other and self.better(tables, one, other):
                    fresh |= {one, other}
            if all(tables):
                tables.append([])
                fresh.add(len(tables) - 1)
        return tables

    def better(self, tables: list[Table], one: int, other: int) -> bool:
        """Whether these two tables could be parted better, in which case they are."""
        for left, right in ((one, other), (other, one)):
            for go, come in self.helpful(tables[left], tables[right]):
                tables[left] = [unit for unit in tables[left] if unit not in go] + come
                tables[right] = [unit for unit in tables[right] if unit not in come] + go
                return True
        return False

    def helpful(self, left: Table, right: Table) -> Iterator[tuple[Table, Table]]:
        """Each unit moved over, each exchanged with each, and each pair moved over (alone it might have no company), if
        that makes the two tables cheaper.
        """
        meet, now = self.meet, self.alone(left) + self.alone(right)
        go = {unit: self.pull(unit, right) - self.pull(unit, left) for unit in left}
        come = {unit: self.pull(unit, left) - self.pull(unit, right) for unit in right}
        moved = self.mover(left, right)
        for index, unit in enumerate(left):
            if moved(unit) + go[unit] < now:
                yield [unit], []
            for back in right:
                if moved(unit, back=back) + go[unit] + come[back] - 2 * meet[unit][back] < now:
                    yield [unit], [back]
            for second in left[index + 1 :]:
                if moved(unit, second) + go[unit] + go[second] + 2 * meet[unit][second] < now:
                    yield [unit, second], []

    def mover(self, left: Table, right: Table) -> Callable[..., int]:
        """What two tables cost, whoever meets there, once a unit or two have gone from left to right, and one back."""
        count, may, cost = [*self.count, 0], [*self.may, 0], self.cost  # unit -1 is nobody
        here, there = sum(count[unit] for unit in left), sum(count[unit] for unit in right)
        can, could = sum(may[unit] for unit in left), sum(may[unit] for unit in right)

        def moved(unit: int, second: int = -1, back: int = -1) -> int:
            people = count[unit] + count[second] - count[back]
            begin = may[unit] + may[second] - may[back]
            return cost(here - people, can - begin) + cost(there + people, could + begin)

        return moved
