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

ENOUGH_ASKED: Final = 1_000  # arrangements found one by one before all of them are
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

    Nearly always some way within three actions leads to the most these cards can pay anywhere: who has found it need
    not look further. What is asked for once or twice is found one by one; of cards that are asked about again and
    again, all arrangements are worked out at once.
    """

    def __init__(self, columns: list[Column]) -> None:
        self.columns = columns
        self.gain = b""  # all columns added up, once anything but the present is asked for,
        self.top = 0  # and the most there is anywhere
        self.near = b""  # the best within one action, once worked out everywhere; until then,
        self.within_two: dict[int, int] = {}  # as far as it was asked for, within two
        self.within_three: dict[int, int] = {}  # and three

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

    def one(self, place: int) -> int:
        if len(self.near) > 0:
            return self.near[place]
        return best_beside(self.added_up(), place, self.top)

    def two(self, place: int) -> int:
        if len(self.near) > 0:
            return best_beside(self.near, place, self.top)
        known = self.within_two.get(place, -1)
        if known < 0:
            if len(self.within_two) >= ENOUGH_ASKED:
                return best_beside(self.everywhere(), place, self.top)
            known = self.best_around(place, False)
            self.within_two[place] = known
        return known

    def three(self, place: int) -> int:
        known = self.within_three.get(place, -1)
        if known < 0:
            if len(self.within_three) >= MOST_KEPT:
                self.within_three.clear()
            known = self.best_around(place, True)
            self.within_three[place] = known
        return known

    def best_around(self, place: int, far: bool) -> int:
        """The most within one action, or two if far, of any arrangement one action away."""
        most = self.two(place) if far else self.one(place)
        for pair in range(PAIRS):
            if most == self.top:
                break
            for near in across(place, pair):
                most = max(most, self.two(near) if far else self.one(near))
        return most

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
        if len(self.near) == 0:
            self.near = best_everywhere(self.added_up())
            self.gain = b""
            self.within_two.clear()
        return self.near


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


def across(place: int, pair: int) -> list[int]:
    """The arrangements of the first half that an action on this pair of spaces leads to; some of them no different."""
    spoons: i64 = place % 60
    cups: i64 = place // 60 % 60 * 60
    saucers: i64 = place // 3600
    other_spoons: i64 = AFTER[spoons * PAIRS + pair]
    other_cups: i64 = AFTER[cups // 6 + pair] * 60
    base: i64 = saucers * 3600
    found: list[int] = [base + cups + other_spoons, base + other_cups + spoons, base + other_cups + other_spoons]
    base = AFTER[saucers * PAIRS + pair] * 3600
    for end in (cups + spoons, cups + other_spoons, other_cups + spoons, other_cups + other_spoons):
        found.append(base + end if base < HALF else LAST - base - end)
    return found
