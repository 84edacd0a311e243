"""Set-up: the players lay the saucers, then the cups, then the spoons, one piece in turn."""

from typing import TYPE_CHECKING, Final

from comptoir.games.espresso_doppio.events import Placed
from comptoir.games.espresso_doppio.numbers import ALREADY_LAID, OTHER_TYPE, PLACE, SAME_COLOUR, SAME_TYPE
from comptoir.games.espresso_doppio.runner import (
    COLOURS,
    NOWHERE,
    PIECES,
    SPACES,
    layout_of,
)

if TYPE_CHECKING:
    from comptoir.games.espresso_doppio.position import Espresso

COLOUR_BIT: Final = [1, 2, 4]
ALL_COLOURS: Final = 7


def laying_refusal(laid: list[int], count: int, piece: int, space: int) -> int:
    """Any remaining piece of the type in turn, on a space with no piece of its type and none of its colour."""
    kind, colour = piece // COLOURS, piece % COLOURS
    if kind != count // COLOURS:
        return OTHER_TYPE
    if laid[piece] != NOWHERE:
        return ALREADY_LAID
    for other in range(PIECES):
        if laid[other] == space:
            if other // COLOURS == kind:
                return SAME_TYPE
            if other % COLOURS == colour:
                return SAME_COLOUR
    return 0


def laying_choices(laid: list[int], count: int) -> list[int]:
    """All that is not refused, ascending: found from the colours that each space no longer takes."""
    kind = count // COLOURS
    closed = [0] * SPACES
    for other in range(kind + 1):
        for colour in range(COLOURS):
            space = laid[other * COLOURS + colour]
            if space != NOWHERE:
                closed[space] |= ALL_COLOURS if other == kind else COLOUR_BIT[colour]
    found: list[int] = []
    for colour in range(COLOURS):
        piece = kind * COLOURS + colour
        if laid[piece] == NOWHERE:
            for space in range(SPACES):
                if closed[space] & COLOUR_BIT[colour] == 0:
                    found.append(PLACE + piece * SPACES + space)
    return found


def lay(table: "Espresso", seat: int, piece: int, space: int) -> bool:
    """Lay one piece; True when the runner is laid. Then the turn passes on as it did before."""
    table.laid[piece] = space
    table.pieces += 1
    if table.journal is not None:
        table.journal.tell(Placed(seat, piece, space + 1))
    table.mover = (seat + 1) % table.seats
    if table.pieces < PIECES:
        return False
    table.saucers = layout_of(table.laid[0:3])
    table.cups = layout_of(table.laid[3:6])
    table.spoons = layout_of(table.laid[6:9])
    return True
