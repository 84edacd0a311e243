"""How long each level thinks at its full measure, and the adviser, over moments of every rule set.

Bots know what they heard on the way, as they do at a table. What a process must work out before its very first
choice is told apart: a bot may be asked in the first game after a restart.
"""

import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from statistics import median
from typing import Any

import msgspec

from bench.bots.moments import fitting_seats, step
from comptoir.bots import LEVELS, advise, choose, heard
from comptoir.games import find
from comptoir.kernel.game import View
from comptoir.kernel.journal import Journal
from comptoir.kernel.luck import Fast

MOMENTS = 3
ADVICE = "advice"
Asked = tuple[View, list[int]]  # and what was heard


class Times(msgspec.Struct, frozen=True):
    """Seconds of the processor for one choice."""

    usual: float
    longest: float
    first: float  # in a fresh process


def thinker(who: str) -> Callable[..., Any]:
    """Without the guard: what the tries really take."""
    if who == ADVICE:
        return partial(advise, seed=1, guarded=False)
    return partial(choose, level=who, seed=1, guarded=False)


def asked_in(name: str) -> list[Asked]:
    """Moments from all stages of novices' games of this rule set with four seats."""
    game, options = find(name)
    luck = Fast(7)
    stages: list[Asked] = []
    while len(stages) < 4 * MOMENTS:
        position = game.setup(options, fitting_seats(game, options, 4), luck, journal := Journal())
        memory = heard(journal)
        while not position.over:
            seat = position.waiting()[0]
            if len(position.choices(seat)) > 1:
                stages.append((game.view(position, seat), memory))
            position.journal = journal = Journal()
            step(game, position, luck, "novice", 0.5)
            memory = memory + heard(journal)
    return stages[:: max(1, len(stages) // MOMENTS)][:MOMENTS]


def times(name: str) -> dict[str, Times]:
    """Each level's time in this rule set."""
    asked = asked_in(name)
    return {who: timed(name, who, asked) for who in (*LEVELS, ADVICE)}


def timed(name: str, who: str, asked: list[Asked]) -> Times:
    spent = [seconds(thinker(who), one) for one in asked]
    command = [sys.executable, "-m", "bench.bots.timing", name, who]
    fresh = subprocess.run(command, check=True, capture_output=True, text=True)
    return Times(median(spent), max(spent), float(fresh.stdout))


def seconds(think: Callable[..., Any], asked: Asked) -> float:
    view, memory = asked
    begun = time.process_time()
    think(view, memory=memory)
    return time.process_time() - begun


if __name__ == "__main__":
    # Novices played to find the moments: what they had to work out is not counted, and is little.
    print(seconds(thinker(sys.argv[2]), asked_in(sys.argv[1])[0]))
