"""Two halves: when one ends, each player hands his eight cards to the other; after the second the game is over."""

from typing import TYPE_CHECKING, Final

from comptoir.games.espresso_doppio.deck import CARDS
from comptoir.games.espresso_doppio.events import (
    CardsReceived,
    Finished,
    PileRevealed,
    Shared,
    Stalled,
    TieWon,
    TurnBegins,
    Won,
)
from comptoir.games.espresso_doppio.numbers import FOR_REST
from comptoir.games.espresso_doppio.rules.showing import show_cards
from comptoir.kernel.bag import bag_of
from comptoir.kernel.luck import Luck

if TYPE_CHECKING:
    from comptoir.games.espresso_doppio.position import Espresso

NOBODY: Final = -1
QUIET_TURNS: Final = 40


def finish_half(table: "Espresso", seat: int, luck: Luck) -> None:
    """A player has scored all his cards: the half ends at once."""
    if table.journal is not None:
        table.journal.tell(Finished(seat, table.half))
    table.finisher = seat
    end_half(table, luck)


def stall(table: "Espresso", luck: Luck) -> None:
    """Forty turns in a row without a card scored end the half as if finished."""
    if table.journal is not None:
        table.journal.tell(Stalled(QUIET_TURNS, table.half))
    end_half(table, luck)


def end_half(table: "Espresso", luck: Luck) -> None:
    if table.half == 2:
        table.over = True
        tell_winner(table)
        return
    exchange_cards(table, luck)
    table.half = 2
    table.finisher = NOBODY
    table.quiet = 0
    for seat in range(table.seats):
        show_cards(table, seat, luck)
    pass_turn(table)


def exchange_cards(table: "Espresso", luck: Luck) -> None:
    """Each shuffles his eight cards, scored or not, and gives them to the other, face down."""
    own = [cards_of(table, seat, luck) for seat in range(table.seats)]
    table.piles = table.piles.copy()  # until now shared with every copy of this table
    for seat in range(table.seats):
        received = own[1 - seat]
        table.piles[seat] = bag_of([int(card in received) for card in range(CARDS)], table.piles[seat].stream)
        table.left[seat] = len(received)
        table.shown[seat] = []
        table.away[seat] = 0
        if table.journal is not None:
            table.journal.tell(CardsReceived(seat, [card + 1 for card in received]))


def cards_of(table: "Espresso", seat: int, luck: Luck) -> list[int]:
    """The eight cards of a player, in ascending order: put away, shown, and what was left of his pile."""
    cards = [card for card in range(CARDS) if table.away[seat] >> card & 1]
    cards += table.shown[seat]
    cards += rest_of_pile(table, seat, luck)
    cards.sort()
    return cards


def rest_of_pile(table: "Espresso", seat: int, luck: Luck) -> list[int]:
    """What was left of a pile: when it alone is left, the unseen cards; when both are (a stall), dealt from them."""
    count, whole = table.left[seat], table.left[seat] == table.unseen.total
    cards = [card for card in range(CARDS) if table.unseen.counts[card]] if whole else []
    for card in cards:
        table.unseen.take(card)
    if not whole:
        luck.at(FOR_REST, table.half, seat)
        cards = [luck.draw(table.unseen) for _ in range(count)]
        cards.sort()
    table.left[seat] = 0
    if table.journal is not None and cards:
        table.journal.tell(PileRevealed(seat, [card + 1 for card in cards]))
    return cards


def pass_turn(table: "Espresso") -> None:
    """The player who did not just move takes the next turn."""
    begin_turn(table, 1 - table.mover)


def begin_turn(table: "Espresso", seat: int) -> None:
    table.mover = seat
    table.actions = 0
    table.scored = 0
    if table.journal is not None:
        table.journal.tell(TurnBegins(seat))


def tell_winner(table: "Espresso") -> None:
    """Most beans; equal: the player who has not finished his cards; after a stall, shared."""
    if table.journal is None:
        return
    most = max(table.beans)
    if table.beans[0] != table.beans[1]:
        table.journal.tell(Won(table.beans.index(most), most))
    elif table.finisher == NOBODY:
        table.journal.tell(Shared(most))
    else:
        table.journal.tell(TieWon(1 - table.finisher, most))
