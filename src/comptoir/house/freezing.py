"""A table whose log no longer plays under these rules is frozen where it still did."""

import logging
from collections.abc import Callable

from comptoir.house.match import Diverged, Match
from comptoir.house.table import Change, Table
from comptoir.kernel.game import Refused
from comptoir.kernel.journal import Journal
from comptoir.kernel.say import Say

logger = logging.getLogger("comptoir.freezing")


def guarded(table: Table, change: Change, effect: Callable[[Match], Journal | None]) -> bool:
    """Play a part of the log; when it no longer plays under these rules, the table is frozen where it still did."""
    if table.match is None or table.frozen is not None:
        return False
    try:
        change.journal = effect(table.match)
    except Exception as error:  # whatever the rules stumble over
        if not change.replaying:
            raise
        freeze(table, change, error)
    return table.frozen is None


def freeze(table: Table, change: Change, error: Exception) -> None:
    """Nobody learns anything by it: everybody keeps the view they had. The log tells the host why."""
    table.frozen = Say("server-frozen", {"entry": change.seq})
    change.table = change.play = True
    known = isinstance(error, Diverged | Refused)  # anything else is a fault whose place we want to know
    extra = {"table": table.id[:6], "game": table.game.name, "entry": change.seq, "reason": type(error).__name__}
    logger.warning("a table is frozen: %s", error, extra=extra, exc_info=None if known else error)
