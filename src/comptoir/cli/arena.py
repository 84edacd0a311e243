"""`comptoir arena GAME BOT BOT …`: bots play each other, and figures tell who is stronger."""

import json
from concurrent.futures import BrokenExecutor
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from comptoir.cli.options import AsJson, GameName, Given, Jobs, Seed, can_be_written, chosen
from comptoir.cli.speech import Unclear, speech
from comptoir.lab.arena import run
from comptoir.lab.crew import crew
from comptoir.lab.ledger import Ledger
from comptoir.lab.series import Series, rules_of
from comptoir.lab.stamp import stamp
from comptoir.lab.summary import Summary, summarise
from comptoir.lab.texts import length_text, percent, share_text, standings_texts
from comptoir.study.experiments import series_of
from comptoir.study.pages import arena_page


def arena(
    game: GameName,
    /,
    *bots: Annotated[str, Parameter(help=speech.text("lab-bots"))],
    games: Annotated[int, Parameter(help=speech.text("lab-games"))] = 100,
    seats: Annotated[int | None, Parameter(help=speech.text("lab-seats"))] = None,
    seed: Seed = 1,
    jobs: Jobs = 1,
    cluster: Annotated[str | None, Parameter(help=speech.text("lab-cluster-help"))] = None,
    option: Given = None,
    results: Annotated[Path | None, Parameter(help=speech.text("lab-results"))] = None,
    resume: Annotated[bool, Parameter(help=speech.text("lab-resume"), negative="")] = False,
    report: Annotated[Path | None, Parameter(help=speech.text("lab-report"))] = None,
    luck: Annotated[bool, Parameter(help=speech.text("lab-luck-help"), negative="--no-luck")] = True,
    as_json: AsJson = False,
) -> None:
    series = series_of(*chosen(game, option), bots or ("master", "regular"), seats, seed)
    if games < 1 or jobs < 1:
        raise Unclear(speech.text("cli-positive"))
    if resume and results is None:
        raise Unclear(speech.text("lab-resume-what"))
    can_be_written(report)
    can_be_written(results)
    if report is not None:
        # Now rather than later: whether the plots can be drawn should be known before the games are played.
        import comptoir.lab.report  # noqa: F401
    with Ledger(series, results, resume) as ledger:
        play(ledger, games, jobs, cluster, results, luck)
        finished = [ledger.results[number] for number in sorted(ledger.results)]
    summary = summarise(series, finished)
    if report is not None:
        report.write_text(arena_page(series, finished, speech.words), encoding="utf-8")
    if as_json:
        told = {"stamp": stamp(rules_of(series)[0], seed), "match": series}
        speech.out.print_json(json.dumps({**msgspec.to_builtins(told), **msgspec.to_builtins(summary)}))
    else:
        show(series, summary)


def play(ledger: Ledger, games: int, jobs: int, cluster: str | None, results: Path | None, luck: bool) -> None:
    """Play what is missing, with a progress bar; whatever stops it, what is finished is kept."""
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=speech.out,
        transient=True,
        disable=not speech.out.is_terminal,
    )
    missing = ledger.missing(games)
    try:
        with bar, crew(jobs, cluster) if missing else nullcontext((None, 1)) as (executor, workers):
            task = bar.add_task(speech.text("lab-progress"), total=games, completed=games - len(missing))
            if executor is not None:
                run(ledger, games, executor, workers, lambda more: bar.advance(task, more), luck)
    except BrokenExecutor:
        raise Unclear(speech.text("lab-workers-died", games=len(ledger.results))) from None
    except OSError:
        if cluster is None:
            raise
        raise Unclear(speech.text("lab-cluster", address=cluster)) from None
    except KeyboardInterrupt:
        words = "lab-stopped" if results is None else "lab-interrupted"
        raise Unclear(speech.text(words, file=str(results))) from None


def show(series: Series, summary: Summary) -> None:
    speech.print(speech.text("lab-about", games=summary.games, fair=percent(speech.text, summary.fair)))
    heads, rows = standings_texts(speech.text, summary)
    table = Table(*heads, box=None)
    for row in rows:
        table.add_row(*row)
    speech.out.print(table)
    if series.seats > 1:
        seats = Table(speech.text("lab-column-seat"), speech.text("lab-column-wins"), box=None)
        for seat, won in enumerate(summary.by_seat):
            seats.add_row(str(seat + 1), share_text(speech.text, won))
        speech.out.print(seats)
    speech.print(length_text(speech.text, summary))
    if summary.luck is not None:
        speech.print(speech.text("lab-luck-about", part=share_text(speech.text, summary.luck)))
