"""Playing a card: its cars move in order from the top, all steered by the player who played it."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from comptoir.games.top_race.cards import CARD_CARS, CARD_POINTS, CARS, FIRST_LINK, GOLD
from comptoir.games.top_race.events import GoldLost, GoldPicked, NoEffect, Out
from comptoir.games.top_race.numbers import ASK_GOLD, ASK_LINK, GOLD_CAR, SHOWN_ON_CARD
from comptoir.games.top_race.rules.driving import drive
from comptoir.games.top_race.rules.match import end_race
from comptoir.games.top_race.rules.question import Question
from comptoir.kernel.luck import Luck

if TYPE_CHECKING:
    from comptoir.games.top_race.position import Race


def play_card(race: "Race", seat: int, card: int, luck: Luck) -> None:
    """The card lies on the table. A link whose cars do not both run has no effect."""
    race.player = seat
    race.card = card
    race.done = 0
    if card < FIRST_LINK:
        race.rules.lines.go_on(race, luck)
        return
    for car in CARD_CARS[card]:
        if race.place[car] != 0 or race.broken[car] != 0:
            if race.journal is not None:
                race.journal.tell(NoEffect(card))
            complete_card(race, luck)
            return
    race.ask_one(ASK_LINK, seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Lines:
    """The lines of a card are driven from top to bottom."""

    def go_on(self, race: "Race", luck: Luck) -> None:
        count = len(CARD_CARS[race.card])
        while race.done < (1 << count) - 1:
            if race.rules.finish.ended(race):
                break
            line = self.next_line(race, count)
            if line < 0 or begin_line(race, line):
                return
        complete_card(race, luck)

    def next_line(self, race: "Race", count: int) -> int:
        """The next line to be driven, or -1 when the player is asked."""
        line = 0
        while race.done >> line & 1:
            line += 1
        return line


def begin_line(race: "Race", line: int) -> bool:
    """Drive a line of the card; True when the player is asked something first."""
    race.done |= 1 << line
    car = CARD_CARS[race.card][line]
    points = CARD_POINTS[race.card][line]
    if car != GOLD:
        return drive(race, car, points)
    for other in range(CARS):
        if other not in CARD_CARS[race.card] and race.place[other] == 0 and race.broken[other] == 0:
            race.points = points
            race.ask_one(ASK_GOLD, race.player)
            return True
    if race.journal is not None:
        race.journal.tell(GoldLost(points))
    return False


class GoldQuestion(Question):
    """A gold number drives any car that is not shown on the card, even one that has finished or broken down."""

    def __init__(self) -> None:
        super().__init__(GOLD_CAR, CARS)

    def refusal(self, race: "Race", seat: int, choice: int) -> int:
        return SHOWN_ON_CARD if choice - GOLD_CAR in CARD_CARS[race.card] else 0

    def answer(self, race: "Race", seat: int, choice: int, luck: Luck) -> None:
        car = choice - GOLD_CAR
        if race.journal is not None:
            race.journal.tell(GoldPicked(seat, car, race.points))
        if not drive(race, car, race.points):
            race.rules.lines.go_on(race, luck)


def complete_card(race: "Race", luck: Luck) -> None:
    """The card goes on the pile; who is home drops out; then bets are made, and the next card is played."""
    race.played[race.card] += 1
    race.card = -1
    race.done = 0
    race.points = 0
    drop_out(race)
    if not race.rules.finish.ended(race):
        race.rules.deal.refill(race, race.player, luck)
        if race.rules.turns.anyone_left(race):
            if not race.rules.bets.ask(race):
                race.rules.turns.go_on(race, luck)
            return
    end_race(race, luck)


def drop_out(race: "Race") -> None:
    """A player whose cars have all finished discards his hand, unseen, and is out."""
    if race.places_taken == 0:
        return
    for seat in range(race.seats):
        if race.out[seat] == 0 and cars_running(race, seat) == 0:
            race.out[seat] = 1
            race.buried[seat] = race.hand(seat).copy()
            race.hand(seat).clear()
            if race.journal is not None:
                race.journal.tell(Out(seat, len(race.buried[seat])))


def cars_running(race: "Race", seat: int) -> int:
    return sum([1 for car in range(CARS) if race.owner[car] == seat and race.place[car] == 0])
