"""Comptoir: four board games to play and to study.

The whole public surface: `catalogue`, `start`, `load`, `replay`, and the kinds of luck.
"""

from collections.abc import Iterator
from pathlib import Path

from comptoir.games import GAMES, find
from comptoir.kernel import say as _say
from comptoir.kernel.game import Game, Refused, View
from comptoir.kernel.luck import Dry, Fair, Fast, Luck, Meant, Paired, Recorder, Script, Then, dice
from comptoir.kernel.position import SPECTATOR, Position, fingerprint
from comptoir.kernel.record import Corrupt, Record, read_record
from comptoir.kernel.replay import Moment
from comptoir.kernel.replay import replay as _replay
from comptoir.kernel.say import Say
from comptoir.kernel.session import Session
from comptoir.study.positions import meant, outcomes, position
from comptoir.study.table import Choice, Table
from comptoir.version import VERSION

__version__ = VERSION
__all__ = [
    "SPECTATOR", "Choice", "Dry", "Fair", "Fast", "Game", "Luck", "Meant", "Moment", "Paired", "Position", "Record",
    "Recorder", "Refused", "Script", "Session", "Table", "Then", "View", "catalogue", "dice", "fingerprint", "load",
    "meant", "outcomes", "position", "replay", "start",
]  # fmt: skip


def catalogue() -> dict[str, Game]:
    """The games of the house by name."""
    return dict(GAMES)


def start(name: str, seats: int, luck: Luck, *, skip_forced: bool = False, **options: bool | int | str) -> Table:
    """Start a game: "cafe-race", or a rule set such as "cafe-race/auction"; options by name. With `skip_forced` a
    choice between one thing is made by itself.
    """
    game, base = find(name)
    given = {field: getattr(base, field) for field in base.__struct_fields__}
    return Table(game, game.make_options({**given, **options}), seats, luck, skip_forced=skip_forced)


def _in_words(said: Say) -> str:
    """How errors read: the English sentence, if there is one."""
    from comptoir.words import words

    return words("en").say(said, []) if words("en").has(said.key) else ""


_say.in_words = _in_words


def load(path: str | Path) -> Record:
    """A record from a file; Corrupt when it holds something else."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Corrupt(Say("record-not-ours")) from None
    return read_record(text, GAMES)


def replay(record: Record) -> Iterator[Moment]:
    """Every moment of a recorded game, checked against what was written down."""
    return _replay(record, GAMES[record.game])
