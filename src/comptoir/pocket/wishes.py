"""What a page asks of the pocket, and what it is answered."""

from typing import TypeVar

import msgspec
from msgspec import Struct

from comptoir.house.house import House
from comptoir.house.people import Person
from comptoir.house.rooms import Room
from comptoir.house.store import Row
from comptoir.kernel.game import Refused
from comptoir.kernel.say import Say
from comptoir.pocket.days import PocketDays

T = TypeVar("T")


class Answer(Struct, frozen=True):
    body: str
    status: int = 200


class Wish(Struct, frozen=True):
    """What is asked, by whom: the address in its parts."""

    house: House
    days: PocketDays
    person: Person
    method: str
    parts: list[str]
    query: dict[str, str]
    body: str

    def number(self, name: str, default: int) -> int:
        text = self.query.get(name, "")
        return int(text) if text.removeprefix("-").isdecimal() else default

    def given(self, kind: type[T]) -> T:
        return msgspec.json.decode(self.body, type=kind)

    async def room(self) -> Room:
        return await self.house.room(self.parts[2])

    async def rows(self) -> list[Row]:
        return await self.house.store.entries(self.parts[2])


def json(value: object, status: int = 200) -> Answer:
    return Answer(msgspec.json.encode(value).decode(), status)


def known(person: Person) -> None:
    if not person.id:
        raise Refused(Say("server-need-name"))
