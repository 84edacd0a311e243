"""Plain HTTP: identity, lists, opening tables, and the same play as over the socket, for scripts."""

import asyncio
import time

from starlette.requests import Request
from starlette.responses import Response

import comptoir
from comptoir.games import GAMES
from comptoir.kernel.game import Refused
from comptoir.kernel.position import SPECTATOR
from comptoir.kernel.say import Say
from comptoir.server import opening, questions, records, wire, wire_http
from comptoir.server.people import LINK_MINUTES, Person, new_id
from comptoir.server.preparing import prepare
from comptoir.server.rooms import Room
from comptoir.server.security import cookie
from comptoir.server.storage.store import Row, Store
from comptoir.server.summaries import line_of
from comptoir.server.web import Call, Problem, Site, body, json, known, number

LISTED = 50
LONG_POLL = 25.0
LEVELS: list[wire.Level] = ["novice", "regular", "master"]


async def games(_call: Call) -> Response:
    infos = [
        wire_http.GameInfo(
            name=game.name,
            rules=game.rules,
            least=game.seats[0],
            most=game.seats[-1],
            fields=list(game.fields),
            rule_sets=dict(game.rule_sets),
            chapters=list(game.chapters),
        )
        for game in GAMES.values()
    ]
    return json(wire_http.Games(infos, LEVELS, comptoir.__version__))


async def scenery(call: Call) -> Response:
    """What a board is drawn from beside the view, such as the shape of a circuit."""
    wish = await body(call.request, wire_http.Setting)
    game = GAMES.get(wish.game)
    if game is None:
        raise Refused(Say("game-unknown", {"game": wish.game, "known": [*GAMES]}))
    options = game.make_options(wish.options)
    return json(await asyncio.to_thread(game.scenery, options))


async def me(call: Call) -> Response:
    return json(wire_http.Me(call.person.id, call.person.name))


async def set_me(call: Call) -> Response:
    """A nickname; the first time it also makes the identity."""
    wish = await body(call.request, wire_http.NewName)
    if call.person.id:
        renamed = await call.site.house.people.rename(call.person, wish.name)
        return json(wire_http.Me(renamed.id, renamed.name))
    if not call.site.limits.people.allows(call.site.address(call.request)):
        raise Problem(429, Say("server-too-fast"))
    person, token = await call.site.house.people.make(wish.name)
    response = json(wire_http.Me(person.id, person.name, token if wish.token else ""))
    if not wish.token:
        response.headers["set-cookie"] = cookie(call.site.config, token)
    return response


async def tables(call: Call) -> Response:
    store = call.site.house.store
    mine = (
        [line_of(card, call.person.id) for card in await store.tables_of(call.person.id, LISTED)]
        if call.person.id
        else []
    )
    public = [line_of(card, call.person.id) for card in await store.public_tables(LISTED)]
    return json(wire_http.Tables([line for line in mine if line.mine], public))


async def open_table(call: Call) -> Response:
    known(call.person)
    if not call.site.limits.tables.allows(call.person.id):
        raise Problem(429, Say("server-too-fast"))
    wish = await body(call.request, wire_http.NewTable)
    table = new_id()
    await prepare(wish.game, wish.options, len(wish.seats))
    await call.site.house.create(table, opening.opened(wish, call.person), f"{call.person.id}:open")
    return json(made(table), 201)


def made(table: str) -> wire_http.TableMade:
    return wire_http.TableMade(table, f"/t/{table}")


async def room_of(site: Site, request: Request) -> Room:
    return await site.house.room(request.path_params["table"])


def seat_of(room: Room, request: Request, person: Person) -> int:
    seat = number(request, "seat", -2)
    if seat == -2:
        return room.default_seat(person)
    if not room.may_look(person, seat):
        raise Problem(403, Say("server-not-your-seat"))
    return seat


async def snapshot(call: Call) -> Response:
    room = await room_of(call.site, call.request)
    seat = seat_of(room, call.request, call.person)
    note_polling(room, call.person)
    if call.site.house.store.shared:
        async with room.lock:
            await call.site.house.catch_up(room)
    return json(room.snapshot(call.person, seat))


def note_polling(room: Room, person: Person) -> None:
    if person.id:
        room.polled[person.id] = time.monotonic() + LONG_POLL + 5


async def wait(call: Call) -> Response:
    """The entries after `seq`, as soon as there are any."""
    room = await room_of(call.site, call.request)
    seat, seq = seat_of(room, call.request, call.person), number(call.request, "seq", 0)
    deadline = time.monotonic() + LONG_POLL
    while room.table.seq <= seq and not call.site.closing:
        note_polling(room, call.person)
        room.used = time.monotonic()
        try:
            async with asyncio.timeout(max(0.0, deadline - time.monotonic())):
                await room.news.wait()
        except TimeoutError:
            return json(wire_http.Waited([]))
    updates = room.since(seq, call.person, seat) if room.may_look(call.person, seat) else None
    return json(wire_http.Waited(updates or [], reload=updates is None))


