"""The simplest store: everything in memory, gone with the process; for tests, and as a model of others."""

from collections.abc import Iterable

from msgspec import Struct

from comptoir.house.memory_results import MemoryResults, Results
from comptoir.house.store import (
    PRESENCE,
    Addition,
    Aged,
    Appended,
    Card,
    Listener,
    Outcome,
    Repeated,
    Row,
    Stale,
    Store,
    Weight,
)
from comptoir.house.timekeeping import MACHINE, Timekeeper


class Drawer(Struct):
    """A table's log, and what is known of it without reading it."""

    card: Card
    rows: list[Row]
    commands: dict[str, int]
    due: int | None
    lease: int = 0
    review: tuple[str, bytes] | None = None

    def add(self, new: Addition, seq: int, now: int) -> Appended:
        self.rows.append(Row(seq, now, new.command, new.body))
        self.commands[new.command] = seq
        self.lease = 0
        return Appended(seq, now)


class Link(Struct):
    table: str
    seat: int
    person: str
    until: int


class Memory:
    """What is kept. Several houses may share it, as processes share a database."""

    def __init__(self) -> None:
        self.drawers: dict[str, Drawer] = {}
        self.names: dict[str, str] = {}
        self.tokens: dict[str, str] = {}
        self.links: dict[str, Link] = {}
        self.sitters: dict[str, dict[str, None]] = {}
        self.presence: dict[tuple[str, str], int] = {}
        self.seen: dict[str, int] = {}
        self.outages: list[tuple[int, int]] = []
        self.keepsakes: dict[str, bytes] = {}
        self.ahead = 0
        self.listeners: list[Listener] = []
        self.results = Results()


