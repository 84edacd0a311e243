"""Cards are turned up from the piles: nobody has looked at them, so each is drawn at the moment it is turned."""

from typing import TYPE_CHECKING, Final

from comptoir.games.espresso_doppio.events import CardShown, about
from comptoir.games.espresso_doppio.numbers import FOR_CARDS
from comptoir.kernel.luck import Luck

if TYPE_CHECKING:
    from comptoir.games.espresso_doppio.position import Espresso

SHOWN: Final = 3


def show_cards(table: "Espresso", seat: int, luck: Luck) -> None:
    """Draw back to three shown cards, or as many as remain."""
    shown = table.shown[seat]
    while len(shown) < SHOWN and table.left[seat] > 0:
        card = turn_up(table, seat, luck)
        shown.append(card)
        shown.sort()
        if table.journal is not None:
            table.journal.tell(CardShown(seat, card + 1, about(table.deck.cards[card])))


def turn_up(table: "Espresso", seat: int, luck: Luck) -> int:
    """The top card of a pile. In the first half any unseen card may lie there, in the second only the pile's own."""
    table.left[seat] -= 1
    luck.at(FOR_CARDS, table.half, seat, table.left[seat])
    return luck.draw(table.piles[seat] if table.half == 2 else table.unseen)
