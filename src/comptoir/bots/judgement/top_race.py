"""Top Race: a hand's worth per colour for the auction and the bets, and a race driven to its end."""

import math
from typing import Final

from comptoir.bots.judgement.base import Judgement
from comptoir.bots.judgement.top_race_gains import Gains, left_after
from comptoir.bots.judgement.top_race_heuristic import best_of, choose, sensible_bid
from comptoir.bots.values.learned import Learned
from comptoir.bots.values.shares import added, falling
from comptoir.games.top_race.cards import RAISE
from comptoir.games.top_race.numbers import (
    ASK_BET,
    ASK_BID,
    ASK_CARD,
    ASK_DRIVE,
    ASK_GOLD,
    ASK_SECRET,
    BET,
    BID,
    CARD,
    GOLD_CAR,
    PASS,
)
from comptoir.games.top_race.position import Race
from comptoir.kernel.luck import Luck
from comptoir.kernel.position import Position

GLANCE: Final = 4  # how many cards of a hand a quick choice looks at: nobody's plan can be foreseen
SHARPNESS: Final = 0.5  # how much more promising a choice a step better looks
STEEP: Final = 0.03  # and a bid, by the thousands between it and what the driver is worth
SWING: Final = 170.0  # how far a race still to come may shift the money


class TopRaceJudgement(Judgement):
    """Playouts are driven sensibly to the end of the race; in a match the money then counts."""

    def __init__(self) -> None:
        super().__init__()
        self.spread = 400.0
        self.horizon = 60

    def taught(self, value: Learned) -> None:
        """A try ends with the card instead of the race."""
        super().taught(value)
        self.pace = 10

    def pick(self, position: Position, seat: int, luck: Luck) -> int:
        assert isinstance(position, Race)
        if position.ask in (ASK_CARD, ASK_SECRET):
            return best_of(position, seat, glance(position.choices(seat), luck))
        return choose(position, seat, luck)

    def priors(self, position: Position, seat: int, choices: list[int]) -> list[float]:
        assert isinstance(position, Race)
        asked = position.ask
        if asked == ASK_BID:
            return bid_priors(position, seat, choices)
        if asked in (ASK_CARD, ASK_SECRET):
            gains = Gains(position, seat)
            worths = [gains.of_card(choice - CARD) for choice in choices]
        elif asked == ASK_GOLD:
            gains = Gains(position, seat)
            worths = [gains.of_car(choice - GOLD_CAR, position.points) for choice in choices]
        elif asked == ASK_DRIVE:
            wanted = 1.0 if position.owner[position.moving] == seat else -1.0
            worths = [-wanted * left_after(position, position.moving, choice) for choice in choices]
        else:
            return [1.0] * len(choices)
        most = max(worths)
        return [falling(SHARPNESS * (most - worth)) + 0.02 for worth in worths]

    def seen_as(self, position: Position, seat: int, choice: int) -> int:
        """Bets are secret until the race is over."""
        assert isinstance(position, Race)
        return BET if position.ask == ASK_BET else choice

    def settled(self, position: Position) -> bool:
        """Between two races: nobody owns a car."""
        assert isinstance(position, Race)
        return position.ask == ASK_BID and position.owner.count(-1) == len(position.owner)

    def chances(self, position: Position, outlook: list[float]) -> list[float]:
        assert isinstance(position, Race)
        reach = SWING * math.sqrt(float(position.races - position.number))
        most = max(outlook)
        shares = [falling(2.0 * (most - money) / reach) for money in outlook]
        total = added(shares)
        return [share / total for share in shares]


def glance(choices: list[int], luck: Luck) -> list[int]:
    """Some of the choices, beginning anywhere."""
    start = luck.below(len(choices))
    return (choices[start:] + choices[:start])[:GLANCE]


def bid_priors(race: Race, seat: int, choices: list[int]) -> list[float]:
    """The smallest raise or a pass, as a sensible player would; jumps are rarely worth it."""
    sensible = sensible_bid(race, seat)
    found: list[float] = []
    for choice in choices:
        jump = (choice - BID) * RAISE - race.bid - RAISE
        weight = 0.5 if choice == PASS else falling(STEEP * jump)
        found.append(weight * (3.0 if choice == sensible else 1.0) + 0.005)
    return found
