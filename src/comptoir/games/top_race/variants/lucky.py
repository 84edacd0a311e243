"""The lucky race: six cards each, and one drawn after each card played."""

from bisect import insort
from typing import TYPE_CHECKING, Final

from comptoir.games.top_race.events import Drew, OwnDraw
from comptoir.games.top_race.numbers import FOR_CARD
from comptoir.games.top_race.rules.book import RuleBook
from comptoir.games.top_race.rules.deal import Deal
from comptoir.kernel.luck import Luck

if TYPE_CHECKING:
    from comptoir.games.top_race.position import Race

HAND_SIZE: Final = 6


class SixCards(Deal):
    """Six cards each; the others form the pile, and nothing is set aside. Draw one after completing a card."""

    def hand_sizes(self, race: "Race") -> list[int]:
        return [HAND_SIZE] * race.seats

    def refill(self, race: "Race", seat: int, luck: Luck) -> None:
        if race.unseen.total == 0 or race.out[seat] == 1:
            return
        luck.at(FOR_CARD, race.number, seat, race.unseen.total)
        card = luck.draw(race.unseen)
        insort(race.hand(seat), card)
        if race.journal is not None:
            race.journal.tell(Drew(seat))
            race.journal.whisper(seat, OwnDraw(card))


def with_lucky(book: RuleBook) -> None:
    book.deal = SixCards()
