"""`comptoir review FILE`: what a finished game was made of; a folder of games gives every player's averages."""

import json
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.progress import BarColumn, Progress, TextColumn
from rich.table import Table

import comptoir
from comptoir.cli.options import AsJson, Seed, can_be_written
from comptoir.cli.speech import Unclear, speech
from comptoir.kernel.game import Refused
from comptoir.kernel.record import Record
from comptoir.lab.averages import Average, averages
from comptoir.lab.review_page import averages_page, review_page
from comptoir.lab.review_texts import LINES, averages_texts, legend, names_of, seat_texts
from comptoir.lab.stamp import stamp
from comptoir.review import Review, Reviewing
from comptoir.review.sentences import sentences
from comptoir.study.pages import turning_pictures


def review(
    file: Annotated[Path, Parameter(help=speech.text("cli-review-file"))],
    /,
    *,
    seat: Annotated[int | None, Parameter(help=speech.text("cli-review-seat"))] = None,
    thinking: Annotated[float, Parameter(help=speech.text("cli-review-thinking"))] = 1.0,
    seed: Seed = 1,
    report: Annotated[Path | None, Parameter(help=speech.text("cli-review-report"))] = None,
    as_json: AsJson = False,
) -> None:
    if not 0.0 < thinking < 1000.0:
        raise Unclear(speech.text("cli-review-thinking-least"))
    can_be_written(report)
    if file.is_dir():
        of_folder(file, thinking, seed, report, as_json)
        return
    record = comptoir.load(file)
    if seat is not None and not 1 <= seat <= record.seats:
        raise Unclear(speech.text("cli-review-seat-unknown", seat=seat, seats=record.seats))
    found = looked_at(record, file, thinking, seed)
    if report is not None:
        drawn = turning_pictures(record, found, speech.words)
        page = review_page(found, None if seat is None else seat - 1, speech.words, drawn)
        report.write_text(page, encoding="utf-8")
    if as_json:
        told = {"stamp": msgspec.to_builtins(stamp(comptoir.catalogue()[found.game], seed))}
        speech.out.print_json(json.dumps({**told, **msgspec.to_builtins(found)}))
    else:
        show(found, None if seat is None else seat - 1)


def looked_at(record: Record, file: Path, thinking: float, seed: int) -> Review:
    """The review, with a progress bar that fills as trials are spent."""
    under_way = Reviewing(record, thinking=thinking, seed=seed)
    columns = (TextColumn("{task.description}"), BarColumn())
    with Progress(*columns, console=speech.out, transient=True, disable=not speech.out.is_terminal) as bar:
        task = bar.add_task(speech.text("cli-review-progress", file=file.name), total=under_way.trials)
        for _ in under_way:
            bar.update(task, completed=under_way.table.trials)
    return under_way.result()


def show(found: Review, seat: int | None) -> None:
    names = names_of(found, speech.words)
    heads = [speech.text("review-column-player"), *(speech.text(f"review-line-{line}") for line in LINES)]
    rows = [[names[one.seat], *seat_texts(found, one, speech.words)] for one in found.seats]
    speech.out.print(laid_out(heads, rows, speech.out.width))
    speech.print(legend(found, speech.words))
    for one in found.seats:
        if seat is None or one.seat == seat:
            speech.print()
            for sentence in sentences(found, one.seat, you=one.seat == seat):
                speech.print(sentence.spoken(lambda said: speech.say(said, names)))
    speech.print()
    speech.print(speech.text("review-eyes"))


def of_folder(folder: Path, thinking: float, seed: int, report: Path | None, as_json: bool) -> None:
    """Every finished game in it; what cannot be reviewed is named and left out."""
    found: list[Review] = []
    for file in sorted(path for path in folder.iterdir() if path.is_file()):
        try:
            found.append(looked_at(comptoir.load(file), file, thinking, seed))
        except Refused as refused:
            speech.complain(speech.text("cli-review-skipped", file=file.name, problem=speech.say(refused.say)))
    if not found:
        raise Unclear(speech.text("cli-review-none", folder=str(folder)))
    players = averages(found)
    if report is not None:
        report.write_text(averages_page(players, speech.words), encoding="utf-8")
    if as_json:
        speech.out.print_json(json.dumps({"players": msgspec.to_builtins(players)}))
    else:
        show_averages(players)


def laid_out(heads: list[str], rows: list[list[str]], width: int) -> Table:
    """On one line each if there is room; else doubts stand below their figures, and no number is broken."""
    table = Table(*heads, box=None, padding=(0, 1, 0, 0), pad_edge=False)
    if sum(max(map(len, column)) + 1 for column in zip(heads, *rows, strict=True)) > width:
        rows = [[cell.replace(" ± ", "\n± ") for cell in row] for row in rows]
    for column, cells in zip(table.columns[1:], list(zip(*rows, strict=True))[1:], strict=True):
        column.justify = "right"
        column.min_width = max(len(line) for cell in cells for line in cell.splitlines() or [""])
    for row in rows:
        table.add_row(*row)
    return table


def show_averages(players: list[Average]) -> None:
    heads = [speech.text(f"review-column-{word}") for word in ("game", "player", "games")]
    heads += [speech.text(f"review-line-{line}") for line in LINES]
    speech.out.print(laid_out(heads, [averages_texts(one, speech.words) for one in players], speech.out.width))
    speech.print(speech.text("review-averages-about"))
