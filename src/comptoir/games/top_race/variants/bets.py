"""The professional race: after the card that first crosses a bet line everybody secretly picks a winner."""

from typing import TYPE_CHECKING

from comptoir.games.top_race.cards import BET_PAYS, BETS, CARS
from comptoir.games.top_race.events import BetMade, BetPaid, LineCrossed, OwnBet
from comptoir.games.top_race.numbers import ASK_BET, BET
from comptoir.games.top_race.rules.bets import NoBets, bet_index
from comptoir.games.top_race.rules.book import RuleBook
from comptoir.games.top_race.rules.money import BETTING, receive
from comptoir.games.top_race.rules.question import Question
from comptoir.kernel.luck import Luck

if TYPE_CHECKING:
    from comptoir.games.top_race.position import Race


class SecretBets(NoBets):
    """A line counts once per race, before the finish. Every bet pays or costs by the place of its car."""

    def watch(self, race: "Race", car: int) -> None:
        circuit = race.circuit
        while race.crossed < BETS:
            before = circuit.bet_columns[race.crossed] - circuit.line_column - 1
            if race.crossings[car] == 0:
                return
            if race.crossings[car] == 1 and circuit.progress[race.space[car]] <= before:
                return
            race.crossed += 1
            if race.journal is not None:
                race.journal.tell(LineCrossed(car, race.crossed))

    def ask(self, race: "Race") -> bool:
        if race.bets_made == race.crossed:
            return False
        race.ask_all(ASK_BET, list(range(race.seats)))
        return True

    def pay(self, race: "Race") -> None:
        for number in range(race.bets_made):
            for seat in range(race.seats):
                car = race.bets[bet_index(race, number, seat)]
                amount = bet_pays(number, race.place[car])
                receive(race, seat, amount, BETTING)
                if race.journal is not None:
                    race.journal.tell(BetPaid(seat, number + 1, car, amount))


def bet_pays(number: int, place: int) -> int:
    return BET_PAYS[number][place - 1]


class BetQuestion(Question):
    """Any car, also one that has finished or is somebody else's."""

    def __init__(self) -> None:
        super().__init__(BET, CARS)

    def refusal(self, race: "Race", seat: int, choice: int) -> int:
        return 0

    def answer(self, race: "Race", seat: int, choice: int, luck: Luck) -> None:
        race.bets[bet_index(race, race.bets_made, seat)] = choice - BET
        race.owes[seat] = 0
        if race.journal is not None:
            race.journal.tell(BetMade(seat, race.bets_made + 1))
            race.journal.whisper(seat, OwnBet(race.bets_made + 1, choice - BET))
        if 1 in race.owes:
            return
        race.bets_made += 1
        if not race.rules.bets.ask(race):
            race.rules.turns.go_on(race, luck)


def with_bets(book: RuleBook) -> None:
    book.bets = SecretBets()
    book.questions[ASK_BET] = BetQuestion()
