"""Everything on the table of Top Race."""

from typing import Annotated

from comptoir.games.top_race.cards import ALL_MONEY, BETS, CARS, KINDS
from comptoir.games.top_race.circuit import Circuit
from comptoir.games.top_race.numbers import (
    ABOUT,
    ASK_BET,
    ASK_BID,
    ASK_DRIVE,
    ASK_PLACE,
    ASK_TOKEN,
    FOR_CONTROLLER,
    NOT_ASKED,
    NOT_WAITING,
)
from comptoir.games.top_race.rules.book import RuleBook
from comptoir.games.top_race.rules.deal import CARD_STREAM, DRIVER_STREAM
from comptoir.games.top_race.rules.match import begin_race
from comptoir.games.top_race.rules.money import COLUMNS
from comptoir.kernel.address import EVERYBODY
from comptoir.kernel.bag import Bag, bag_of
from comptoir.kernel.fields import Anew, Fresh
from comptoir.kernel.journal import Journal
from comptoir.kernel.luck import Luck
from comptoir.kernel.position import Group, Position, ranks
from comptoir.kernel.say import Line


class Race(Position):
    """Six cars on a circuit, the cards and drivers of the players, and what is being asked."""

    rules: RuleBook
    circuit: Circuit
    # The match. Sums are in thousands.
    number: int = 0  # of the race, counted from 0
    races: int
    controller: int = 0
    money: Annotated[list[int], Fresh("[rules.rewards.start_money] * seats")]
    bank: Annotated[int, Fresh("ALL_MONEY - rules.rewards.start_money * seats")]
    ledger: Annotated[list[int], Fresh("[0] * (races * COLUMNS * seats)")]  # by race, column and seat
    # What is asked: of one seat, or of several at once (turn -1, and who still owes an answer).
    ask: int = 0
    turn: int = -1
    owes: Annotated[list[int], Fresh("[0] * seats")]
    # Movement cards. Hands are sorted; `holds` says which hand a seat has.
    hands: Annotated[list[list[int]], Anew("[[] for _ in range(seats)]")]
    holds: Annotated[list[int], Anew("[-1] * seats")]
    # Cards nobody has looked at: set aside, in the pile, or in the children's piles.
    unseen: Annotated[Bag, Fresh("bag_of(rules.deal.copies(), CARD_STREAM)")]
    shuffled: Annotated[int, Anew("0")]  # how often played cards went back: no fact, only the address of luck
    piles: Annotated[list[int], Anew("[0] * seats")]  # the children's race: cards left in each player's pile
    played: Annotated[list[int], Anew("[0] * KINDS")]  # of each kind
    buried: Annotated[list[list[int]], Anew("[[] for _ in range(seats)]")]  # the hands discarded, by seat
    out: Annotated[list[int], Anew("[0] * seats")]
    chosen: Annotated[list[int], Anew("[-1] * seats")]  # total movement: each seat's card of this round
    order: Annotated[list[int], Anew("[]")]  # total movement: who still plays this round
    # The auction.
    owner: Annotated[list[int], Anew("[-1] * CARS")]  # of each car, -1 while unsold
    drivers: Annotated[Bag, Fresh("bag_of([1] * CARS, DRIVER_STREAM)")]  # the stack, without those put under it:
    waiting_drivers: Annotated[list[int], Anew("[]")]
    offered: Annotated[int, Anew("-1")]
    opener: int = 0
    bid: Annotated[int, Anew("0")]
    leader: Annotated[int, Anew("-1")]  # the highest bidder, then the buyer
    passed: Annotated[list[int], Anew("[0] * seats")]
    unwanted: Annotated[int, Anew("0")]  # how many drivers in a row nobody bid for
    # The cars. A finished car stands nowhere (-1); a broken-down one keeps its space without occupying it.
    space: Annotated[list[int], Anew("[-1] * CARS")]
    crossings: Annotated[list[int], Anew("[0] * CARS")]  # of the line; the first one is leaving the grid
    left: Annotated[list[int], Anew("[0] * CARS")]  # steps left
    place: Annotated[list[int], Anew("[0] * CARS")]  # 0 while racing
    broken: Annotated[list[int], Anew("[0] * CARS")]  # 0 while running; else from 1 in the order they broke down
    token: Annotated[list[int], Anew("[0] * CARS")]  # 0: none
    car_at: Annotated[list[int], Anew("[-1] * len(circuit.first)")]  # of each space, -1 when free
    places_taken: Annotated[int, Anew("0")]
    # The card on the table.
    player: int = 0  # who played it
    card: Annotated[int, Anew("-1")]
    done: Annotated[int, Anew("0")]  # its lines already driven, as bits
    moving: Annotated[int, Anew("-1")]  # the car a destination is asked for
    points: Annotated[int, Anew("0")]  # its number; 0 for an acceleration
    ends: Annotated[list[int], Anew("[]")]  # where it may go, as choices
    # Bets: lines crossed and bets made in this race; every bet of the match, by race, line and seat.
    crossed: Annotated[int, Anew("0")]
    bets_made: Annotated[int, Anew("0")]
    bets: Annotated[list[int], Fresh("[-1] * (races * BETS * seats)")]

    def hand(self, seat: int) -> list[int]:
        return self.hands[self.holds[seat]]

    def ask_one(self, question: int, seat: int) -> None:
        self.step += 1
        self.ask = question
        self.turn = seat

    def ask_all(self, question: int, seats: list[int]) -> None:
        """Several seats choose at once, in secret."""
        self.step += 1
        self.ask = question
        self.turn = -1
        for seat in seats:
            self.owes[seat] = 1

    def ask_nobody(self) -> None:
        self.step += 1
        self.ask = 0
        self.turn = -1
        self.over = True

    def waiting(self) -> list[int]:
        if self.turn >= 0:
            return [self.turn]
        return [seat for seat in range(self.seats) if self.owes[seat] == 1]

    def is_waiting(self, seat: int) -> bool:
        if self.turn >= 0:
            return seat == self.turn
        return 0 <= seat < self.seats and self.owes[seat] == 1

    def asks(self, seat: int) -> int:
        """The question, and which car or bet it is about where that needs saying."""
        if not self.is_waiting(seat):
            return 0
        about = -1
        if self.ask == ASK_DRIVE:
            about = self.moving
        elif self.ask in (ASK_BID, ASK_PLACE, ASK_TOKEN):
            about = self.offered
        elif self.ask == ASK_BET:
            about = self.bets_made
        return self.ask + ABOUT * (about + 1)

    def choices(self, seat: int) -> list[int]:
        return self.rules.questions[self.ask].choices(self, seat) if self.is_waiting(seat) else []

    def pick(self, seat: int, luck: Luck) -> int:
        return self.rules.questions[self.ask].pick(self, seat, luck)

    def refusal(self, seat: int, choice: int) -> int:
        if not self.is_waiting(seat):
            return NOT_WAITING
        question = self.rules.questions[self.ask]
        if not question.first <= choice < question.first + question.count:
            return NOT_ASKED
        return question.refusal(self, seat, choice)

    def play(self, seat: int, choice: int, luck: Luck) -> None:
        self.rules.questions[self.ask].answer(self, seat, choice, luck)

    def scores(self) -> list[int]:
        return self.rules.rewards.scores(self)

    def sheet(self, seat: int) -> list[Line]:
        return self.rules.rewards.sheet(self, seat)

    def ranking(self) -> list[int]:
        """Most money wins; equal: shared."""
        return ranks([[score] for score in self.scores()])

    def groups(self) -> list[Group]:
        found = [self.seats, self.step, int(self.over), self.number, self.controller, self.bank, self.ask, self.turn]
        found += self.money + self.ledger + self.owes + self.holds + self.piles + self.played
        found += self.out + self.chosen + self.owner + self.passed + self.bets
        found += self.space + self.crossings + self.place + self.broken + self.token
        found += self.unseen.counts + self.drivers.counts
        for some in [*self.hands, *self.buried, self.order, self.waiting_drivers]:
            found.append(len(some))
            found += some
        found += [self.offered, self.opener, self.bid, self.leader, self.unwanted, self.player, self.card, self.done]
        return [(1, [*found, self.moving, self.points, self.crossed, self.bets_made])]

    def copy(self) -> "Race":
        return copied(self)

    def clear(self) -> None:
        """Everything off the track and out of the hands."""
        cleared(self)


