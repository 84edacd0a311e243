"""What can happen in Café Race."""

from comptoir.kernel.say import Event, declared

BY_THRUST, BY_BEHIND, BY_AHEAD, BY_FEWER_COFFEES, BY_MORE_COFFEES, BY_DICE = range(6)


class RoundBegins(Event, frozen=True, tag="round"):
    round: int


class Refilled(Event, frozen=True, tag="refilled"):
    seat: int


class SpeedDice(Event, frozen=True, tag="speed-dice"):
    dice: list[int]


class Chose(Event, frozen=True, tag="chose"):
    """Somebody turned his thrust die in secret."""

    seat: int


class OwnThrust(Event, frozen=True, tag="own-thrust"):
    """Told to the one who chose."""

    thrust: int


class ThrustShown(Event, frozen=True, tag="thrust"):
    seat: int
    thrust: int


class WhiteDice(Event, frozen=True, tag="white-dice"):
    """One roll to settle a tie."""

    seat: int
    total: int
    dice: list[int]


class TieBroken(Event, frozen=True, tag="tie"):
    """`seat` goes before `other`, and why."""

    seat: int
    other: int
    reason: int


class SpeedTaken(Event, frozen=True, tag="speed"):
    seat: int
    speed: int


class Moved(Event, frozen=True, tag="moved"):
    seat: int
    start: int
    space: int
    steps: int


class Braked(Event, frozen=True, tag="braked"):
    seat: int
    space: int


class Overshot(Event, frozen=True, tag="overshot"):
    seat: int


class BalanceRolled(Event, frozen=True, tag="balance"):
    seat: int
    target: int
    total: int
    spilled: bool
    dice: list[int]


class StartsBidding(Event, frozen=True, tag="starts-bidding"):
    seat: int


class DieOffered(Event, frozen=True, tag="die"):
    seat: int
    die: int


class Bid(Event, frozen=True, tag="bid"):
    seat: int
    thrust: int


class Passed(Event, frozen=True, tag="passed"):
    seat: int


class Arrived(Event, frozen=True, tag="arrived"):
    """The race is over; where each clerk came in."""

    seat: int
    rank: int
    points: int


EVENTS = declared(globals(), Event)
