"""Comptoir: four board games to play and to study.

The whole public surface: `catalogue`, `start`, `load`, `replay`, positions of one's own, and the kinds of luck.
"""

import os
from collections.abc import Iterator
from pathlib import Path

from comptoir.games import GAMES, find, game_of
from comptoir.kernel import game as _game
from comptoir.kernel import position as _position
from comptoir.kernel import say as _say
from comptoir.kernel.game import Game, Refused, View
from comptoir.kernel.luck import Dry, Fair, Fast, Luck, Meant, Paired, Recorder, Script, Then, dice
from comptoir.kernel.position import SPECTATOR, Position
from comptoir.kernel.position import fingerprint as _fingerprint
from comptoir.kernel.record import Corrupt, Record, read_record
from comptoir.kernel.replay import Moment
from comptoir.kernel.replay import replay as _replay
from comptoir.kernel.say import Event, Move, Say
from comptoir.kernel.session import Session, check_whole
from comptoir.study.positions import meant, outcomes, position
from comptoir.study.table import Choice, Table
from comptoir.version import VERSION

__version__ = VERSION
__all__ = [
    "SPECTATOR", "Choice", "Dry", "Fair", "Fast", "Game", "Luck", "Meant", "Moment", "Paired", "Position", "Record",
    "Recorder", "Refused", "Script", "Session", "Table", "Then", "View", "catalogue", "dice", "fingerprint",
    "from_line", "load", "meant", "outcomes", "position", "replay", "start", "table_at",
]  # fmt: skip


def catalogue() -> dict[str, Game]:
    """The games of the house by name."""
    return dict(GAMES)


def start(
    name: str, seats: int, luck: Luck | None = None, *, skip_forced: bool = False, **options: bool | int | str
) -> Table:
    """Start a game: "cafe-race", or a rule set such as "cafe-race/auction"; options by name. Without a luck every game
    is another. With `skip_forced` a choice between one thing is made by itself.
    """
    game, base = find(name)
    given = {field: getattr(base, field) for field in base.__struct_fields__}
    chosen = game.make_options({**given, **options}, strict=True)
    return Table(game, chosen, seats, _any_luck() if luck is None else luck, skip_forced=skip_forced)


def _any_luck() -> Luck:
    return Fast(int.from_bytes(os.urandom(4)))


def table_at(position: Position, luck: Luck | None = None, *, skip_forced: bool = False) -> Table:
    """A table at a position of your own, to be played on from there."""
    if not isinstance(position, Position):
        raise Refused(Say("study-no-start", {"given": repr(position)}))
    game = game_of(position)
    options = getattr(game.view(position, SPECTATOR), "options")  # noqa: B009 - every game's own view has them
    lucky = _any_luck() if luck is None else luck
    return Table(game, options, position.seats, lucky, position.edition, skip_forced=skip_forced, at=position)


def from_line(line: str, luck: Luck | None = None, *, skip_forced: bool = False) -> Table:
    """A table at the position that a line of text tells (`table.line()`)."""
    from comptoir.study.lines import read

    return table_at(read(line)[2], luck, skip_forced=skip_forced)


# How errors, positions, views, events and moves read: in English words, which are loaded when first asked for.


def _in_words(said: Say) -> str:
    from comptoir.study.telling import sentence

    return sentence(said)


def _line_of(position: Position) -> str:
    from comptoir.study.telling import line_of

    return line_of(position)


def _board_of(view: View) -> str:
    from comptoir.study.telling import board_of

    return board_of(view)


def _packed(position: Position) -> tuple[object, ...]:
    from comptoir.study.lines import packed

    return packed(position)


def _as_told(thing: Event | Move) -> str:
    from comptoir.study.telling import as_told

    return as_told(thing)


_say.in_words = _in_words
_say.as_told = _as_told
_position.in_short = _line_of
_position.packed = _packed
_game.drawn = _board_of


def load(path: str | Path) -> Record:
    """A record from a file; Corrupt when it holds something else."""
    from comptoir.study.files import used

    try:
        with used(path) as file:
            text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Corrupt(Say("record-not-ours")) from None
    return read_record(text, GAMES)


def fingerprint(position: Position, upto: int = 0) -> str:
    """Sixteen letters that tell positions apart, by the newest list of facts or by this one."""
    if not isinstance(position, Position):
        raise Refused(Say("study-no-start", {"given": repr(position)}))
    check_whole("upto", upto, 0)
    return _fingerprint(position, upto)


def replay(record: Record | str | Path) -> Iterator[Moment]:
    """Every moment of a recorded game, or of one in a file, checked against what was written down."""
    game = record if isinstance(record, Record) else load(record)
    return _replay(game, GAMES[game.game])
