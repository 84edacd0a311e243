"""The house's time: the database's, followed by a clock that nobody sets."""

import logging

from comptoir.house.clocks import closed_between
from comptoir.house.store import Store
from comptoir.house.table import Table
from comptoir.house.timekeeping import Timekeeper

QUIET = 10_000  # ms without a beat from any process that count as an outage
TROUBLED = 60.0  # seconds
logger = logging.getLogger("comptoir.house")


class Hours:
    """What a house knows of time: how late it is, when nobody was there, and whether it can still write."""

    def __init__(self, store: Store, time: Timekeeper, server: str) -> None:
        self.store = store
        self.time = time
        self.clock = time.steady
        self.server = server
        self.outages: list[tuple[int, int]] = []
        self.offset: float | None = None  # the database's clock minus ours, in ms; ours is never set
        self.trouble: dict[str, float] = {}  # what could not be written lately, and when

    def now(self) -> int:
        """The database's time, as well as we know it without asking."""
        return self.time.today() if self.offset is None else int(self.clock() * 1000 + self.offset)

    async def beat(self) -> None:
        """We live. A gap since the last beat that no clock of ours has seen is an outage like any other."""
        try:
            await self._keep_time()
            await self.store.beat(self.server, QUIET, 0 if self.offset is None else self.now())
        except Exception:
            self.trouble["beat"] = self.clock()
            raise
        self.trouble.pop("beat", None)
        await self.set_clock(noted=True)

    async def _keep_time(self) -> None:
        """A clock that was set back takes nobody's time with it. Where others share the database, only that is told:
        whoever is behind may just as well have slept.
        """
        behind = 0 if self.offset is None else self.now() - await self.store.now()
        if behind > QUIET or (behind < -QUIET and not self.store.shared):
            await self.store.keep_time(self.now(), QUIET)

    def can_write(self) -> bool:
        """Whether nothing failed to be written within the last minute; the next success clears it."""
        return all(since < self.clock() - TROUBLED for since in self.trouble.values())

    async def set_clock(self, noted: bool = False) -> None:
        """Follow the database's time, but into the future only once the jump is noted: nobody pays for it. If it was
        not, others were here all the while, and we alone slept.
        """
        now, outages = await self.store.now(), await self.store.outages()
        jump = 0 if self.offset is None else now - self.now()
        self.outages[:] = outages
        if jump > QUIET and not noted and closed_between(now - jump, now, outages) < jump - QUIET:
            return
        self.offset = now - self.clock() * 1000

    async def meet_time(self, at: int) -> None:
        """An entry from a time that is not ours: somebody has set the clock, and that is noted before it counts."""
        if abs(at - self.now()) > QUIET:
            try:
                await self.beat()
            except Exception:  # the entry is in the log all the same
                logger.exception("a jump of the clock could not be noted")

    def time_of_next(self, table: Table) -> int:
        """When the next entry happens: now, as well as we know it, and never before the last one; unless that is from
        a time to which somebody had set the clock.
        """
        now = self.now()
        return now if table.at > now + QUIET else max(table.at, now)
