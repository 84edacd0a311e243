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


def forced(position: Position) -> tuple[int, int]:
    """A waiting seat that has only one choice, and this choice; (-1, -1) when all who wait have several."""
    for seat in position.waiting():
        choices = position.choices(seat)
        if len(choices) == 1:
            return seat, choices[0]
    return -1, -1


def play_forced(position: Position, luck: Luck) -> None:
    """Make every choice that is between one thing, until somebody has something to decide or the game is over."""
    seat, choice = forced(position)
    while seat >= 0:
        position.play(seat, choice, luck)
        seat, choice = forced(position)


def play_out_free(position: Position, luck: Luck) -> int:
    """The same game as `play_out` with this luck; returns how many choices were between several things."""
    made = 0
    while not position.over:
        for seat in position.waiting():
            made += 1 if len(position.choices(seat)) > 1 else 0
            position.play(seat, position.pick(seat, luck), luck)
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
