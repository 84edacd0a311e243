"""Random play, in one tight loop: simulation, benchmarks and the cheapest of bots."""

from collections.abc import Callable
from typing import TypeVar

from comptoir.kernel.luck import Luck
from comptoir.kernel.position import Position

PositionT = TypeVar("PositionT", bound=Position)


def random_step(position: Position, luck: Luck) -> int:
    """Every waiting seat makes a random choice; returns how many did."""
    made = 0
    for seat in position.waiting():
        position.play(seat, position.pick(seat, luck), luck)
        made += 1
    return made


def play_out(position: Position, luck: Luck, limit: int = 1_000_000) -> int:
    """Random choices until the game is over; returns how many there were. A game that never ends is an error."""
    made = 0
    while not position.over:
        made += random_step(position, luck)
        if made > limit:
            raise RuntimeError("the game does not end")
    return made


def play_out_audited(position: PositionT, luck: Luck, audit: Callable[[PositionT], str]) -> int:
    """The same, asking after every step whether a law is broken."""
    made = 0
    while not position.over:
        made += random_step(position, luck)
        broken = audit(position)
        if broken:
            raise AssertionError(broken)
    return made
