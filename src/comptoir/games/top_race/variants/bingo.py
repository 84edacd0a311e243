"""Bingo: nothing is dealt; each turn plays the top card of the pile."""

from typing import TYPE_CHECKING, Final

from comptoir.games.top_race.cards import KINDS
from comptoir.games.top_race.events import CardTurned, Reshuffled
from comptoir.games.top_race.numbers import ASK_DRAW, DRAW, FOR_CARD
from comptoir.games.top_race.rules.book import RuleBook
from comptoir.games.top_race.rules.cards import play_card
from comptoir.games.top_race.rules.deal import Deal
from comptoir.games.top_race.rules.question import Question
from comptoir.games.top_race.rules.turns import Turns
from comptoir.kernel.address import EVERYBODY
from comptoir.kernel.luck import Luck

if TYPE_CHECKING:
    from comptoir.games.top_race.position import Race


A_PILE: Final = 100  # more than any pile holds


class OnePile(Deal):
    """All cards form one pile."""

    def hand_sizes(self, race: "Race") -> list[int]:
        return [0] * race.seats


class TopCard(Turns):
    """The next player clockwise who is in the race turns up the top card and plays it."""

    def __init__(self) -> None:
        self.question = ASK_DRAW

    def has_turn(self, race: "Race", seat: int) -> bool:
        return race.out[seat] == 0

    def take_top(self, race: "Race", seat: int) -> None:
        """Before the card is drawn; when the pile is empty the played cards are shuffled."""
        if race.unseen.total > 0:
            return
        for kind in range(KINDS):
            for _ in range(race.played[kind]):
                race.unseen.put(kind)
            race.played[kind] = 0
        race.shuffled += 1
        if race.journal is not None:
            race.journal.tell(Reshuffled(race.unseen.total))

    def name(self, race: "Race", seat: int, luck: Luck) -> None:
        """Whoever turns it up, the cards of one pile come in one order."""
        luck.at(FOR_CARD, race.number, EVERYBODY, race.shuffled * A_PILE + race.unseen.total)


class DrawQuestion(Question):
    """There is nothing to choose: turn up the top card."""

    turns: TopCard

    def __init__(self, turns: TopCard) -> None:
        super().__init__(DRAW, 1)
        self.turns = turns

    def refusal(self, race: "Race", seat: int, choice: int) -> int:
        return 0

    def answer(self, race: "Race", seat: int, choice: int, luck: Luck) -> None:
        self.turns.take_top(race, seat)
        self.turns.name(race, seat, luck)
        card = luck.draw(race.unseen)
        if race.journal is not None:
            race.journal.tell(CardTurned(seat, card))
        play_card(race, seat, card, luck)


def with_bingo(book: RuleBook) -> None:
    turns = TopCard()
    book.deal = OnePile()
    book.turns = turns
    book.questions[ASK_DRAW] = DrawQuestion(turns)
