"""Taking turns: the buyer of the last driver starts, then clockwise to the next player in the race with cards."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from comptoir.games.top_race.cards import CARD_CARS, FIRST_LINK, KINDS
from comptoir.games.top_race.events import CardPlayed
from comptoir.games.top_race.numbers import ASK_CARD, CARD, LINK_STOPPED, NOT_IN_HAND
from comptoir.games.top_race.rules.cards import play_card
from comptoir.games.top_race.rules.question import Question
from comptoir.kernel.luck import Luck

if TYPE_CHECKING:
    from comptoir.games.top_race.position import Race


@mypyc_attr(allow_interpreted_subclasses=True)
class Turns:
    """Play one card from your hand; then the next player clockwise who is in the race and has cards."""

    question: int

    def __init__(self) -> None:
        self.question = ASK_CARD

    def begin(self, race: "Race", luck: Luck) -> None:
        race.player = (race.leader - 1) % race.seats
        self.go_on(race, luck)

    def go_on(self, race: "Race", luck: Luck) -> None:
        """Whose turn is next, and what he is asked."""
        seat = (race.player + 1) % race.seats
        while not self.has_turn(race, seat):
            seat = (seat + 1) % race.seats
        race.player = seat
        race.ask_one(self.question, seat)

    def has_turn(self, race: "Race", seat: int) -> bool:
        return race.out[seat] == 0 and len(race.hand(seat)) > 0

    def anyone_left(self, race: "Race") -> bool:
        """Whether somebody in the race still has a card to play."""
        for seat in range(race.seats):
            if self.has_turn(race, seat):
                return True
        return False


def link_runs(race: "Race", card: int) -> bool:
    """A link card may be played while neither of its cars has finished or is broken down."""
    for car in CARD_CARS[card]:
        if race.place[car] != 0 or race.broken[car] != 0:
            return False
    return True


def only_stopped_links(race: "Race", hand: list[int]) -> bool:
    """Nothing in this hand can be played."""
    for card in hand:
        if card < FIRST_LINK or link_runs(race, card):
            return False
    return True


class CardQuestion(Question):
    """Any card of your hand; a link only while its cars run, unless you hold nothing else: then it is discarded."""

    def __init__(self) -> None:
        super().__init__(CARD, KINDS)

    def refusal(self, race: "Race", seat: int, choice: int) -> int:
        card = choice - CARD
        hand = race.hand(seat)
        if card not in hand:
            return NOT_IN_HAND
        if card < FIRST_LINK or link_runs(race, card) or only_stopped_links(race, hand):
            return 0
        return LINK_STOPPED

    def choices(self, race: "Race", seat: int) -> list[int]:
        found: list[int] = []
        before = -1
        for card in race.hand(seat):
            if card != before and (card < FIRST_LINK or self.refusal(race, seat, CARD + card) == 0):
                found.append(CARD + card)
            before = card
        return found

    def answer(self, race: "Race", seat: int, choice: int, luck: Luck) -> None:
        card = choice - CARD
        race.hand(seat).remove(card)
        if race.journal is not None:
            race.journal.tell(CardPlayed(seat, card))
        play_card(race, seat, card, luck)
