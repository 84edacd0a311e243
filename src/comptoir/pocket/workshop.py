"""Heavy work is done in the worker beside us, one job after the other, so that the table never waits for it."""

import asyncio

import msgspec

from comptoir.house.jobs import AnyJob, Job, do
from comptoir.house.workshop import Failed, Gone, Rank, Workshop
from comptoir.pocket.ports import Bench

TRIES = 2
THINKING, WORKING = 20.0, 60.0  # seconds after which a worker is taken for lost; the first job also waits for its start


class Beside(Workshop):
    def __init__(self, bench: Bench) -> None:
        self.bench = bench
        self.one_at_a_time = asyncio.Lock()

    async def do(self, job: AnyJob, rank: Rank = Rank.PAGES, asker: str = "") -> bytes:  # noqa: ARG002
        self.waiting += 1
        async with self.one_at_a_time:
            self.waiting -= 1
            return await self._ask(job)

    async def _ask(self, job: AnyJob) -> bytes:
        """A bot is asked twice; what else kills a worker would do so again."""
        tries = TRIES if isinstance(job, Job) else 1
        text = msgspec.json.encode(job).decode()
        for left in reversed(range(tries)):
            try:
                answer = await self.bench.ask(text, THINKING if isinstance(job, Job) else WORKING)
            except Exception as error:  # the browser has its own
                self.restarts += 1
                if not left:
                    raise Gone(type(error).__name__) from None
                continue
            if not answer:
                raise Failed
            return answer.encode("latin-1")
        raise Gone


def work(text: str) -> str:
    """Do one job, in the worker beside: what `Bench.ask` carries there and back."""
    try:
        return do(msgspec.json.decode(text, type=AnyJob)).decode("latin-1")
    except MemoryError:
        raise  # a fresh worker has more
    except Exception:  # whoever asked is told that it could not be done
        return ""
