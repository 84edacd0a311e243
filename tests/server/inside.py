"""A house without network or processes: commands go straight in."""

import hashlib
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from comptoir.bots.thinking import first_world
from comptoir.house import log, wire, wire_http
from comptoir.house.acts import opening
from comptoir.house.acts.playing import Choose
from comptoir.house.acts.starting import Ready, RevealWord, Start
from comptoir.house.bots import Bots
from comptoir.house.duties import BotMoves, owed
from comptoir.house.hinting import Hinted
from comptoir.house.house import House
from comptoir.house.people import Person
from comptoir.house.rooms import Room
from comptoir.house.store import Store
from comptoir.house.sweeper import Sweeper
from comptoir.house.views import play_state
from comptoir.house.workshop import ByHand, Rank
from comptoir.kernel.game import View
from comptoir.kernel.luck import Fast
from comptoir.server.storage.sqlite import SqliteStore
from tests.told import TOLD

new_id, new_secret = TOLD.id, TOLD.secret


class FirstChoice(Bots):
    """Bots that take the first choice and need no process."""

    def __init__(self) -> None:
        super().__init__(ByHand())

    async def choose(
        self,
        game: str,
        view: View,
        choices: list[int],
        level: wire.LevelName,
        rank: Rank = Rank.PLAYERS,
        asker: str = "",
        memory: Sequence[int] = (),
    ) -> int:
        return choices[0]

    async def choose_steadily(
        self,
        game: str,
        view: View,
        level: wire.LevelName,
        seed: int,
        rank: Rank = Rank.PLAYERS,
        asker: str = "",
        memory: Sequence[int] = (),
    ) -> int:
        return first_world(view, Fast(seed)).choices(view.seat)[0]

    async def advise(self, game: str, view: View, asker: str = "", memory: Sequence[int] = ()) -> list[Hinted]:
        return [Hinted(0, 0.5, 1.0)]


class Hall:
    """The house and some people in it."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.sweeper = Sweeper(house)

    async def person(self, name: str) -> Person:
        person, _token = await self.house.people.make(name)
        return person

    async def open(self, host: Person, game: str, *kinds: str, **more: Any) -> Room:
        seats = [wire_http.NewSeat(kind) for kind in kinds]  # type: ignore[arg-type]
        wish = wire_http.NewTable(game, seats, **more)
        return await self.house.create(new_id(), opening.opened(wish, host, new_secret()), f"{host.id}:open")

    async def ask(self, room: Room, person: Person, command: type[Any], /, **fields: Any) -> wire.Done | wire.Refused:
        return await self.house.perform(room, person, command(id=new_id(), **fields))

    async def do(self, room: Room, person: Person, command: type[Any], /, **fields: Any) -> int:
        answer = await self.ask(room, person, command, **fields)
        assert isinstance(answer, wire.Done), answer
        return answer.seq

    async def refused(self, room: Room, person: Person, command: type[Any], /, **fields: Any) -> str:
        answer = await self.ask(room, person, command, **fields)
        assert isinstance(answer, wire.Refused), answer
        return answer.words.key

    async def start(self, room: Room, *people: Person) -> None:
        """Everybody is ready, the host starts, everybody reveals a word; the host comes first."""
        for person in people:
            word = hashlib.sha256(person.id.encode()).hexdigest()
            await self.do(room, person, Ready, ready=True, promise=word)
        await self.do(room, people[0], Start)
        for person in people:
            await self.do(room, person, RevealWord, word=person.id)

    async def choose(self, room: Room, person: Person, seat: int, pick: int = 0) -> int:
        play = play_state(room.table, seat)
        assert play is not None
        number = play.choices[pick % len(play.choices)].number
        return await self.do(room, person, Choose, seat=seat, step=play.step, choice=number)

    async def bots_move(self, room: Room) -> int:
        """What bots owe, at once; returns how many choices they made."""
        duties = [duty for duty in owed(room.table, room.table.at + 10_000) if isinstance(duty, BotMoves)]
        for duty in duties:
            await self.sweeper._do(room, duty)
        return len(duties)

    async def play_out(self, room: Room, pick: int = 0) -> None:
        """Everybody takes some choice until the game is over."""
        people = {person: Person(person, "") for person in room.table.people()}
        while room.table.phase == "playing" and room.table.match is not None:
            seat = room.table.match.position.waiting()[0]
            holder = room.table.seats[seat].plan.holder
            if holder and not room.table.seats[seat].held:
                await self.choose(room, people[holder], seat, pick)
            else:
                await self.bots_move(room)

    async def reread(self, room: Room) -> Room:
        """The table as another process would find it."""
        other = house_on(self.house.store)
        return await other.room(room.table.id)


def phase(room: Room) -> str:
    return str(room.table.phase)


def kinds(room: Room) -> list[str]:
    return [seat.plan.kind for seat in room.table.seats]


def house_on(store: Store) -> House:
    house = House(store, ByHand(), secrets=TOLD)
    house.bots = FirstChoice()
    return house


async def hall_around(store: Store) -> Hall:
    """A house on a store that is already open."""
    house = house_on(store)
    await house.set_clock()
    return Hall(house)


@asynccontextmanager
async def hall_in(store: Store) -> AsyncIterator[Hall]:
    await store.open()
    try:
        yield await hall_around(store)
    finally:
        await store.close()


def hall_at(folder: Path) -> Any:
    """On a file, for tests that look at it or need its writer."""
    return hall_in(SqliteStore(folder / "house.sqlite3"))


__all__ = ["Hall", "hall_around", "hall_at", "hall_in", "kinds", "log", "phase"]
