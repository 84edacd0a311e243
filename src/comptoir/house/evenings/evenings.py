"""The evenings this process knows: opening one, carrying out what people ask for, and looking after its tables."""

import asyncio
import logging
from collections.abc import Collection

import msgspec

from comptoir.house import wire
from comptoir.house.acts.gathering import EVENING, evening_of
from comptoir.house.evenings import acts
from comptoir.house.evenings.acts.base import EveningCommand, EveningEntry, draft
from comptoir.house.evenings.acts.hosting import Close, EveningOpened, checked
from comptoir.house.evenings.acts.joining import Bar, Leave, MoveHere
from comptoir.house.evenings.acts.rounds import EndTable, NextRound
from comptoir.house.evenings.evening import Evening, code
from comptoir.house.evenings.following import follow
from comptoir.house.evenings.honours import Honouring
from comptoir.house.evenings.standing import standings
from comptoir.house.evenings.tables import end_table, lay, results
from comptoir.house.evenings.walls import Walls
from comptoir.house.evenings.wire import NewEvening
from comptoir.house.house import House
from comptoir.house.jobs import SeatingJob
from comptoir.house.keeper import Awake, Keeper
from comptoir.house.people import Person, clean_name
from comptoir.house.seating import Guest, Seated
from comptoir.house.table import Table
from comptoir.house.workshop import Failed, Full, Gone, Rank
from comptoir.kernel.game import Refused
from comptoir.kernel.say import Say

LOOK_AGAIN = 3_000  # ms: the most that lost news of a table can cost,
PART = 100  # or, of a long round, such a part of it;
ASLEEP = 12 * 3_600_000  # ms after which the house looks no more by itself: nobody plays an evening's round for so long
TRIES = 5
_DECODER: msgspec.json.Decoder[EveningEntry] = msgspec.json.Decoder(acts.ENTRY)
_ENCODER = msgspec.json.Encoder()
logger = logging.getLogger("comptoir.evenings")


