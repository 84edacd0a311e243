"""Espresso Doppio: the best that one action can do, in every arrangement at once.

Long numbers with a byte for each arrangement are compared as a whole. Neither build goes through the arrangements one
by one, so that the plain one takes no longer than the compiled one, and both study alike.
"""

from collections.abc import Callable
from typing import Final

from comptoir.games.espresso_doppio.runner import EXCHANGED, LAYOUTS, PAIR, PAIRS, SPACES

HALF: Final = 108_000  # of the arrangements; the others are their mirror images
PART: Final = LAYOUTS * LAYOUTS  # the arrangements that share their saucers
HALF_PARTS: Final = HALF // PART
MARKS: Final = 8  # that a byte has room for
MOST: Final = 127  # what a byte may hold while bytes are compared
HIGH: Final = int.from_bytes(b"\x80" * HALF, "little")
LOWER: Final = bytes([min(MOST, gain) for gain in range(256)])
MIRRORED: Final = [PAIR.index([SPACES - 1 - right, SPACES - 1 - left]) for left, right in PAIR]
UPPER: Final = bytes([max(MOST, gain) - MOST for gain in range(256)])


def best_everywhere(gain: bytes) -> bytes:
    """In every arrangement of the first half, the most that can be had within one action."""
    levels = [level for level in range(256) if level in gain]
    if len(levels) <= MARKS + 1:
        return best_of_marks(gain, levels)
    if levels[-1] <= MOST:
        return best_of_all_pairs(gain, larger)
    lower = best_of_all_pairs(gain.translate(LOWER), larger)
    upper = best_of_all_pairs(gain.translate(UPPER), larger)
    return (number_of(lower) + number_of(upper)).to_bytes(HALF, "little")


def best_of_marks(gain: bytes, levels: list[int]) -> bytes:
    """Few different numbers: a byte has a mark for every level reached, and the larger one has all marks of both."""
    marked, read = bytearray(256), bytearray(256)
    for place in range(len(levels)):
        marks = (1 << place) - 1
        marked[levels[place]] = marks
        read[marks] = levels[place]
    return best_of_all_pairs(gain.translate(marked), either).translate(read)


def top_of(gain: bytes, most: int) -> int:
    """The greatest number in a table, which is no greater than `most`."""
    while most > 0 and most not in gain:
        most -= 1
    return most


def best_of_all_pairs(gain: bytes, join: Callable[[int, int], int]) -> bytes:
    """On every pair of spaces, every set of types may change places: each type does or does not, one after another."""
    here = number_of(gain)
    near: list[int] = []  # for every pair, the best that its spoons and cups can do,
    tables: list[bytes] = []  # and the same to be read
    for pair in range(PAIRS):
        found = join(here, number_of(spoons_exchanged(gain, pair)))
        found = join(found, number_of(cups_exchanged(found.to_bytes(HALF, "little"), pair)))
        near.append(found)
        tables.append(found.to_bytes(HALF, "little"))
    best = here
    for pair in range(PAIRS):
        best = join(best, join(near[pair], number_of(saucers_exchanged(tables, pair))))
    return best.to_bytes(HALF, "little")


def number_of(table: bytes) -> int:
    return int.from_bytes(table, "little")


def either(one: int, other: int) -> int:
    """All marks of two long numbers."""
    return one | other


def larger(one: int, other: int) -> int:
    """The larger of each two bytes, all below 128, of two long numbers."""
    not_less = ((one | HIGH) - other) & HIGH
    return other ^ ((one ^ other) & (not_less - (not_less >> 7)))


def spoons_exchanged(table: bytes, pair: int) -> bytes:
    """The table as it is read after the spoons on a pair of spaces have changed places."""
    found = bytearray(HALF)
    for spoons in range(LAYOUTS):
        found[spoons::LAYOUTS] = table[EXCHANGED[spoons * PAIRS + pair] :: LAYOUTS]
    return bytes(found)


def cups_exchanged(table: bytes, pair: int) -> bytes:
    places = [EXCHANGED[cups * PAIRS + pair] * LAYOUTS for cups in range(LAYOUTS)]
    found: list[bytes] = []
    for part in range(0, HALF, PART):
        for place in places:
            found.append(table[part + place : part + place + LAYOUTS])
    return b"".join(found)


def saucers_exchanged(tables: list[bytes], pair: int) -> bytes:
    """Saucers beyond the middle are read in the mirror: of the mirrored pair, from the other end."""
    found: list[bytes] = []
    for saucers in range(HALF_PARTS):
        after = EXCHANGED[saucers * PAIRS + pair]
        if after < HALF_PARTS:
            found.append(tables[pair][after * PART : after * PART + PART])
        else:
            place = (LAYOUTS - 1 - after) * PART
            found.append(tables[MIRRORED[pair]][place : place + PART][::-1])
    return b"".join(found)
