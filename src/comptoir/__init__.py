"""Comptoir: four board games to play and to study.

The whole public surface: `catalogue`, `start`, `load`, `replay`, and the kinds of luck.
"""

from collections.abc import Iterator
from pathlib import Path

from comptoir.games import GAMES, find
from comptoir.kernel.game import Game, Refused, View
from comptoir.kernel.luck import Dry, Fair, Fast, Luck, Paired, Recorder, Script, dice
from comptoir.kernel.position import SPECTATOR, Position, fingerprint
from comptoir.kernel.record import Corrupt, Record, read_record
from comptoir.kernel.replay import Moment
from comptoir.kernel.replay import replay as _replay
from comptoir.kernel.say import Say
from comptoir.kernel.session import Session

__version__ = "0.1.0"
__all__ = [
    "SPECTATOR", "Dry", "Fair", "Fast", "Game", "Luck", "Moment", "Paired", "Position", "Record", "Recorder", "Refused",
    "Script", "Session", "View", "catalogue", "dice", "fingerprint", "load", "replay", "start",
]  # fmt: skip


def catalogue() -> dict[str, Game]:
    """The games of the house by name."""
    return dict(GAMES)


def start(name: str, seats: int, luck: Luck, **options: bool | int | str) -> Session:
    """Start a game: "cafe-race", or a rule set such as "cafe-race/auction"; options by name."""
    game, base = find(name)
    given = {field: getattr(base, field) for field in base.__struct_fields__}
    return Session(game, game.make_options({**given, **options}), seats, luck)


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
