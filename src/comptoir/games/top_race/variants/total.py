"""Total movement: all choose a card at once; the highest total plays first."""

from typing import TYPE_CHECKING

from comptoir.games.top_race.cards import TOTALS
from comptoir.games.top_race.events import CardPlayed, CardShown, Chose, OwnCard
from comptoir.games.top_race.numbers import ASK_SECRET, CARD
from comptoir.games.top_race.rules.book import RuleBook
from comptoir.games.top_race.rules.cards import play_card
from comptoir.games.top_race.rules.order import best_standing
from comptoir.games.top_race.rules.turns import CardQuestion, Turns
from comptoir.kernel.luck import Luck

if TYPE_CHECKING:
    from comptoir.games.top_race.position import Race


class TotalMovement(Turns):
    """Everyone in the race chooses secretly; the order is settled once, at the reveal."""

    def begin(self, race: "Race", luck: Luck) -> None:
        race.player = race.leader
        self.go_on(race, luck)

    def go_on(self, race: "Race", luck: Luck) -> None:
        while race.order:
            seat = race.order.pop(0)
            card = race.chosen[seat]
            race.chosen[seat] = -1
            if race.out[seat] == 0:
                if race.journal is not None:
                    race.journal.tell(CardPlayed(seat, card))
                play_card(race, seat, card, luck)
                return
            race.played[card] += 1  # who has dropped out discards it
        race.ask_all(ASK_SECRET, [seat for seat in range(race.seats) if self.has_turn(race, seat)])

    def anyone_left(self, race: "Race") -> bool:
        return any([race.out[seat] == 0 for seat in race.order]) or super().anyone_left(race)


class SecretCard(CardQuestion):
    """A card from your hand, face down."""

    def answer(self, race: "Race", seat: int, choice: int, luck: Luck) -> None:
        race.chosen[seat] = choice - CARD
        race.owes[seat] = 0
        if race.journal is not None:
            race.journal.tell(Chose(seat))
            race.journal.whisper(seat, OwnCard(choice - CARD))
        if 1 not in race.owes:
            reveal(race)
            race.rules.turns.go_on(race, luck)


def reveal(race: "Race") -> None:
    """Highest total first; equal: the player whose most-ahead racing car is less ahead."""
    keys: list[tuple[int, int, int]] = []
    for seat in range(race.seats):
        card = race.chosen[seat]
        if card >= 0:
            race.hand(seat).remove(card)
            keys.append((-TOTALS[card], -best_standing(race, seat), seat))
            if race.journal is not None:
                race.journal.tell(CardShown(seat, card, TOTALS[card]))
    race.order = [key[2] for key in sorted(keys)]


def with_total(book: RuleBook) -> None:
    book.turns = TotalMovement()
    book.questions[ASK_SECRET] = SecretCard()
