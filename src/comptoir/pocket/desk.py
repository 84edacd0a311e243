"""The requests a page makes beside its line to a table, by the same addresses as at a server (`house/wire_http.py`)."""

import gzip
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from msgspec import Struct

from comptoir.games import GAMES
from comptoir.house import acts, commands, mine, parcels, records, reviewing, shelf, wire_http, wire_mine
from comptoir.house.acts import going_on, opening
from comptoir.house.acts.opening import Opened
from comptoir.house.budgets import check_options
from comptoir.house.house import House
from comptoir.house.people import Person
from comptoir.house.removing import take_away
from comptoir.house.rooms import Room
from comptoir.house.store import Row
from comptoir.house.summaries import line_of
from comptoir.kernel.game import Refused
from comptoir.kernel.position import SPECTATOR
from comptoir.kernel.say import Say

T = TypeVar("T")
LISTED = 200


class Answer(Struct, frozen=True):
    body: str
    status: int = 200


class Wish(Struct, frozen=True):
    """What is asked, by whom: the address in its parts."""

    house: House
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


async def games(_wish: Wish) -> Answer:
    return json(shelf.games())


async def scenery(wish: Wish) -> Answer:
    setting = wish.given(wire_http.Setting)
    game = GAMES.get(setting.game)
    if game is None:
        raise Refused(Say("game-unknown", {"game": setting.game, "known": [*GAMES]}))
    check_options(game.fields, setting.options)
    await wish.house.kitchen.prepare(setting.game, setting.options, wish.person.id)
    return json(game.scenery(game.make_options(setting.options)))


async def me(wish: Wish) -> Answer:
    return json(wire_http.Me(wish.person.id, wish.person.name))


async def set_me(wish: Wish) -> Answer:
    """One person lives here: the first name makes him, any other renames him."""
    name, people = wish.given(wire_http.NewName).name, wish.house.people
    person = await people.rename(wish.person, name) if wish.person.id else (await people.make(name))[0]
    return json(wire_http.Me(person.id, person.name))


async def tables(wish: Wish) -> Answer:
    cards = await wish.house.store.tables_of(wish.person.id, LISTED)
    lines = [line_of(card, wish.person.id) for card in cards]
    return json(wire_http.Tables([line for line in lines if line.mine], []))


async def open_table(wish: Wish) -> Answer:
    known(wish.person)
    new = wish.given(wire_http.NewTable)
    await wish.house.kitchen.prepare(new.game, new.options, wish.person.id)
    return await opened(wish, opening.opened(new, wish.person, wish.house.secrets.secret()))


async def command(wish: Wish) -> Answer:
    asked: acts.TableCommand = wish.given(acts.TABLE_COMMAND)
    return json(await commands.carry_out(wish.house, await wish.room(), wish.person, asked))


async def replay(wish: Wish) -> Answer:
    room, seat = await wish.room(), wish.number("seat", SPECTATOR)
    found = await wish.house.long_jobs.replay(room.table, wish.rows, seat, wish.person.id)
    return Answer(found.decode())


async def review(wish: Wish) -> Answer:
    """The review as soon as it has gone further than number `after`."""
    room = await wish.room()
    reviewing.must_be_reviewable(room.table)
    found = await wish.house.reviews.look(room.table, wish.rows, wish.number("after", 0), wish.person.id)
    reviewing.must_be_reviewable(room.table)
    return Answer((gzip.decompress(found.body) if found.squeezed else found.body).decode())


async def forecast(wish: Wish) -> Answer:
    return json(await wish.house.oracle.look((await wish.room()).table, wish.number("after", 0), wish.person.id))


async def record(wish: Wish) -> Answer:
    return Answer(records.record_text((await wish.room()).table, await wish.rows()))


async def fair(wish: Wish) -> Answer:
    return json(records.fairness_of((await wish.room()).table, await wish.rows()))


async def parcel(wish: Wish) -> Answer:
    """The game as it is, to be carried to a house with a network; its owner's secrets are his own."""
    return json(parcels.packed((await wish.room()).table, await wish.rows()))


async def go_on(wish: Wish) -> Answer:
    """A new table that goes on from a moment of a finished game."""
    known(wish.person)
    room, moment = await wish.room(), wish.given(wire_http.Continue)
    moves = await wish.house.long_jobs.moves_up_to(room.table, await wish.rows(), moment.entry, wish.person.id)
    return await opened(wish, going_on.continued(room.table, moves, moment, wish.person, wish.house.secrets.secret()))


async def remove(wish: Wish) -> Answer:
    """Take away a table, log and all."""
    room = await wish.room()
    await take_away(wish.house, room, wish.person)
    return json(wire_http.TableMade(room.table.id, "/"))


async def carry(_wish: Wish) -> Answer:
    """No other device can come in here."""
    raise Refused(Say("server-pocket-alone"))


async def my_games(wish: Wish) -> Answer:
    return json(await mine.games(wish.house, wish.person, wish.number("before", 0)))


async def arrange(wish: Wish) -> Answer:
    asked = wish.given(wire_mine.Arrange)
    await wish.house.store.arrange(wish.person.id, asked.table, asked.starred, asked.removed)
    return json(wire_http.Me(wish.person.id, wish.person.name))


async def progress(wish: Wish) -> Answer:
    return json(await mine.progress(wish.house, wish.person))


async def opened(wish: Wish, plan: Opened) -> Answer:
    table = wish.house.mark + wish.house.secrets.id()
    await wish.house.create(table, plan, f"{wish.person.id}:open")
    return json(wire_http.TableMade(table, f"/t/{table}"), 201)


def known(person: Person) -> None:
    if not person.id:
        raise Refused(Say("server-need-name"))


# Under a table's own address, then the others; what comes after `/api/`.
AT_TABLE: dict[tuple[str, str], Callable[[Wish], Awaitable[Answer]]] = {
    ("POST", "commands"): command,
    ("GET", "replay"): replay,
    ("GET", "record"): record,
    ("GET", "review"): review,
    ("GET", "forecast"): forecast,
    ("GET", "parcel"): parcel,
    ("GET", "fair"): fair,
    ("POST", "continue"): go_on,
    ("POST", "remove"): remove,
    ("POST", "carry"): carry,
}
ROUTES: dict[tuple[str, str], Callable[[Wish], Awaitable[Answer]]] = {
    ("GET", "games"): games,
    ("POST", "scenery"): scenery,
    ("GET", "me"): me,
    ("POST", "me"): set_me,
    ("GET", "tables"): tables,
    ("POST", "tables"): open_table,
    ("POST", "carry"): carry,
    ("GET", "mine/games"): my_games,
    ("POST", "mine/games"): arrange,
    ("GET", "mine/progress"): progress,
}


async def answer(wish: Wish) -> Answer:
    at_table = len(wish.parts) == 4
    name = wish.parts[-1] if at_table else "/".join(wish.parts[1:])
    handler = (AT_TABLE if at_table else ROUTES).get((wish.method, name))
    if handler is None:
        return json(wire_http.Error(Say("server-no-table")), 404)
    return await handler(wish)
