"""The pocket's store: what the house asks for is answered from memory, and all that must last is in the browser's
drawer before it is acknowledged. Logs are read when their table is woken.
"""

from collections.abc import Callable
from typing import TypeVar

import msgspec
from msgspec import Struct, structs

from comptoir.house.kept_results import ResultRow
from comptoir.house.memory import Drawer, Memory, MemoryStore
from comptoir.house.memory_results import Arranged
from comptoir.house.store import Addition, Appended, Card, Outcome, Row
from comptoir.pocket import ports
from comptoir.pocket.ports import Changes

T = TypeVar("T")
TABLE, LINE, ENTRY, REVIEW, RESULT, KEPT = "table/", "line/", "entry/", "review/", "result/", "kept/"
PEOPLE, TIME = "people", "time"


class KeptTable(Struct, frozen=True):
    """A table without its log, and when something was next owed to it, as of its last entry."""

    card: Card
    due: int | None


class KeptReview(Struct, frozen=True):
    """A finished review, and of what it is."""

    mark: str
    body: bytes


class KeptPeople(Struct):
    """Who plays here, by what token, and at which tables."""

    names: dict[str, str] = {}
    tokens: dict[str, str] = {}
    sitters: dict[str, list[str]] = {}


class KeptTime(Struct):
    """When the pocket was last open, and when it was not."""

    seen: int
    outages: list[tuple[int, int]]


class KeptResult(Struct, frozen=True):
    """A finished game's row, the summary of its review with its mark, and what people here did with it."""

    row: ResultRow
    summary: tuple[str, bytes] | None
    arranged: dict[str, Arranged]


