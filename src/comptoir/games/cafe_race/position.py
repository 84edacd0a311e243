"""Everything on the table of Café Race, and the order of play."""

from typing import Annotated

from mypy_extensions import i64

from comptoir.games.cafe_race.board import COFFEES, CROWD_BITS, FACES, FINISH, START
from comptoir.games.cafe_race.events import Arrived, Refilled, RoundBegins, SpeedDice
from comptoir.games.cafe_race.numbers import FOR_SPEEDS, NOT_WAITING
from comptoir.games.cafe_race.rules.book import RuleBook
from comptoir.games.cafe_race.rules.moving import move_everyone, one_at, step_away
from comptoir.games.cafe_race.rules.scoring import place_points, place_rank, place_ranks, taken_spaces
from comptoir.kernel.address import EVERYBODY
from comptoir.kernel.fields import Fresh
from comptoir.kernel.journal import Journal
from comptoir.kernel.luck import Luck
from comptoir.kernel.position import Group, Position
from comptoir.kernel.say import Line


class Race(Position):
    """Clerks on a staircase, cups in hand."""

    rules: RuleBook  # how thrusts and speeds are settled: in secret, or by auction
    round: int = 0
    everyone: Annotated[list[int], Fresh("list(range(seats))", "shared")]
    space: Annotated[list[int], Fresh("[START] * seats")]
    crowd: i64 = 0  # how many clerks stand on each space, the start zone aside: see `standing_on`
    coffee: Annotated[list[int], Fresh("[COFFEES] * seats")]
    # The speed dice in the tray, highest first; replaced as a whole, so that copies may share it.
    dice: Annotated[list[int], Fresh("[]", "shared")]
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
        if self.crowd >> (FINISH * CROWD_BITS):
            finish(self)
        else:
            begin_round(self, luck)

    def scores(self) -> list[int]:
        taken = taken_spaces(self)
        most = self.seats + 1
        return [self.coffee[seat] + most - place_rank(taken, self.space[seat]) for seat in range(self.seats)]

    def sheet(self, seat: int) -> list[Line]:
        rank, points = place_ranks(self)[seat], place_points(self)[seat]
        return [
            Line("cafe-race-sheet-coffees", self.coffee[seat]),
            Line("cafe-race-sheet-place", points, {"rank": rank, "space": self.space[seat]}),
        ]

    def ranking(self) -> list[int]:
        """Highest score wins; equal: more coffees; still equal: shared."""
        scores = self.scores()
        keys = [scores[seat] * (COFFEES + 1) + self.coffee[seat] for seat in range(self.seats)]
        found: list[int] = []
        for key in keys:
            rank = 1
            for other in keys:
                if other > key:
                    rank += 1
            found.append(rank)
        return found

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
    luck.at(FOR_SPEEDS, race.round, EVERYBODY)
    race.dice = rolled(race.seats, luck)
    if race.journal is not None:
        race.journal.tell(SpeedDice(race.dice.copy()))
    race.rules.speeds.begin(race, luck)


def rolled(dice: int, luck: Luck) -> list[int]:
    """So many dice, laid into the tray in order, highest first."""
    seen: i64 = 0  # how many show each face, in four digits of it
    for _die in range(dice):
        face: i64 = luck.die()
        seen += one_at(face << 2)
    tray: list[int] = []
    shown: i64 = FACES
    while shown > 0:
        alike = seen >> (shown << 2) & 15
        while alike > 0:
            tray.append(shown)
            alike -= 1
        shown -= 1
    return tray


def refill(race: Race, seat: int) -> None:
    race.coffee[seat] = COFFEES
    if race.space[seat] != START:
        step_away(race, race.space[seat])
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
    twin.crowd = old.crowd
    twin.coffee = old.coffee.copy()
    twin.dice = old.dice
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
    new.crowd = 0
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
