"""Logs that are no table's: an evening's, a wall's. They are kept, woken and added to as a table's log is, by the same
promises of the same store: durable before acknowledged, once however often it is sent, any process as good as another.
"""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, Generic, TypeVar

from comptoir.house.budgets import Budget
from comptoir.house.crash import crash_point
from comptoir.house.store import Addition, Appended, Repeated, Row, Stale
from comptoir.kernel.game import Refused
from comptoir.kernel.say import Say

if TYPE_CHECKING:
    from comptoir.house.house import House

TRIES = 50
RULES = 1
IDLE = 60.0  # seconds in memory after the last look
logger = logging.getLogger("comptoir.keeper")


class Kept:
    """What such a log makes of its entries; changed only by them, and its parts are replaced, never changed."""

    def __init__(self, id: str) -> None:  # noqa: A002
        self.id = id
        self.seq = 0
        self.at = 0
        self.commands: dict[str, int] = {}


K = TypeVar("K", bound=Kept)
E = TypeVar("E")


class Awake(Generic[K]):
    """A log that is in memory in this process."""

    def __init__(self, state: K, used: float) -> None:
        self.state = state
        self.used = used
        self.lock = asyncio.Lock()
        self.news = asyncio.Event()
        self.budget = Budget()
        self.looking: dict[str, float] = {}  # who follows it by this process, and until when we take that for granted

    def tell(self) -> None:
        self.news.set()
        self.news = asyncio.Event()


class Keeper(ABC, Generic[K, E]):
    """All logs of one kind."""

    prefix: str  # how their addresses begin
    kind: str  # under which they are kept, where a table has its game

    def __init__(self, house: "House") -> None:
        self.house = house
        self.awake: dict[str, Awake[K]] = {}
        house.keepers[self.prefix] = self

    @abstractmethod
    def fresh(self, id: str) -> K: ...  # noqa: A002

    @abstractmethod
    def encode(self, entry: E) -> bytes: ...

    @abstractmethod
    def decode(self, body: bytes) -> E: ...

    @abstractmethod
    def apply(self, state: K, seq: int, at: int, entry: E) -> None: ...

    @abstractmethod
    def phase(self, state: K) -> str: ...

    @abstractmethod
    def summary(self, state: K) -> bytes: ...

    def inside(self, _state: K) -> Collection[str]:
        """Who writes into a book of his own, which nobody else can fill."""
        return ()

    def due(self, _state: K) -> int | None:
        """In how many ms the house looks after it by itself."""
        return None

    async def settle(self, id: str) -> None:  # noqa: A002
        """Do what is owed; nothing, where nothing ever is."""
        await self.put_off(id)

    async def put_off(self, id: str) -> None:  # noqa: A002
        one = self.awake.get(id)
        if one is not None:
            await self.house.store.put_off(id, one.state.seq, self.due(one.state))
        elif (card := await self.house.store.card(id)) is not None:
            await self.house.store.put_off(id, card.seq, None)

    async def create(self, id: str, entry: E, command: str) -> Awake[K]:  # noqa: A002
        """The same id again finds the same log."""
        trial = self.fresh(id)
        self.apply(trial, 1, self.house.now(), entry)
        await self.house.store.create(self._addition(trial, 0, command, self.encode(entry)), self.kind)
        return await self.find(id)

    async def find(self, id: str) -> Awake[K]:  # noqa: A002
        """Woken by replay if it was asleep, and as it is now, whichever process added to it last."""
        one = self.awake.get(id)
        if one is None:
            one = Awake(self.fresh(id), self.house.clock())
            self._take(one, await self.house.store.entries(id))
            if one.state.seq == 0 or (await self.house.store.card(id)) is None:
                raise self.house.unknown(id)
            one = self.awake.setdefault(id, one)
        elif self.house.store.shared:
            await self.catch_up(one)
        one.used = self.house.clock()
        return one

    async def catch_up(self, one: Awake[K]) -> bool:
        async with one.lock:
            return await self._catch_up(one)

    async def _catch_up(self, one: Awake[K]) -> bool:
        rows = await self.house.store.entries(one.state.id, one.state.seq)
        self._take(one, rows)
        return bool(rows)

    def _take(self, one: Awake[K], rows: list[Row]) -> None:
        for row in rows:
            self.apply(one.state, row.seq, row.at, self.decode(row.body))
            one.state.commands[row.command] = row.seq
            one.budget.note(row.command, len(row.body), playing=False)
        if rows:
            one.tell()

    async def refresh(self, id: str, seq: int) -> None:  # noqa: A002
        one = self.awake.get(id)
        if one is not None and one.state.seq < seq:
            await self.catch_up(one)

    def shown(self) -> list[str]:
        """Those in memory; the ones nobody has looked at for a while leave it."""
        limit = self.house.clock() - IDLE
        self.awake = {id: one for id, one in self.awake.items() if one.used > limit or one.lock.locked()}  # noqa: A001
        return list(self.awake)

    async def add(self, one: Awake[K], key: str, make: Callable[[K], E]) -> int:
        """Append what `make` drafts for the state as it is; if it has moved on, draft again. Returns the seq."""
        async with one.lock:
            for _ in range(TRIES):
                if key in one.state.commands:
                    return one.state.commands[key]
                try:
                    entry = make(one.state)
                except Refused:
                    if await self._catch_up(one):  # a refusal counts only if we were not behind
                        continue
                    raise
                seq = await self._append(one, key, entry)
                if seq:
                    return seq
        raise Refused(Say("server-busy"))

    async def _append(self, one: Awake[K], key: str, entry: E) -> int:
        """One try; 0 when the log has moved on."""
        state, body = one.state, self.encode(entry)
        one.budget.check(key, len(body), self.inside(state))
        trial, at = self.fresh(state.id), max(state.at, self.house.now())
        trial.__dict__.update(state.__dict__)
        self.apply(trial, state.seq + 1, at, entry)
        match await self._store(self._addition(trial, state.seq, key, body, at)):
            case Appended(seq=seq):
                crash_point("append-notify")
                state.__dict__.update(trial.__dict__)
                state.commands[key] = seq
                one.budget.note(key, len(body), playing=False)
                one.tell()
                self.house.spread(state.id, seq, self.due(state))
                return seq
            case Repeated(seq=seq):
                await self._catch_up(one)
                return seq
            case Stale():
                if not await self._catch_up(one):
                    raise Refused(Say("server-busy"))
                return 0

    async def _store(self, addition: Addition) -> Appended | Repeated | Stale:
        try:
            return await self.house.store.append(addition)
        except Exception as error:  # each database has its own
            self.awake.pop(addition.table, None)  # the entry may be in the log that we have not seen
            raise self.house.unsure(error) from error

    def _addition(self, trial: K, seq: int, command: str, body: bytes, at: int = 0) -> Addition:
        due = self.due(trial)
        return Addition(
            trial.id, seq, RULES, command, body, self.phase(trial), False, self.summary(trial), due, RULES, at
        )  # fmt: skip
