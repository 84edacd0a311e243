"""Espresso Doppio: the best that some cards can pay within a few actions, exactly.

A runner seen from its other end pays the same, and the numbers of the two arrangements add up to the last one. All
tables here are therefore of the first half of the arrangements: each stands for its mirror image too.
"""

from typing import Final

from mypy_extensions import i64

from comptoir.bots.build import COMPILED
from comptoir.games.espresso_doppio.runner import ARRANGEMENTS, EXCHANGED, PAIRS

HALF: Final = 108_000
LAST: Final = 215_999
assert LAST + 1 == ARRANGEMENTS == 2 * HALF

ENOUGH_ASKED: Final = 5_000  # arrangements found one by one before all of them are
AFTER: Final = bytes(EXCHANGED)  # bytes are read faster than a list


class Column:
    """A number below 256 for every arrangement: what a card pays there, or what an answer leaves.

    Read as one long number too, for columns add up at once when long numbers do.
    """

    def __init__(self, table: bytes) -> None:
        self.table = table
        self.number = int.from_bytes(table, "little")


class Prospects:
    """What a set of shown cards pays in every arrangement, and the best within a few actions of it.

    What is asked for once or twice is found one by one. Of cards that are asked about again and again, all arrangements
    are worked out at once; interpreted, that would take seconds.
    """

    def __init__(self, columns: list[Column]) -> None:
        self.columns = columns
        self.gain = b""  # all columns added up, once anything but the present is asked for
        self.near = b""  # the best within one action, once worked out everywhere; until then,
        self.within_one: dict[int, int] = {}  # as far as it was asked for,
        self.within_two: dict[int, int] = {}  # and within two

    def now(self, arrangement: int) -> int:
        """What the cards pay as it is."""
        place = arrangement if arrangement < HALF else LAST - arrangement
        found = 0
        for column in self.columns:
            found += column.table[place]
        return found

    def best(self, arrangement: int, actions: int) -> int:
        """The most half beans these cards can pay after at most so many actions."""
        if actions <= 0:
            return self.now(arrangement)
        if actions == 1:
            return self.one(arrangement)
        most = self.two(arrangement)
        if actions > 2:
            for near in neighbours(arrangement):
                most = max(most, self.two(near))
        return most

    def one(self, arrangement: int) -> int:
        place = arrangement if arrangement < HALF else LAST - arrangement
        if len(self.near) > 0:
            return self.near[place]
        known = self.within_one.get(place, -1)
        if known < 0:
            known = best_beside(self.added_up(), place)
            self.within_one[place] = known
        return known

    def two(self, arrangement: int) -> int:
        if COMPILED and len(self.within_one) > ENOUGH_ASKED:
            self.everywhere()
        if len(self.near) > 0:
            return best_beside(self.near, arrangement)
        place = arrangement if arrangement < HALF else LAST - arrangement
        known = self.within_two.get(place, -1)
        if known < 0:
            known = self.one(place)
            for near in neighbours(place):
                known = max(known, self.one(near))
            self.within_two[place] = known
        return known

    def added_up(self) -> bytes:
        if len(self.gain) == 0:
            total = 0
            for column in self.columns:
                total += column.number
            self.gain = total.to_bytes(HALF, "little")
        return self.gain

    def everywhere(self) -> bytes:
        """In every arrangement, the best within one action."""
        if len(self.near) == 0:
            self.near = best_everywhere(self.added_up())
            self.gain = b""
            self.within_one.clear()
            self.within_two.clear()
        return self.near


def best_everywhere(gain: bytes) -> bytes:
    """In every arrangement, the most that can be had within one action."""
    return bytes([best_beside(gain, arrangement) for arrangement in range(HALF)])


def best_beside(gain: bytes, arrangement: int) -> int:
    """The best gain here or one action away: on every pair of spaces, every set of types may change places.

    Plain comparisons and no `max`: compiled, this innermost loop is then nothing but machine words.
    """
    whole: i64 = arrangement
    spoons: i64 = whole % 60
    cups: i64 = whole // 60 % 60 * 60
    saucers: i64 = whole // 3600
    most: i64 = 0
    pair: i64 = 0
    while pair < 10:
        other_spoons: i64 = AFTER[spoons * 10 + pair]
        other_cups: i64 = AFTER[cups // 6 + pair] * 60
        first: i64 = saucers
        turn: i64 = 0
        while turn < 2:
            base: i64 = first * 3600
            way: i64 = 1
            if first >= 30:  # in the second half: look at the mirror image instead
                base = LAST - base
                way = -1
            found: i64 = gain[base + way * (cups + spoons)]
            if found > most:
                most = found
            found = gain[base + way * (cups + other_spoons)]
            if found > most:
                most = found
            found = gain[base + way * (other_cups + spoons)]
            if found > most:
                most = found
            found = gain[base + way * (other_cups + other_spoons)]
            if found > most:
                most = found
            first = AFTER[saucers * 10 + pair]
            turn += 1
        pair += 1
    return most


def neighbours(arrangement: int) -> list[int]:
    """The arrangements one action away; some of them twice, or no different."""
    spoons: i64 = arrangement % 60
    cups: i64 = arrangement // 60 % 60
    saucers: i64 = arrangement // 3600
    found: list[int] = []
    for pair in range(PAIRS):
        other_saucers: i64 = AFTER[saucers * PAIRS + pair]
        other_cups: i64 = AFTER[cups * PAIRS + pair]
        other_spoons: i64 = AFTER[spoons * PAIRS + pair]
        found.append(saucers * 3600 + cups * 60 + other_spoons)
        found.append(saucers * 3600 + other_cups * 60 + spoons)
        found.append(saucers * 3600 + other_cups * 60 + other_spoons)
        found.append(other_saucers * 3600 + cups * 60 + spoons)
        found.append(other_saucers * 3600 + cups * 60 + other_spoons)
        found.append(other_saucers * 3600 + other_cups * 60 + spoons)
        found.append(other_saucers * 3600 + other_cups * 60 + other_spoons)
    return found
