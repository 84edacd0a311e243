"""Many random games, and what they were like."""

import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor

import msgspec

from comptoir.games import GAMES
from comptoir.kernel.game import Game, Options
from comptoir.kernel.luck import Fast
from comptoir.kernel.playout import play_out, play_out_free
from comptoir.lab.stamp import Stamp, stamp

BATCH = 250


class Batch(msgspec.Struct):
    """What some games were like: counts and sums that can be added up."""

    lengths: list[int] = []
    scores: list[list[int]] = []
    wins: list[float] = []


class Lengths(msgspec.Struct, frozen=True):
    """How many choices a game takes."""

    least: int
    median: int
    most: int


class Scores(msgspec.Struct, frozen=True):
    mean: float
    deviation: float
    least: int
    most: int


class Seat(msgspec.Struct, frozen=True):
    """What one seat is worth; seats are counted from 0, as everywhere in Python."""

    seat: int
    wins: float
    score: float


class Simulation(msgspec.Struct, frozen=True):
    """The figures of a run."""

    games: int
    decisions: int
    seconds: float
    games_per_second: int
    decisions_per_second: int
    length: Lengths
    score: Scores
    by_seat: list[Seat]
    stamp: Stamp

    def __repr__(self) -> str:
        wins = ", ".join(f"{seat.wins:.0%}" for seat in self.by_seat)
        return f"<{self.games} random games of {self.stamp.game}, seats win {wins}, mean score {self.score.mean:g}>"

    def to_dicts(self) -> list[dict[str, float]]:
        """One row for each seat, for a table in pandas or polars."""
        return [msgspec.to_builtins(seat) for seat in self.by_seat]


def simulate(
    game: Game,
    options: Options,
    seats: int,
    games: int,
    seed: int = 1,
    executor: Executor | None = None,
    progress: Callable[[int], None] = lambda _: None,
    skip_forced: bool = False,
) -> Simulation:
    """Game number i has the luck of seed + i, whoever plays it. `progress` hears how many more were finished. With
    `skip_forced` choices between one thing are not counted; the games are the same.
    """
    begun = time.perf_counter()
    total = Batch(wins=[0.0] * seats)
    for batch in _batches(game, options, seats, games, seed, executor, skip_forced):
        total.lengths += batch.lengths
        total.scores += batch.scores
        total.wins = [mine + more for mine, more in zip(total.wins, batch.wins, strict=True)]
        progress(len(batch.lengths))
    return summary(total, seats, time.perf_counter() - begun, stamp(game, seed))


def _batches(
    game: Game, options: Options, seats: int, games: int, seed: int, executor: Executor | None, skip_forced: bool
) -> Iterator[Batch]:
    values: dict[str, object] = msgspec.to_builtins(options)
    parts = [(seed + first, min(BATCH, games - first)) for first in range(0, games, BATCH)]
    if executor is None:
        for first, count in parts:
            yield play_batch(game.name, values, seats, first, count, skip_forced)
        return
    same = (game.name, values, seats)
    waiting = [executor.submit(play_batch, *same, first, count, skip_forced) for first, count in parts]
    # In the order they were asked for, so that the figures do not depend on which worker was faster.
    for done in waiting:
        yield done.result()


def play_batch(
    name: str, values: dict[str, object], seats: int, seed: int, games: int, skip_forced: bool = False
) -> Batch:
    """What one worker does at a time."""
    game = GAMES[name]
    options = game.make_options(values)
    batch = Batch(wins=[0.0] * seats)
    for number in range(games):
        luck = Fast(seed + number)
        position = game.setup(options, seats, luck)
        batch.lengths.append(play_out_free(position, luck) if skip_forced else play_out(position, luck))
        batch.scores.append(position.scores())
        ranking = position.ranking()
        for seat in range(seats):
            batch.wins[seat] += 1 / ranking.count(1) if ranking[seat] == 1 else 0
    return batch


def summary(found: Batch, seats: int, elapsed: float, stamped: Stamp) -> Simulation:
    games, decisions = len(found.lengths), sum(found.lengths)
    lengths = sorted(found.lengths)
    scores = [score for game in found.scores for score in game]
    mean = sum(scores) / len(scores)
    deviation = (sum((score - mean) ** 2 for score in scores) / len(scores)) ** 0.5
    means = [round(sum(game[seat] for game in found.scores) / games, 2) for seat in range(seats)]
    return Simulation(
        games,
        decisions,
        round(elapsed, 3),
        round(games / elapsed),
        round(decisions / elapsed),
        Lengths(lengths[0], lengths[games // 2], lengths[-1]),
        Scores(round(mean, 2), round(deviation, 2), min(scores), max(scores)),
        [Seat(seat, round(found.wins[seat] / games, 4), means[seat]) for seat in range(seats)],
        stamped,
    )
