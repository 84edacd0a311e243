"""A match of one to three races: each is dealt, auctioned and run; money carries over, and most money wins."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from comptoir.games.top_race.cards import CARS, PRIZES, START_MONEY
from comptoir.games.top_race.events import Classified, MatchOver, Prize, RaceBegins
from comptoir.games.top_race.rules.money import COLUMN_WORDS, COLUMNS, PRIZE, receive
from comptoir.games.top_race.rules.order import running_order
from comptoir.kernel.luck import Luck
from comptoir.kernel.say import Line

if TYPE_CHECKING:
    from comptoir.games.top_race.position import Race


@mypyc_attr(allow_interpreted_subclasses=True)
class Rewards:
    """Everybody starts the match with 200; the cars' owners get the prizes by place. Most money wins."""

    start_money: int

    def __init__(self) -> None:
        self.start_money = START_MONEY

    def pay(self, race: "Race") -> None:
        for place in range(1, CARS + 1):
            car = race.place.index(place)
            receive(race, race.owner[car], PRIZES[place - 1], PRIZE)
            if race.journal is not None:
                race.journal.tell(Prize(race.owner[car], car, place, PRIZES[place - 1]))

    def scores(self, race: "Race") -> list[int]:
        return race.money.copy()

    def tell_end(self, race: "Race") -> None:
        if race.journal is not None:
            ranking = race.ranking()
            for seat in range(race.seats):
                race.journal.tell(MatchOver(seat, race.money[seat], ranking[seat]))

    def sheet(self, race: "Race", seat: int) -> list[Line]:
        """What everybody starts with, then race by race what came and went."""
        lines = [Line("top-race-sheet-start", self.start_money)]
        for number in range(race.number + 1):
            for column in range(COLUMNS):
                amount = race.ledger[(number * COLUMNS + column) * race.seats + seat]
                if amount != 0:
                    lines.append(Line(f"top-race-sheet-{COLUMN_WORDS[column]}", amount, {"race": number + 1}))
        return lines


def begin_race(race: "Race", luck: Luck) -> None:
    """A cleared table, then the deal and the auction."""
    race.clear()
    if race.journal is not None:
        race.journal.tell(RaceBegins(race.number + 1, race.races))
    race.rules.deal.deal(race, luck)
    race.rules.sale.begin(race, luck)


def end_race(race: "Race", luck: Luck) -> None:
    """Cars still on the track are placed by how far they came; then everything is paid."""
    for car in running_order(race):
        race.places_taken += 1
        race.place[car] = race.places_taken
        if race.journal is not None:
            race.journal.tell(Classified(car, race.places_taken))
    race.rules.rewards.pay(race)
    race.rules.bets.pay(race)
    if race.number + 1 < race.races:
        race.number += 1
        begin_race(race, luck)
        return
    race.ask_nobody()
    race.rules.rewards.tell_end(race)
