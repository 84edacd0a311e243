"""`comptoir play GAME`: a game in the terminal, against bots."""

import asyncio
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from comptoir.bots.levels import LevelName
from comptoir.cli.options import GameName, Given, Seats, can_be_written, chosen, seats_for
from comptoir.cli.sitting import ME, Sitting, sit_down
from comptoir.cli.speech import speech
from comptoir.house import wire
from comptoir.house.acts.playing import Choose
from comptoir.house.acts.questions import Hint
from comptoir.house.acts.taking_back import TakeBack
from comptoir.study.boards import draw


def play(
    game: GameName,
    /,
    *,
    seats: Seats = None,
    level: Annotated[LevelName, Parameter(help=speech.text("cli-play-level"))] = "regular",
    seed: Annotated[int | None, Parameter(help=speech.text("cli-seed"))] = None,
    option: Given = None,
    name: Annotated[str | None, Parameter(help=speech.text("cli-play-name"))] = None,
    save: Annotated[Path | None, Parameter(help=speech.text("cli-play-save"))] = None,
) -> None:
    can_be_written(save)
    rules, options = chosen(game, option)
    players = seats_for(rules, options, seats)
    me = name or speech.text("cli-player", number=1)
    # Between two answers nothing goes on at the table: the terminal is asked while the loop stands still.
    with asyncio.Runner() as runner:
        sitting = runner.run(sit_down(rules.name, msgspec.to_builtins(options), players, level, me, seed))
        speech.print(speech.text(f"{rules.name}-name"), style="bold")
        speech.print(speech.text("cli-play-how"))
        words = "cli-play-saved-so-far"
        try:
            while (asked := runner.run(sitting.turn())) is not None:
                show(sitting, asked)
                while not runner.run(done(sitting, asked, answer())):
                    pass
            finish(sitting)
            words = "cli-play-saved"
        finally:
            keep(runner.run(sitting.leave()), save, words)


def show(sitting: Sitting, asked: wire.PlayState) -> None:
    """The table and the choices."""
    speech.print()
    speech.print(draw(asked.view, sitting.names, speech.words))
    if asked.question is not None:
        speech.print(speech.say(asked.question, sitting.names), style="bold")
    for number, choice in enumerate(asked.choices, 1):
        speech.print(f"  {number:3d}  {speech.say(choice.words, sitting.names)}")


def answer() -> str:
    said = input(speech.text("cli-play-prompt") + " ").strip().lower()
    if said in ("q", "quit"):
        raise KeyboardInterrupt
    return said


async def done(sitting: Sitting, asked: wire.PlayState, said: str) -> bool:
    """Do what was said; whether the table is now another."""
    if said == "h":
        await advise(sitting, asked)
        return False
    if said == "u":
        return await sitting.does(TakeBack(sitting.next_id(), ME, asked.undo.to))
    choice = meant(sitting, asked, said)
    return choice >= 0 and await sitting.does(Choose(sitting.next_id(), ME, asked.step, choice))


def meant(sitting: Sitting, asked: wire.PlayState, said: str) -> int:
    """A choice by its number in the list or in the game's own notation; -1: neither, and so it was said. What is not
    allowed now is for the table to refuse, with its reason.
    """
    if said.isdecimal() and 1 <= int(said) <= len(asked.choices):
        return asked.choices[int(said) - 1].number
    try:
        return sitting.table.game.read(said, sitting.table.options)
    except ValueError:
        speech.print(speech.text("cli-play-unclear", most=len(asked.choices)))
        return -1


async def advise(sitting: Sitting, asked: wire.PlayState) -> None:
    """What a good player would consider, best first, by its number in the list."""
    found = await sitting.asks(Hint(sitting.next_id(), ME))
    if not isinstance(found, wire.Advice):
        return
    places = {choice.number: place for place, choice in enumerate(asked.choices, 1)}
    for one in found.choices:
        alone = len(sitting.names) == 1
        worth = (
            speech.text("cli-play-points", points=round(one.score / 10))
            if alone
            else (speech.text("cli-play-chance", chance=round(one.win / 10)))
        )
        speech.print(f"  {places[one.number]:3d}  {speech.say(one.words, sitting.names)}: {worth}")
        for why in one.why:
            speech.print(f"       {speech.say(why, sitting.names)}")


def keep(record: str, save: Path | None, words: str) -> None:
    if save:
        save.write_text(record, encoding="utf-8")
        speech.print()
        speech.print(speech.text(words, file=str(save)))


def finish(sitting: Sitting) -> None:
    """The ranking, and every point explained."""
    position, names = sitting.match.position, sitting.names
    scores, ranking = position.scores(), position.ranking()
    speech.print()
    for seat in sorted(range(position.seats), key=lambda seat: ranking[seat]):
        speech.print(f"{ranking[seat]}. {names[seat]}: {scores[seat]}", style="bold")
        for line in position.sheet(seat):
            speech.print(f"     {line.points:+5d}  {speech.text(line.key, **line.args)}")
