"""The levels a bot may have: how many iterations each may spend on a choice, game by game."""

from typing import Final

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


RANDOM: Final = "random"
LEVELS: Final = ("novice", "regular", "master")
ADVISER: Final = "adviser"

# A novice looks hardly ahead and follows its whims; a master takes about a second and a half on one core, compiled.
ITERATIONS: Final = {
    "cafe-race": {"novice": 60, "regular": 1500, "master": 60_000, "adviser": 30_000},
    "cafe-international": {"novice": 60, "regular": 1000, "master": 20_000, "adviser": 10_000},
    "espresso-doppio": {"novice": 12, "regular": 160, "master": 4000, "adviser": 2000},
    "top-race": {"novice": 12, "regular": 120, "master": 1000, "adviser": 480},
}
USUAL: Final = {"novice": 40, "regular": 400, "master": 6000, "adviser": 3000}
SECONDS: Final = {"novice": 0.25, "regular": 0.28, "master": 2.5, "adviser": 0.9}
WHIMS: Final = {"novice": 0.05}
STUDIOUS: Final = ("master", ADVISER)


def level_for(name: str, game: str) -> Level:
    """The level of this name in this game."""
    iterations = ITERATIONS.get(game, USUAL)
    if name not in iterations:
        raise Refused(Say("bot-unknown", {"bot": name, "known": [RANDOM, *LEVELS]}))
    return Level(name, iterations[name], SECONDS[name], WHIMS.get(name, 0.0), name in STUDIOUS)
