"""`comptoir balance GAME`: what a variant or an option changes, beside the standard rules."""

import json
from functools import partial
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.progress import Progress
from rich.table import Table

from comptoir.cli.options import AsJson, GameName, Given, Jobs, Seats, Seed, chosen, seats_for
from comptoir.cli.speech import Unclear, speech
from comptoir.games import rule_sets
from comptoir.kernel.game import Game, Options
from comptoir.lab.balance import Balance
from comptoir.lab.crew import crew
from comptoir.lab.figures import Estimate
from comptoir.lab.players import player
from comptoir.lab.texts import decimal, figure_text, percent, share_text
from comptoir.study.experiments import series_of, weighed

COLUMNS = ("set", "length", "spread", "margin", "advantage", "luck", "upsets")


def balance(
    game: GameName,
    /,
    *,
    games: Annotated[int, Parameter(help=speech.text("lab-games"))] = 60,
    seats: Seats = None,
    seed: Seed = 1,
    jobs: Jobs = 1,
    cluster: Annotated[str | None, Parameter(help=speech.text("lab-cluster-help"))] = None,
    bot: Annotated[str, Parameter(help=speech.text("lab-bot-help"))] = "regular@0.1",
    weak: Annotated[str, Parameter(help=speech.text("lab-weak-help"))] = "novice",
    option: Given = None,
    as_json: AsJson = False,
) -> None:
    if games < 1 or jobs < 1:
        raise Unclear(speech.text("cli-positive"))
    player(bot)
    player(weak)
    found: list[Balance] = []
    with crew(jobs, cluster) as (executor, workers):
        for name, rules, options in sets_of(game, option):
            players = seats if seats is not None and rules.clash(options, seats) is None else None
            table = seats_for(rules, options, players)
            equal = series_of(rules, options, (bot,), table, seed)
            with Progress(console=speech.out, transient=True, disable=not speech.out.is_terminal) as bar:
                task = bar.add_task(speech.text("lab-balance-progress", set=name), total=games * min(table, 2))
                advance = partial(bar.advance, task)
                found.append(weighed(name, equal, bot, weak, games, executor, workers, advance))
    if as_json:
        speech.out.print_json(json.dumps(msgspec.to_builtins(found)))
    else:
        show(found, bot, weak)


def sets_of(name: str, option: list[str] | None) -> list[tuple[str, Game, Options]]:
    """The standard rules first; then the set or options asked for, or else all other sets of the game."""
    game, asked = chosen(name, option)
    standard = game.rule_sets["basic"]
    label = " ".join([name, *(option or [])])
    if asked != standard:
        return [(game.name, game, standard), (label, game, asked)]
    return [(known, owner, options) for known, (owner, options) in rule_sets().items() if owner is game]


def show(found: list[Balance], strong: str, weak: str) -> None:
    rows = [
        [
            one.name,
            figure_text(speech.text, one.length, 0),
            decimal(speech.text, one.spread),
            figure_text(speech.text, one.margin),
            points(one.advantage),
            share_text(speech.text, one.luck) if one.luck else speech.text("lab-balance-alone"),
            share_text(speech.text, one.upsets) if one.upsets else speech.text("lab-balance-alone"),
        ]
        for one in found
    ]
    speech.out.print(laid_out(rows, speech.out.width))
    speech.print(speech.text("lab-balance-about", strong=strong, weak=weak))


def laid_out(rows: list[list[str]], width: int) -> Table:
    """On one line each if there is room; else figures stand above their intervals, and no number is broken."""
    heads = [speech.text(f"lab-column-{word}") for word in COLUMNS]
    table = Table(*heads, box=None, padding=(0, 1, 0, 0), pad_edge=False)
    if sum(max(map(len, column)) + 1 for column in zip(heads, *rows, strict=True)) > width:
        rows = [[cell.replace(" (", "\n(") for cell in row] for row in rows]
        for column, head, cells in zip(table.columns, heads, zip(*rows, strict=True), strict=True):
            column.width = max(map(len, [*head.split(), *"\n".join(cells).splitlines()]))
    for row in rows:
        table.add_row(*row)
    return table


def points(found: Estimate | None) -> str:
    if found is None:
        return speech.text("lab-balance-alone")
    value, low, high = (percent(speech.text, part) for part in (found.value, found.low, found.high))
    return speech.text("lab-figure", value=f"+{value}", low=low, high=high)
