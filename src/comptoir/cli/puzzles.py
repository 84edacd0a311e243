"""`comptoir puzzles GAME --to FILE`: decisions from games of regulars that have one clearly best answer."""

from functools import partial
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.progress import Progress

from comptoir.cli.options import GameName, Given, Jobs, Seats, Seed, can_be_written, chosen
from comptoir.cli.speech import Unclear, speech
from comptoir.lab.crew import crew
from comptoir.lab.puzzle_book import write_puzzles
from comptoir.study.experiments import puzzles as mined
from comptoir.study.pages import puzzle_page


def puzzles(
    game: GameName,
    /,
    *,
    to: Annotated[Path, Parameter(help=speech.text("puzzles-to"))],
    book: Annotated[Path, Parameter(help=speech.text("puzzles-book"))] = Path("puzzles.jsonl"),
    report: Annotated[Path | None, Parameter(help=speech.text("puzzles-report"))] = None,
    wanted: Annotated[int, Parameter(help=speech.text("puzzles-wanted"))] = 10,
    seats: Seats = None,
    seed: Seed = 1,
    option: Given = None,
    jobs: Jobs = 1,
    cluster: Annotated[str | None, Parameter(help=speech.text("lab-cluster-help"))] = None,
) -> None:
    if min(wanted, jobs) < 1:
        raise Unclear(speech.text("cli-positive"))
    can_be_written(to)
    can_be_written(book)
    can_be_written(report)
    rules, options = chosen(game, option)
    values: dict[str, bool | int | str] = msgspec.to_builtins(options)
    with Progress(console=speech.out, transient=True, disable=not speech.out.is_terminal) as bar:
        task = bar.add_task(speech.text("lab-progress"), total=wanted)
        with crew(jobs, cluster) as (executor, workers):
            advance = partial(bar.advance, task)
            found = mined(
                rules.name, wanted, seats, seed, book=book,
                executor=executor, workers=workers, progress=advance, **values,
            ).puzzles  # fmt: skip
    write_puzzles(to, found)
    if report is not None:
        report.write_text(puzzle_page(found, speech.words), encoding="utf-8")
    speech.print(speech.text("puzzles-found", puzzles=len(found), file=str(to)))
