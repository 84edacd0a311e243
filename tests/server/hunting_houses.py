"""The leak hunt across processes: seats change hands in one house, and another, which has not heard, is asked.

Whatever it shows somebody must be of a seat that the log, at that moment, says is his; or what everybody sees.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import msgspec

from comptoir.house import wire
from comptoir.house.acts.base import Draft, Question
from comptoir.house.acts.questions import Hint, WhatIf, WhyNot
from comptoir.house.acts.seats import SeatSet, SetSeat
from comptoir.house.acts.talking import Chat
from comptoir.house.house import House
from comptoir.house.people import Person
from comptoir.house.rooms import OWN_SEAT, Viewer
from comptoir.house.table import Plan
from comptoir.kernel.luck import Fast
from comptoir.kernel.say import Say
from comptoir.server.app import Server
from comptoir.server.commands import carry_out
from comptoir.server.config import Config
from comptoir.server.connection import Connection
from tests.server.hunting import Leak
from tests.server.inside import FirstChoice, Hall, new_id
from tests.server.test_patience import Client

NAMES = ("Zoé", "Max", "Ida")
GAMES = ("cafe-race", "cafe-international", "top-race")


class Shown(msgspec.Struct):
    seat: int


class Message(msgspec.Struct):
    type: str
    play: Shown | None = None


class Houses:
    """A game that one house keeps moving, people whose seats change, and another house that is asked."""

    def __init__(self, here: Server, there: Server, seed: int) -> None:
        self.here, self.there = here, there
        self.hall = Hall(there.house)
        self.luck = Fast(seed)
        self.asked = 0

    async def begin(self, game: str) -> None:
        self.people = [await self.hall.person(name) for name in NAMES]
        room = await self.hall.open(self.people[0], game, "person", "open", "bot")
        await self.hall.do(room, self.people[1], SetSeat, seat=1, kind="person")
        await self.hall.start(room, *self.people[:2])
        self.truth = room
        self.room = await self.here.house.room(room.table.id)

    async def change(self) -> None:
        """A seat changes hands, whichever rules there are for that: what counts is what the log says."""
        seat, person = self.luck.below(3), self.people[self.luck.below(3)]
        plan = Plan("person", person.id, person.name)
        if self.luck.below(2) or self.truth.table.seats_of(person.id):
            plan = Plan("bot", "", "Moka")
        entry = SeatSet(seat, plan, person.id)
        await self.there.house.add(self.truth, f"x:{new_id()}", lambda _table: Draft(entry))

    async def ask(self) -> None:
        """Somebody asks the house that has not heard, in one of all the ways there are."""
        person, seat = self.people[self.luck.below(3)], self.luck.below(3)
        ways = [self._connect, self._resume, self._look, self._hint, self._what_if, self._why_not]
        way = ways[self.luck.below(len(ways))]
        seen = await way(person, seat)
        allowed = {-1, *self.truth.table.seats_of(person.id)}
        self.asked += 1
        if not set(seen) <= allowed:
            raise Leak(f"{way.__name__}: {person.name} may see {allowed} and saw {seen}")

    def _connection(self, person: Person, wish: int) -> Connection:
        return Connection(self.here.site, Client(), self.room, Viewer(person, wish))  # type: ignore[arg-type]

    async def _connect(self, person: Person, seat: int, seq: int = 0) -> list[int]:
        wish = OWN_SEAT if self.luck.below(2) else seat
        viewer = Viewer(person, wish)
        await self.here.house.current(self.room)
        self.room.greet(viewer, seq)
        await self.change_unseen(viewer)
        self.room.viewers.discard(viewer)
        return taken(viewer)

    async def change_unseen(self, viewer: Viewer) -> None:
        """He stays while somebody chooses elsewhere, and the news comes."""
        before = taken(viewer)
        allowed = {-1, *self.truth.table.seats_of(viewer.person.id)}
        if not set(before) <= allowed:
            raise Leak(f"greeted: {viewer.person.name} may see {allowed} and saw {before}")
        await self.change()
        await self.there.house.perform(self.truth, self.people[0], Chat(new_id(), "well?"))
        await self.here.house.refresh(self.truth.table.id, self.truth.table.seq)

    async def _resume(self, person: Person, seat: int) -> list[int]:
        return await self._connect(person, seat, max(1, self.room.table.seq - 2))

    async def _look(self, person: Person, seat: int) -> list[int]:
        connection = self._connection(person, OWN_SEAT)
        await connection._look(wire.Look("l", seat))
        return taken(connection.viewer)

    async def _question(self, person: Person, question: Question) -> list[int]:
        answer = await carry_out(self.here.site, self.room, person, question)
        refused = isinstance(answer, wire.Refused) and answer.words == Say("server-not-your-seat")
        return [] if refused else [question.seat]

    async def _hint(self, person: Person, seat: int) -> list[int]:
        return await self._question(person, Hint("q", seat))

    async def _what_if(self, person: Person, seat: int) -> list[int]:
        return await self._question(person, WhatIf("q", seat, [0]))

    async def _why_not(self, person: Person, seat: int) -> list[int]:
        return await self._question(person, WhyNot("q", seat, 0))


def taken(viewer: Viewer) -> list[int]:
    """The seats whose views wait to be sent to him."""
    bodies = [viewer.queue.get_nowait() for _ in range(viewer.queue.qsize())]
    messages = [msgspec.json.decode(body, type=Message) for body in bodies]
    return [message.play.seat for message in messages if message.play is not None]


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[tuple[Server, Server]]:
    servers = tuple(Server(Config(database=database, rate=100_000)) for _ in range(2))
    for server in servers:
        server.house.bots = FirstChoice()
        await server.store.open()  # without its sweeper it hears of nothing that it does not ask for
        await server.house.set_clock()
    try:
        yield servers[0], servers[1]
    finally:
        for server in servers:
            await server.store.close()


async def hunt_houses(database: str, games: int, steps: int, plant: Callable[[House], None] = lambda _: None) -> int:
    """Returns how often the house that had not heard was asked."""
    asked = 0
    async with opened(database) as (here, there):
        plant(here.house)
        for number in range(games):
            houses = Houses(here, there, number)
            await houses.begin(GAMES[number % 3])
            for _ in range(steps):
                await houses.change()
                await houses.ask()
                await asyncio.sleep(0)
            asked += houses.asked
    return asked
