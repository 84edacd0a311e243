"""Everybody's share of the event loop: what is done for an address is timed, and one that has had its share waits,
however many names and lines it has; nobody else does.

Limits count how often something is asked. They cannot know what it costs, and a visitor makes up as many names as he
likes: so this is the last guard, and the one that holds whatever else is found.

Behind one router sit many. There whoever has taken least goes first, and a little is set aside for those who take
little: a card at its table does not wait for the neighbour who floods the house.
"""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Generator, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, TypeVar

from comptoir.server.metering import Bucket

T = TypeVar("T")
SHARE = 0.25  # seconds of work a second for one address,
AT_ONCE = 2.0  # and so many at once
ASIDE, ASIDE_AT_ONCE = 0.1, 0.5  # of which nothing is taken by those who have had
EACH, EACH_AT_ONCE = 0.01, 0.1  # so much each
DEEPEST = -1.0  # seconds: what somebody has taken is forgotten in a minute or two
LEAST = 0.001  # what any request costs before and after we see it,
LITTLE = 0.0002  # what a message on a socket does,
TINY = 0.00002  # and one that only says that ours has come
LINE = 1_000  # requests and messages of one address that wait: two dozen phones have some two hundred at once,
LINE_EACH = 20  # and of everybody there in any case
LONGEST = 4 * LINE
SOME = 1_000  # addresses, and names of one, that are remembered without looking which may be forgotten


class Crowded(Exception):
    """The line is too long. Who hangs up leaves his request in it, so whoever never waits could fill the memory."""


class Card(Bucket):
    """Somebody at an address, or all who have no name there: what he has left of his own, and his line."""

    def __init__(self, rate: float) -> None:
        super().__init__(EACH_AT_ONCE * rate, EACH * rate)
        self.deepest = DEEPEST * rate
        self.line: deque[asyncio.Future[None]] = deque()

    def takes(self, amount: float) -> bool:
        enough = super().takes(amount)
        if self.left < self.deepest:
            self.left = self.deepest
        return enough


class Purse(Bucket):
    """What an address may still spend, and those who wait for it."""

    def __init__(self, rate: float) -> None:
        super().__init__(AT_ONCE * rate, SHARE * rate)
        self.rate = rate
        self.aside = Bucket(ASIDE_AT_ONCE * rate, ASIDE * rate)
        self.cards: dict[str, Card] = {}
        self.waiting: dict[Card, None] = {}  # those with somebody in their line
        self.in_line = 0
        self.busy = False

    def wait(self) -> float:
        """How many seconds until there is something in it."""
        self.takes(0)
        return max(0.0, -self.left / self.pace)

    def card(self, asker: str) -> Card:
        if asker not in self.cards:
            if len(self.cards) >= SOME:
                self.cards = {name: card for name, card in self.cards.items() if card.line or not full(card)}
            self.cards[asker] = Card(self.rate)
        return self.cards[asker]

    def spare(self, card: Card) -> bool:
        """Whether this is so little that it comes out of what is set aside."""
        return card.takes(0) and card.left > 0 and self.aside.takes(0) and self.aside.left > 0

    async def turn(self, card: Card, least: float) -> None:
        """Wait until it is this one's: of all who wait, whoever has taken least lately goes first."""
        if self.busy:
            self._let_in(card)
            mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            card.line.append(mine)
            self.waiting[card] = None
            self.in_line += 1
            try:
                await mine
            except asyncio.CancelledError:
                if mine.done() and not mine.cancelled():
                    self._next()  # it was called, and nobody comes
                raise
        self.busy = True
        try:
            await asyncio.sleep(self.wait())
            self.takes(least)
            card.takes(least)
        finally:
            self._next()

    def _let_in(self, card: Card) -> None:
        share = max(LINE_EACH, LINE // (len(self.waiting) + 1))
        if self.in_line >= LONGEST or (self.in_line >= LINE and len(card.line) >= share):
            raise Crowded

    def _next(self) -> None:
        self.busy = False
        for card in self.waiting:
            card.takes(0)
        while self.waiting and not self.busy:
            card = max(self.waiting, key=lambda each: each.left)
            called = card.line.popleft()
            self.in_line -= 1
            if not card.line:
                del self.waiting[card]
            if not called.done():
                called.set_result(None)
                self.busy = True


def full(bucket: Bucket) -> bool:
    return bucket.takes(0) and bucket.left >= bucket.burst


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

    async def serve(
        self, address: str, work: Callable[[], Coroutine[Any, Any, T]], least: float = LEAST, asker: str = ""
    ) -> T:
        """Do it when it is this address's turn: one thing of each address in every round of the loop. `asker`: who
        there, if he has a name.
        """
        purse = self.purse(address)
        card = purse.card(asker)
        if asker and purse.spare(card):
            purse.aside.pays(least)
            card.pays(least)
            return await Timed(work(), purse.aside.takes, card.takes)
        await purse.turn(card, least)
        return await Timed(work(), purse.takes, card.takes)

    async def again(self, address: str, asker: str) -> None:
        """Before whoever was woken, perhaps with a thousand others, has anything more done: his turn once more. Nobody
        does so who keeps others waiting meanwhile.
        """
        purse = self.purse(address)
        await purse.turn(purse.card(asker), LEAST)

    def lightly(self, address: str, asker: str) -> bool:
        """Whether somebody may have something tiny done at once, without being timed: it is paid for all the same."""
        purse = self.purse(address)
        card = purse.card(asker)
        if asker and purse.spare(card):
            purse.aside.pays(TINY)
            card.pays(TINY)
            return True
        return not purse.busy and purse.left > 0 and purse.takes(TINY)

    @contextmanager
    def charged(self, address: str, asker: str = "") -> Iterator[None]:
        """Do it at once, and let it be paid for."""
        purse, began = self.purse(address), time.thread_time()
        card = purse.card(asker)
        try:
            yield
        finally:
            spent = time.thread_time() - began
            (purse.aside if asker and purse.spare(card) else purse).takes(spent)
            card.takes(spent)

    def _forget(self) -> None:
        """Full purses need no memory."""
        for address, purse in list(self.purses.items()):
            if not purse.busy and full(purse) and full(purse.aside) and all(map(full, purse.cards.values())):
                del self.purses[address]
        self.look_at = max(SOME, 2 * len(self.purses))


class Timed(Awaitable[T]):
    """Work whose own time is counted, step by step; while it waits for something it costs nothing."""

    def __init__(self, work: Coroutine[Any, Any, T], *spend: Callable[[float], object]) -> None:
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
                spent = time.thread_time() - began
                for pay in self.spend:
                    pay(spent)
            try:
                step = partial(self.work.send, (yield awaited))
            except BaseException as error:  # a cancellation, most of all: it is the work's to take
                step = partial(self.work.throw, error)
