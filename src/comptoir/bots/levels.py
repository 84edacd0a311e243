"""The levels a bot may have, each a number of iterations."""

from typing import Final

import msgspec


class Level(msgspec.Struct, frozen=True):
    """How hard a bot thinks. Time is only a guard: what is decided depends on the seed and the iterations alone."""

    name: str
    iterations: int
    seconds: float  # the guard
    whim: float = 0.0  # how readily it takes a choice that looks a little worse


RANDOM: Final = "random"
LEVELS: Final = ("novice", "regular", "master")

NOVICE = Level("novice", 40, 0.25, whim=0.06)
REGULAR = Level("regular", 400, 0.28)
MASTER = Level("master", 6000, 2.5)
ADVISER = Level("adviser", 3000, 0.9)

BY_NAME = {level.name: level for level in (NOVICE, REGULAR, MASTER)}


def level_for(name: str) -> Level:
    """The level of this name; ValueError when there is none."""
    if name not in BY_NAME:
        raise ValueError(f"no such level: {name}")
    return BY_NAME[name]
