"""What a choice of each level takes in whichever Python runs this, warm; prints JSON, in seconds of the processor.

    python bench/pocket/choices.py MOMENTS

The guard is off: both Pythons do the same work.
"""

import importlib
import importlib.util
import json
import sys
import time

from comptoir.bots import LEVELS, advise, choose
from comptoir.games import GAMES
from comptoir.kernel.game import View
from comptoir.kernel.luck import Fast
from comptoir.kernel.playout import random_step

SEATS = {"cafe-race": 3, "cafe-international": 2, "top-race": 3, "espresso-doppio": 2}


def moments(name: str, wanted: int) -> list[View]:
    """Views of a random game at which somebody has a choice, spread over it."""
    game = GAMES[name]
    luck, found = Fast(1), []
    position = game.setup(game.make_options({}), SEATS[name], luck)
    while not position.over:
        seat = position.waiting()[0]
        if len(position.choices(seat)) > 1:
            found.append(game.view(position, seat))
        random_step(position, luck)
    return [found[(2 * number + 1) * len(found) // (2 * wanted)] for number in range(wanted)]


def used() -> float:
    """What this thread has used so far. The browser's Python knows only the clock, so there the machine is asked."""
    if importlib.util.find_spec("js") is None:
        return time.process_time()
    files = importlib.import_module("js").process.getBuiltinModule("fs")
    return int(files.readFileSync("/proc/thread-self/schedstat", "utf8").split()[0]) / 1e9


def spent(view: View, level: str) -> float:
    begun = used()
    if level == "hint":
        advise(view, 1, guarded=False)
    else:
        choose(view, level, 1, guarded=False)
    return used() - begun


def quickest(view: View, level: str) -> float:
    """Of three: whatever comes first warms up the rest."""
    return min(spent(view, level) for _ in range(3))


def main(wanted: int) -> None:
    found: dict[str, dict[str, list[float]]] = {}
    for name in GAMES:
        views = moments(name, wanted)
        found[name] = {level: [quickest(view, level) for view in views] for level in (*LEVELS, "hint")}
    print(json.dumps(found))


if __name__ == "__main__":
    main(int(sys.argv[1]))
