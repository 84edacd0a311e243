"""`comptoir puzzles GAME --to FILE`: decisions from games of regulars that have one clearly best answer."""

from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.progress import Progress

from comptoir.cli.options import GameName, Given, Jobs, Seats, Seed, can_be_written, chosen, seats_for
from comptoir.cli.speech import Unclear, speech
from comptoir.lab.crew import crew
from comptoir.lab.puzzle_book import clearest, dig, write_puzzles
from comptoir.lab.puzzles import Mine


def puzzles(
    game: GameName,
    /,
    *,
    to: Annotated[Path, Parameter(help=speech.text("puzzles-to"))],
    book: Annotated[Path, Parameter(help=speech.text("puzzles-book"))] = Path("puzzles.jsonl"),
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
    rules, options = chosen(game, option)
    mine = Mine(rules.name, msgspec.to_builtins(options), seats_for(rules, options, seats), seed)
    with Progress(console=speech.out, transient=True, disable=not speech.out.is_terminal) as bar:
        task = bar.add_task(speech.text("lab-progress"), total=wanted)
        with crew(jobs, cluster) as (executor, workers):
            found = dig(mine, book, wanted, executor, workers, lambda more: bar.advance(task, more))
    write_puzzles(to, clearest(found, wanted))
    speech.print(speech.text("puzzles-found", puzzles=min(wanted, len(found)), file=str(to)))
