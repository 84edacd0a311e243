"""Espresso Doppio: the best that some cards can pay within a few actions, exactly.

A runner seen from its other end pays the same, and the numbers of the two arrangements add up to the last one. All
tables here are therefore of the first half of the arrangements: each stands for its mirror image too.
"""

from typing import Final

from mypy_extensions import i64

from comptoir.bots.judgement.espresso_everywhere import HALF, best_everywhere, top_of
from comptoir.games.espresso_doppio.runner import ARRANGEMENTS, EXCHANGED, PAIRS

LAST: Final = 215_999
assert LAST + 1 == ARRANGEMENTS == 2 * HALF

FEW_ASKED: Final = 200  # answers found one by one before arrangements tell theirs: many sets are hardly asked about
FEWEST_TOLD: Final = 100  # arrangements that tell what they pay to those beside them before anybody looks there,
MOST_TOLD: Final = 2_000  # and how many may before all are worked out at once
MOST_KEPT: Final = 10_000  # of what was asked about whole turns, for one set of cards: about a megabyte
AFTER: Final = bytes(EXCHANGED)  # bytes are read faster than a list


class Column:
    """A number below 256 for every arrangement: what a card pays there, or what an answer leaves.

    Read as one long number too, for columns add up at once when long numbers do.
    """

    def __init__(self, table: bytes) -> None:
        self.table = table
        self.number = int.from_bytes(table, "little")
        self.top = top_of(table, 255)


class Prospects:
    """What a set of shown cards pays in every arrangement, and the best within a few actions of it.

    Few arrangements pay much, and most lie within two or three actions of one that does. So `near`, the best within one
    action, is filled from the best downwards: the arrangements that pay most tell it to those beside them, then the
    next best do. Whoever finds a number there has the right one; who finds none asks for more. Of cards whose poorest
    arrangements matter too, all are worked out at once. The first few answers are found one by one: for cards that are
    hardly asked about anything more would be too much.
    """

    def __init__(self, columns: list[Column]) -> None:
        self.columns = columns
        self.gain = b""  # all columns added up, once anything but the present is asked for,
        self.top = 0  # and the most there is anywhere
        self.near = b""  # the best within one action, where that is at least
        self.least = 256  # this much, and elsewhere nothing
        self.told = 0  # how many arrangements have told theirs
        self.within_two: dict[int, int] = {}  # until the first of them have, as far as it was asked for
        self.within_three: dict[int, int] = {}  # as far as it was asked for

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
        place = arrangement if arrangement < HALF else LAST - arrangement
        if actions == 1:
            return self.one(place)
        return self.two(place) if actions == 2 else self.three(place)

    def reaches(self, arrangement: int, actions: int, wanted: int) -> bool:
        """Whether at most so many actions lead to what is wanted: much sooner answered than how much there is."""
        place = arrangement if arrangement < HALF else LAST - arrangement
        if actions <= 0:
            return self.now(arrangement) >= wanted
        if actions > 2:
            return self.three(place) >= wanted
        if len(self.near) == 0 and self.found_singly(place, actions):
            return self.best(arrangement, actions) >= wanted
        while self.least > wanted:
            self.look_further()
        if actions == 1:
            return self.near[place] >= wanted
        return best_beside(self.near, place, wanted) >= wanted

    def one(self, place: int) -> int:
        if len(self.near) > 0:
            found = self.near[place]
            if found >= self.least:
                return found
        return best_beside(self.added_up(), place, self.top)

    def found_singly(self, place: int, actions: int) -> bool:
        """Whether it is better found by itself, while few answers are."""
        return actions == 1 or place in self.within_two or len(self.within_two) < FEW_ASKED

    def singly(self, place: int) -> int:
        """The most within one action of here or of any arrangement one action away, worked out for this one alone."""
        known = self.within_two.get(place, -1)
        if known < 0:
            gain = self.added_up()
            known = best_beside(gain, place, self.top)
            for near in beside(place):
                if known == self.top:
                    break
                known = max(known, best_beside(gain, near, self.top))
            self.within_two[place] = known
        return known

    def two(self, place: int) -> int:
        if len(self.near) == 0:
            if self.found_singly(place, 2):
                return self.singly(place)
            self.look_further()
        found = best_beside(self.near, place, self.top)
        while found < self.least:
            self.look_further()
            found = best_beside(self.near, place, self.top)
        return found

    def three(self, place: int) -> int:
        known = self.within_three.get(place, -1)
        if known < 0:
            if len(self.within_three) >= MOST_KEPT:
                self.within_three.clear()
            known = self.best_around(place)
            while known < self.least and len(self.near) > 0:
                self.look_further()
                known = self.best_around(place)
            self.within_three[place] = known
        return known

    def best_around(self, place: int) -> int:
        """The most within two actions of here or of any arrangement one action away, as far as it is known."""
        if len(self.near) == 0 and len(self.within_two) >= FEW_ASKED:
            self.look_further()
        known = len(self.near) > 0
        most = best_beside(self.near, place, self.top) if known else self.singly(place)
        for near in beside(place):
            if most == self.top:
                break
            most = max(most, best_beside(self.near, near, self.top) if known else self.singly(near))
        return most

    def look_further(self) -> None:
        """The next best arrangements tell theirs, twice as many as have; where those are too many, all do at once."""
        gain = self.added_up()
        level = min(self.least - 1, self.top)
        enough = max(FEWEST_TOLD, 2 * self.told)
        marks = bytearray(self.near) if len(self.near) > 0 else bytearray(HALF)
        while self.told < enough:
            if level <= 0 or self.told + gain.count(level) > MOST_TOLD:
                self.everywhere()
                return
            self.told += tell_around(gain, level, marks)
            self.least = level
            level -= 1
        self.near = bytes(marks)

    def added_up(self) -> bytes:
        if len(self.gain) == 0:
            total = 0
            most = 0
            for column in self.columns:
                total += column.number
                most += column.top
            self.gain = total.to_bytes(HALF, "little")
            self.top = top_of(self.gain, most)
        return self.gain

    def everywhere(self) -> bytes:
        """In every arrangement, the best within one action."""
        if self.least > 0:
            self.near = best_everywhere(self.added_up())
            self.least = 0
            self.gain = b""
        return self.near