def setup(seats: int, races: int, rules: RuleBook, circuit: Circuit, luck: Luck, journal: Journal | None) -> Race:
    """The controller is a random seat, drawn once per match."""
    race = empty_race(seats, rules, circuit, races)
    race.journal = journal
    luck.at(FOR_CONTROLLER, 0, EVERYBODY)
    race.controller = luck.below(seats)
    begin_race(race, luck)
    return race


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
    twin.circuit = old.circuit
    twin.number = old.number
    twin.races = old.races
    twin.controller = old.controller
    twin.money = old.money.copy()
    twin.bank = old.bank
    twin.ledger = old.ledger.copy()
    twin.ask = old.ask
    twin.turn = old.turn
    twin.owes = old.owes.copy()
    twin.hands = [each.copy() for each in old.hands]
    twin.holds = old.holds.copy()
    twin.unseen = old.unseen.copy()
    twin.shuffled = old.shuffled
    twin.piles = old.piles.copy()
    twin.played = old.played.copy()
    twin.buried = [each.copy() for each in old.buried]
    twin.out = old.out.copy()
    twin.chosen = old.chosen.copy()
    twin.order = old.order.copy()
    twin.owner = old.owner.copy()
    twin.drivers = old.drivers.copy()
    twin.waiting_drivers = old.waiting_drivers.copy()
    twin.offered = old.offered
    twin.opener = old.opener
    twin.bid = old.bid
    twin.leader = old.leader
    twin.passed = old.passed.copy()
    twin.unwanted = old.unwanted
    twin.space = old.space.copy()
    twin.crossings = old.crossings.copy()
    twin.left = old.left.copy()
    twin.place = old.place.copy()
    twin.broken = old.broken.copy()
    twin.token = old.token.copy()
    twin.car_at = old.car_at.copy()
    twin.places_taken = old.places_taken
    twin.player = old.player
    twin.card = old.card
    twin.done = old.done
    twin.moving = old.moving
    twin.points = old.points
    twin.ends = old.ends.copy()
    twin.crossed = old.crossed
    twin.bets_made = old.bets_made
    twin.bets = old.bets.copy()
    return twin


