"""Scoring: a shown card whose condition holds pays its beans each time it is met, and is put away."""

from typing import TYPE_CHECKING

from comptoir.games.espresso_doppio.deck import CARDS, CONDITIONS
from comptoir.games.espresso_doppio.events import Scored, TookBeans, about
from comptoir.games.espresso_doppio.numbers import NOT_MET, NOT_SHOWN
from comptoir.kernel.say import Line

if TYPE_CHECKING:
    from comptoir.games.espresso_doppio.position import Espresso


def scoring_refusal(table: "Espresso", seat: int, card: int) -> int:
    """A card must lie face up before the player, scoring must be allowed now, and the condition must hold."""
    if card not in table.shown[seat]:
        return NOT_SHOWN
    refused = table.rules.turns.refuses_scoring(table)
    if refused != 0:
        return refused
    return 0 if table.deck.pays(card, table.arrangement()) else NOT_MET


def put_away(table: "Espresso", seat: int, card: int) -> int:
    """The card leaves the display; returns how many times its condition is met."""
    table.shown[seat].remove(card)
    table.away[seat] |= 1 << card
    table.scored += 1
    return table.deck.pays(card, table.arrangement())


def pay(table: "Espresso", seat: int, card: int, times: int) -> None:
    """Beans from the supply, which has no limit."""
    beans = times * table.deck.beans[card]
    table.beans[seat] += beans
    table.earned[seat * CARDS + card] = beans
    if table.journal is not None:
        table.journal.tell(Scored(seat, card + 1, about(table.deck.cards[card]), times, beans))


def take_beans(table: "Espresso", seat: int, card: int, times: int) -> None:
    """The special card: the opponent returns beans for each empty space, but never more than he has."""
    other = 1 - seat
    beans = min(times * table.deck.beans[card], table.beans[other])
    table.beans[other] -= beans
    table.lost[other] += beans
    if table.journal is not None:
        table.journal.tell(TookBeans(seat, other, card + 1, times, beans))


def count_cards(cards: int) -> int:
    """How many cards a set of cards (one bit each) holds."""
    return cards.bit_count()


def card_lines(table: "Espresso", seat: int) -> list[Line]:
    """One line of the score sheet for every card that paid."""
    lines: list[Line] = []
    for card in range(CARDS):
        beans = table.earned[seat * CARDS + card]
        if beans > 0:
            condition = CONDITIONS[table.deck.cards[card].condition]
            lines.append(Line(f"espresso-doppio-sheet-{condition}", beans, {"card": card + 1}))
    return lines
