"""What the pocket asks of the browser it lives in. Every word that passes is text, so that nothing has to be
translated between the two languages; the page's side is `web/src/pocket/worker.ts`.
"""

from collections.abc import Awaitable
from typing import Protocol

import msgspec

Changes = list[tuple[str, str | None]]


class Drawer(Protocol):
    """Keeps texts by name, for good once `write` has answered; all changes of one call or none of them."""

    def read(self, prefix: str) -> Awaitable[str]:
        """All names that begin so, with their texts: a list of pairs as JSON."""

    def write(self, changes: str) -> Awaitable[object]:
        """Names with their new texts, null to forget one: a list of pairs as JSON."""


class Page(Protocol):
    """The other end of every line to a table."""

    def opened(self, line: int) -> object:
        """From now on the line hears what is said."""

    def say(self, line: int, text: str) -> object: ...

    def hang_up(self, line: int, code: int) -> object: ...


class Bench(Protocol):
    """The worker beside us."""

    def ask(self, job: str, patience: float) -> Awaitable[str]:
        """A job and its answer as JSON, the answer empty when it cannot be done; fails when the worker hung or died,
        and the next job finds a fresh one.
        """


class Pockets:
    """The simplest drawer: in memory, for tests."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}

    async def read(self, prefix: str) -> str:
        return msgspec.json.encode(sorted(pair for pair in self.kept.items() if pair[0].startswith(prefix))).decode()

    async def write(self, changes: str) -> None:
        for name, text in msgspec.json.decode(changes, type=Changes):
            if text is None:
                self.kept.pop(name, None)
            else:
                self.kept[name] = text
