"""What a view of a race holds; `seeing.py` fills it."""

import msgspec

from comptoir.games.top_race.cards import BETS, DECK, LETTERS
from comptoir.games.top_race.options import TopRaceOptions
from comptoir.games.top_race.rules.money import COLUMN_WORDS
from comptoir.kernel.game import View, place_of


class CarSeen(msgspec.Struct, frozen=True):
    """One car of a view, by its letter."""

    car: str
    owner: int  # -1 while unsold
    space: int  # -1 before the grid and after the finish
    left: int  # steps to go
    place: int  # 0 while racing
    broken: bool


class TopRaceView(View, frozen=True, tag="top-race"):
    """Hidden are the hands of others (unless they are open), unseen cards, bets until the race is over, and cards
    laid face down. Sums are in thousands; -1 stands for nobody or nothing."""

    options: TopRaceOptions
    race: int  # counted from 0
    controller: int
    money: list[int]
    bank: int
    ledger: list[int]  # by race, column (drivers, prizes, bets, tokens) and seat
    ask: int  # the question without what it is about: that is `moving`, `offered` or `bets_made`
    turn: int  # who is asked; -1: several at once
    hand: list[int]  # this seat's cards of each kind
    totals: list[int]  # the points of each car in this hand, then of gold
    hand_sizes: list[int]  # by hand
    holds: list[int]  # which hand each seat has
    open_hands: list[list[int]]  # by hand, the cards of each kind; only when they are open
    buried: list[int]  # the hand this seat discarded
    buried_sizes: list[int]
    open_buried: list[list[int]]
    unseen: int
    piles: list[int]
    played: list[int]  # cards of each kind
    out: list[int]
    chosen: list[int]  # cards of this round, as far as this seat may see them
    order: list[int]  # who still plays this round
    owner: list[int]  # of each car
    drivers: list[int]  # 1 for each car whose driver is still in the stack
    waiting_drivers: list[int]  # those put under it, in order
    offered: int
    opener: int
    bid: int
    leader: int
    passed: list[int]
    unwanted: int
    spaces: list[int]  # of each car
    crossings: list[int]
    left: list[int]
    places: list[int]
    broken: list[int]  # 0 while running; else counted from 1 in the order they broke down
    tokens: list[int]
    player: int
    card: int
    done: int
    moving: int
    points: int
    crossed: int
    bets_made: int
    bets: list[int]  # by race, line and seat

    people = frozenset({"controller", "leader", "opener", "order", "owner", "player", "turn"})
    signed = frozenset({"ledger", "left", "money", "tokens"})

    # The same by the notation's letters and numbers: races and lines counted from 1, seats from 0.

    def car(self, letter: str) -> CarSeen:
        """Where a car stands and whose it is: `car("K")` is the black one."""
        car = place_of(letter, LETTERS[:-1])
        state = (self.owner[car], self.spaces[car], self.left[car], self.places[car], self.broken[car] > 0)
        return CarSeen(letter, *state)

    def account(self, race: int, seat: int) -> dict[str, int]:
        """What came and went in a race, in thousands, by the ledger's columns."""
        first = self._race(race) * len(COLUMN_WORDS)
        column = place_of(seat, range(self.seats))
        return {word: self.ledger[(first + at) * self.seats + column] for at, word in enumerate(COLUMN_WORDS)}

    def bet(self, race: int, line: int, seat: int) -> str:
        """The car a seat bet on at a bet line, by its letter; empty where there is no bet, or none to be seen."""
        row = self._race(race) * BETS + place_of(line, range(1, BETS + 1))
        car = self.bets[row * self.seats + place_of(seat, range(self.seats))]
        return LETTERS[car] if car >= 0 else ""

    def _race(self, race: int) -> int:
        return place_of(race, range(1, self.options.races + 1))

    def held(self) -> list[str]:
        """One's own cards as the notation writes them."""
        return [DECK[kind] for kind, count in enumerate(self.hand) for _ in range(count)]
