"""The children's race: no money, no link cards, everything by lot; the first owned car home wins."""

from typing import TYPE_CHECKING, Final

from comptoir.games.top_race.cards import CARS, CHILDREN_COPIES
from comptoir.games.top_race.events import ByLot, RaceWon
from comptoir.games.top_race.numbers import ASK_DRAW, FOR_CARD, FOR_GRID, FOR_LOT
from comptoir.games.top_race.rules.auction import Auction
from comptoir.games.top_race.rules.book import RuleBook
from comptoir.games.top_race.rules.deal import DRIVER_STREAM, Deal
from comptoir.games.top_race.rules.finish import Finish
from comptoir.games.top_race.rules.grid import put_on_grid
from comptoir.games.top_race.rules.match import Rewards
from comptoir.games.top_race.variants.bingo import DrawQuestion, TopCard
from comptoir.kernel.address import EVERYBODY
from comptoir.kernel.bag import bag_of
from comptoir.kernel.luck import Luck
from comptoir.kernel.say import Line

if TYPE_CHECKING:
    from comptoir.games.top_race.position import Race

SHARING: Final = 3  # so many players or fewer have two cars each


class FaceDownPiles(Deal):
    """Equal face-down piles without the link cards; what does not divide is set aside."""

    def copies(self) -> list[int]:
        return CHILDREN_COPIES

    def hand_sizes(self, race: "Race") -> list[int]:
        return [0] * race.seats

    def deal(self, race: "Race", luck: Luck) -> None:
        super().deal(race, luck)
        race.piles = [race.unseen.total // race.seats] * race.seats


class DriversByLot(Auction):
    """Cars are placed at random and drivers dealt at random: two each for up to three players, else one."""

    def begin(self, race: "Race", luck: Luck) -> None:
        grid = bag_of([1] * CARS, DRIVER_STREAM)
        for car in range(CARS):
            luck.at(FOR_GRID, race.number, EVERYBODY, car)
            put_on_grid(race, car, luck.draw(grid))
        race.drivers = bag_of([1] * CARS, DRIVER_STREAM)
        for _ in range(2 if race.seats <= SHARING else 1):
            for seat in range(race.seats):
                luck.at(FOR_LOT, race.number, seat)
                car = luck.draw(race.drivers)
                race.owner[car] = seat
                if race.journal is not None:
                    race.journal.tell(ByLot(seat, car))
        race.leader = race.controller
        race.rules.turns.begin(race, luck)


class OwnPile(TopCard):
    """Each turn flips the top card of the player's own pile."""

    def has_turn(self, race: "Race", seat: int) -> bool:
        return race.piles[seat] > 0

    def take_top(self, race: "Race", seat: int) -> None:
        race.piles[seat] -= 1

    def name(self, race: "Race", seat: int, luck: Luck) -> None:
        """Everybody has his own pile."""
        luck.at(FOR_CARD, race.number, seat, race.piles[seat])


class FirstHome(Finish):
    """The race ends at once when a car with a driver crosses; one without is put aside."""

    def ended(self, race: "Race") -> bool:
        return any([race.place[car] > 0 and race.owner[car] >= 0 for car in range(CARS)])


class Glory(Rewards):
    """The first car home, or the furthest with a driver, wins; there is no money."""

    def __init__(self) -> None:
        self.start_money = 0

    def winning_car(self, race: "Race") -> int:
        return min([(race.place[car], car) for car in range(CARS) if race.owner[car] >= 0])[1]

    def pay(self, race: "Race") -> None:
        """There is nothing to pay."""

    def tell_end(self, race: "Race") -> None:
        car = self.winning_car(race)
        if race.journal is not None:
            race.journal.tell(RaceWon(race.owner[car], car))

    def scores(self, race: "Race") -> list[int]:
        winner = race.owner[self.winning_car(race)] if race.over else -1
        return [1 if seat == winner else 0 for seat in range(race.seats)]

    def sheet(self, race: "Race", seat: int) -> list[Line]:
        return [Line("top-race-sheet-winner", self.scores(race)[seat])]


def with_children(book: RuleBook) -> None:
    turns = OwnPile()
    book.deal = FaceDownPiles()
    book.sale = DriversByLot()
    book.turns = turns
    book.finish = FirstHome()
    book.rewards = Glory()
    book.questions[ASK_DRAW] = DrawQuestion(turns)
