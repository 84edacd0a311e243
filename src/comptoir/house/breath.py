"""Long sums in the event loop, a few milliseconds at a time."""

import asyncio
from collections.abc import Callable

from comptoir.house.table import Table
from comptoir.kernel.position import Position
from comptoir.kernel.replay import play_entry

SLICE = 0.003  # seconds of work in one go


class Breath:
    """A long sum in the event loop stops every few milliseconds, so that others are answered meanwhile."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.since = clock()

    async def draw(self) -> None:
        if self.clock() - self.since > SLICE:
            await asyncio.sleep(0)
            self.since = self.clock()


async def play_prefix(table: Table, breath: Breath) -> None:
    """Play the earlier game that a table goes on from, once, so that its start and take-backs need not."""
    position: Position | None = None
    try:
        for number, entry in enumerate(table.opened.prefix):
            seats, by = len(table.seats), (table.opened.prefix_rules, table.opened.prefix_facts)
            position = play_entry(table.game, table.options, seats, position, number, entry, *by).position
            await breath.draw()
    except Exception:  # the table's own replay will say what is wrong
        position = None
    table.prefix_end = position
