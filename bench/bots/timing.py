"""How long each level thinks at its full measure, and the adviser, over moments of every rule set."""

import time
from collections.abc import Callable
from functools import partial
from statistics import median

import msgspec

from bench.bots.moments import moments
from comptoir.bots import LEVELS, advise, choose
from comptoir.kernel.game import View

MOMENTS = 3


class Times(msgspec.Struct, frozen=True):
    """Seconds for one choice."""

    usual: float
    longest: float


def times(name: str) -> dict[str, Times]:
    """Each level's time in this rule set with four seats, without the guard: what the tries really take."""
    views = [game.view(position, seat) for game, position, seat in moments(name, 4, MOMENTS)]
    found: dict[str, Times] = {
        level: clocked(partial(choose, level=level, seed=1, guarded=False), views) for level in LEVELS
    }
    return {**found, "advice": clocked(partial(advise, seed=1, guarded=False), views)}


def clocked(think: Callable[[View], object], views: list[View]) -> Times:
    spent: list[float] = []
    for view in views:
        begun = time.process_time()
        think(view)
        spent.append(time.process_time() - begun)
    return Times(median(spent), max(spent))
