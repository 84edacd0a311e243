"""`comptoir train GAME`: bots play themselves and learn what a position is worth."""

from concurrent.futures import BrokenExecutor
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from comptoir.bots.values.shelf import SIGHTS, Page
from comptoir.cli.options import GameName, Jobs, Seed, can_be_written
from comptoir.cli.speech import Unclear, speech
from comptoir.lab.crew import crew


def train(
    game: GameName,
    /,
    *,
    seed: Seed = 1,
    jobs: Jobs = 1,
    cluster: Annotated[str | None, Parameter(help=speech.text("lab-cluster-help"))] = None,
    scale: Annotated[float, Parameter(help=speech.text("train-scale"))] = 1.0,
    rounds: Annotated[int, Parameter(help=speech.text("train-rounds"))] = 3,
    folder: Annotated[Path, Parameter(help=speech.text("train-folder"))] = Path("training"),
    weights: Annotated[Path | None, Parameter(help=speech.text("train-weights"))] = None,
    report: Annotated[Path | None, Parameter(help=speech.text("lab-report"))] = None,
) -> None:
    # Now rather than later: numpy and the plots come with an extra, and whether they are there should be known first.
    from comptoir.lab.school.report import COLUMNS, cells, last_of_each
    from comptoir.lab.school.report import report as as_page
    from comptoir.lab.school.training import School, plan_for

    if game not in SIGHTS:
        raise Unclear(speech.text("train-game", game=game, known=", ".join(SIGHTS)))
    if min(jobs, rounds) < 1 or not 0.0 < scale <= 1000.0:
        raise Unclear(speech.text("cli-positive"))
    can_be_written(report)
    can_be_written(weights)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=speech.out,
        transient=True,
        disable=not speech.out.is_terminal,
    )
    plan = plan_for(game, seed, scale, rounds)
    try:
        with bar, crew(jobs, cluster) as (executor, _):
            task = bar.add_task(speech.text("lab-progress"), total=plan.games)
            school = School(plan, folder / f"{game}-{seed}-{scale:g}", executor, lambda more: bar.advance(task, more))
            page = school.run()
    except BrokenExecutor:
        raise Unclear(speech.text("train-stopped", folder=str(folder))) from None
    except KeyboardInterrupt:
        raise Unclear(speech.text("train-stopped", folder=str(folder))) from None
    written(page, weights or folder / f"{game}.json")
    if report is not None:
        report.write_text(as_page(page, school.curve, speech.text, speech.words.language), encoding="utf-8")
    shown = Table(*(speech.text(f"train-column-{column}") for column in COLUMNS), box=None)
    for one in last_of_each(school.curve):
        shown.add_row(*cells(one, speech.text))
    speech.out.print(shown)


def written(page: Page, file: Path) -> None:
    """One network's numbers a line or so: small, and what changed can be seen."""
    file.write_bytes(msgspec.json.encode(page).replace(b'],"', b'],\n"') + b"\n")
    speech.print(speech.text("train-written", file=str(file), size=file.stat().st_size))
