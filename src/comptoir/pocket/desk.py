"""The requests a page makes beside its line to a table, by the same addresses as at a server (`house/wire_http.py`)."""

import gzip
from collections.abc import Awaitable, Callable

from comptoir.games import GAMES
from comptoir.house import acts, commands, mine, parcels, records, reviewing, shelf, wire_http, wire_mine
from comptoir.house.acts import going_on, opening
from comptoir.house.acts.opening import Opened
from comptoir.house.budgets import check_options
from comptoir.house.removing import take_away
from comptoir.house.summaries import line_of
from comptoir.kernel.game import Refused
from comptoir.kernel.position import SPECTATOR
from comptoir.kernel.say import Say
from comptoir.pocket import today
from comptoir.pocket.wishes import Answer, Wish, json, known

LISTED = 200


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


# By what comes after `/api/`; a star stands for anything.
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
    ("GET", "day"): today.overview,
    ("POST", "day/ahead"): today.take_along,
    ("POST", "day/*"): today.sit_down,
    ("GET", "day/*/*"): today.result,
    ("GET", "puzzle/*"): today.puzzle,
    ("POST", "puzzle/*"): today.answer,
    ("POST", "tables/*/commands"): command,
    ("GET", "tables/*/replay"): replay,
    ("GET", "tables/*/record"): record,
    ("GET", "tables/*/review"): review,
    ("GET", "tables/*/forecast"): forecast,
    ("GET", "tables/*/parcel"): parcel,
    ("GET", "tables/*/fair"): fair,
    ("POST", "tables/*/continue"): go_on,
    ("POST", "tables/*/remove"): remove,
    ("POST", "tables/*/carry"): carry,
}


def fits(pattern: str, parts: list[str]) -> bool:
    wanted = pattern.split("/")
    return len(wanted) == len(parts) and all(one in ("*", part) for one, part in zip(wanted, parts, strict=True))


async def answer(wish: Wish) -> Answer:
    for (method, pattern), handler in ROUTES.items():
        if method == wish.method and fits(pattern, wish.parts[1:]):
            return await handler(wish)
    return json(wire_http.Error(Say("server-no-table")), 404)
