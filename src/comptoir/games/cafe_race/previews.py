"""What a thrust or a bid leads to: where each speed die would carry the clerk, and the odds of spilling."""

import msgspec

from comptoir.games.cafe_race.numbers import BID, DIE, PASS, THRUST
from comptoir.games.cafe_race.position import Race
from comptoir.games.cafe_race.rules.moving import needs_balance, reached
from comptoir.games.cafe_race.seeing import recall
from comptoir.games.cafe_race.view import CafeRaceView
from comptoir.kernel.game import Preview
from comptoir.kernel.say import Say

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


def landing(race: Race, seat: int, thrust: int, die: int) -> Landing:
    start = race.space[seat]
    space = reached(race, start, die)
    rolls = needs_balance(space, start + die - space)
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
    race = recall(seen)
    return CafeRacePreview(thrust, [landing(race, seen.seat, thrust, die) for die in dice])


def why(seen: CafeRaceView, choice: int) -> list[Say]:
    """How likely it spills, by the best and the worst die one may get with it."""
    found = preview(seen, choice)
    if found is None or not found.landings:
        return []
    odds = sorted(landing.percent for landing in found.landings)
    if odds[-1] == 0:
        return [Say("cafe-race-why-dry")]
    return [
        Say("cafe-race-why-spill", {"least": odds[0], "most": odds[-1], "same": "yes" if odds[0] == odds[-1] else "no"})
    ]
