"""Actions: pieces move from one space to another, or change places with pieces there."""

from typing import TYPE_CHECKING

from comptoir.games.espresso_doppio.events import Exchanged, Moved
from comptoir.games.espresso_doppio.runner import (
    COLOUR_ON,
    COLOURS,
    EXCHANGED,
    NO_COLOUR,
    PAIR,
    PAIRS,
    SPACES,
    TYPE_SETS,
    TYPES,
)

if TYPE_CHECKING:
    from comptoir.games.espresso_doppio.position import Espresso


def act(table: "Espresso", seat: int, exchange: int) -> None:
    """On two spaces, the pieces of the chosen types change places."""
    pair, types = exchange // TYPE_SETS, exchange % TYPE_SETS + 1
    if table.journal is not None:
        tell_exchange(table, seat, pair, types)
    if types & 1:
        table.saucers = EXCHANGED[table.saucers * PAIRS + pair]
    if types & 2:
        table.cups = EXCHANGED[table.cups * PAIRS + pair]
    if types & 4:
        table.spoons = EXCHANGED[table.spoons * PAIRS + pair]


def tell_exchange(table: "Espresso", seat: int, pair: int, types: int) -> None:
    """Tell of a move when only one of the two spaces gives something, else of an exchange."""
    assert table.journal is not None
    left, right = PAIR[pair][0], PAIR[pair][1]
    going, coming = pieces_on(table, left, types), pieces_on(table, right, types)
    if not coming:
        table.journal.tell(Moved(seat, left + 1, right + 1, going))
    elif not going:
        table.journal.tell(Moved(seat, right + 1, left + 1, coming))
    else:
        table.journal.tell(Exchanged(seat, left + 1, right + 1, going, coming))


def pieces_on(table: "Espresso", space: int, types: int) -> list[int]:
    """The pieces of these types on a space."""
    layouts = [table.saucers, table.cups, table.spoons]
    colours = [COLOUR_ON[layouts[kind] * SPACES + space] for kind in range(TYPES)]
    return [kind * COLOURS + colours[kind] for kind in range(TYPES) if types >> kind & 1 and colours[kind] != NO_COLOUR]
