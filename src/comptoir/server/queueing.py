"""Who waits for the workshop: first what people at a table wait for, then one job of each place in turn, and there one
of each asker.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Collection

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
        if not isinstance(self.job, Job) or self.job.steady:
            return self.job
        waited = int(time.monotonic() - self.since)
        return msgspec.structs.replace(self.job, budget=self.job.budget * 0.5 ** min(waited, 6))


class Line:
    """By rank, and within a rank by the place somebody asks from, then by asker: however many jobs one asker has, and
    however many names one visitor, the next one waits for one of them.
    """

    def __init__(self, place_of: Callable[[str], str] = str) -> None:
        self.place_of = place_of
        self.ranks: dict[Rank, dict[str, dict[str, deque[Request]]]] = {rank: {} for rank in Rank}
        self.waiting = 0
        self.turns = 0
        self.news = asyncio.Event()

    def put(self, request: Request) -> None:
        places, place = self.ranks[request.rank], self.place_of(request.asker)
        askers = places.get(place, {})
        mine = askers.get(request.asker, deque())
        if self.waiting >= MOST or len(mine) >= (MOST_PAGES if request.rank is Rank.PAGES else MOST_EACH):
            raise Full
        mine.append(request)
        askers[request.asker] = mine
        places[place] = askers
        self.waiting += 1
        self.news.set()

    def take(self, ranks: Collection[Rank]) -> Request | None:
        """The next job of these ranks; its asker goes to the end of the line, and so does his place."""
        filled = [rank for rank in Rank if rank in ranks and self.ranks[rank]]
        if not filled:
            return None
        self.turns += 1
        places = self.ranks[filled[-1] if self.turns % 4 == 0 else filled[0]]
        place = next(iter(places))
        askers = places.pop(place)
        asker = next(iter(askers))
        jobs = askers.pop(asker)
        request = jobs.popleft()
        if jobs:
            askers[asker] = jobs
        if askers:
            places[place] = askers
        self.waiting -= 1
        return request

    async def get(self, ranks: Collection[Rank]) -> Request:
        while (request := self.take(ranks)) is None:
            self.news.clear()
            await self.news.wait()
        return request
