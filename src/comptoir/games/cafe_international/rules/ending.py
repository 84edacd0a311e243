"""The end: how it comes, what left-over cards cost, and who wins."""

from typing import TYPE_CHECKING

from comptoir.games.cafe_international.cards import CARD_COST
from comptoir.games.cafe_international.events import Ended, Penalty, TurnSum
from comptoir.kernel.position import ranks

if TYPE_CHECKING:
    from comptoir.games.cafe_international.position import Cafe


def end_game(cafe: "Cafe", reason: int) -> None:
    """The game ends at once; every card in hand or face down is charged."""
    cafe.over = True
    cafe.ending = reason
    tell_sum(cafe)
    if cafe.journal is not None:
        cafe.journal.tell(Ended(cafe.turn, reason))
        for seat in range(cafe.seats):
            cards = cafe.cards[seat] + cafe.hidden[seat]
            cafe.journal.tell(Penalty(seat, cards, cards * CARD_COST))


def tell_sum(cafe: "Cafe") -> None:
    """At the end of a turn: what its guests made together."""
    if cafe.seated > 0 and cafe.journal is not None:
        cafe.journal.tell(TurnSum(cafe.turn, cafe.earned))


def penalty(cafe: "Cafe", seat: int) -> int:
    """Each card in hand or face down costs 2 when the game ends."""
    return (cafe.cards[seat] + cafe.hidden[seat]) * CARD_COST


def standing(cafe: "Cafe") -> list[int]:
    """Highest total wins; equal: fewer penalty points; still equal: shared."""
    scores = cafe.scores()
    return ranks([[scores[seat], -penalty(cafe, seat)] for seat in range(cafe.seats)])
