"""`comptoir export GAME BOT BOT … --to FILE`: many games as data to learn from."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.progress import Progress

from comptoir.cli.options import GameName, Given, Seats, Seed, can_be_written, chosen
from comptoir.cli.speech import Unclear, speech
from comptoir.study.experiments import series_of
from comptoir.study.export import write


def export(
    game: GameName,
    /,
    *bots: Annotated[str, Parameter(help=speech.text("lab-bots"))],
    to: Annotated[Path, Parameter(help=speech.text("cli-export-to"))],
    games: Annotated[int, Parameter(help=speech.text("lab-games"))] = 100,
    seats: Seats = None,
    seed: Seed = 1,
    option: Given = None,
    luck: Annotated[bool, Parameter(help=speech.text("lab-luck-help"), negative="--no-luck")] = True,
    asked: Annotated[int, Parameter(help=speech.text("cli-export-asked"))] = 0,
) -> None:
    if games < 1 or asked < 0:
        raise Unclear(speech.text("cli-positive"))
    can_be_written(to)
    series = series_of(*chosen(game, option), bots or ("regular",), seats, seed)
    with Progress(console=speech.out, transient=True, disable=not speech.out.is_terminal) as bar:
        task = bar.add_task(speech.text("lab-progress"), total=games)
        before = write(series, games, to, luck, lambda more: bar.advance(task, more), asked)
    speech.print(speech.text("cli-exported", games=max(games, before), before=before, file=str(to)))
