"""Everything on the table of Café Race, and the order of play."""

from typing import Annotated

from comptoir.games.cafe_race.board import COFFEES, FINISH, LAST, SPACES, START
from comptoir.games.cafe_race.events import Arrived, Refilled, RoundBegins, SpeedDice
from comptoir.games.cafe_race.numbers import FOR_SPEEDS, NOT_WAITING
from comptoir.games.cafe_race.rules.book import RuleBook
from comptoir.games.cafe_race.rules.moving import move_everyone
from comptoir.games.cafe_race.rules.scoring import place_points, place_ranks
from comptoir.kernel.address import EVERYBODY
from comptoir.kernel.fields import Fresh
from comptoir.kernel.journal import Journal
from comptoir.kernel.luck import Luck
from comptoir.kernel.position import Group, Position, ranks
from comptoir.kernel.say import Line


class Race(Position):
    """Clerks on a staircase, cups in hand."""

    rules: RuleBook  # how thrusts and speeds are settled: in secret, or by auction
    round: int = 0
    everyone: Annotated[list[int], Fresh("list(range(seats))", "shared")]
    space: Annotated[list[int], Fresh("[START] * seats")]
    crowd: Annotated[list[int], Fresh("[0] * SPACES")]  # how many clerks stand on each space, the start zone aside
    coffee: Annotated[list[int], Fresh("[COFFEES] * seats")]
    dice: Annotated[list[int], Fresh("[]")]  # the speed dice in the tray, highest first
    thrust: Annotated[list[int], Fresh("[0] * seats")]  # 0: not settled
    speed: Annotated[list[int], Fresh("[0] * seats")]  # 0: not settled
    order: Annotated[list[int], Fresh("[]", "shared")]  # who moves when, once speeds are settled
    missing: int = 0  # how many thrusts are still to be chosen
    starter: int = -1  # the auction: who started the bidding,
    bidder: int = -1  # whose bid is asked,
    offered: int = 0  # the die on offer,
    bid: int = 0  # the highest bid
    leader: int = -1  # and who made it

    def waiting(self) -> list[int]:
        return [] if self.over else self.rules.speeds.waiting(self)

    def asks(self, seat: int) -> int:
        return 0 if self.over else self.rules.speeds.asks(self, seat)

    def choices(self, seat: int) -> list[int]:
        return [] if self.over else self.rules.speeds.choices(self, seat)

    def pick(self, seat: int, luck: Luck) -> int:
        return self.rules.speeds.pick(self, seat, luck)

    def refusal(self, seat: int, choice: int) -> int:
        return NOT_WAITING if self.over else self.rules.speeds.refusal(self, seat, choice)

    def play(self, seat: int, choice: int, luck: Luck) -> None:
        if not self.rules.speeds.play(self, seat, choice, luck):
            return
        move_everyone(self, luck)
        clear_dice(self)
        if self.crowd[FINISH] > 0 or self.crowd[LAST] > 0:
            finish(self)
        else:
            begin_round(self, luck)

    def scores(self) -> list[int]:
        points = place_points(self)
        return [self.coffee[seat] + points[seat] for seat in range(self.seats)]

    def sheet(self, seat: int) -> list[Line]:
        rank, points = place_ranks(self)[seat], place_points(self)[seat]
        return [
            Line("cafe-race-sheet-coffees", self.coffee[seat]),
            Line("cafe-race-sheet-place", points, {"rank": rank, "space": self.space[seat]}),
        ]

    def ranking(self) -> list[int]:
        """Highest score wins; equal: more coffees; still equal: shared."""
        scores = self.scores()
        return ranks([[scores[seat], self.coffee[seat]] for seat in range(self.seats)])

    def groups(self) -> list[Group]:
        found = [self.seats, self.step, int(self.over), self.round]
        found += self.space + self.coffee + self.thrust + self.speed
        found += self.dice + [0] * (self.seats - len(self.dice))
        found += [self.starter, self.bidder, self.offered, self.bid, self.leader]
        return [(1, found)]

    def copy(self) -> "Race":
        return copied(self)


def setup(seats: int, rules: RuleBook, luck: Luck, journal: Journal | None) -> Race:
    race = empty_race(seats, rules)
    race.journal = journal
    begin_round(race, luck)
    return race


def begin_round(race: Race, luck: Luck) -> None:
    """Empty cups are refilled at the start zone, then the speed dice are rolled."""
    race.round += 1
    if race.journal is not None:
        race.journal.tell(RoundBegins(race.round))
    for seat in range(race.seats):
        if race.coffee[seat] == 0:
            refill(race, seat)
    race.dice = []
    luck.at(FOR_SPEEDS, race.round, EVERYBODY)
    for _ in range(race.seats):
        lay_down(race.dice, luck.die())
    if race.journal is not None:
        race.journal.tell(SpeedDice(race.dice.copy()))
    race.rules.speeds.begin(race, luck)


def lay_down(tray: list[int], die: int) -> None:
    """Add a die to the tray, which is kept in order, highest first."""
    place = len(tray)
    tray.append(die)
    while place > 0 and tray[place - 1] < die:
        tray[place] = tray[place - 1]
        place -= 1
    tray[place] = die


def refill(race: Race, seat: int) -> None:
    race.coffee[seat] = COFFEES
    if race.space[seat] != START:
        race.crowd[race.space[seat]] -= 1
        race.space[seat] = START
    if race.journal is not None:
        race.journal.tell(Refilled(seat))


def clear_dice(race: Race) -> None:
    """After everyone has moved the dice go back to the tray."""
    race.dice = []
    for seat in range(race.seats):
        race.thrust[seat] = 0
        race.speed[seat] = 0


def finish(race: Race) -> None:
    """Somebody stands on a newspaper: the race is over, without another refill."""
    race.over = True
    race.step += 1
    if race.journal is not None:
        place, points = place_ranks(race), place_points(race)
        for seat in range(race.seats):
            race.journal.tell(Arrived(seat, place[seat], points[seat]))


# From here on written by `python -m tools.fields` from the fields of Race: change those, and run it.


def copied(old: Race) -> Race:
    """An independent one, without the journal."""
    twin = Race()
    twin.seats = old.seats
    twin.step = old.step
    twin.over = old.over
    twin.edition = old.edition
    twin.journal = None
    twin.rules = old.rules
    twin.round = old.round
    twin.everyone = old.everyone
    twin.space = old.space.copy()
    twin.crowd = old.crowd.copy()
    twin.coffee = old.coffee.copy()
    twin.dice = old.dice.copy()
    twin.thrust = old.thrust.copy()
    twin.speed = old.speed.copy()
    twin.order = old.order
    twin.missing = old.missing
    twin.starter = old.starter
    twin.bidder = old.bidder
    twin.offered = old.offered
    twin.bid = old.bid
    twin.leader = old.leader
    return twin


def empty_race(seats: int, rules: RuleBook) -> Race:
    """As it is before anything has happened."""
    new = Race()
    new.seats = seats
    new.step = 0
    new.over = False
    new.edition = rules.edition
    new.journal = None
    new.rules = rules
    new.round = 0
    new.everyone = list(range(seats))
    new.space = [START] * seats
    new.crowd = [0] * SPACES
    new.coffee = [COFFEES] * seats
    new.dice = []
    new.thrust = [0] * seats
    new.speed = [0] * seats
    new.order = []
    new.missing = 0
    new.starter = -1
    new.bidder = -1
    new.offered = 0
    new.bid = 0
    new.leader = -1
    return new
