"""Does a bot that says "70 %" win seven times in ten? One piece of advice in each game, and how the game ended."""

from concurrent.futures import Executor

import msgspec

from bench.bots.moments import step
from comptoir.bots import advise
from comptoir.bots.search import victory
from comptoir.games import find
from comptoir.kernel.luck import Fast
from comptoir.kernel.position import Position
from comptoir.lab.figures import Estimate, share

BUDGET = 0.1
# How many sit there, after how many steps most games are over, and how many games are watched.
TABLES = {
    "cafe-race": (4, 8, 500),
    "cafe-international": (2, 160, 500),
    "top-race/bets": (4, 160, 150),
    "espresso-doppio": (2, 70, 500),
}
BINS = 10


class Saying(msgspec.Struct, frozen=True):
    """The chance that was told, and what came of it."""

    told: float
    won: float


class Bin(msgspec.Struct, frozen=True):
    """All that was said between two tenths: its mean, and how often it came true."""

    told: float
    won: Estimate


def watch(rule_set: str, number: int) -> Saying:
    """One game of regulars. At a random moment one of them takes the first advice, which says how likely it wins."""
    game, _ = find(rule_set)
    luck = Fast(number)
    position = at_a_moment(rule_set, luck)
    waiting = position.waiting()
    seat = waiting[number % len(waiting)]
    best = advise(game.view(position, seat), number, BUDGET, guarded=False)[0]
    step(game, position, luck, "regular", BUDGET, {seat: best.choice})
    while not position.over:
        step(game, position, luck, "regular", BUDGET)
    return Saying(best.win, victory(position)[seat])


def at_a_moment(rule_set: str, luck: Fast) -> Position:
    """A game played for a random number of steps; one that ended before is played anew."""
    game, options = find(rule_set)
    seats, longest, _ = TABLES[rule_set]
    while True:
        position = game.setup(options, seats, luck)
        left = luck.below(longest)
        while left and not position.over:
            step(game, position, luck, "regular", BUDGET)
            left -= 1
        if not position.over:
            return position


def sort_out(sayings: list[Saying]) -> list[Bin]:
    found: list[Bin] = []
    for tenth in range(BINS):
        inside = [saying for saying in sayings if min(BINS - 1, int(saying.told * BINS)) == tenth]
        if inside:
            told = sum(saying.told for saying in inside) / len(inside)
            found.append(Bin(told, share(sum(saying.won for saying in inside), len(inside))))
    return found


def calibrate(games: dict[str, int], executor: Executor) -> dict[str, list[Bin]]:
    """All rule sets are begun at once, and none waits for the last game of another."""
    begun = {name: executor.map(watch, [name] * count, range(count), chunksize=5) for name, count in games.items()}
    return {name: sort_out(list(sayings)) for name, sayings in begun.items()}
