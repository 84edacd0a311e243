"""Who waits for the workshop: first what people at a table wait for, then one job of each asker in turn."""

import asyncio
import time
from collections import deque
from collections.abc import Collection

import msgspec

from comptoir.house.jobs import AnyJob, Job
from comptoir.house.workshop import Full, Rank

THINKING = frozenset({Rank.PLAYERS, Rank.HINTS, Rank.WATCHED, Rank.ALONE})
MOST = 2_000  # jobs waiting
MOST_EACH = 100  # of one asker and rank
MOST_PAGES = 8


class Request:
    """A job in the queue."""

    def __init__(self, job: AnyJob, rank: Rank = Rank.PLAYERS, asker: str = "") -> None:
        self.job = job
        self.rank = rank
        self.asker = asker
        self.since = time.monotonic()
        self.tries = 0
        self.answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    def hurried(self) -> AnyJob:
        """When the queue is longer than a second budgets halve, and halve again for every further second."""
        if not isinstance(self.job, Job):
            return self.job
        waited = int(time.monotonic() - self.since)
        return msgspec.structs.replace(self.job, budget=self.job.budget * 0.5 ** min(waited, 6))


class Line:
    """By rank, and within a rank by asker: however many jobs one asker has, the next one waits for one of them."""

    def __init__(self) -> None:
        self.ranks: dict[Rank, dict[str, deque[Request]]] = {rank: {} for rank in Rank}
        self.waiting = 0
        self.turns = 0
        self.news = asyncio.Event()

    def put(self, request: Request) -> None:
        askers = self.ranks[request.rank]
        mine = askers.get(request.asker, deque())
        if self.waiting >= MOST or len(mine) >= (MOST_PAGES if request.rank is Rank.PAGES else MOST_EACH):
            raise Full
        mine.append(request)
        askers[request.asker] = mine
        self.waiting += 1
        self.news.set()

    def take(self, ranks: Collection[Rank]) -> Request | None:
        """The next job of these ranks; its asker goes to the end of the line."""
        filled = [rank for rank in Rank if rank in ranks and self.ranks[rank]]
        if not filled:
            return None
        self.turns += 1
        askers = self.ranks[filled[-1] if self.turns % 4 == 0 else filled[0]]
        asker = next(iter(askers))
        jobs = askers.pop(asker)
        request = jobs.popleft()
        if jobs:
            askers[asker] = jobs
        self.waiting -= 1
        return request

    async def get(self, ranks: Collection[Rank]) -> Request:
        while (request := self.take(ranks)) is None:
            self.news.clear()
            await self.news.wait()
        return request
