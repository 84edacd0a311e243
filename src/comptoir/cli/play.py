"""`comptoir play GAME`: a game in the terminal, against bots."""

import secrets
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from comptoir.bots import choose, heard
from comptoir.bots.levels import LevelName
from comptoir.cli.options import GameName, Given, Seats, can_be_written, chosen, seats_for
from comptoir.cli.speech import speech
from comptoir.kernel.luck import Fast
from comptoir.kernel.session import Session
from comptoir.study.boards import draw

ME = 0


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
    luck = Fast(secrets.randbits(96) if seed is None else seed)
    session = Session(rules, options, players, luck)
    # Sentences speak of players by name, so the person needs one too.
    bots = [speech.text("cli-bot", number=seat) for seat in range(1, players)]
    names = [name or speech.text("cli-player", number=1), *bots]
    session.record.names = names
    speech.print(speech.text(f"{rules.name}-name"), style="bold")
    speech.print(speech.text("cli-play-how"))
    tell(session, names)
    memory = heard(session.journal)
    try:
        while not session.over:
            for seat in session.waiting():
                turn(session, seat, names, level, memory)
                memory += heard(session.journal)
    except (KeyboardInterrupt, EOFError):
        keep(session, save, "cli-play-saved-so-far")
        raise
    finish(session, names)
    keep(session, save, "cli-play-saved")


def turn(session: Session, seat: int, names: list[str], level: str, memory: list[int]) -> None:
    """One choice, by the person or by a bot, and what comes of it."""
    if seat == ME:
        session.play(seat, ask(session, names))
    else:
        step = len(session.record.entries)
        session.play(seat, choose(session.view(seat), level, step, memory=memory))
    tell(session, names)


def tell(session: Session, names: list[str]) -> None:
    for event in session.events(ME):
        speech.print("  " + speech.say(session.game.say_event(event), names))


def ask(session: Session, names: list[str]) -> int:
    """Show the table and the choices until one is chosen."""
    choices = session.choices(ME)
    speech.print()
    speech.print(draw(session.view(ME), names, speech.words))
    speech.print(speech.say(session.game.say_question(session.position.asks(ME)), names), style="bold")
    for number, choice in enumerate(choices, 1):
        speech.print(f"  {number:3d}  {speech.say(session.game.say_move(choice, session.options), names)}")
    while True:
        answer = input(speech.text("cli-play-prompt") + " ").strip().lower()
        if answer in ("q", "quit"):
            raise KeyboardInterrupt
        if answer.isdigit() and 1 <= int(answer) <= len(choices):
            return choices[int(answer) - 1]
        try:
            choice = session.game.read(answer, session.options)
        except ValueError:
            speech.print(speech.text("cli-play-unclear", most=len(choices)))
            continue
        refusal = session.position.refusal(ME, choice)
        if not refusal:
            return choice
        speech.print(speech.say(session.game.say_refusal(refusal), names))


def keep(session: Session, save: Path | None, words: str) -> None:
    if save:
        session.save(save)
        speech.print()
        speech.print(speech.text(words, file=str(save)))


def finish(session: Session, names: list[str]) -> None:
    """The ranking, and every point explained."""
    position = session.position
    scores, ranking = position.scores(), position.ranking()
    speech.print()
    for seat in sorted(range(position.seats), key=lambda seat: ranking[seat]):
        speech.print(f"{ranking[seat]}. {names[seat]}: {scores[seat]}", style="bold")
        for line in position.sheet(seat):
            speech.print(f"     {line.points:+5d}  {speech.text(line.key, **line.args)}")
