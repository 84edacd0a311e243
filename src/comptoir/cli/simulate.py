"""`comptoir simulate GAME`: many random games, and what they were like."""

import json
import time
from collections.abc import Iterator
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.progress import Progress

from comptoir.cli.options import AsJson, GameName, Given, Jobs, Seats, Seed, chosen, seats_for
from comptoir.cli.speech import Unclear, speech
from comptoir.games import GAMES
from comptoir.kernel.luck import Fast
from comptoir.kernel.playout import play_out
from comptoir.lab.crew import crew
from comptoir.lab.texts import decimal, percent

BATCH = 250


class Batch(msgspec.Struct):
    """What some games were like: counts and sums that can be added up."""

    lengths: list[int] = []
    scores: list[list[int]] = []
    wins: list[float] = []


def simulate(
    game: GameName,
    /,
    *,
    seats: Seats = None,
    games: Annotated[int, Parameter(help=speech.text("cli-simulate-games"))] = 1000,
    seed: Seed = 1,
    jobs: Jobs = 1,
    option: Given = None,
    as_json: AsJson = False,
) -> None:
    rules, options = chosen(game, option)
    players = seats_for(rules, options, seats)
    if games < 1 or jobs < 1:
        raise Unclear(speech.text("cli-positive"))
    values = msgspec.to_builtins(options)
    started = time.perf_counter()
    found = collect(rules.name, values, players, games, seed, jobs)
    figures = summary(found, players, time.perf_counter() - started)
    if as_json:
        speech.out.print_json(json.dumps({"game": game, "seats": players, "seed": seed, **figures}))
    else:
        show(figures)


def collect(name: str, values: dict[str, object], seats: int, games: int, seed: int, jobs: int) -> Batch:
    """Play batch after batch, here or in worker processes, with a progress bar."""
    batches = [(seed + first, min(BATCH, games - first)) for first in range(0, games, BATCH)]
    total = Batch(wins=[0.0] * seats)
    with Progress(console=speech.out, transient=True, disable=not speech.out.is_terminal) as progress:
        task = progress.add_task(speech.text("cli-simulate-progress"), total=games)
        for batch in run_batches(name, values, seats, batches, jobs):
            total.lengths += batch.lengths
            total.scores += batch.scores
            total.wins = [mine + more for mine, more in zip(total.wins, batch.wins, strict=True)]
            progress.advance(task, len(batch.lengths))
    return total


def run_batches(
    name: str, values: dict[str, object], seats: int, batches: list[tuple[int, int]], jobs: int
) -> Iterator[Batch]:
    if jobs == 1:
        for seed, games in batches:
            yield play_batch(name, values, seats, seed, games)
        return
    with crew(jobs) as (pool, _):
        waiting = [pool.submit(play_batch, name, values, seats, seed, games) for seed, games in batches]
        # In the order they were asked for, so that the figures do not depend on which worker was faster.
        for done in waiting:
            yield done.result()


def play_batch(name: str, values: dict[str, object], seats: int, seed: int, games: int) -> Batch:
    """Game number i of a run has the luck of seed + i, whatever the number of jobs."""
    game = GAMES[name]
    options = game.make_options(values)
    batch = Batch(wins=[0.0] * seats)
    for number in range(games):
        luck = Fast(seed + number)
        position = game.setup(options, seats, luck)
        batch.lengths.append(play_out(position, luck))
        batch.scores.append(position.scores())
        ranking = position.ranking()
        for seat in range(seats):
            batch.wins[seat] += 1 / ranking.count(1) if ranking[seat] == 1 else 0
    return batch


def summary(found: Batch, seats: int, elapsed: float) -> dict[str, object]:
    games, decisions = len(found.lengths), sum(found.lengths)
    lengths = sorted(found.lengths)
    scores = [score for game in found.scores for score in game]
    mean = sum(scores) / len(scores)
    return {
        "games": games,
        "decisions": decisions,
        "seconds": round(elapsed, 3),
        "games_per_second": round(games / elapsed),
        "decisions_per_second": round(decisions / elapsed),
        "length": {"least": lengths[0], "median": lengths[games // 2], "most": lengths[-1]},
        "score": {
            "mean": round(mean, 2),
            "deviation": round((sum((score - mean) ** 2 for score in scores) / len(scores)) ** 0.5, 2),
            "least": min(scores),
            "most": max(scores),
        },
        "by_seat": [
            {
                "seat": seat + 1,
                "wins": round(found.wins[seat] / games, 4),
                "score": round(sum(game[seat] for game in found.scores) / games, 2),
            }
            for seat in range(seats)
        ],
    }


def show(figures: dict[str, object]) -> None:
    for key in ("games", "decisions", "seconds", "games_per_second", "decisions_per_second"):
        speech.print(f"{speech.text('cli-figure-' + key.replace('_', '-')):24} {plain(figures[key])}")
    for key in ("length", "score"):
        values = figures[key]
        assert isinstance(values, dict)
        words = ", ".join(f"{speech.text('cli-figure-' + name)} {plain(value)}" for name, value in values.items())
        speech.print(f"{speech.text('cli-figure-' + key):24} {words}")
    seats = figures["by_seat"]
    assert isinstance(seats, list)
    for seat in seats:
        name = speech.text("cli-player", number=seat["seat"])
        line = speech.text("cli-figure-seat", share=percent(speech.text, seat["wins"]), score=plain(seat["score"]))
        speech.print(f"{name:24} {line}")


def plain(value: object) -> str:
    """As the figures have it, but for the decimal point."""
    if not isinstance(value, float):
        return str(value)
    return decimal(speech.text, value, len(str(value).partition(".")[2]))
