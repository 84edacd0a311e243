"""Random evenings for the seating, its laws, and the same question answered by looking at everything there is."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from comptoir.house.seating import BOT, Guest, Seated, seat

GAMES = ([3, 4, 5, 6], [2, 3, 4, 5], [2, 3, 4, 5, 6], [2])


class Night:
    """People who come, go, share tablets, win and lose; every round is held to the laws."""

    def __init__(self, seed: int, most: int = 24) -> None:
        self.chance = random.Random(seed)
        self.points: Counter[int] = Counter()
        self.device: dict[int, str] = {}
        self.rounds: list[Seated] = []
        self.here: list[int] = []
        self.coming(self.chance.randrange(2, most + 1), self.chance.choice([0.0, 0.0, 0.3]))

    def coming(self, count: int, sharing: float) -> None:
        for number in range(len(self.device), len(self.device) + count):
            shares = self.chance.random() < sharing
            self.device[number] = f"tablet {self.chance.randrange(3)}" if shares else ""
            self.here.append(number)

    def guests(self) -> list[Guest]:
        return [Guest(number, self.points[number], self.device[number]) for number in self.here]

    def play(self, seats: list[int]) -> Seated:
        seated = seat(self.guests(), self.rounds, seats)
        self.rounds.append(seated)
        for table in seated.tables:
            people = [number for number in table if number != BOT]
            self.chance.shuffle(people)
            for place, number in enumerate(people):
                self.points[number] += 60 * (len(people) - 1 - place) // (len(people) - 1)
        return seated

    def come_and_go(self) -> None:
        if self.chance.random() < 0.3 and len(self.here) > 4:
            self.here.remove(self.chance.choice(self.here))
        if self.chance.random() < 0.2 and len(self.here) < 24:
            self.coming(1, 0.3)


def hold_to_the_laws(night: Night, seated: Seated, seats: list[int]) -> None:
    """Legal tables, everybody once, nobody alone, devices together unless they are too many, few sit out, in turn."""
    placed = [number for table in seated.tables for number in table if number != BOT]
    assert sorted([*placed, *seated.out]) == sorted(night.here)
    table_of: dict[str, int] = {}
    for index, table in enumerate(seated.tables):
        people = [number for number in table if number != BOT]
        assert len(table) in seats
        assert len(people) >= 2
        for number in people:
            if night.device[number]:
                assert table_of.setdefault(night.device[number], index) == index
    if not any(night.device[number] for number in night.here):
        assert len(seated.out) == (len(night.here) % 2 if seats == [2] else 0)
        before = Counter(number for each in night.rounds[:-1] for number in each.out)
        least = min(before[number] for number in night.here)
        assert all(before[number] == least for number in seated.out)


def first_seats_go_round(night: Night) -> bool:
    """Among those who have played as often, everybody was first as often as some middle, give or take one."""
    games, firsts = counted(night)
    classes = [[firsts[number] for number in games if games[number] == count] for count in set(games.values())]
    return all(max(alike) - min(alike) <= 2 for alike in classes)


def nobody_sits_out_twice_before_all_have(night: Night) -> None:
    """Where people play on their own and stay to the end."""
    outs = Counter(number for seated in night.rounds for number in seated.out)
    assert max(outs[number] for number in night.here) - min(outs[number] for number in night.here) <= 1


# By brute force: nothing below shares a line with what it checks.


def weight(tables: list[list[int]], night: Night, seats: list[int]) -> tuple[int, ...]:
    """Bots, sum of squares of all repeats of the evening, tables where nobody should be first any more, distance in the
    standing, discomfort.
    """
    met: Counter[frozenset[int]] = Counter()
    for seated in [*night.rounds, Seated(tables)]:
        for table in seated.tables:
            met.update(frozenset(two) for two in combinations([n for n in table if n != BOT], 2))
    sizes = [min(size for size in seats if size >= len(table)) for table in tables]
    apart = sum((night.points[a] - night.points[b]) ** 2 for table in tables for a, b in combinations(table, 2))
    middle = seats[(len(seats) - 1) // 2]
    return (
        sum(sizes) - sum(map(len, tables)),
        sum((times - 1) ** 2 for times in met.values()),
        sum(nobody_should_begin(table, night) for table in tables if len(table) in seats),
        apart,
        sum((size - middle) ** 2 for size in sizes),
    )


def nobody_should_begin(table: list[int], night: Night) -> bool:
    """Whoever was first there would be three ahead of somebody who has played as often."""
    games, firsts = counted(night)
    least = {n: min(firsts[other] for other in night.here if games[other] == games[n]) for n in table}
    return all(firsts[number] - least[number] >= 2 for number in table)


def counted(night: Night) -> tuple[Counter[int], Counter[int]]:
    """How often everybody has played, and was first."""
    tables = [table for seated in night.rounds for table in seated.tables]
    games = Counter(number for table in tables for number in table if number != BOT)
    return games, Counter(table[0] for table in tables if table[0] != BOT)


def partitions(people: list[int]) -> Iterator[list[list[int]]]:
    if not people:
        yield []
        return
    for smaller in partitions(people[1:]):
        for index, table in enumerate(smaller):
            yield [*smaller[:index], [people[0], *table], *smaller[index + 1 :]]
        yield [[people[0]], *smaller]


def legal(tables: list[list[int]], night: Night, seats: list[int]) -> bool:
    if any(not 2 <= len(table) <= max(seats) for table in tables):
        return False
    spread: dict[str, set[int]] = {}
    for index, table in enumerate(tables):
        for number in table:
            if night.device[number]:
                spread.setdefault(night.device[number], set()).add(index)
    return all(len(where) == 1 for where in spread.values())


def by_brute_force(night: Night, seats: list[int]) -> tuple[int, ...]:
    """The best there is: how many sit out, how unfair that is, and the weight of the tables."""
    outs = Counter(number for seated in night.rounds for number in seated.out)
    for count in range(len(night.here)):
        found: list[tuple[int, ...]] = []
        for out in combinations(night.here, count):
            unfair = sum((outs[number] + (number in out)) ** 2 for number in night.device)
            ways = (tables for tables in partitions([n for n in night.here if n not in out]) if tables)
            found += [(count, unfair, *weight(tables, night, seats)) for tables in ways if legal(tables, night, seats)]
        if found:
            return min(found)
    raise AssertionError("nobody can be seated")


def as_seated(night: Night, seated: Seated, seats: list[int]) -> tuple[int, ...]:
    outs = Counter(number for each in night.rounds for number in each.out)
    tables = [[number for number in table if number != BOT] for table in seated.tables]
    unfair = sum((outs[number] + (number in seated.out)) ** 2 for number in night.device)
    return (len(seated.out), unfair, *weight(tables, night, seats))
