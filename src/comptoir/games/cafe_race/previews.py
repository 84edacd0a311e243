"""What a thrust or a bid leads to: where each speed die would carry the clerk, and the odds of spilling."""

import msgspec

from comptoir.games.cafe_race.board import FULL, IS_STEP, LAST
from comptoir.games.cafe_race.numbers import BID, DIE, PASS, THRUST
from comptoir.games.cafe_race.view import CafeRaceView
from comptoir.kernel.game import Preview

# How many of the 36 rolls of two dice are below 0, 1, 2 … 13.
BELOW = [sum(1 for a in range(1, 7) for b in range(1, 7) if a + b < target) for target in range(14)]


class Landing(msgspec.Struct, frozen=True):
    """With this die: the space reached if nobody moves first, whether balance is rolled, and the odds of spilling."""

    die: int
    space: int
    rolls: bool
    percent: int


class CafeRacePreview(Preview, frozen=True, tag="cafe-race"):
    thrust: int
    landings: list[Landing]


def spill_percent(thrust: int, die: int) -> int:
    """The chance, in percent, that two dice stay below thrust plus speed."""
    return round(100 * BELOW[min(thrust + die, 13)] / 36)


def landing(seen: CafeRaceView, thrust: int, die: int) -> Landing:
    space, left = seen.spaces[seen.seat], die
    while left > 0 and space < LAST and seen.spaces.count(space + 1) < FULL:
        space += 1
        left -= 1
    rolls = left > 0 or IS_STEP[space]
    return Landing(die, space, rolls, spill_percent(thrust, die) if rolls else 0)


def preview(seen: CafeRaceView, choice: int) -> CafeRacePreview | None:
    if not 0 <= seen.seat < seen.seats:
        return None
    if choice < DIE:
        dice = sorted(set(seen.dice) - {0}, reverse=True)
        thrust = choice - THRUST + 1
    elif BID <= choice < PASS and seen.offered:
        dice = [seen.offered]
        thrust = choice - BID + 1
    else:
        return None
    return CafeRacePreview(thrust, [landing(seen, thrust, die) for die in dice])
