"""Setting a game up may take a moment the first time (decks and circuits are worked out): never in the event loop."""

import asyncio

from comptoir.games import GAMES
from comptoir.kernel.game import Options, Refused
from comptoir.kernel.luck import Fast
from comptoir.server import log
from comptoir.server.storage.store import Row

KEPT = 500
_ready: set[tuple[str, Options, int]] = set()


async def prepare(name: str, given: dict[str, bool | int | str], seats: int) -> None:
    """Work out, beside the event loop, what these options need; what is wrong with them is said elsewhere."""
    if name not in GAMES:
        return
    try:
        key = (name, GAMES[name].make_options(given), seats)
        if key not in _ready:
            await asyncio.to_thread(_set_up, *key)
            if len(_ready) >= KEPT:
                _ready.clear()
            _ready.add(key)
    except (Refused, ValueError):
        return


def _set_up(name: str, options: Options, seats: int) -> None:
    """What a game keeps of its decks and circuits is there afterwards."""
    game = GAMES[name]
    if game.clash(options, seats) is None:
        game.setup(options, seats, Fast(1))


async def prepare_for(rows: list[Row]) -> None:
    """What a sleeping table needs before its log is played."""
    opened = log.decode(rows[0].body)
    if not isinstance(opened, log.Opened):
        return
    given, seats = opened.options, len(opened.seats)
    for row in rows[1:]:
        entry = log.decode(row.body)
        if isinstance(entry, log.OptionsSet):
            given = entry.options
        elif isinstance(entry, log.TableSet):
            seats = entry.seats
        elif isinstance(entry, log.Called):
            break
    await prepare(opened.game, given, seats)
