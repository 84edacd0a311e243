"""Espresso Doppio: the best that one action can do, in every arrangement at once.

Long numbers with a byte for each arrangement are compared as a whole. Neither build goes through the arrangements one
by one, so that the plain one takes no longer than the compiled one, and both study alike.
"""

from typing import Final

from comptoir.games.espresso_doppio.runner import EXCHANGED, LAYOUTS, PAIR, PAIRS, SPACES

HALF: Final = 108_000  # of the arrangements; the others are their mirror images
PART: Final = LAYOUTS * LAYOUTS  # the arrangements that share their saucers
HALF_PARTS: Final = HALF // PART
MOST: Final = 127  # what a byte may hold while bytes are compared
HIGH: Final = int.from_bytes(b"\x80" * HALF, "little")
LOWER: Final = bytes([min(MOST, gain) for gain in range(256)])
MIRRORED: Final = [PAIR.index([SPACES - 1 - right, SPACES - 1 - left]) for left, right in PAIR]
UPPER: Final = bytes([max(MOST, gain) - MOST for gain in range(256)])


def best_everywhere(gain: bytes) -> bytes:
    """In every arrangement of the first half, the most that can be had within one action."""
    if top_of(gain, 255) <= MOST:
        return best_of_all_pairs(gain)
    lower, upper = best_of_all_pairs(gain.translate(LOWER)), best_of_all_pairs(gain.translate(UPPER))
    return (number_of(lower) + number_of(upper)).to_bytes(HALF, "little")


def top_of(gain: bytes, most: int) -> int:
    """The greatest number in a table, which is no greater than `most`."""
    while most > 0 and most not in gain:
        most -= 1
    return most


def best_of_all_pairs(gain: bytes) -> bytes:
    """On every pair of spaces, every set of types may change places: each type does or does not, one after another."""
    here = number_of(gain)
    near: list[int] = []  # for every pair, the best that its spoons and cups can do,
    tables: list[bytes] = []  # and the same to be read
    for pair in range(PAIRS):
        found = larger(here, number_of(spoons_exchanged(gain, pair)))
        found = larger(found, number_of(cups_exchanged(found.to_bytes(HALF, "little"), pair)))
        near.append(found)
        tables.append(found.to_bytes(HALF, "little"))
    best = here
    for pair in range(PAIRS):
        best = larger(best, larger(near[pair], number_of(saucers_exchanged(tables, pair))))
    return best.to_bytes(HALF, "little")


def number_of(table: bytes) -> int:
    return int.from_bytes(table, "little")


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
