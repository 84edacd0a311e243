"""Random games and bots' choices boiled down to one mark for each rule set, to compare Pythons; prints JSON.

    python tests/pocket/fingerprints.py GAMES MOMENTS BUDGET [RULE SET …]

Less than one moment for each is a moment for some of them. It runs in any build, and in the browser's Python by
tools/pocket_node.mjs. Whole numbers only: `hash` is not the same for words of another size.
"""

import hashlib
import json
import math
import sys
import time

from comptoir.bots import LEVELS, RANDOM, advise, choose, heard
from comptoir.bots.build import COMPILED
from comptoir.games import rule_sets
from comptoir.kernel.game import Game, Options
from comptoir.kernel.journal import Journal
from comptoir.kernel.luck import Fast
from comptoir.kernel.playout import random_step
from comptoir.kernel.position import Position


def tables(game: Game, options: Options) -> list[int]:
    return [seats for seats in game.seats if game.clash(options, seats) is None]


def games_played(game: Game, options: Options, games: int) -> str:
    """Every position on the way of every game, over all numbers of seats."""
    allowed, told = tables(game, options), hashlib.sha256()
    for seed in range(games):
        luck = Fast(seed)
        position = game.setup(options, allowed[seed % len(allowed)], luck)
        while not position.over:
            random_step(position, luck)
            told.update(str(position.facts()).encode())
        told.update(str((position.scores(), position.ranking())).encode())
    return told.hexdigest()[:16]


Moment = tuple[Position, int, list[int]]


def crossroads(game: Game, options: Options, seats: int, seed: int) -> list[Moment]:
    """All moments of a random game where somebody has a choice, with what everybody has heard till then."""
    luck, found, memory = Fast(seed), list[Moment](), list[int]()
    position = game.setup(options, seats, luck)
    while not position.over:
        seat = position.waiting()[0]
        if len(position.choices(seat)) > 1:
            found.append((position.copy(), seat, memory.copy()))
        position.journal = Journal()
        position.play(seat, position.pick(seat, luck), luck)
        memory += heard(position.journal)
    return found


def choices_made(game: Game, options: Options, moments: int, budget: float) -> dict[str, list[list[int]]]:
    """Of every level, and what a hint would say, at moments spread over games; the guard is off."""
    allowed = tables(game, options)
    made: dict[str, list[list[int]]] = {level: [] for level in (RANDOM, *LEVELS, "hint")}
    for number in range(moments):
        found = crossroads(game, options, allowed[number % len(allowed)], number)
        position, seat, memory = found[(2 * number + 1) * len(found) // (2 * moments)]
        view = game.view(position, seat)
        for level in (RANDOM, *LEVELS):
            made[level].append([choose(view, level, number, budget, guarded=False, memory=memory)])
        advice = advise(view, number, budget, most=3, guarded=False, memory=memory)
        made["hint"].append([one.choice for one in advice])
    return made


def main(games: int, moments: float, budget: float, names: list[str]) -> None:
    begun, marks = time.perf_counter(), {}
    for number, name in enumerate(names or rule_sets()):
        game, options = rule_sets()[name]
        here = math.ceil((number + 1) * moments) - math.ceil(number * moments)
        choices = choices_made(game, options, here, budget)
        marks[name] = {"games": games_played(game, options, games), "choices": choices}
    print(json.dumps({"compiled": COMPILED, "seconds": time.perf_counter() - begun, "marks": marks}))


if __name__ == "__main__":
    main(int(sys.argv[1]), float(sys.argv[2]), float(sys.argv[3]), sys.argv[4:])