def empty_race(seats: int, rules: RuleBook, circuit: Circuit, races: int) -> Race:
    """As it is before anything has happened."""
    new = Race()
    new.seats = seats
    new.step = 0
    new.over = False
    new.edition = rules.edition
    new.journal = None
    new.rules = rules
    new.circuit = circuit
    new.number = 0
    new.races = races
    new.controller = 0
    new.money = [rules.rewards.start_money] * seats
    new.bank = ALL_MONEY - rules.rewards.start_money * seats
    new.ledger = [0] * (races * COLUMNS * seats)
    new.ask = 0
    new.turn = -1
    new.owes = [0] * seats
    new.unseen = bag_of(rules.deal.copies(), CARD_STREAM)
    new.drivers = bag_of([1] * CARS, DRIVER_STREAM)
    new.opener = 0
    new.player = 0
    new.bets = [-1] * (races * BETS * seats)
    cleared(new)
    return new


def cleared(new: Race) -> None:
    """What begins anew."""
    seats = new.seats
    circuit = new.circuit
    new.hands = [[] for _ in range(seats)]
    new.holds = [-1] * seats
    new.shuffled = 0
    new.piles = [0] * seats
    new.played = [0] * KINDS
    new.buried = [[] for _ in range(seats)]
    new.out = [0] * seats
    new.chosen = [-1] * seats
    new.order = []
    new.owner = [-1] * CARS
    new.waiting_drivers = []
    new.offered = -1
    new.bid = 0
    new.leader = -1
    new.passed = [0] * seats
    new.unwanted = 0
    new.space = [-1] * CARS
    new.crossings = [0] * CARS
    new.left = [0] * CARS
    new.place = [0] * CARS
    new.broken = [0] * CARS
    new.token = [0] * CARS
    new.car_at = [-1] * len(circuit.first)
    new.places_taken = 0
    new.card = -1
    new.done = 0
    new.moving = -1
    new.points = 0
    new.ends = []
    new.crossed = 0
    new.bets_made = 0
