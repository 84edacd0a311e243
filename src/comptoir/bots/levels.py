"""The levels a bot may have: how many iterations each may spend on a choice, game by game. They are named nowhere else:
the wire, the page and the terminal have them from here.
"""

from typing import Final, Literal, get_args

import msgspec

from comptoir.kernel.game import Refused
from comptoir.kernel.say import Say


class Level(msgspec.Struct, frozen=True):
    """How hard a bot thinks. Time is only a guard: what is decided depends on the seed and the iterations alone."""

    name: str
    iterations: int
    seconds: float  # the guard
    whim: float = 0.0  # how readily it takes a choice that looks a little worse
    studies: bool = False  # whether it looks at a position long and hard before trying anything


# Of how they play, by game: what was measured of one edition says nothing of another.
EDITIONS: Final = {"cafe-race": 3, "cafe-international": 4, "espresso-doppio": 3, "top-race": 2}
RANDOM: Final = "random"
NOVICE: Final = "novice"  # does not search: see novice.py
LevelName = Literal["novice", "regular", "master"]
LEVELS: Final[tuple[LevelName, ...]] = get_args(LevelName)
ADVISER: Final = "adviser"

# A master takes at most a second and a half on one core, compiled, in the first game of a process too.
ITERATIONS: Final = {
    "cafe-race": {"regular": 1500, "master": 60_000, "adviser": 30_000},
    "cafe-international": {"regular": 200, "master": 20_000, "adviser": 10_000},
    "espresso-doppio": {"regular": 160, "master": 1000, "adviser": 500},
    "top-race": {"regular": 120, "master": 1000, "adviser": 480},
}
USUAL: Final = {"regular": 400, "master": 6000, "adviser": 3000}
SECONDS: Final = {"regular": 0.28, "master": 2.5, "adviser": 0.9}
STUDIOUS: Final = ("master", ADVISER)


def level_for(name: str, game: str) -> Level:
    """The level of this name in this game."""
    iterations = ITERATIONS.get(game, USUAL)
    if name not in iterations:
        raise Refused(Say("bot-unknown", {"bot": name, "known": [RANDOM, *LEVELS]}))
    return Level(name, iterations[name], SECONDS[name], studies=name in STUDIOUS)


def edition_of(game: str) -> int:
    """The edition of this game's bots; those of a game that nobody has measured are of the first."""
    return EDITIONS.get(game, 1)
