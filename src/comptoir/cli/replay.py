"""`comptoir replay FILE`: the story of a recorded game, checked against the rules."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

import comptoir
from comptoir.cli.speech import speech
from comptoir.games import GAMES
from comptoir.kernel.record import UNDO, Record
from comptoir.kernel.replay import Moment


def show_replay(
    file: Annotated[Path, Parameter(help=speech.text("cli-replay-file"))],
    /,
    *,
    to: Annotated[int | None, Parameter(help=speech.text("cli-replay-to"))] = None,
) -> None:
    record = comptoir.load(file)
    names = record.names or [speech.text("cli-player", number=seat + 1) for seat in range(record.seats)]
    speech.print(speech.text(f"{record.game}-name"), style="bold")
    moment = None
    for moment in comptoir.replay(record):
        tell(record, moment, names)
        if to is not None and moment.number >= to:
            break
    if moment is not None:
        show_scores(record, moment, names)
        speech.print(speech.text("cli-replay-verified", entries=moment.number + 1))


def tell(record: Record, moment: Moment, names: list[str]) -> None:
    """One entry: its number, the choice, and what happened."""
    game, entry = GAMES[record.game], moment.entry
    options = game.make_options(record.options)
    if entry.seat == UNDO:
        speech.print(f"{moment.number:4d}  " + speech.text("cli-replay-undo", to=entry.choice))
    elif entry.seat >= 0:
        choice = speech.say(game.say_move(entry.choice, options), names)
        told = speech.text("cli-replay-choice", name=names[entry.seat], choice=choice)
        speech.print(f"{moment.number:4d}  {told}", style="bold")
    for event, seats in moment.journal.entries:
        # What was whispered says "you", so it needs the name of whoever heard it.
        heard = f"({', '.join(names[seat] for seat in seats)}) " if seats else ""
        speech.print(f"      {heard}{speech.say(game.say_event(event), names)}")


def show_scores(record: Record, moment: Moment, names: list[str]) -> None:
    position = moment.position
    scores, ranking = position.scores(), position.ranking()
    told = [speech.text("cli-replay-score", name=names[seat], score=scores[seat]) for seat in range(record.seats)]
    if not position.over:
        # No places before the end; a number in front would look like one more entry besides.
        speech.print(speech.text("cli-replay-unfinished"))
        for seat in range(record.seats):
            speech.print(f"      {told[seat]}")
        return
    for seat in sorted(range(record.seats), key=lambda seat: ranking[seat]):
        speech.print(f"{ranking[seat]:4d}. {told[seat]}")