class PocketStore(MemoryStore):
    kind = "pocket"

    def __init__(self, drawer: ports.Drawer) -> None:
        super().__init__(Memory())
        self.shared = False
        self.drawer = drawer
        self.read: set[str] = set()  # tables whose log is in memory
        self.line: Callable[[Card], object] = lambda _card: None
        """What the page's list shows of a table, kept so that it need not wake anybody to show it."""

    async def open(self) -> None:
        memory = self.memory
        for _, kept in await self._read(TABLE, KeptTable):
            memory.drawers[kept.card.id] = Drawer(kept.card, [], {}, kept.due)
        for _, people in await self._read(PEOPLE, KeptPeople):
            memory.names, memory.tokens = people.names, people.tokens
            memory.sitters = {person: dict.fromkeys(tables) for person, tables in people.sitters.items()}
        for _, result in await self._read(RESULT, KeptResult):
            self._take_in(result)
        for name, body in await self._read(KEPT, bytes):
            memory.keepsakes[name.removeprefix(KEPT)] = body
        for _, time in await self._read(TIME, KeptTime):
            memory.seen, memory.outages = {"before": time.seen}, time.outages
            memory.ahead = max(0, time.seen - self.clock())  # its time never goes back

    async def settings(self) -> dict[str, str]:
        return {"durable": "strict"}

    def owner(self) -> str:
        """The one person whose browser this is; empty before he has a name."""
        return next(iter(self.memory.names), "")

    # Tables and their logs.

    async def create(self, first: Addition, game: str) -> Outcome:
        self.read.add(first.table)
        outcome = await super().create(first, game)
        if isinstance(outcome, Appended):
            try:
                await self._keep(first.table, 0)
            except BaseException:
                del self.memory.drawers[first.table]
                raise
        return outcome

    async def append(self, addition: Addition) -> Outcome:
        """What the drawer did not take has not happened."""
        await self._fetch(addition.table)
        drawer = self.memory.drawers.get(addition.table)
        before = structs.replace(drawer) if drawer is not None else None
        outcome = await super().append(addition)
        if isinstance(outcome, Appended) and drawer is not None and before is not None:
            try:
                await self._keep(addition.table, len(drawer.rows) - 1)
            except BaseException:
                drawer.rows.pop()
                del drawer.commands[addition.command]
                drawer.card, drawer.due, drawer.lease = before.card, before.due, before.lease
                raise
        return outcome

    async def entries(self, table: str, after: int = 0) -> list[Row]:
        await self._fetch(table)
        return await super().entries(table, after)

    async def change_rules(self, table: str, seq: int, old: int, new: int) -> bool:
        changed = await super().change_rules(table, seq, old, new)
        if changed:
            await self._write([self._table(table)])
        return changed

    async def remove(self, table: str, seq: int, even_watched: bool = False) -> bool:
        """Its log, its line in the list, its review: all of it or nothing."""
        rows, drawer = await self.entries(table), self.memory.drawers.get(table)
        seated = [tables for tables in self.memory.sitters.values() if table in tables]
        gone = await super().remove(table, seq, even_watched)
        if gone and drawer is not None:
            entries: Changes = [(entry_name(table, row.seq), None) for row in rows]
            around: Changes = [(kind + table, None) for kind in (TABLE, LINE, REVIEW)]
            try:
                await self._write([*around, *entries, self._people()])
            except BaseException:
                self.memory.drawers[table] = drawer
                for tables in seated:
                    tables[table] = None
                raise
        return gone

    async def keep_review(self, table: str, mark: str, body: bytes) -> None:
        await super().keep_review(table, mark, body)
        if table in self.memory.drawers:
            await self._write([(REVIEW + table, text_of(KeptReview(mark, body)))])

    async def review(self, table: str, mark: str) -> bytes | None:
        found = await super().review(table, mark)
        if found is not None:
            return found
        kept = [review for name, review in await self._read(REVIEW + table, KeptReview) if name == REVIEW + table]
        return kept[0].body if kept and kept[0].mark == mark else None

    async def keep_once(self, name: str, body: bytes) -> bytes:
        if name not in self.memory.keepsakes:
            await self._write([(KEPT + name, text_of(body))])
        return await super().keep_once(name, body)

    async def let_go(self, names: list[str]) -> None:
        await super().let_go(names)
        await self._write([(KEPT + name, None) for name in names])

    async def _fetch(self, table: str) -> None:
        """A table's log, read when it is first needed."""
        drawer = self.memory.drawers.get(table)
        if drawer is None or table in self.read:
            return
        rows = [row for _, row in await self._read(f"{ENTRY}{table}/", Row)]
        if table not in self.read:
            drawer.rows[:] = rows
            drawer.commands.update({row.command: row.seq for row in rows})
            self.read.add(table)

    async def _keep(self, table: str, after: int) -> None:
        rows = self.memory.drawers[table].rows[after:]
        entries: Changes = [(entry_name(table, row.seq), text_of(row)) for row in rows]
        await self._write([*entries, self._table(table), self._line(table)])

    def _table(self, table: str) -> tuple[str, str]:
        drawer = self.memory.drawers[table]
        return TABLE + table, text_of(KeptTable(drawer.card, drawer.due))

    def _line(self, table: str) -> tuple[str, str]:
        return LINE + table, text_of(self.line(self.memory.drawers[table].card))

    # Time and people.

    async def beat(self, server: str, quiet: int, alive: int = 0) -> None:
        await super().beat(server, quiet, alive)
        self.memory.seen = {server: self.memory.seen[server]}
        await self._write([(TIME, text_of(KeptTime(self.memory.seen[server], self.memory.outages)))])

    async def add_person(self, person: str, name: str, token: str) -> None:
        await super().add_person(person, name, token)
        await self._write([self._people()])

    async def rename(self, person: str, name: str) -> bool:
        """One person lives here, who may begin anew."""
        self.memory.names[person] = name
        await self._write([self._people()])
        return True

    async def sit(self, person: str, table: str) -> None:
        await super().sit(person, table)
        await self._write([self._people()])

    # Results.

    def _take_in(self, kept: KeptResult) -> None:
        results, table = self.memory.results, kept.row.table
        results.rows[table] = kept.row
        results.arranged |= {(person, table): arranged for person, arranged in kept.arranged.items()}
        if kept.summary is not None:
            results.summaries[table] = kept.summary

    def _result(self, table: str) -> tuple[str, str]:
        results = self.memory.results
        arranged = {person: each for (person, where), each in results.arranged.items() if where == table}
        return RESULT + table, text_of(KeptResult(results.rows[table], results.summaries.get(table), arranged))

    async def _keep_results(self, *tables: str) -> None:
        await self._write([self._result(table) for table in tables if table in self.memory.results.rows])

    async def keep_result(self, row: ResultRow) -> None:
        await super().keep_result(row)
        await self._keep_results(row.table)

    async def keep_summary(self, table: str, mark: str, body: bytes) -> None:
        await super().keep_summary(table, mark, body)
        await self._keep_results(table)

    async def arrange(self, person: str, table: str, starred: bool, removed: bool) -> None:
        await super().arrange(person, table, starred, removed)
        await self._keep_results(table)

    async def erase(self, person: str) -> None:
        await super().erase(person)
        await self._write([self._people(), *[self._result(table) for table in self.memory.results.rows]])

    def _people(self) -> tuple[str, str]:
        memory = self.memory
        sitters = {person: list(tables) for person, tables in memory.sitters.items()}
        return PEOPLE, text_of(KeptPeople(memory.names, memory.tokens, sitters))

    # The drawer.

    async def _read(self, prefix: str, kind: type[T]) -> list[tuple[str, T]]:
        pairs = msgspec.json.decode(await self.drawer.read(prefix), type=list[tuple[str, str]])
        return [(name, msgspec.json.decode(text, type=kind)) for name, text in pairs]

    async def _write(self, changes: Changes) -> None:
        await self.drawer.write(msgspec.json.encode(changes).decode())


def entry_name(table: str, seq: int) -> str:
    return f"{ENTRY}{table}/{seq:08}"


def text_of(value: object) -> str:
    return msgspec.json.encode(value).decode()
