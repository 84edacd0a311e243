"""Doing what is due: bots move, clocks run out, other processes are hurried, and lost news is found."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from functools import partial

from comptoir.house.acts import asking
from comptoir.house.acts.base import Draft, LogEntry
from comptoir.house.acts.forced import forced_choice
from comptoir.house.acts.gathering import gathered
from comptoir.house.acts.playing import bot_choice
from comptoir.house.acts.seats import RanOut
from comptoir.house.acts.starting import CalledOff
from comptoir.house.daily import day_choice
from comptoir.house.duties import (
    BotMoves,
    Duty,
    ForcedMove,
    NoAnswer,
    NoWord,
    StartDue,
    TimeOut,
    bots_only,
    bots_pause,
    due,
    owed,
)
from comptoir.house.house import QUIET, House, Trouble, Unknown, Unsure
from comptoir.house.keeping import USUAL_KEEP, Keep, let_go
from comptoir.house.pondering import to_ponder
from comptoir.house.rooms import Room
from comptoir.house.store import PRESENCE, SOMEBODY
from comptoir.house.table import Table
from comptoir.house.workshop import Rank
from comptoir.kernel.game import Refused
from comptoir.kernel.say import Say

LEASE = 15_000
AT_ONCE = 50
EVERY = 2.0  # seconds; the most that lost news or a lost timer can cost
IDLE = 60.0
FIRST_TIDYING = 600.0
TIDYING = 6 * 3600.0
WRITING_UP = 600.0
BETWEEN = 0.05
BOTS_ONLY = 4  # tables of bots alone that go on at once for one opener
BEAT = 3.0
NOTED = 60_000  # ms for which a table counts as looked at once that is said
logger = logging.getLogger("comptoir.sweeper")


class Sweeper:
    """The loops every process runs. None of them is needed for safety: the append decides."""

    def __init__(self, house: House, keep: Keep = USUAL_KEEP) -> None:
        self.house = house
        self.keep = keep
        self.serving: set[str] = set()
        self.again: set[str] = set()  # leased once more while still being served
        self.work: set[asyncio.Task[None]] = set()
        self.loops: list[asyncio.Task[None]] = []
        self.hurry = asyncio.Event()
        self.noted: dict[str, float] = {}  # tables the database knows to be looked at, and since when
        self.kept_going: dict[str, set[str]] = {}  # by opener: tables of bots alone that are kept going
        house.on_due = self.remind
        house.on_look = self.look_at

    async def wake(self) -> None:
        """Note since when nobody was here, and set the clock."""
        store = self.house.store
        await store.beat(self.house.server, QUIET if store.shared else 0)
        await self.house.set_clock()

    async def start(self) -> None:
        jobs = [
            self._sweeps(),
            _repeat(self.house.clock, BEAT, self.house.beat),
            _repeat(self.house.clock, EVERY, self._poll),
            _repeat(self.house.clock, EVERY, self._attend),
            _repeat(self.house.clock, TIDYING, self._tidy),
            _repeat(self.house.clock, WRITING_UP, self.write_up),
        ]
        if self.house.store.shared:
            await self.house.store.listen(lambda table, seq: self.spawn(partial(self.house.refresh, table, seq)))
            jobs.append(self._hurry_others())
        self.loops = [asyncio.create_task(job) for job in jobs]

    async def stop(self) -> None:
        for task in [*self.loops, *self.work]:
            task.cancel()
        await asyncio.gather(*self.loops, *self.work, return_exceptions=True)
        await self.house.store.beat(self.house.server, QUIET)

    def remind(self, delay: int) -> None:
        """Something is due at one of our tables in `delay` ms."""
        if delay < EVERY * 1000:
            asyncio.get_running_loop().call_later(delay / 1000 + 0.002, self.hurry.set)

    def spawn(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do something beside; a failure is logged."""

        async def run() -> None:
            try:
                await work()
            except Exception:
                logger.exception("a task failed")

        task = asyncio.create_task(run())
        self.work.add(task)
        task.add_done_callback(self.work.discard)

    async def _sweeps(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(EVERY):
                    await self.hurry.wait()
            self.hurry.clear()
            try:
                for table in await self.house.store.lease(AT_ONCE, LEASE):
                    if table in self.serving:
                        self.again.add(table)
                    else:
                        self.serving.add(table)  # before it begins: the next sweep may come first
                        self.spawn(partial(self._serve, table))
                self.house.let_sleep(IDLE, self.serving)
            except Exception:
                logger.exception("a sweep failed")

    async def _serve(self, table: str) -> None:
        self.serving.add(table)
        try:
            await self._settle(table)
            while table in self.again:
                self.again.discard(table)
                await self._settle(table)
        finally:
            self.serving.discard(table)
            self.again.discard(table)
            self.hurry.set()

    def look_at(self, room: Room) -> None:
        """Somebody looks: where only bots play, that keeps them going."""
        table, opener = room.table.id, room.table.opened.host
        if not bots_only(room.table) or not room.watched() or table in self.serving:
            return
        if len(self.kept_going.get(opener, ())) < BOTS_ONLY:
            self.serving.add(table)
            self.kept_going.setdefault(opener, set()).add(table)
            self.spawn(partial(self._keep_going, room, opener))

    async def _keep_going(self, room: Room, opener: str) -> None:
        """Until nobody looks any more. The table is not leased: of several processes that look, the append decides."""
        table = room.table
        try:
            while bots_only(table) and room.watched() and self.house.rooms.get(table.id) is room and not room.left:
                duties = owed(table, self.house.now())
                if not duties:
                    pause = (table.person_chose_at + bots_pause(table) - self.house.now()) / 1000
                    await asyncio.sleep(min(1.0, max(0.05, pause)))
                await asyncio.gather(*[self._do(room, duty) for duty in duties])
        except (Trouble, Unknown):
            pass  # it rests, and whoever looks on comes back; or it is gone
        finally:
            self.kept_going[opener].discard(table.id)
            if not self.kept_going[opener]:
                del self.kept_going[opener]
            self.serving.discard(table.id)
        if not bots_only(table):
            await self._serve(table.id)  # somebody sat down meanwhile

    async def _settle(self, table: str) -> None:
        """Do what is owed to this table; if nothing is yet, say when to ask again."""
        keeper = self.house.keeper_of(table)
        try:
            if keeper is not None:
                await keeper.settle(table)
                return
            room = await self.house.room(table)
            async with room.lock:
                await self.house.catch_up(room)
            with self.house.guard(room):
                now = self.house.now()
                duties = owed(room.table, now)
                if bots_only(room.table):
                    duties = [duty for duty in duties if not isinstance(duty, BotMoves)]
                delay = self._later(room.table, now)
            await asyncio.gather(*[self._do(room, duty) for duty in duties])
            if not duties:
                await self.house.store.put_off(table, room.table.seq, delay)
                if delay is not None:
                    self.remind(delay)
        except Unknown:
            await self._leave(table, None)
        except Trouble as trouble:
            await self._leave(table, round(1000 * trouble.pause))

    def _later(self, table: Table, now: int) -> int | None:
        """In how many ms to ask again if nothing is owed."""
        later = due(table)
        if later is None and table.frozen is not None and self.house.store.shared:
            # It may still play under another process's rules: leave it to that one, and look again ever more rarely.
            return round(1000 * self.house.rests.stumble(f"{table.id}@{table.seq}"))
        return None if later is None else max(20, later - now)

    async def _leave(self, table: str, delay: int | None) -> None:
        """Nothing can be done for a table that does not wake."""
        card = await self.house.store.card(table)
        if card is not None:
            await self.house.store.put_off(table, card.seq, delay)

    async def _do(self, room: Room, duty: Duty) -> None:
        with contextlib.suppress(Refused):  # somebody was quicker
            if isinstance(duty, BotMoves):
                await self._bot_moves(room, duty.seat)
            elif isinstance(duty, ForcedMove):
                await self._forced_move(room, duty.seat)
            else:
                await self.house.add(room, f"house:{self.house.secrets.id()}", lambda table: self._entry(table, duty))

    def _entry(self, table: Table, duty: Duty) -> Draft:
        """The entry for a duty, if it is still owed."""
        if duty not in owed(table, self.house.now()):
            raise Refused(Say("server-moved-on"))
        match duty:
            case TimeOut(seat=seat):
                return Draft(RanOut(seat))
            case NoWord():
                return Draft(CalledOff(self.house.secrets.secret()))
            case StartDue():
                return gathered(table)
            case NoAnswer(ask=ask):
                return Draft(unanswered(table, ask))
            case BotMoves() | ForcedMove():
                raise Refused(Say("server-moved-on"))

    async def _bot_moves(self, room: Room, seat: int) -> None:
        match = room.table.match
        if match is None:
            return
        with self.house.guard(room):
            position, step = match.position, match.step
            view, choices = to_ponder(match, seat), position.choices(seat)
        plan = room.table.seats[seat].plan
        level = plan.level if plan.kind == "bot" else "regular"
        rank, opener = self._rank(room), room.table.opened.host
        choice = choices[0]
        if room.table.day:
            choice = await day_choice(self.house.bots, room.table, match, seat, view, rank)
        elif view is not None:
            memory = match.memory()
            choice = await self.house.bots.choose(match.game.name, view, choices, level, rank, opener, memory)
        await self.house.add(
            room, f"bot:{self.house.secrets.id()}", lambda table: bot_choice(table, seat, step, choice)
        )

    async def _forced_move(self, room: Room, seat: int) -> None:
        match = room.table.match
        if match is not None:
            step, key = match.step, f"forced:{self.house.secrets.id()}"
            await self.house.add(room, key, lambda table: forced_choice(table, seat, step))

    def _rank(self, room: Room) -> Rank:
        """Tables with somebody present come first."""
        if bots_only(room.table):
            return Rank.WATCHED
        here = room.here() | room.present
        return Rank.PLAYERS if here & set(room.table.people()) else Rank.WATCHED if room.watched() else Rank.ALONE

    # Between processes.

    async def _hurry_others(self) -> None:
        """After the commits, and several at once: a NOTIFY inside them would halve their number."""
        while True:
            await self.house.news.wait()
            self.house.news.clear()
            news, self.house.unheard = self.house.unheard, {}
            try:
                await self.house.store.notify(news)
            except Exception:
                logger.warning("could not hurry the others; they will find out by themselves")
            await asyncio.sleep(0.002)

    async def _poll(self) -> None:
        """News may be lost; nothing is lost with it."""
        # Tables of bots that waited, since their opener had others going, may take the place of one nobody looks at.
        for room in list(self.house.rooms.values()):
            self.look_at(room)
        shown = {table: room for table, room in self.house.rooms.items() if room.viewers or room.polled}
        others = [log for keeper in self.house.keepers.values() for log in keeper.shown()]
        found = await self.house.store.seqs([*shown, *others]) if shown or others else {}
        for table, room in shown.items():
            if table not in found:
                self.house.let_go(room)  # somebody has taken it away elsewhere
        for table, seq in found.items():
            if table not in shown or shown[table].table.seq < seq:
                await self.house.refresh(table, seq)

    async def _tidy(self) -> None:
        """Let go of old tables, a few a second."""
        await asyncio.sleep(FIRST_TIDYING)
        seen = {table for table, room in self.house.rooms.items() if room.watched()}
        gone = await let_go(self.house.store, self.keep, seen, pause=0.2)
        if any(gone.values()):
            logger.info("old tables were let go", extra={"tables": gone})

    async def write_up(self) -> None:
        """Whoever was killed just after a game ended has left no result; waking the table does. A few at a time."""
        after = ""
        while page := await self.house.store.without_result(after, AT_ONCE):
            for table in page:
                with contextlib.suppress(Trouble, Unknown, Unsure):
                    room = await self.house.room(table)
                    await self.house.keep_result(room.table)
                await asyncio.sleep(BETWEEN)
            after = page[-1]

    async def _attend(self) -> None:
        rooms = {
            table: room
            for table, room in self.house.rooms.items()
            if room.watched() or room.polled or room.present or table in self.serving
        }
        here = {table: room.here() for table, room in rooms.items()}
        await self._note_watched([table for table, room in rooms.items() if room.watched()])
        if self.house.store.shared and rooms:
            pairs = sorted((table, person) for table, people in here.items() for person in people)
            if pairs:
                await self.house.store.attend(pairs, PRESENCE)
            for table, person in await self.house.store.attending(list(rooms)):
                here[table] |= {person} - {SOMEBODY}
        for table, room in rooms.items():
            room.attend(frozenset(here[table]))

    async def _note_watched(self, tables: list[str]) -> None:
        """Whoever prunes the database, beside us or elsewhere, leaves these alone. Said rarely, to spare the disk."""
        now = self.house.clock()
        self.noted = {table: since for table, since in self.noted.items() if now - since < NOTED / 3000}
        fresh = sorted(set(tables) - set(self.noted))
        if fresh:
            await self.house.store.attend([(table, SOMEBODY) for table in fresh], NOTED)
            self.noted |= dict.fromkeys(fresh, now)


def unanswered(table: Table, ask: int) -> LogEntry:
    return asking.silence(table, next(each for each in table.proposals.values() if each.ask == ask))


async def _repeat(clock: Callable[[], float], pause: float, job: Callable[[], Awaitable[None]]) -> None:
    """Do a job again and again; a failure is logged and tried anew."""
    while True:
        started = clock()
        try:
            await job()
        except Exception:
            logger.exception("a regular job failed")
        await asyncio.sleep(max(0.1, pause - (clock() - started)))
