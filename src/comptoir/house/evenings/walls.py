"""The house's wall: its evenings and how they ended, for those who know its address. A log like any other."""

from typing import Any, Union

import msgspec
from msgspec import Struct

from comptoir.house.evenings.evening import BOT, Evening
from comptoir.house.evenings.standing import of_round, standings
from comptoir.house.keeper import Awake, Keeper, Kept
from comptoir.house.people import Person

WALL = "wall-"
HOUSE = "evening"  # who writes posters
MOST = 1_000_000  # bytes of posters, some hundreds of evenings: whoever reads the wall reads all of them


class WallEntry(Struct, frozen=True, tag_field="is"):
    def take_effect(self, wall: "Wall", at: int) -> None:
        raise NotImplementedError


class Placed(Struct, frozen=True):
    """How somebody ended an evening."""

    name: str
    place: int
    points: int
    games: int
    wins: int


class Poster(Struct, frozen=True):
    """An evening on the wall. `games`: who met at each table in each round, with their places, for a ladder."""

    evening: str
    name: str
    at: int
    lines: list[Placed]
    games: list[list[tuple[str, int]]]


class WallOpened(WallEntry, frozen=True, tag="opened"):
    name: str
    by: str

    def take_effect(self, wall: "Wall", _at: int) -> None:
        wall.name = self.name
        wall.keepers |= {self.by}


class HungUp(WallEntry, frozen=True, tag="hung"):
    poster: Poster
    hosts: list[str] = []

    def take_effect(self, wall: "Wall", _at: int) -> None:
        wall.posters = [*wall.posters, self.poster]
        wall.keepers |= {*self.hosts}


class Wall(Kept):
    def __init__(self, id: str) -> None:  # noqa: A002
        super().__init__(id)
        self.name = ""
        self.posters: list[Poster] = []
        self.keepers: frozenset[str] = frozenset()  # who may hang more of them: hosts, not whoever knows the address


_ENTRY: Any = Union[WallOpened, HungUp]  # noqa: UP007
_DECODER: msgspec.json.Decoder[WallEntry] = msgspec.json.Decoder(_ENTRY)


class Walls(Keeper[Wall, WallEntry]):
    prefix, kind = WALL, "wall"

    def fresh(self, id: str) -> Wall:  # noqa: A002
        return Wall(id)

    def encode(self, entry: WallEntry) -> bytes:
        return msgspec.json.encode(entry)

    def decode(self, body: bytes) -> WallEntry:
        return _DECODER.decode(body)

    def apply(self, state: Wall, seq: int, at: int, entry: WallEntry) -> None:
        state.seq, state.at = seq, at
        entry.take_effect(state, at)

    def phase(self, _state: Wall) -> str:
        return "wall"

    def summary(self, state: Wall) -> bytes:
        return msgspec.json.encode({"name": state.name})

    async def open(self, name: str, person: Person) -> str:
        one = await self.create(WALL + self.house.secrets.id(), WallOpened(name, person.id), f"{person.id}:open")
        return one.state.id

    async def known(self, wall: str, person: Person) -> str:
        """The wall's address if there is one with room on it and it is this person's, too."""
        if not wall.startswith(WALL) or await self.house.store.card(wall) is None:
            return ""
        one = await self.find(wall)
        return wall if person.id in one.state.keepers and not full(one) else ""

    async def hang_up(self, evening: Evening) -> Awake[Wall]:
        """What a closed evening came to; once, however often it is done. Where no room is left it stays with those
        who know its code: somebody who holds evenings by the hundred would make the wall too heavy to read.
        """
        one = await self.find(evening.wall)
        if not full(one):
            await self.add(one, f"{HOUSE}:{evening.id}", lambda _wall: HungUp(poster_of(evening), evening.hosts))
        return one


def full(one: Awake[Wall]) -> bool:
    return one.budget.spent.get(HOUSE, (0, 0))[1] >= MOST


def poster_of(evening: Evening) -> Poster:
    names = {number: guest.name for number, guest in evening.guests.items()}
    there = {guest for each in evening.rounds for guest in of_round(each)}
    lines = [
        Placed(names[line.guest], line.place, line.points, line.games, line.wins)
        for line in standings(evening)
        if line.guest in there
    ]
    games = [
        [
            (names[guest], rank)
            for guest, rank in zip(board.result.guests, board.result.ranks, strict=True)
            if guest != BOT
        ]
        for each in evening.rounds
        for board in each.boards
        if board.result is not None and board.result.how != "void"
    ]
    began = evening.rounds[0].at if evening.rounds else evening.at
    return Poster(evening.id, evening.name, began, lines, games)
