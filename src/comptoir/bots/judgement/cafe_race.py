"""Café Race: how far a thrust carries, what it may spill, and what a last coffee is worth."""

from typing import Final

from mypy_extensions import i64

from comptoir.bots.judgement.base import Judgement
from comptoir.bots.values.shares import falling, greatest
from comptoir.games.cafe_race.board import FINISH
from comptoir.games.cafe_race.numbers import ASK_DIE, ASK_THRUST, BID, DIE, PASS, THRUST
from comptoir.games.cafe_race.position import Race
from comptoir.games.cafe_race.rules.moving import needs_balance, one_at, reached
from comptoir.kernel.luck import Luck
from comptoir.kernel.position import Position

# How many of the 36 rolls of two dice are below 0, 1, 2 … 13.
BELOW: Final = [float(sum([1 for a in range(1, 7) for b in range(1, 7) if a + b < target])) for target in range(14)]

PACE: Final = 0.028  # points a space further down is worth, for each player at the table
HOME: Final = 1.0  # points for standing on a newspaper: the others have no more rounds to catch up
REFILL: Final = 0.1  # points a space is worth to one who would have to walk it again for a new cup
SPACE_WORTH: Final = [0.1, 0.19]  # in the chance of winning: at first, and how it grows
COFFEE_WORTH: Final = [1.15, 1.4]
SHARPNESS: Final = 2.0  # how much more likely a choice a point better looks at first


class CafeRaceJudgement(Judgement):
    """A thrust is weighed against thrusts the others may plausibly have chosen; playouts go to the finish."""

    def __init__(self) -> None:
        super().__init__()
        self.spread = 5.0
        self.through_luck = False
        self.nothing_hidden = True
        self.horizon = 1

    def pick(self, position: Position, seat: int, luck: Luck) -> int:
        assert isinstance(position, Race)
        asked = position.asks(seat)
        if asked == ASK_THRUST:
            return THRUST - 1 + best_thrust(position, seat, luck)
        if asked == ASK_DIE:
            return DIE - 1 + position.dice[luck.below(len(position.dice))]
        return auction_bid(position, seat, luck)

    def priors(self, position: Position, seat: int, choices: list[int]) -> list[float]:
        assert isinstance(position, Race)
        asked = position.asks(seat)
        if asked == ASK_THRUST:
            worths = [average_worth(position, seat, choice - THRUST + 1) for choice in choices]
        elif asked == ASK_DIE:
            worths = [worth_of(position, seat, 3, choice - DIE + 1) for choice in choices]
        else:
            usual = alternative(position, seat)
            worths = [
                usual if choice == PASS else worth_of(position, seat, choice - BID + 1, position.offered)
                for choice in choices
            ]
        most = greatest(worths)
        return [falling(SHARPNESS * (most - worth)) + 0.02 for worth in worths]

    def settled(self, position: Position) -> bool:
        """Between rounds, when all clerks stand where their thrusts took them."""
        assert isinstance(position, Race)
        return position.missing == position.seats or (position.offered == 0 and len(position.dice) == position.seats)

    def chances(self, position: Position, outlook: list[float]) -> list[float]:
        """Fitted to played games: what a space and a coffee are worth grows as the first clerk nears the newspapers."""
        assert isinstance(position, Race)
        first: i64 = 0
        for space in position.space:
            if space > first:
                first = space
        way = float(first) / 28.0
        space_worth = SPACE_WORTH[0] + SPACE_WORTH[1] * way
        coffee_worth = COFFEE_WORTH[0] + COFFEE_WORTH[1] * way * way
        worths = [
            position.space[seat] * space_worth + position.coffee[seat] * coffee_worth for seat in range(position.seats)
        ]
        return softened(worths)


def softened(worths: list[float]) -> list[float]:
    """Shares that add up to one: the more it is worth, the more of it."""
    most = greatest(worths)
    total = 0.0
    shares: list[float] = []
    for worth in worths:
        share = falling(most - worth)
        total += share
        shares.append(share)
    return [share / total for share in shares]


def worth_of(race: Race, seat: int, thrust: int, die: int) -> float:
    """Points this thrust and speed are worth, if the others stood still: the way made, less what may be spilled."""
    return worth_there(race, seat, thrust, die, landing(race, race.space[seat], die))


def landing(race: Race, start: i64, die: i64) -> i64:
    """Where a clerk comes to stand, twice, and one more where it must keep its balance."""
    space = reached(race, start, die)
    return space * 2 + (1 if needs_balance(space, start + die - space) else 0)


def worth_there(race: Race, seat: int, thrust: i64, die: i64, landed: i64) -> float:
    space = landed >> 1
    start: i64 = race.space[seat]
    worth = float(space - start) * PACE * float(race.seats)
    if space >= FINISH:
        worth += HOME
    if landed & 1:
        cup = 1.0
        if race.coffee[seat] == 1 and space < FINISH:
            cup += float(space) * REFILL
        worth -= cup * BELOW[thrust + die] / 36.0
    return worth


def best_thrust(race: Race, seat: int, luck: Luck) -> int:
    """The best answer to thrusts the others may have chosen, drawn at random: so it mixes by itself."""
    better: i64 = 0  # how many of the others would choose before it up to each thrust, and not beyond: four digits each
    spaces = race.space
    start: i64 = spaces[seat]
    for other in range(race.seats):
        if other != seat:
            first: i64 = luck.die()
            # Equal thrusts: the clerk further behind chooses first.
            if start <= spaces[other]:
                first -= 1
            better += one_at(first << 2)
    best: i64 = 1
    most = -1.0e9
    before: i64 = race.seats - 1
    speed: i64 = 0
    thrust: i64 = 1
    while thrust <= 6:
        before -= better & 15
        better >>= 4
        die: i64 = race.dice[before]
        # For the same die a greater thrust only spills more.
        if die != speed:
            speed = die
            worth = worth_there(race, seat, thrust, die, landing(race, start, die))
            if worth > most:
                best = thrust
                most = worth
        thrust += 1
    return best


def average_worth(race: Race, seat: int, thrust: int) -> float:
    """What a thrust is worth against others who choose anything: the dice around the one to expect."""
    others = race.seats - 1
    expected = others * (6.5 - thrust) / 6.0
    low = min(others, int(expected))
    high = min(others, low + 1)
    part = expected - low
    below = worth_of(race, seat, thrust, race.dice[low])
    return below * (1.0 - part) + worth_of(race, seat, thrust, race.dice[high]) * part


def alternative(race: Race, seat: int) -> float:
    """What passing is worth: one of the other dice, later, at a middling thrust."""
    total = 0.0
    worth = 0.0
    count = 0
    before = 0
    for die in race.dice:
        if die != before:
            worth = worth_of(race, seat, 2, die)
            before = die
        total += worth
        count += 1
    return (total - worth_of(race, seat, 2, race.offered)) / (count - 1) if count > 1 else -1.0e9


def auction_bid(race: Race, seat: int, luck: Luck) -> int:
    """Bid while the die is worth more than another one later; open with what one would go up to, or less."""
    if len(race.dice) == 1:
        return BID
    usual = alternative(race, seat)
    limit = race.bid
    landed = landing(race, race.space[seat], race.offered)
    # The higher the bid, the more may be spilled for the same die.
    while limit < 6 and worth_there(race, seat, limit + 1, race.offered, landed) > usual:
        limit += 1
    if race.bid == 0:
        return BID + luck.below(max(1, limit))
    if limit == race.bid:
        return PASS
    return BID + race.bid + luck.below(limit - race.bid)