async def command(call: Call) -> Response:
    """A command or a question, answered as over the socket."""
    wish = await body(call.request, wire.Logged | wire.Question)  # type: ignore[arg-type]
    room = await room_of(call.site, call.request)
    return json(await carry_out(call.site, room, call.person, wish))


async def carry_out(site: Site, room: Room, person: Person, wish: wire.Logged | wire.Question) -> wire.Message:
    asker = person.id or "nobody"
    if isinstance(wish, wire.Hint) and not site.limits.hints.allows(asker):
        return wire.Refused(wish.id, Say("server-too-fast"))
    if not site.limits.commands.allows(asker):
        return wire.Refused(wish.id, Say("server-too-fast"))
    if isinstance(wish, wire.WhatIf | wire.WhyNot | wire.Hint):
        return await questions.answer(room.table, person, wish, site.house.bots)
    if isinstance(wish, wire.SetOptions | wire.Start):
        given = wish.options if isinstance(wish, wire.SetOptions) else opening.options_of(room.table)
        await prepare(room.table.game.name, given, len(room.table.seats))
    if isinstance(wish, wire.Rematch):
        return await opening.rematch(site.house, room, person, wish)
    return await site.house.perform(room, person, wish)


async def make_link(call: Call) -> Response:
    """A one-time link that carries one's seat to another device."""
    known(call.person)
    wish = await body(call.request, wire_http.CarrySeat)
    room = await room_of(call.site, call.request)
    if wish.seat not in room.table.seats_of(call.person.id):
        raise Problem(403, Say("server-not-your-seat"))
    token = await call.site.house.people.link(room.table.id, wish.seat, call.person)
    return json(wire_http.CarryLink(f"/carry#{token}", LINK_MINUTES), 201)


async def use_link(call: Call) -> Response:
    """The seat goes to this device; a device without a name takes the one of the seat."""
    wish = await body(call.request, wire_http.UseCarryLink)
    if not call.site.limits.people.allows(call.site.address(call.request)):
        raise Problem(429, Say("server-too-fast"))
    return await opening.carry(call.site, call.person, wish.token)


async def log_of(site: Site, room: Room) -> list[Row]:
    return await site.house.store.entries(room.table.id)


async def replay(call: Call) -> Response:
    room = await room_of(call.site, call.request)
    seat = number(call.request, "seat", SPECTATOR)
    if not SPECTATOR <= seat < len(room.table.seats):
        raise Problem(400, Say("server-no-seat"))
    rows = await log_of(call.site, room)
    return json(await asyncio.to_thread(records.replay_of, room.table, rows, seat))


async def record(call: Call) -> Response:
    room = await room_of(call.site, call.request)
    text = records.record_text(room.table, await log_of(call.site, room))
    name = f"{room.table.game.name}-{room.table.id[:8]}.txt"
    return Response(text, 200, {"content-disposition": f'attachment; filename="{name}"'}, "text/plain; charset=utf-8")


async def fair(call: Call) -> Response:
    room = await room_of(call.site, call.request)
    return json(records.fairness_of(room.table, await log_of(call.site, room)))


async def go_on(call: Call) -> Response:
    """A new table that goes on from a moment of a finished game."""
    known(call.person)
    if not call.site.limits.tables.allows(call.person.id):
        raise Problem(429, Say("server-too-fast"))
    wish = await body(call.request, wire_http.Continue)
    room = await room_of(call.site, call.request)
    table = new_id()
    opened = opening.continued(room.table, await log_of(call.site, room), wish, call.person)
    await call.site.house.create(table, opened, f"{call.person.id}:open")
    return json(made(table), 201)


async def health(call: Call) -> Response:
    house = call.site.house
    figures = wire_http.Health(
        ok=not call.site.closing and await answers(house.store),
        version=comptoir.__version__,
        database=house.store.kind,
        uptime=int(time.monotonic() - call.site.since),
        tables=len(house.rooms),
        sockets=len(call.site.connected),
        appends=house.appends,
        bots_busy=house.bots.busy,
        bots_waiting=house.bots.queue.qsize(),
        bots_restarted=house.bots.restarts,
    )
    return json(figures, 200 if figures.ok else 503)


async def answers(store: Store) -> bool:
    """Whether the database can be asked for the time."""
    try:
        await store.now()
    except Exception:  # each database has its own ways to be away
        return False
    return True
