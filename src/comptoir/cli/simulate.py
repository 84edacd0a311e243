"""`comptoir simulate GAME`: many random games, and what they were like."""

import json
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.progress import Progress

from comptoir.cli.options import AsJson, GameName, Given, Jobs, Seats, Seed, chosen, seats_for
from comptoir.cli.speech import Unclear, speech
from comptoir.kernel.game import Game, Options
from comptoir.lab.crew import crew
from comptoir.lab.simulation import Simulation
from comptoir.lab.simulation import simulate as run
from comptoir.lab.texts import decimal, percent


def simulate(
    game: GameName,
    /,
    *,
    seats: Seats = None,
    games: Annotated[int, Parameter(help=speech.text("cli-simulate-games"))] = 1000,
    seed: Seed = 1,
    jobs: Jobs = 1,
    option: Given = None,
    skip_forced: Annotated[bool, Parameter(help=speech.text("cli-simulate-forced"), negative="")] = False,
    as_json: AsJson = False,
) -> None:
    rules, options = chosen(game, option)
    players = seats_for(rules, options, seats)
    if games < 1 or jobs < 1:
        raise Unclear(speech.text("cli-positive"))
    figures = msgspec.to_builtins(played(rules, options, players, games, seed, jobs, skip_forced))
    if as_json:
        speech.out.print_json(json.dumps({"game": game, "seats": players, "seed": seed, **figures}))
    else:
        show(figures)


def played(
    rules: Game, options: Options, seats: int, games: int, seed: int, jobs: int, skip_forced: bool
) -> Simulation:
    """Here or in worker processes, with a progress bar."""
    with (
        Progress(console=speech.out, transient=True, disable=not speech.out.is_terminal) as bar,
        crew(jobs) as (executor, _),
    ):
        task = bar.add_task(speech.text("cli-simulate-progress"), total=games)
        pool = executor if jobs > 1 else None
        return run(rules, options, seats, games, seed, pool, lambda more: bar.advance(task, more), skip_forced)


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
        name = speech.text("cli-player", number=seat["seat"] + 1)
        line = speech.text("cli-figure-seat", share=percent(speech.text, seat["wins"]), score=plain(seat["score"]))
        speech.print(f"{name:24} {line}")


def plain(value: object) -> str:
    """As the figures have it, but for the decimal point."""
    if not isinstance(value, float):
        return str(value)
    return decimal(speech.text, value, len(str(value).partition(".")[2]))
