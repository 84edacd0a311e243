"""What a card asks for, as patterns: for each type and space, which piece must, may or must not stand there.

Every condition of the vocabulary is a list of patterns on the five spaces, and pays once for each that is there.
"""

from typing import Final

from comptoir.games.espresso_doppio.deck import (
    ANY,
    DUO,
    LONE,
    PAIRED,
    ROW,
    RUN,
    SET,
    STACK,
    Card,
)
from comptoir.games.espresso_doppio.runner import COLOUR_ON, COLOURS, LAYOUTS, NO_COLOUR, SPACES, TYPES

# Needs, besides a colour (0 to 2).
SOME: Final = 3  # a piece of any colour
NONE: Final = 4  # no piece
FREE: Final = 5  # whatever

# One need per type and space: type * 5 + space.
Pattern = list[int]

ORDERS: Final = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]


def blank() -> Pattern:
    return [FREE] * (TYPES * SPACES)


def in_line(pieces: list[int]) -> list[Pattern]:
    """These pieces on neighbouring spaces in this order, wherever the line starts; other pieces do not matter."""
    found: list[Pattern] = []
    for start in range(SPACES - len(pieces) + 1):
        pattern = blank()
        for place, piece in enumerate(pieces):
            pattern[piece // 4 * SPACES + start + place] = piece % 4
        found.append(pattern)
    return found


def rows(parts: list[int]) -> list[Pattern]:
    """Three pieces of one type in a line; without a type, those of each type."""
    if parts[0] // 4 != ANY:
        return in_line(parts)
    found: list[Pattern] = []
    for kind in range(TYPES):
        found += in_line([kind * 4 + part % 4 for part in parts])
    return found


def exactly(pattern: Pattern, space: int, pieces: list[int]) -> None:
    """On this space these pieces and no others."""
    for kind in range(TYPES):
        pattern[kind * SPACES + space] = NONE
    for piece in pieces:
        pattern[piece // 4 * SPACES + space] = piece % 4


def stacks(pieces: list[int]) -> list[Pattern]:
    """Exactly these on one space: a whole stack, a lone piece (of SOME colour), or nothing at all."""
    found: list[Pattern] = []
    for space in range(SPACES):
        pattern = blank()
        exactly(pattern, space, pieces)
        found.append(pattern)
    return found


def pairs(parts: list[int]) -> list[Pattern]:
    """Two neighbouring spaces, each with a piece of every type named, other types or not."""
    found: list[Pattern] = []
    for space in range(SPACES - 1):
        pattern = blank()
        for part in parts:
            pattern[part // 4 * SPACES + space] = SOME
            pattern[part // 4 * SPACES + space + 1] = SOME
        found.append(pattern)
    return found


def duos(parts: list[int]) -> list[Pattern]:
    """Two neighbouring spaces, each with exactly its two pieces."""
    found: list[Pattern] = []
    for space in range(SPACES - 1):
        pattern = blank()
        exactly(pattern, space, parts[:2])
        exactly(pattern, space + 1, parts[2:])
        found.append(pattern)
    return found


def runs() -> list[Pattern]:
    """The three pieces of one colour in a line, in any order of types; each colour."""
    found: list[Pattern] = []
    for colour in range(COLOURS):
        for order in ORDERS:
            found += in_line([kind * 4 + colour for kind in order])
    return found


def patterns_of(card: Card) -> list[Pattern]:
    """Everything that a card pays for, the card lying upright."""
    if card.condition == ROW:
        return rows(card.parts)
    if card.condition == SET:
        return in_line(card.parts)
    if card.condition == LONE or card.condition == STACK:
        return stacks(card.parts)
    if card.condition == PAIRED:
        return pairs(card.parts)
    if card.condition == DUO:
        return duos(card.parts)
    if card.condition == RUN:
        return runs()
    return stacks([])  # the special card: for every empty space


def turned(pattern: Pattern) -> Pattern:
    """The pattern of the card turned by 180°: left and right change places."""
    return [pattern[kind * SPACES + SPACES - 1 - space] for kind in range(TYPES) for space in range(SPACES)]


def meets(layout: int, kind: int, pattern: Pattern) -> bool:
    """Whether the pieces of one type, laid out like this, have what the pattern needs of them."""
    for space in range(SPACES):
        need, colour = pattern[kind * SPACES + space], COLOUR_ON[layout * SPACES + space]
        if need in (FREE, colour):
            continue
        if need == SOME and colour != NO_COLOUR:
            continue
        if need == NONE and colour == NO_COLOUR:
            continue
        return False
    return True


def layouts_for(pattern: Pattern, kind: int) -> list[int]:
    """The layouts of one type that have what the pattern needs of them."""
    return [layout for layout in range(LAYOUTS) if meets(layout, kind, pattern)]
