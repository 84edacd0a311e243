"""A choice as a number, as a named move, and as text."""

from comptoir.games.cafe_race.numbers import BASIC_SPACE, BID, DIE, PASS, THRUST
from comptoir.kernel.choices import Run, Runs, one
from comptoir.kernel.say import Move, declared


class Thrust(Move, frozen=True, tag="thrust"):
    """Turn the thrust die to this number, in secret."""

    thrust: int


class OfferDie(Move, frozen=True, tag="die"):
    """Put this speed die up for auction."""

    die: int


class BidThrust(Move, frozen=True, tag="bid"):
    """Bid this thrust."""

    thrust: int


class Pass(Move, frozen=True, tag="pass"):
    """Do not bid for this die."""


MOVES = declared(globals(), Move)
FORESEEN = (OfferDie, BidThrust, Pass)  # an auction is held aloud

RUNS = (
    Run(THRUST, 6, lambda thrust: Thrust(thrust + 1), lambda thrust: f"thrust-{thrust + 1}"),
    Run(DIE, 6, lambda die: OfferDie(die + 1), lambda die: f"die-{die + 1}"),
    Run(BID, 6, lambda thrust: BidThrust(thrust + 1), lambda thrust: f"bid-{thrust + 1}"),
    one(PASS, Pass(), "pass"),
)
BASIC = Runs(RUNS, BASIC_SPACE)
AUCTION = Runs(RUNS)
