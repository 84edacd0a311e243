"""A table whose log no longer plays under these rules is frozen where it still did."""

import logging

from comptoir.house.match import Diverged
from comptoir.house.table import Change, Table
from comptoir.kernel.game import Refused
from comptoir.kernel.say import Say

logger = logging.getLogger("comptoir.freezing")


def freeze(table: Table, change: Change, error: Exception) -> None:
    """Nobody learns anything by it: everybody keeps the view they had. The log tells the host why."""
    table.frozen = Say("server-frozen", {"entry": change.seq})
    change.table = change.play = True
    known = isinstance(error, Diverged | Refused)  # anything else is a fault whose place we want to know
    extra = {"table": table.id[:6], "game": table.game.name, "entry": change.seq, "reason": type(error).__name__}
    logger.warning("a table is frozen: %s", error, extra=extra, exc_info=None if known else error)
