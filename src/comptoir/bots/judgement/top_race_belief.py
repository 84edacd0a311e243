"""Top Race: who bids high for a driver holds its cards, who passes has fewer, and bets are mostly on whoever leads."""

from typing import Final

from comptoir.bots.judgement.belief import Belief, surprise_of
from comptoir.bots.values.shares import STEPS
from comptoir.bots.values.top_race_table import BYTE, CARD_SUMS, points_held
from comptoir.games.top_race.cards import CARS, HIGHEST_BID, RAISE
from comptoir.games.top_race.position import Race
from comptoir.games.top_race.rules.bets import bet_index
from comptoir.kernel.luck import Luck
from comptoir.kernel.position import Position

# What was heard, as four numbers each: what, who, and what about it.
NOTE: Final = 4
NEW_RACE: Final = 0
OFFERED: Final = 1  # a car
RAISED: Final = 2  # by a seat, to an amount
PASSED: Final = 3  # by a seat
PAID: Final = 4  # by a seat, an amount
PLAYED: Final = 5  # by a seat, a card
CROSSED: Final = 6  # by a car, the next bet line: it leads, and everybody bets

# Fitted to the bids of regulars: what a driver is worth to a hand no better for it than another, what a point more is,
# and how far a bid may be off.
USUAL: Final = 40
POINT: Final = 3
BLUR: Final = 30
ALL_POINTS: Final = 75  # of one colour in the whole deck
ON_THE_LEADER: Final = 3  # bets of four, as of masters and regulars together; the fourth may be on any car
OF_BETS: Final = 4


class Act:
    """A seat went up to a price for a car, or did not."""

    def __init__(self, seat: int, car: int, price: int, took: bool) -> None:
        self.seat = seat
        self.car = car
        self.price = price
        self.took = took


class TopRaceBelief(Belief):
    """All bids of the race under way, and who led when bets were made, as somebody in this seat heard it."""

    def __init__(self, notes: list[int], viewer: int, money: list[int]) -> None:
        self.viewer = viewer
        self.acts: list[Act] = []
        self.laid = [0] * len(money)  # the points of the cards each seat has played, as in CARD_SUMS
        self.leaders: list[int] = []  # the car that was first across each bet line
        first = 0
        for place in range(0, len(notes), NOTE):
            if notes[place] == NEW_RACE:
                first = place
        self.hear(notes[first:], purses(notes[first:], money))

    def hear(self, notes: list[int], purse: list[int]) -> None:
        car, bid = -1, 0
        for place in range(0, len(notes), NOTE):
            what, seat, amount = notes[place], notes[place + 1], notes[place + 2]
            if what == OFFERED:
                car, bid = seat, 0
            elif what == RAISED:
                bid = amount
                self.note(seat, car, amount, True)
            elif what == PASSED:
                if bid + RAISE <= min(purse[seat], HIGHEST_BID):  # else it had to
                    self.note(seat, car, bid + RAISE, False)
            elif what == PAID:
                purse[seat] -= amount
            elif what == PLAYED:
                self.laid[seat] += CARD_SUMS[amount]
            elif what == CROSSED:
                self.leaders.append(seat)

    def note(self, seat: int, car: int, price: int, took: bool) -> None:
        if seat != self.viewer and 0 <= car < CARS:
            self.acts.append(Act(seat, car, price, took))

    def says_something(self) -> bool:
        return len(self.acts) > 0 or len(self.leaders) > 0

    def weighs(self) -> bool:
        return len(self.acts) > 0

    def mend(self, world: Position, luck: Luck) -> None:
        """Others' bets as they are made: were they on any car alike, one's own would look like a find of one's own."""
        assert isinstance(world, Race)
        for number in range(min(world.bets_made, len(self.leaders))):
            for seat in range(world.seats):
                if seat != self.viewer and luck.below(OF_BETS) < ON_THE_LEADER:
                    world.bets[bet_index(world, number, seat)] = self.leaders[number]

    def surprise(self, world: Position) -> int:
        assert isinstance(world, Race)
        held = [points_held(world, seat) for seat in range(world.seats)]
        total = 0
        for act in self.acts:
            points = held[act.seat][act.car] + (self.laid[act.seat] >> BYTE * act.car & 255)
            ease = USUAL - act.price + POINT * (points * world.seats - ALL_POINTS) // world.seats
            if not act.took:
                ease = -ease
            total += surprise_of(ease * STEPS // BLUR)
        return total


def purses(notes: list[int], money: list[int]) -> list[int]:
    """What everybody had when the race began: what they have, and what they have paid for drivers since."""
    found = money.copy()
    for place in range(0, len(notes), NOTE):
        if notes[place] == PAID:
            found[notes[place + 1]] += notes[place + 2]
    return found
