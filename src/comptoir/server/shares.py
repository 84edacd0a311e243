"""Everybody's share of the event loop: what is done for an address is timed, and one that has had its share waits,
however many names and lines it has; nobody else does.

Limits count how often something is asked. They cannot know what it costs, and a visitor makes up as many names as he
likes: so this is the last guard, and the one that holds whatever else is found.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine, Generator, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, TypeVar

from comptoir.server.guards import Bucket

T = TypeVar("T")
SHARE = 0.25  # seconds of work a second for one address,
AT_ONCE = 2.0  # and so many at once
LEAST = 0.001  # what any request costs before and after we see it,
LITTLE = 0.0002  # and what a message on a socket does
LINE = 1_000  # requests and messages of one address that wait: two dozen phones have some two hundred at once
SOME = 1_000  # addresses that are remembered without looking which may be forgotten


class Crowded(Exception):
    """The line is too long. Who hangs up leaves his request in it, so whoever never waits could fill the memory."""


class Purse(Bucket):
    """What an address may still spend, and the line of those who wait for it."""

    def __init__(self, rate: float) -> None:
        super().__init__(AT_ONCE * rate, SHARE * rate)
        self.line = asyncio.Lock()
        self.waiting = 0

    def wait(self) -> float:
        """How many seconds until there is something in it."""
        self.takes(0)
        return max(0.0, -self.left / self.pace)


class Shares:
    """The purses of all addresses that have asked for anything lately."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.purses: dict[str, Purse] = {}
        self.look_at = SOME

    def purse(self, address: str) -> Purse:
        if address not in self.purses:
            if len(self.purses) >= self.look_at:
                self._forget()
            self.purses[address] = Purse(self.rate)
        return self.purses[address]

    async def serve(self, address: str, work: Callable[[], Coroutine[Any, Any, T]], least: float = LEAST) -> T:
        """Do it when it is this address's turn: one thing of each address in every round of the loop."""
        purse = self.purse(address)
        if purse.waiting >= LINE:
            raise Crowded
        purse.waiting += 1
        try:
            async with purse.line:
                await asyncio.sleep(purse.wait())
                purse.takes(least)
        finally:
            purse.waiting -= 1
        return await Timed(work(), purse.takes)

    @contextmanager
    def charged(self, address: str) -> Iterator[None]:
        """Do it at once, and let it be paid for."""
        began = time.thread_time()
        try:
            yield
        finally:
            self.purse(address).takes(time.thread_time() - began)

    def _forget(self) -> None:
        """Full purses need no memory."""
        for address, purse in list(self.purses.items()):
            if not purse.line.locked() and purse.takes(0) and purse.left >= purse.burst:
                del self.purses[address]
        self.look_at = max(SOME, 2 * len(self.purses))


class Timed(Awaitable[T]):
    """Work whose own time is counted, step by step; while it waits for something it costs nothing."""

    def __init__(self, work: Coroutine[Any, Any, T], spend: Callable[[float], object]) -> None:
        self.work = work
        self.spend = spend

    def __await__(self) -> Generator[Any, Any, T]:
        step: Callable[[], Any] = partial(self.work.send, None)
        while True:
            # By the processor, not by the wall: somebody else's work on the machine is not theirs to pay for.
            began = time.thread_time()
            try:
                awaited = step()
            except StopIteration as end:
                found: T = end.value
                return found
            finally:
                self.spend(time.thread_time() - began)
            try:
                step = partial(self.work.send, (yield awaited))
            except BaseException as error:  # a cancellation, most of all: it is the work's to take
                step = partial(self.work.throw, error)
