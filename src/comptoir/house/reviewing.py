"""Reviews of finished tables: worked out slice by slice in the workshop, for all who ask, and kept with the game."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import msgspec

from comptoir.house import records
from comptoir.house.jobs import ReviewJob
from comptoir.house.pauses import PAUSES
from comptoir.house.review_slices import Slice
from comptoir.house.review_summaries import summaries_of
from comptoir.house.store import Row, Store
from comptoir.house.table import Table
from comptoir.house.timekeeping import MACHINE
from comptoir.house.workshop import Failed, Full, Gone, Rank, Workshop
from comptoir.kernel.game import Refused
from comptoir.kernel.say import Say

EDITION = 6  # of what a review says: one that was kept by an older edition is worked out anew
PATIENCE = 30.0  # seconds a review goes on after the last look at it
LONG_POLL = 20.0
MOST = 64  # reviews at once, all askers together,
MOST_HERE = 16  # of one place, however many names somebody has there,
MOST_EACH = 4  # and of one asker
PLAIN = 0.05  # of the thinking, as long as the rules are not compiled
KEPT = 16 << 20  # bytes of finished ones in memory
logger = logging.getLogger("comptoir.reviews")
_SLICE = msgspec.msgpack.Decoder(Slice)
Rows = Callable[[], Awaitable[list[Row]]]


class UnderWay:
    """One review being worked out, or put down because nobody looks any more."""

    def __init__(self, asker: str, thinking: float) -> None:
        self.asker, self.thinking = asker, thinking
        self.number = 0
        self.page = b""
        self.left = b""
        self.wanted = 0.0
        self.done = self.failed = False
        self.news = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    def tell(self) -> None:
        self.news.set()
        self.news = asyncio.Event()


class Answer(msgspec.Struct, frozen=True):
    """A page as bytes; at the end squeezed."""

    body: bytes
    squeezed: bool


class Reviews:
    """By table and by what was played there: a game that was taken back and ended otherwise has another review."""

    def __init__(self, workshop: Workshop, store: Store, clock: Callable[[], float] = MACHINE.steady) -> None:
        self.clock = clock
        self.workshop, self.store = workshop, store
        self.place_of: Callable[[str], str] = str
        self.under_way: dict[tuple[str, str], UnderWay] = {}
        self.kept: dict[tuple[str, str], bytes] = {}
        self.size = 0
        self.thinking = PAUSES.reviewing
        self.closing = False

    def send_away(self) -> None:
        """Whoever waits is answered with what there is."""
        self.closing = True
        for one in self.under_way.values():
            one.tell()

    async def stop(self) -> None:
        """What was not finished is worked out again another time."""
        self.send_away()
        tasks = [one.task for one in self.under_way.values() if one.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def knows(self, table: Table) -> bool:
        key = (table.id, self.mark(table))
        return key in self.kept or key in self.under_way

    def mark(self, table: Table) -> str:
        return f"{EDITION}:{self._thinking():g}:{mark_of(table)}"

    def _thinking(self) -> float:
        """Asked anew each time: a house opens before its rules are compiled, and a look at a game is longer after."""
        return self.thinking if self.workshop.compiled() else PLAIN * self.thinking

    async def look(self, table: Table, rows: Rows, after: int, asker: str) -> Answer:
        """The review of a finished game as soon as it is further than number `after`."""
        must_be_reviewable(table)
        key = (table.id, self.mark(table))
        found = self.kept.get(key)
        if found is None and (found := await self.store.review(*key)) is not None:
            await self._sum_up(key, found)
        found = found or self.kept.get(key)  # it may have ended meanwhile
        if found is not None:
            self._keep(key, found)
            return Answer(found, squeezed=True)
        one = self._join(key, asker)
        deadline = self.clock() + LONG_POLL
        while one.number <= after and not one.failed and not one.done and not self.closing and self.clock() < deadline:
            one.wanted = self.clock()
            if one.task is None:
                one.task = asyncio.create_task(self._work(key, one, rows))
            try:
                async with asyncio.timeout(deadline - self.clock()):
                    await one.news.wait()
            except TimeoutError:
                break
        if one.failed or not one.page:
            raise Refused(Say("server-busy"))
        return Answer(one.page, one.done)

    async def want(self, table: Table, rows: Rows, asker: str) -> None:
        """Somebody will ask for this review: it is begun, and goes on as long as that is said again."""
        must_be_reviewable(table)
        one = self._join((table.id, self.mark(table)), asker)
        one.wanted = self.clock()
        if one.task is None and not self.closing:
            one.task = asyncio.create_task(self._work((table.id, self.mark(table)), one, rows))

    def _join(self, key: tuple[str, str], asker: str) -> UnderWay:
        one = self.under_way.get(key)
        if one is None:
            idle = [key for key, other in self.under_way.items() if other.task is None]
            if len(self.under_way) >= MOST and idle:
                del self.under_way[idle[0]]
            busy = [other.asker for other in self.under_way.values() if other.task is not None]
            here = sum(self.place_of(other) == self.place_of(asker) for other in busy)
            if len(self.under_way) >= MOST or here >= MOST_HERE or busy.count(asker) >= MOST_EACH:
                raise Refused(Say("server-too-fast"))
            one = self.under_way[key] = UnderWay(asker, self._thinking())
        return one

    async def _work(self, key: tuple[str, str], one: UnderWay, rows: Rows) -> None:
        """Slice after slice, as long as anybody looks; between two of them whoever else waits has his turn."""
        try:
            while not one.done and self.clock() < one.wanted + PATIENCE:
                job = ReviewJob(key[0], [] if one.left else await rows(), one.left, one.thinking)
                found = _SLICE.decode(await self.workshop.do(job, Rank.REVIEWS, one.asker))
                if not found.left:
                    await self._store(key, found.page)
                one.left, one.page, one.done = found.left, found.page, not found.left
                one.number += 1
                one.tell()
        except (Full, Gone, Failed):
            one.failed = True
        except Exception:
            logger.exception("a review was not worked out")
            one.failed = True
        finally:
            one.task = None
            if one.done or one.failed:
                self.under_way.pop(key, None)
            one.tell()

    async def _store(self, key: tuple[str, str], page: bytes) -> None:
        """Kept for good before anybody is shown the end, so that no process works it out again; a store that cannot
        take it costs the next process the work, and nobody the page.
        """
        try:
            await self.store.keep_review(*key, page)
            await self._sum_up(key, page)
        except Exception:
            logger.exception("a review was not kept")
        self._keep(key, page)

    async def _sum_up(self, key: tuple[str, str], page: bytes) -> None:
        """What it came to stays with the game's result when the review itself is gone."""
        await self.store.keep_summary(key[0], key[1].split(":", 2)[2], summaries_of(page))

    def _keep(self, key: tuple[str, str], page: bytes) -> None:
        """The newest at the end; the oldest go first."""
        self.size += len(page) - len(self.kept.pop(key, b""))
        self.kept[key] = page
        while self.size > KEPT and len(self.kept) > 1:
            self.size -= len(self.kept.pop(next(iter(self.kept))))


def must_be_reviewable(table: Table) -> None:
    """Over, and played to its end: one that was only ended has no result to explain."""
    records.must_be_over(table)
    if table.match is None or not table.match.position.over:
        raise Refused(Say("server-review-not-ended"))


def mark_of(table: Table) -> str:
    """What was played: the log only grows, so its last choice that counts and how many do not say it all."""
    assert table.match is not None
    last = table.match.made[-1].seq if table.match.made else 0
    return f"{last}:{len(table.undone)}"
