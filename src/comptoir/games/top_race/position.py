"""Everything on the table of Top Race."""

from comptoir.games.top_race.cards import ALL_MONEY, BETS, CARS
from comptoir.games.top_race.circuit import Circuit
from comptoir.games.top_race.numbers import (
    ABOUT,
    ASK_BET,
    ASK_BID,
    ASK_DRIVE,
    ASK_PLACE,
    ASK_TOKEN,
    NOT_ASKED,
    NOT_WAITING,
)
from comptoir.games.top_race.rules.book import RuleBook
from comptoir.games.top_race.rules.deal import CARD_STREAM, DRIVER_STREAM
from comptoir.games.top_race.rules.match import begin_race, clear_table, clear_track
from comptoir.games.top_race.rules.money import COLUMNS
from comptoir.kernel.bag import Bag, bag_of
from comptoir.kernel.journal import Journal
from comptoir.kernel.luck import Luck
from comptoir.kernel.position import Group, Position, ranks
from comptoir.kernel.say import Line


class Race(Position):
    """Six cars on a circuit, the cards and drivers of the players, and what is being asked."""

    rules: RuleBook
    circuit: Circuit
    # The match. Sums are in thousands.
    number: int  # of the race, counted from 0
    races: int
    controller: int
    money: list[int]
    bank: int
    ledger: list[int]  # by race, column and seat
    # What is asked: of one seat, or of several at once (turn -1, and who still owes an answer).
    ask: int
    turn: int
    owes: list[int]
    # Movement cards. Hands are sorted; `holds` says which hand a seat has.
    hands: list[list[int]]
    holds: list[int]
    unseen: Bag  # cards nobody has looked at: set aside, in the pile, or in the children's piles
    piles: list[int]  # the children's race: cards left in each player's pile
    played: list[int]  # of each kind
    buried: list[list[int]]  # the hands discarded, by seat
    out: list[int]
    chosen: list[int]  # total movement: each seat's card of this round
    order: list[int]  # total movement: who still plays this round
    # The auction.
    owner: list[int]  # of each car, -1 while unsold
    drivers: Bag  # the stack, without those put under it:
    waiting_drivers: list[int]
    offered: int
    opener: int
    bid: int
    leader: int  # the highest bidder, then the buyer
    passed: list[int]
    unwanted: int  # how many drivers in a row nobody bid for
    # The cars. A finished car stands nowhere (-1); a broken-down one keeps its space without occupying it.
    space: list[int]
    crossings: list[int]  # of the line; the first one is leaving the grid
    left: list[int]  # steps left
    place: list[int]  # 0 while racing
    broken: list[int]  # 0 while running; else counted from 1 in the order they broke down
    token: list[int]  # 0: none
    car_at: list[int]  # of each space, -1 when free
    places_taken: int
    # The card on the table.
    player: int  # who played it
    card: int
    done: int  # its lines already driven, as bits
    moving: int  # the car a destination is asked for
    points: int  # its number; 0 for an acceleration
    ends: list[int]  # where it may go, as choices
    # Bets: lines crossed and bets made in this race; every bet of the match, by race, line and seat.
    crossed: int
    bets_made: int
    bets: list[int]

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
        twin = Race()
        copy_match(self, twin)
        copy_cards(self, twin)
        copy_auction(self, twin)
        copy_track(self, twin)
        return twin


def copy_match(race: Race, twin: Race) -> None:
    twin.seats = race.seats
    twin.step = race.step
    twin.over = race.over
    twin.edition = race.edition
    twin.journal = None
    twin.rules = race.rules
    twin.circuit = race.circuit
    twin.number = race.number
    twin.races = race.races
    twin.controller = race.controller
    twin.money = race.money.copy()
    twin.bank = race.bank
    twin.ledger = race.ledger.copy()
    twin.ask = race.ask
    twin.turn = race.turn
    twin.owes = race.owes.copy()
    twin.crossed = race.crossed
    twin.bets_made = race.bets_made
    twin.bets = race.bets.copy()


def copy_cards(race: Race, twin: Race) -> None:
    twin.hands = [hand.copy() for hand in race.hands]
    twin.holds = race.holds.copy()
    twin.unseen = race.unseen.copy()
    twin.piles = race.piles.copy()
    twin.played = race.played.copy()
    twin.buried = [hand.copy() for hand in race.buried]
    twin.out = race.out.copy()
    twin.chosen = race.chosen.copy()
    twin.order = race.order.copy()
    twin.player = race.player
    twin.card = race.card
    twin.done = race.done
    twin.moving = race.moving
    twin.points = race.points
    twin.ends = race.ends.copy()


def copy_auction(race: Race, twin: Race) -> None:
    twin.owner = race.owner.copy()
    twin.drivers = race.drivers.copy()
    twin.waiting_drivers = race.waiting_drivers.copy()
    twin.offered = race.offered
    twin.opener = race.opener
    twin.bid = race.bid
    twin.leader = race.leader
    twin.passed = race.passed.copy()
    twin.unwanted = race.unwanted


def copy_track(race: Race, twin: Race) -> None:
    twin.space = race.space.copy()
    twin.crossings = race.crossings.copy()
    twin.left = race.left.copy()
    twin.place = race.place.copy()
    twin.broken = race.broken.copy()
    twin.token = race.token.copy()
    twin.car_at = race.car_at.copy()
    twin.places_taken = race.places_taken


def empty_race(seats: int, races: int, rules: RuleBook, circuit: Circuit) -> Race:
    """A table before anything is dealt: everybody has the starting money."""
    race = Race()
    race.seats = seats
    race.step = 0
    race.over = False
    race.journal = None
    race.rules = rules
    race.edition = rules.edition
    race.circuit = circuit
    race.number = 0
    race.races = races
    race.controller = 0
    race.money = [rules.rewards.start_money] * seats
    race.bank = ALL_MONEY - rules.rewards.start_money * seats
    race.ledger = [0] * (races * COLUMNS * seats)
    race.bets = [-1] * (races * BETS * seats)
    race.ask = 0
    race.turn = -1
    race.owes = [0] * seats
    race.opener = 0
    race.player = 0
    race.unseen = bag_of(rules.deal.copies(), CARD_STREAM)
    race.drivers = bag_of([1] * CARS, DRIVER_STREAM)
    clear_track(race)
    clear_table(race)
    return race


def setup(seats: int, races: int, rules: RuleBook, circuit: Circuit, luck: Luck, journal: Journal | None) -> Race:
    """The controller is a random seat, drawn once per match."""
    race = empty_race(seats, races, rules, circuit)
    race.journal = journal
    race.controller = luck.below(seats)
    begin_race(race, luck)
    return race