def tell_around(gain: bytes, level: int, marks: bytearray) -> int:
    """Every arrangement that pays just so much tells it to those beside it that know of no better. How many did."""
    found = 0
    place = gain.find(level)
    while place >= 0:
        found += 1
        if marks[place] == 0:
            marks[place] = level
        for near in beside(place):
            if marks[near] == 0:
                marks[near] = level
        place = gain.find(level, place + 1)
    return found


def best_beside(gain: bytes, place: int, top: int) -> int:
    """The best gain here or one action away, never above `top`: on every pair of spaces, every set of types may change
    places.

    Plain comparisons and no `max`: compiled, this innermost loop is then nothing but machine words.
    """
    whole: i64 = place
    enough: i64 = top
    spoons: i64 = whole % 60
    cups: i64 = whole // 60 % 60 * 60
    saucers: i64 = whole // 3600
    most: i64 = 0
    pair: i64 = 0
    while pair < 10 and most < enough:
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


def beside(place: int) -> list[int]:
    """The arrangements of the first half that one action leads to; some of them more than once."""
    spoons: i64 = place % 60
    cups: i64 = place // 60 % 60 * 60
    saucers: i64 = place // 3600
    base: i64 = saucers * 3600
    found: list[int] = []
    for pair in range(PAIRS):
        other_spoons: i64 = AFTER[spoons * PAIRS + pair]
        other_cups: i64 = AFTER[cups // 6 + pair] * 60
        other: i64 = AFTER[saucers * PAIRS + pair] * 3600
        found += [base + cups + other_spoons, base + other_cups + spoons, base + other_cups + other_spoons]
        for end in (cups + spoons, cups + other_spoons, other_cups + spoons, other_cups + other_spoons):
            found.append(other + end if other < HALF else LAST - other - end)
    return found
