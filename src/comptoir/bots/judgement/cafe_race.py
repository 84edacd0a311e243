"""Café Race: how far a thrust carries, what it may spill, and what a last coffee is worth."""

from typing import Final

from comptoir.bots.judgement.base import Judgement
from comptoir.bots.values.shares import added, falling
from comptoir.games.cafe_race.board import FINISH, FULL, IS_STEP, LAST
from comptoir.games.cafe_race.numbers import ASK_DIE, ASK_THRUST, BID, DIE, PASS, THRUST
from comptoir.games.cafe_race.position import Race
from comptoir.kernel.luck import Luck
from comptoir.kernel.position import Position

# How many of the 36 rolls of two dice are below 0, 1, 2 … 13.
BELOW: Final = [sum([1 for a in range(1, 7) for b in range(1, 7) if a + b < target]) for target in range(14)]

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
        most = max(worths)
        return [falling(SHARPNESS * (most - worth)) + 0.02 for worth in worths]

    def settled(self, position: Position) -> bool:
        """Between rounds, when all clerks stand where their thrusts took them."""
        assert isinstance(position, Race)
        return position.missing == position.seats or (position.offered == 0 and len(position.dice) == position.seats)

    def chances(self, position: Position, outlook: list[float]) -> list[float]:
        """Fitted to played games: what a space and a coffee are worth grows as the first clerk nears the newspapers."""
        assert isinstance(position, Race)
        way = max(position.space) / 28.0
        space_worth = SPACE_WORTH[0] + SPACE_WORTH[1] * way
        coffee_worth = COFFEE_WORTH[0] + COFFEE_WORTH[1] * way * way
        worths = [
            position.space[seat] * space_worth + position.coffee[seat] * coffee_worth for seat in range(position.seats)
        ]
        most = max(worths)
        shares = [falling(most - worth) for worth in worths]
        total = added(shares)
        return [share / total for share in shares]


def worth_of(race: Race, seat: int, thrust: int, die: int) -> float:
    """Points this thrust and speed are worth, if the others stood still: the way made, less what may be spilled."""
    return worth_there(race, seat, thrust, die, landing(race, race.space[seat], die))


def landing(race: Race, start: int, die: int) -> int:
    """Where a clerk comes to stand, twice, and one more where it must keep its balance."""
    space = start
    left = die
    while left > 0 and space < LAST and race.crowd[space + 1] < FULL:
        space += 1
        left -= 1
    return space * 2 + int(left > 0 or IS_STEP[space])


def worth_there(race: Race, seat: int, thrust: int, die: int, landed: int) -> float:
    space = landed >> 1
    worth = (space - race.space[seat]) * PACE * race.seats
    if space >= FINISH:
        worth += HOME
    if landed & 1:
        cup = 1.0
        if race.coffee[seat] == 1 and space < FINISH:
            cup += space * REFILL
        worth -= cup * BELOW[thrust + die] / 36.0
    return worth


def best_thrust(race: Race, seat: int, luck: Luck) -> int:
    """The best answer to thrusts the others may have chosen, drawn at random: so it mixes by itself."""
    better = [0] * 7  # how many of the others would choose before this seat up to each of its thrusts, and not beyond
    for other in range(race.seats):
        if other != seat:
            thrust = luck.below(6) + 1
            # Equal thrusts: the clerk further behind chooses first.
            first = thrust if race.space[other] < race.space[seat] else thrust - 1
            better[first] += 1
    best = 1
    most = -1.0e9
    before = race.seats - 1
    speed = landed = 0
    for thrust in range(1, 7):
        before -= better[thrust - 1]
        die = race.dice[before]
        if die != speed:
            speed = die
            landed = landing(race, race.space[seat], die)
        worth = worth_there(race, seat, thrust, die, landed)
        if worth > most:
            best = thrust
            most = worth
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
    count = 0
    for die in race.dice:
        total += worth_of(race, seat, 2, die)
        count += 1
    return (total - worth_of(race, seat, 2, race.offered)) / (count - 1) if count > 1 else -1.0e9


def auction_bid(race: Race, seat: int, luck: Luck) -> int:
    """Bid while the die is worth more than another one later; open with what one would go up to, or less."""
    if len(race.dice) == 1:
        return BID
    usual = alternative(race, seat)
    limit = race.bid
    for thrust in range(race.bid + 1, 7):
        if worth_of(race, seat, thrust, race.offered) > usual:
            limit = thrust
    if race.bid == 0:
        return BID + luck.below(max(1, limit))
    if limit == race.bid:
        return PASS
    return BID + race.bid + luck.below(limit - race.bid)
