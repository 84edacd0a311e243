"""A choice as a number, as a named move, and as text."""

from comptoir.games.cafe_race.numbers import BID, DIE, PASS, SPACE, THRUST
from comptoir.kernel.say import Move


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


MOVES: tuple[type[Move], ...] = (Thrust, OfferDie, BidThrust, Pass)


def named(choice: int) -> Move:
    if choice < DIE:
        return Thrust(choice - THRUST + 1)
    if choice < BID:
        return OfferDie(choice - DIE + 1)
    if choice < PASS:
        return BidThrust(choice - BID + 1)
    return Pass()


def number(move: Move) -> int:
    for choice in range(SPACE):
        if named(choice) == move:
            return choice
    raise ValueError(f"no such choice: {move}")


def write(choice: int) -> str:
    """`thrust-3`, `die-5`, `bid-2` or `pass`."""
    if choice < DIE:
        return f"thrust-{choice - THRUST + 1}"
    if choice < BID:
        return f"die-{choice - DIE + 1}"
    return f"bid-{choice - BID + 1}" if choice < PASS else "pass"


TEXTS = {write(choice): choice for choice in range(SPACE)}
