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
    move = named(choice)
    if isinstance(move, Pass):
        return "pass"
    kind, amount = (
        ("thrust", choice - THRUST)
        if choice < DIE
        else ("die", choice - DIE)
        if choice < BID
        else ("bid", choice - BID)
    )
    return f"{kind}-{amount + 1}"


TEXTS = {write(choice): choice for choice in range(SPACE)}
