"""The runner drawn in one line of text: `Tw Sw Pw|Tc Sn Pc|Sc Pn|Tn|–`, spaces left to right.

T cup, S saucer, P spoon, as in French; w white, c caramel, n brown; a dash is an empty space.
"""

from comptoir.games.espresso_doppio.runner import COLOURS, NOWHERE, PIECES, SPACES

TYPE_LETTERS = "STP"
COLOUR_LETTERS = "wcn"
DRAWN_ORDER = (1, 0, 2)  # cup, saucer, spoon, as a guest is served
EMPTY = "–"


def piece_letters(piece: int) -> str:
    return TYPE_LETTERS[piece // COLOURS] + COLOUR_LETTERS[piece % COLOURS]


def piece_named(letters: str) -> int:
    """The piece with these two letters; ValueError when there is none."""
    if len(letters) != 2:
        raise ValueError(letters)
    return TYPE_LETTERS.index(letters[0]) * COLOURS + COLOUR_LETTERS.index(letters[1])


def draw_runner(spaces: list[int]) -> str:
    """Nine spaces, one per piece, as one line of text."""
    drawn = [""] * SPACES
    for kind in DRAWN_ORDER:
        for piece in range(kind * COLOURS, kind * COLOURS + COLOURS):
            if spaces[piece] != NOWHERE:
                drawn[spaces[piece]] += " " + piece_letters(piece)
    return "|".join([words.strip() or EMPTY for words in drawn])


def read_runner(text: str) -> list[int]:
    """The space of each piece in a drawn runner; pieces not drawn are nowhere."""
    spaces = [NOWHERE] * PIECES
    for space, words in enumerate(text.split("|")):
        for letters in words.split():
            if letters not in (EMPTY, "-"):
                spaces[piece_named(letters)] = space
    return spaces