class Evenings(Keeper[Evening, EveningEntry]):
    prefix, kind = EVENING, "evening"

    def __init__(self, house: House, ahead: bool = False) -> None:
        """`ahead`: there is a workshop beside, where games are looked at while the evening is still going on."""
        super().__init__(house)
        self.ahead = ahead
        self.walls = Walls(house)
        self.honouring = Honouring(house)
        self.work: set[asyncio.Task[None]] = set()
        house.on_closed = self.table_closed

    def fresh(self, id: str) -> Evening:  # noqa: A002
        return Evening(id)

    def encode(self, entry: EveningEntry) -> bytes:
        return _ENCODER.encode(entry)

    def decode(self, body: bytes) -> EveningEntry:
        return _DECODER.decode(body)

    def apply(self, state: Evening, seq: int, at: int, entry: EveningEntry) -> None:
        state.seq, state.at = seq, at
        entry.take_effect(state, at)

    def phase(self, state: Evening) -> str:
        return "closed" if state.closed else "evening"

    def summary(self, state: Evening) -> bytes:
        return msgspec.json.encode({"name": state.name})

    def inside(self, state: Evening) -> Collection[str]:
        return {*state.hosts, *(guest.holder for guest in state.guests.values())}

    def due(self, state: Evening) -> int | None:
        if state.closed:
            return LOOK_AGAIN
        waits = state.playing and state.rounds[-1].course.game
        if not waits and state.id not in self.honouring.unread:
            return None
        since = self.house.now() - state.rounds[-1].at
        return max(LOOK_AGAIN, since // PART) if since < ASLEEP else None

    async def open(self, wish: NewEvening, person: Person) -> Awake[Evening]:
        menu, secrets = checked(wish.menu), self.house.secrets
        wall = await self.walls.known(wish.wall, person) or await self.walls.open(clean_name(wish.name), person)
        opened = EveningOpened(clean_name(wish.name), person.id, secrets.secret(), wall, menu, wish.minutes, wish.level)
        return await self.create(EVENING + code(secrets.secret), opened, f"{person.id}:open")

    async def carry_out(self, one: Awake[Evening], person: Person, command: EveningCommand) -> wire.Done | wire.Refused:
        """Acknowledged when durable, once however often it is sent."""
        key = f"{person.id}:{command.id}"
        try:
            if isinstance(command, NextRound):
                seq = await self._next_round(one, person, command, key)
            elif isinstance(command, EndTable):
                seq = await self._end_table(one, person, command)
            else:
                seq = await self.add(one, key, lambda evening: draft(evening, person, command))
                if isinstance(command, Close):
                    await self.walls.hang_up(one.state)
                elif isinstance(command, MoveHere | Leave | Bar):
                    await follow(self.house, one.state)
        except Refused as refused:
            return wire.Refused(command.id, refused.say)
        return wire.Done(command.id, seq)

    async def _next_round(self, one: Awake[Evening], person: Person, command: NextRound, key: str) -> int:
        """Who sits where is worked out in the workshop; whoever comes or goes meanwhile is seated with the rest."""
        for attempt in range(TRIES):
            if key in one.state.commands:
                return one.state.commands[key]
            guests, seated = one.state.here(), await self._seated(one.state, command, person)
            try:
                seq = await self.add(
                    one,
                    key,
                    lambda evening: command.begun(evening, person, seated, guests),  # noqa: B023
                )
                await lay(self.house, one.state)
                return seq
            except Refused as refused:
                if refused.say.key != "server-moved-on" or one.state.here() == guests or attempt == TRIES - 1:
                    raise
        raise Refused(Say("server-busy"))

    async def _seated(self, evening: Evening, command: NextRound, person: Person) -> Seated:
        course = command.course(evening, person)
        job = seating_job(evening, course.seats(), apart=not course.game)
        try:
            found = await self.house.workshop.do(job, Rank.PAGES, person.id)
        except Full:
            raise Refused(Say("server-too-fast")) from None
        except Failed:
            raise Refused(Say("evening-refusal-too-few")) from None
        except Gone:
            raise Refused(Say("server-busy")) from None
        return msgspec.json.decode(found, type=Seated)

    async def _end_table(self, one: Awake[Evening], person: Person, command: EndTable) -> int:
        board = command.board_of(one.state, person, self.house.now())
        await end_table(self.house, one.state, board)
        await self.collect(one)
        return one.state.seq

    # Looking after its tables.

    def table_closed(self, table: Table) -> None:
        """One of our tables may have told its result: it is collected beside, and by the next sweep if that fails."""
        if not evening_of(table):
            return

        async def run() -> None:
            try:
                await self.collect(await self.find(evening_of(table)))
            except Exception:
                logger.exception("a result could not be collected yet")

        task = asyncio.create_task(run())
        self.work.add(task)
        task.add_done_callback(self.work.discard)

    async def settle(self, id: str) -> None:  # noqa: A002
        """Lay the tables that are not there yet, and collect what is over, whoever should have."""
        one = await self.find(id)
        await self.catch_up(one)
        if one.state.closed:
            await self.walls.hang_up(one.state)
            await self.house.store.put_off(id, one.state.seq, None)
            return
        if one.state.playing:
            await lay(self.house, one.state)
            await follow(self.house, one.state)
            await self.collect(one)
        if self.ahead and one.state.rounds:
            await self.honouring.go_on(one.state)
        await self.put_off(id)

    async def collect(self, one: Awake[Evening]) -> None:
        async for table, entry in results(self.house, one.state):
            if self.ahead:
                self.honouring.unread.add(one.state.id)
            await self.add(one, f"result:{table}", lambda _evening: entry)  # noqa: B023


def seating_job(evening: Evening, seats: list[int], apart: bool) -> SeatingJob:
    """Around a real box everybody sits where he likes; on screens, those who share one sit together."""
    points = {line.guest: line.points for line in standings(evening)}
    guests = [Guest(guest.number, points[guest.number], "" if apart else guest.holder) for guest in evening.here()]
    return SeatingJob(guests, [each.seated() for each in evening.rounds], seats)