class MemoryStore(MemoryResults, Store):
    kind = "memory"

    def __init__(self, memory: Memory | None = None, time: Timekeeper = MACHINE) -> None:
        self.time = time
        self.shared = memory is not None
        self.memory = memory or Memory()

    @property
    def results(self) -> Results:
        return self.memory.results

    def known(self) -> dict[str, str]:
        return self.memory.names

    def clock(self) -> int:
        return self.time.today()

    def _now(self) -> int:
        return self.clock() + self.memory.ahead

    async def open(self) -> None:
        """There is nothing to connect to."""

    async def open_beside(self) -> None:
        """There is nothing to connect to."""

    async def close(self) -> None:
        """What is in memory stays there for the others."""

    async def settings(self) -> dict[str, str]:
        return {"durable": "no"}

    async def now(self) -> int:
        return self._now()

    # What is kept.

    async def ages(self, after: str, limit: int) -> list[Aged]:
        cards = sorted((drawer.card for drawer in self.memory.drawers.values()), key=lambda card: card.id)
        return [Aged(card.id, card.seq, card.phase, card.changed) for card in cards if card.id > after][:limit]

    async def weights(self) -> list[Weight]:
        by_phase: dict[str, list[Drawer]] = {}
        for drawer in self.memory.drawers.values():
            by_phase.setdefault(drawer.card.phase, []).append(drawer)
        return [weight(phase, drawers) for phase, drawers in sorted(by_phase.items())]

    async def remove(self, table: str, seq: int, even_watched: bool = False) -> bool:
        memory = self.memory
        if table not in memory.drawers or memory.drawers[table].card.seq != seq:
            return False
        if not even_watched and await self.attending([table]):
            return False
        del memory.drawers[table]
        memory.links = {token: link for token, link in memory.links.items() if link.table != table}
        memory.presence = {pair: until for pair, until in memory.presence.items() if pair[0] != table}
        for tables in memory.sitters.values():
            tables.pop(table, None)
        return True

    # Tables and their logs.

    async def create(self, first: Addition, game: str) -> Outcome:
        if first.table in self.memory.drawers:
            return Repeated(1)
        now = self._now()
        card = Card(first.table, 1, first.rules, game, first.phase, first.public, first.summary, now)
        drawer = Drawer(card, [], {}, later(now, first.due_in))
        self.memory.drawers[first.table] = drawer
        return drawer.add(first, 1, now)

    async def append(self, addition: Addition) -> Outcome:
        drawer = self.memory.drawers.get(addition.table)
        if drawer is None or (drawer.card.seq, drawer.card.rules) != (addition.seq, addition.rules):
            return Stale()
        if addition.command in drawer.commands:
            return Repeated(drawer.commands[addition.command])
        now, card = addition.at or self._now(), drawer.card
        rules = card.rules if addition.becomes is None else addition.becomes
        due = later(self._now(), addition.due_in)
        if addition.phase == "frozen":
            shown = (card.phase, card.public, card.summary)
            drawer.due = drawer.due if due is None else due
        else:
            shown = (addition.phase, addition.public, addition.summary)
            drawer.due = due
        drawer.card = Card(card.id, card.seq + 1, rules, card.game, *shown, now)
        return drawer.add(addition, card.seq + 1, now)

    async def entries(self, table: str, after: int = 0) -> list[Row]:
        drawer = self.memory.drawers.get(table)
        return drawer.rows[max(0, after) :] if drawer is not None else []

    async def card(self, table: str) -> Card | None:
        drawer = self.memory.drawers.get(table)
        return drawer.card if drawer is not None else None

    async def seqs(self, tables: list[str]) -> dict[str, int]:
        known = self.memory.drawers
        return {table: known[table].card.seq for table in tables if table in known}

    async def running(self) -> list[Card]:
        return [drawer.card for drawer in self.memory.drawers.values() if drawer.card.phase == "playing"]

    async def change_rules(self, table: str, seq: int, old: int, new: int) -> bool:
        drawer = self.memory.drawers.get(table)
        if drawer is None or (drawer.card.seq, drawer.card.rules) != (seq, old):
            return False
        card = drawer.card
        drawer.card = Card(card.id, card.seq, new, card.game, card.phase, card.public, card.summary, card.changed)
        return True

    async def keep_review(self, table: str, mark: str, body: bytes) -> None:
        if table in self.memory.drawers:
            self.memory.drawers[table].review = (mark, body)

    async def review(self, table: str, mark: str) -> bytes | None:
        kept = self.memory.drawers[table].review if table in self.memory.drawers else None
        return kept[1] if kept is not None and kept[0] == mark else None

    async def keep_once(self, name: str, body: bytes) -> bytes:
        return self.memory.keepsakes.setdefault(name, body)

    async def kept(self, start: str) -> dict[str, bytes]:
        return {name: body for name, body in sorted(self.memory.keepsakes.items()) if name.startswith(start)}

    async def let_go(self, names: list[str]) -> None:
        for name in names:
            self.memory.keepsakes.pop(name, None)

    async def notify(self, news: dict[str, int]) -> None:
        for table, seq in news.items():
            for listener in self.memory.listeners:
                listener(table, seq)

    async def listen(self, listener: Listener) -> None:
        self.memory.listeners.append(listener)

    # What the house owes.

    async def lease(self, limit: int, length: int) -> list[str]:
        now = self._now()
        owed = [
            (drawer.due, table)
            for table, drawer in self.memory.drawers.items()
            if drawer.due is not None and drawer.due <= now and drawer.lease < now
        ]
        tables = [table for _, table in sorted(owed)[:limit]]
        for table in tables:
            self.memory.drawers[table].lease = now + length
        return tables

    async def put_off(self, table: str, seq: int, due_in: int | None) -> None:
        drawer = self.memory.drawers.get(table)
        if drawer is not None and drawer.card.seq == seq:
            drawer.due, drawer.lease = later(self._now(), due_in), 0

    async def keep_time(self, now: int, slack: int) -> None:
        if abs(self._now() - now) > slack:
            self.memory.ahead = max(0, now - self.clock())

    async def beat(self, server: str, quiet: int, alive: int = 0) -> None:
        now, seen = self._now(), self.memory.seen
        last = max(seen.values(), default=now)
        if now - last > quiet:
            self.memory.outages.append((min(now, max(last, alive)), now))
        seen[server] = now

    async def outages(self) -> list[tuple[int, int]]:
        return sorted(self.memory.outages)

    # People.

    async def add_person(self, person: str, name: str, token: str) -> None:
        self.memory.names[person] = name
        self.memory.tokens[token] = person

    async def person(self, token: str) -> tuple[str, str] | None:
        person = self.memory.tokens.get(token)
        return (person, self.memory.names[person]) if person is not None else None

    async def rename(self, person: str, name: str) -> bool:
        known = bool(self.memory.names.get(person))
        if known:
            self.memory.names[person] = name
        return known

    async def add_link(self, token: str, table: str, seat: int, person: str, lasts: int) -> None:
        self.memory.links[token] = Link(table, seat, person, self._now() + lasts)

    async def link(self, token: str) -> tuple[str, int, str] | None:
        link = self.memory.links.get(token)
        return (link.table, link.seat, link.person) if link is not None and link.until > self._now() else None

    async def use_link(self, token: str) -> bool:
        return self.memory.links.pop(token, None) is not None

    async def sit(self, person: str, table: str) -> None:
        self.memory.sitters.setdefault(person, {})[table] = None

    async def tables_of(self, person: str, limit: int) -> list[Card]:
        drawers = self.memory.drawers
        mine = self.memory.sitters.get(person, {})
        found = newest((drawers[table].card for table in mine if table in drawers), len(mine))
        return sorted(found, key=lambda card: card.phase in ("over", "ended"))[:limit]

    async def public_tables(self, limit: int) -> list[Card]:
        cards = (drawer.card for drawer in self.memory.drawers.values())
        return newest((card for card in cards if card.public and card.phase in ("lobby", "playing")), limit)

    async def without_result(self, after: str, limit: int) -> list[str]:
        cards = sorted((drawer.card for drawer in self.memory.drawers.values()), key=lambda card: card.id)
        over = [card.id for card in cards if card.phase in ("over", "ended") and card.id not in self.results.rows]
        return [table for table in over if table > after][:limit]

    async def add_token(self, person: str, token: str) -> bool:
        known = bool(self.memory.names.get(person))
        if known:
            self.memory.tokens[token] = person
        return known

    async def drop_token(self, token: str) -> None:
        self.memory.tokens.pop(token, None)

    async def erase(self, person: str) -> None:
        memory = self.memory
        memory.tokens = {token: each for token, each in memory.tokens.items() if each != person}
        memory.links = {token: link for token, link in memory.links.items() if link.person != person}
        memory.sitters.pop(person, None)
        if person in memory.names:
            memory.names[person] = ""
        memory.results.unlink(person)

    async def attend(self, here: list[tuple[str, str]], lasts: int) -> None:
        until = self._now() + lasts
        self.memory.presence |= dict.fromkeys(here, until)

    async def attending(self, tables: list[str]) -> list[tuple[str, str]]:
        now = self._now()
        return [pair for pair, until in self.memory.presence.items() if pair[0] in tables and until > now]

    async def last_seen(self, table: str) -> dict[str, int]:
        now = self._now()
        seen = {person: until for (where, person), until in self.memory.presence.items() if where == table}
        return {person: max(0, now - until + PRESENCE) for person, until in seen.items()}


def later(now: int, pause: int | None) -> int | None:
    return None if pause is None else now + pause


def newest(cards: Iterable[Card], limit: int) -> list[Card]:
    return sorted(cards, key=lambda card: -card.changed)[:limit]


def weight(phase: str, drawers: list[Drawer]) -> Weight:
    changed = [drawer.card.changed for drawer in drawers]
    size = sum(len(row.body) for drawer in drawers for row in drawer.rows)
    return Weight(phase, len(drawers), sum(d.card.seq for d in drawers), size, min(changed), max(changed))
