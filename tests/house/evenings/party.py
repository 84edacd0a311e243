"""An evening in a house without network or processes: people come, rounds begin, tables are played out."""

import hashlib
from typing import Any

from comptoir.house import wire
from comptoir.house.acts.gathering import gathered
from comptoir.house.acts.starting import Ready, RevealWord
from comptoir.house.duties import StartDue, owed
from comptoir.house.evenings.acts.joining import Join
from comptoir.house.evenings.acts.rounds import NextRound
from comptoir.house.evenings.evening import Board, Course, Evening
from comptoir.house.evenings.evenings import Evenings
from comptoir.house.evenings.wire import NewEvening
from comptoir.house.keeper import Awake
from comptoir.house.people import Person
from comptoir.house.rooms import Room
from tests.server.inside import Hall, new_id

MENU = [Course("cafe-race"), Course("cafe-international"), Course("top-race")]


class Party:
    """One evening, its host and its people."""

    def __init__(self, hall: Hall, evenings: Evenings, one: Awake[Evening], host: Person) -> None:
        self.hall, self.evenings, self.one, self.host = hall, evenings, one, host
        self.people: dict[str, Person] = {}

    @property
    def evening(self) -> Evening:
        return self.one.state

    async def ask(self, person: Person, command: type[Any], /, **fields: Any) -> wire.Done | wire.Refused:
        return await self.evenings.carry_out(self.one, person, command(id=new_id(), **fields))

    async def do(self, person: Person, command: type[Any], /, **fields: Any) -> int:
        answer = await self.ask(person, command, **fields)
        assert isinstance(answer, wire.Done), answer
        return answer.seq

    async def refused(self, person: Person, command: type[Any], /, **fields: Any) -> str:
        answer = await self.ask(person, command, **fields)
        assert isinstance(answer, wire.Refused), answer
        return answer.words.key

    async def come(self, *names: str) -> None:
        for name in names:
            self.people[name] = await self.hall.person(name)
            await self.do(self.people[name], Join, name=name)

    async def next_round(self) -> list[Board]:
        await self.do(self.host, NextRound, round=len(self.evening.rounds))
        return self.evening.rounds[-1].boards

    async def room(self, board: Board) -> Room:
        return await self.hall.house.room(board.table)

    async def gather(self, room: Room, *without: str) -> None:
        """Every phone says that it is there and gives its word; those without a phone do not."""
        holders = [person for person in room.table.people() if person not in without]
        for person in holders:
            promise = hashlib.sha256(person.encode()).hexdigest()
            await self.hall.do(room, Person(person, ""), Ready, ready=True, promise=promise)
        assert StartDue() in owed(room.table, room.table.at + 20_000)
        await self.hall.house.add(room, f"house:{new_id()}", gathered)
        for person in holders:
            await self.hall.do(room, Person(person, ""), RevealWord, word=person)

    async def play(self, board: Board, *without: str) -> None:
        room = await self.room(board)
        await self.gather(room, *without)
        await self.hall.play_out(room)
        await self.settle()

    async def settle(self) -> None:
        await self.evenings.settle(self.evening.id)


async def party_in(hall: Hall, *names: str, menu: list[Course] | None = None, minutes: int = 20) -> Party:
    evenings = Evenings(hall.house)
    host = await hall.person("Odile")
    one = await evenings.open(NewEvening("Chez Odile", menu or MENU, minutes), host)
    party = Party(hall, evenings, one, host)
    await party.come(*names)
    return party
