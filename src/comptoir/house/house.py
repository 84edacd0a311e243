"""The house: every table this process knows, and the one way in which anything is added to a log."""

import asyncio
import contextlib
import logging
import re
from collections.abc import Callable, Collection, Iterator
from typing import Any

import msgspec

from comptoir.games import GAMES
from comptoir.house import duties, log, wire
from comptoir.house.acts.base import Draft, Logged, draft
from comptoir.house.acts.opening import Opened
from comptoir.house.acts.seats import SeatSet
from comptoir.house.bots import Bots
from comptoir.house.breath import Breath, play_prefix
from comptoir.house.budgets import check_options
from comptoir.house.crash import crash_point
from comptoir.house.forecasting import Oracle
from comptoir.house.hours import QUIET, Hours
from comptoir.house.keeper import Keeper
from comptoir.house.long_jobs import LongJobs
from comptoir.house.people import People, Person
from comptoir.house.preparing import Kitchen, options_in
from comptoir.house.resting import Rests
from comptoir.house.results import row_of
from comptoir.house.reviewing import Reviews
from comptoir.house.rooms import Room
from comptoir.house.secrecy import UNGUESSABLE, Secrets
from comptoir.house.store import Addition, Appended, Card, Repeated, Row, Stale, Store
from comptoir.house.summaries import summary_of
from comptoir.house.table import Table
from comptoir.house.timekeeping import MACHINE, Timekeeper
from comptoir.house.troubles import Trouble, Unknown, Unsure, later, resting, sure
from comptoir.house.workshop import Workshop
from comptoir.kernel.game import Refused
from comptoir.kernel.say import Say

__all__ = ["QUIET", "House", "Trouble", "Unknown", "Unsure", "sure"]
TRIES = 50
ADDRESS = re.compile(r"[A-Za-z0-9_-]{1,64}")
logger = logging.getLogger("comptoir.house")


