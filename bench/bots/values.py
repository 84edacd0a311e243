"""Do learned values come true? One calm moment in each of many games of quick players, none of them learned from."""

import math
from concurrent.futures import Executor

import msgspec
import numpy as np

from comptoir.bots.judgement import judgement_for, judgement_of
from comptoir.bots.search import victory
from comptoir.games import find
from comptoir.kernel.luck import Fast
from comptoir.kernel.position import Position
from comptoir.lab.arena import batches
from comptoir.lab.school.teacher import slope

SEED = 1 << 40  # far from the seeds that lessons are played with
TABLES = {
    "cafe-race": 4,
    "cafe-race/auction": 4,
    "cafe-international": 2,
    "cafe-international/ladies": 3,
    "espresso-doppio": 2,
    "espresso-doppio/master": 2,
    "top-race": 4,
    "top-race/match": 4,
    "top-race/bets": 4,
}
FLOOR = 1e-5


class Told(msgspec.Struct, frozen=True):
    """What the learned value said of every seat, what judgement without it would have, and what came of it."""

    learned: list[float]
    before: list[float]
    wins: list[float]


class Finding(msgspec.Struct, frozen=True):
    games: int
    loss: float
    before: float  # the loss of the judgement that nothing was learned for
    blank: float
    slope: float
    doubt: float  # of the slope


def watch(rule_set: str, numbers: list[int]) -> list[Told]:
    return [watch_one(rule_set, number) for number in numbers]


def watch_one(rule_set: str, number: int) -> Told:
    """One game; of its calm moments one, each as likely as any other."""
    game, options = find(rule_set)
    luck, whim = Fast(SEED + number), Fast(number)
    position = game.setup(options, TABLES[rule_set], luck)
    judgement = judgement_for(game.name)
    chosen: Position | None = None
    met = 0
    while not position.over:
        if judgement_of(position).calm(position):
            met += 1
            if whim.below(met) == 0:
                chosen = position.copy()
        for seat in position.waiting():
            position.play(seat, judgement.pick(position, seat, luck), luck)
    assert chosen is not None
    told, _ = judgement_of(chosen).verdict(chosen)
    return Told(told, judgement.verdict(chosen)[0], victory(position))


def finding(told: list[Told]) -> Finding:
    found = slope_of(told)
    parts = [slope_of(told[part::10]) for part in range(10)]
    doubt = 1.96 * float(np.std(parts, ddof=1)) / math.sqrt(10)
    seats = len(told[0].wins)
    return Finding(
        len(told), loss([(one.learned, one.wins) for one in told]), loss([(one.before, one.wins) for one in told]),
        math.log(seats), found, doubt,
    )  # fmt: skip


def slope_of(told: list[Told]) -> float:
    """All seats of a moment; in a duel the second says nothing that the first does not."""
    seats = range(1 if len(told[0].wins) == 2 else len(told[0].wins))
    said = np.array([one.learned[seat] for one in told for seat in seats], np.float32)
    return slope(said, np.array([one.wins[seat] for one in told for seat in seats], np.float32))


def loss(told: list[tuple[list[float], list[float]]]) -> float:
    total = 0.0
    for chances, wins in told:
        total -= sum(won * math.log(max(FLOOR, chance)) for chance, won in zip(chances, wins, strict=True))
    return total / len(told)


def examine(games: dict[str, int], executor: Executor, workers: int) -> dict[str, Finding]:
    begun = {
        name: [executor.submit(watch, name, batch) for batch in batches(list(range(count)), workers, 250)]
        for name, count in games.items()
    }
    return {name: finding([one for batch in parts for one in batch.result()]) for name, parts in begun.items()}
