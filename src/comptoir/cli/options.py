"""What several commands ask for: a game and its options (`cafe-race/auction`, `-o auction=true`), seats, a seed."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from comptoir.cli.speech import Unclear, speech
from comptoir.games import find
from comptoir.kernel.game import Game, Options
from comptoir.study.experiments import seats_for as seats_for

GameName = Annotated[str, Parameter(help=speech.text("cli-game"))]
Seats = Annotated[int | None, Parameter(help=speech.text("cli-seats"))]
Seed = Annotated[int, Parameter(help=speech.text("cli-seed"))]
Jobs = Annotated[int, Parameter(help=speech.text("cli-jobs"))]
Given = Annotated[list[str] | None, Parameter(alias="-o", help=speech.text("cli-option"), negative="")]
AsJson = Annotated[bool, Parameter(name="--json", help=speech.text("cli-json"), negative="")]


def chosen(name: str, given: list[str] | None) -> tuple[Game, Options]:
    """The game and its options, from a name and `option=value` words."""
    game, base = find(name)
    values: dict[str, object] = {field: getattr(base, field) for field in base.__struct_fields__}
    for word in given or []:
        option, equals, value = word.partition("=")
        if not equals:
            raise Unclear(speech.text("cli-option-form", option=word))
        values[option.replace("-", "_")] = text_of(game, option.replace("-", "_"), value)
    return game, game.make_options(values)


def text_of(game: Game, option: str, value: str) -> str:
    """A circuit or a deck is named by the file it is in."""
    texts = {field.name: field.values for field in game.fields if field.kind == "text"}
    if option in texts and value not in texts[option] and value and Path(value).is_file():
        return text_in(Path(value))
    return value


def text_in(file: Path) -> str:
    """What a file says; one that holds no text is named, since the error of reading it would not say which it was."""
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Unclear(speech.text("cli-no-text", file=str(file))) from None


def can_be_written(file: Path | None) -> None:
    """Asked before the first game is played, not after the last one."""
    if file is not None and (file.is_dir() or not file.parent.is_dir()):
        raise Unclear(speech.text("cli-not-writable", file=str(file)))