class House(Hours):
    """Any process can serve any table; none owns one. Rooms are only a memory of the log."""

    def __init__(
        self, store: Store, workshop: Workshop, time: Timekeeper = MACHINE, secrets: Secrets = UNGUESSABLE
    ) -> None:
        super().__init__(store, time, secrets.id())
        self.secrets = secrets
        self.mark = ""  # how the addresses of its tables begin, where a page has to tell houses apart
        self.workshop = workshop
        self.bots = Bots(workshop, secrets)
        self.kitchen = Kitchen(workshop)
        self.long_jobs = LongJobs(workshop)
        self.reviews = Reviews(workshop, store, self.clock)
        self.oracle = Oracle(workshop, self.clock)
        self.one_at_a_time = asyncio.Lock()  # for those who wake a table
        self.people = People(store, secrets, self.clock)
        self.rooms: dict[str, Room] = {}
        self.waking: dict[str, asyncio.Task[Room]] = {}
        self.rests = Rests(self.clock)
        self.frozen: set[str] = set()  # tables found so: their cards, which others may still write, do not say it
        self.appends = 0
        self.unheard: dict[str, int] = {}  # tables the other processes have not been told about yet
        self.news = asyncio.Event()
        self.on_due: Callable[[int], None] = lambda _delay: None
        self.on_look: Callable[[Room], None] = lambda _room: None
        self.on_closed: Callable[[Table], None] = lambda _table: None
        self.keepers: dict[str, Keeper[Any, Any]] = {}  # of logs that are no table's, by how their addresses begin

    # Waking tables.

    async def room(self, table: str) -> Room:
        """The table, woken by replay if it was asleep."""
        found = self.rooms.get(table)
        if found is None:
            if not ADDRESS.fullmatch(table):
                raise Unknown(table)
            if self.rests.left(table):
                raise Trouble(self.rests.left(table))
            if table not in self.waking:
                self.waking[table] = asyncio.create_task(self._wake(table))
            found = await asyncio.shield(self.waking[table])
        found.used = self.clock()
        return found

    async def _wake(self, table: str) -> Room:
        try:
            with sure():
                card = await self.store.card(table)
                if card is None or card.game not in GAMES:
                    raise Unknown(table)
                rows = await self.store.entries(table)
                if not rows:  # taken away meanwhile
                    raise Unknown(table)
            room = Room(Table(table, self.outages), self.clock)
            with self.guard(room):
                with later():
                    room.held = await self.kitchen.prepare_for(rows)
                await self._play(room, rows)
            room.table.finished = card.phase in ("over", "ended")
            self._note_frozen(room.table)
            with sure():
                room.table.rules = await self._rules_for(room.table, card)
            self.rooms[table] = room
            if room.table.finished:
                await self.keep_result(room.table)
            return room
        finally:
            del self.waking[table]

    @contextlib.contextmanager
    def guard(self, room: Room) -> Iterator[None]:
        """Whatever goes wrong in here and is no refusal puts the table to rest."""
        if room.left:
            raise Trouble(self.rests.left(room.table.id))
        try:
            yield
        except (Refused, Unsure, Trouble, Unknown):
            raise
        except Exception as error:
            raise self._put_to_rest(room, error) from error

    def _put_to_rest(self, room: Room, error: Exception) -> Trouble:
        """What is in memory may be half done: it is forgotten, and the log played again after a while."""
        table = room.table.id
        pause = self.rests.stumble(table)
        logger.error("a table stumbled", exc_info=error, extra={"table": table[:6], "rests": pause})
        if self.rooms.get(table) is room:
            del self.rooms[table]
        room.left = True
        asyncio.get_running_loop().call_soon(room.send_away, resting(pause))  # after the answer to whoever asked
        return Trouble(pause)

    async def _play(self, room: Room, rows: list[Row]) -> None:
        """The whole log, with breaths in between, one table at a time."""
        async with self.one_at_a_time:
            breath = Breath(self.clock)
            for row in rows:
                room.take(row)
                await breath.draw()
                if row.seq == 1:
                    await play_prefix(room.table, breath)

    async def keep_result(self, table: Table) -> None:
        """Leave the row of a finished game, or find it there. Should it fail, whoever wakes the table next tries again,
        and the sweeper wakes those that have none.
        """
        row = row_of(table)
        if row is not None:
            try:
                await self.store.keep_result(row)
            except Exception:  # each database has its own; the game itself is in the log
                logger.exception("a result could not be kept", extra={"table": table.id[:6]})

    def _note_frozen(self, table: Table) -> None:
        if table.frozen is not None and not table.closed:
            self.frozen.add(table.id)
        else:
            self.frozen.discard(table.id)

    async def _rules_for(self, table: Table, card: Card) -> int:
        """The rules number entries must name. Only a table that has not begun moves to today's rules."""
        today = table.game.rules
        if table.match is None and table.frozen is None and card.rules != today and not table.closed:
            await self.store.change_rules(card.id, card.seq, card.rules, today)
            return today
        return card.rules

    async def catch_up(self, room: Room) -> bool:
        """Read what others have appended; True when there was anything. Hold the room's lock."""
        with self.guard(room):
            with sure():
                rows = await self.store.entries(room.table.id, room.table.seq)
                if rows and rows[-1].at > self.now():
                    await self.meet_time(rows[-1].at)
            options = options_in(rows) if room.table.phase == "lobby" else None
            if options is not None:
                with later():
                    room.held = await self.kitchen.prepare(room.table.game.name, options, room.table.host)
            letters = [room.letters(room.take(row)) for row in rows]
            self._note_frozen(room.table)
            if letters:
                room.deliver(letters)
            room.behind = False
        return bool(rows)

    async def current(self, room: Room) -> None:
        """Before anybody is judged or shown anything: know what other processes have appended."""
        if self.store.shared or room.behind:
            async with room.lock:
                await self.catch_up(room)
        if room.left:
            raise Trouble(self.rests.left(room.table.id))

    async def refresh(self, table: str, seq: int) -> None:
        """Somebody said the table has reached `seq`."""
        keeper = self.keeper_of(table)
        if keeper is not None:
            await keeper.refresh(table, seq)
        room = self.rooms.get(table)
        if room is not None and room.table.seq < seq:
            async with room.lock:
                if room.table.seq < seq:
                    await self.catch_up(room)

    def keeper_of(self, log: str) -> Keeper[Any, Any] | None:
        """Who keeps this log, if it is no table's."""
        return next((keeper for prefix, keeper in self.keepers.items() if log.startswith(prefix)), None)

    def unknown(self, log: str) -> Unknown:
        return Unknown(log)

    def unsure(self, error: Exception) -> Unsure:
        self.trouble["append"] = self.clock()
        return Unsure(type(error).__name__)

    def let_sleep(self, idle: float, busy: Collection[str] = ()) -> None:
        """Tables nobody looks at leave memory, unless something is being done for them."""
        limit = self.clock() - idle
        for table, room in list(self.rooms.items()):
            if not room.viewers and room.used < limit and not room.lock.locked() and table not in busy:
                del self.rooms[table]

    # Adding to a log.

    async def create(self, table: str, opened: Opened, command: str) -> Room:
        """Open a table; the same id again finds the same table. However its options came in, they are bounded."""
        check_options(GAMES[opened.game].fields, opened.options)
        trial = Table(table, self.outages)
        log.apply(trial, 1, self.now(), opened)
        for person in {opened.host, *trial.people()}:
            await self.store.sit(person, table)
        if await self.store.card(table) is None:
            await self.store.create(self._addition(trial, 0, command, log.encode(opened)), opened.game)
        return await self.room(table)

    async def perform(self, room: Room, person: Person, command: Logged) -> wire.Done | wire.Refused:
        """Carry out a command: acknowledged when durable, once however often it is sent."""
        key = f"{person.id}:{command.id}"
        if command.sits_down() and person.id:
            await self.store.sit(person.id, room.table.id)
        away = await self.away(room) if command.minds_absence else {}
        try:
            seq = await self.add(room, key, lambda table: draft(table, person, command, room.still_away(away)))
        except Refused as refused:
            chapter = refused.say.args.get("chapter", "")
            return wire.Refused(command.id, refused.say, str(chapter))
        room.heard_from(person.id)
        crash_point("append-ack")
        return wire.Done(command.id, seq)

    async def away(self, room: Room) -> dict[str, int]:
        """For how many ms people have not been seen by any process."""
        await self.current(room)  # who has just done something elsewhere is not away
        away = room.away()
        if self.store.shared:
            seen = await self.store.last_seen(room.table.id)
            return {person: min(ms, seen.get(person, ms)) for person, ms in away.items()}
        return away

    async def add(self, room: Room, key: str, make: Callable[[Table], Draft]) -> int:
        """Append what `make` drafts for the table as it is; if it has moved on, draft again. Returns the entry's
        seq.
        """
        async with room.lock:
            with self.guard(room):
                return await self._add(room, key, make)

    async def _add(self, room: Room, key: str, make: Callable[[Table], Draft]) -> int:
        for _ in range(TRIES):
            if key in room.table.commands:
                return room.table.commands[key]
            try:
                drafted = make(room.table)
            except Refused:
                # A refusal counts only if we were not behind.
                if await self.catch_up(room):
                    continue
                raise
            seq = await self._append(room, key, drafted)
            if seq:
                return seq
        raise Refused(Say("server-busy"))

    async def _append(self, room: Room, key: str, drafted: Draft) -> int:
        """One try; 0 when the table has moved on."""
        table = room.table
        trial, at = table.copy(), self.time_of_next(table)
        change = log.apply(trial, table.seq + 1, at, drafted.entry, drafted.played)
        body = log.encode(drafted.entry)
        room.budget.check(key, len(body), {table.host, *table.people()}, isinstance(drafted.entry, SeatSet))
        addition = self._addition(trial, table.seq, key, body, table.rules, at)
        try:
            outcome = await self.store.append(addition)
        except Exception as error:  # each database has its own
            room.behind = True
            raise self.unsure(error) from error
        self.trouble.pop("append", None)
        match outcome:
            case Appended(seq=seq):
                crash_point("append-notify")
                self.spread(table.id, seq, addition.due_in)
                try:
                    table.become(trial)
                    room.publish(room.note(Row(seq, at, key, body), change))
                except Exception as error:  # the entry is in the log: it counts, and will be read from there
                    self._put_to_rest(room, error)
                self.on_look(room)
                if table.end is not None and table.end.seq == seq:
                    crash_point("end-result")
                    await self.keep_result(table)
                if table.closed:
                    self.on_closed(table)
                return seq
            case Repeated(seq=seq):
                await self.catch_up(room)
                return seq
            case Stale():
                if not await self.catch_up(room):
                    await self._same_rules(room)
                return 0

    def spread(self, log: str, seq: int, due_in: int | None) -> None:
        """An entry is durable: the other processes are hurried, and so are we."""
        self.appends += 1
        self.unheard[log] = seq
        self.news.set()
        if due_in is not None:
            self.on_due(due_in)

    async def _same_rules(self, room: Room) -> None:
        """A table that refuses entries though nobody appended is under another server's rules."""
        with sure():
            card = await self.store.card(room.table.id)
        if card is None:
            raise self.let_go(room)
        if card.seq == room.table.seq and card.rules != room.table.rules:
            raise Refused(Say("server-upgraded"))

    def let_go(self, room: Room) -> Unknown:
        """The table was removed while it was in memory: whoever still looks is told."""
        if self.rooms.get(room.table.id) is room:
            del self.rooms[room.table.id]
        room.left = True
        room.send_away(wire.Closing(Say("server-no-table"), -1))
        return Unknown(room.table.id)

    def _addition(
        self, trial: Table, seq: int, command: str, body: bytes, rules: int | None = None, at: int = 0
    ) -> Addition:
        """The entry for the store; `rules`: the number it expects the table under, if not the one it leaves it with."""
        due = duties.due(trial)
        due_in = None if due is None else max(0, due - self.now())
        summary = msgspec.json.encode(summary_of(trial))
        expected = trial.rules if rules is None else rules
        return Addition(
            trial.id, seq, expected, command, body, trial.phase, trial.public, summary, due_in, trial.rules, at
        )  # fmt: skip
