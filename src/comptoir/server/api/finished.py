"""Finished games: the record, the replay, what the luck was made of, and going on from any moment."""

import gzip

from starlette.responses import Response

from comptoir.house import records, reviewing, wire_http
from comptoir.house.acts import going_on
from comptoir.house.rooms import Room
from comptoir.house.store import Row
from comptoir.kernel.position import SPECTATOR
from comptoir.kernel.say import Say
from comptoir.server.api.asking import made, room_of, sum_allowed
from comptoir.server.web import Call, Problem, Site, body, json, known, number


async def log_of(site: Site, room: Room) -> list[Row]:
    return await site.house.store.entries(room.table.id)


async def replay(call: Call) -> Response:
    room = await room_of(call)
    seat = number(call.request, "seat", SPECTATOR)
    sum_allowed(call)
    if not SPECTATOR <= seat < len(room.table.seats):
        raise Problem(400, Say("server-no-seat"))
    found = await call.site.house.long_jobs.replay(room.table, lambda: log_of(call.site, room), seat, call.asker)
    return Response(found, 200, {"cache-control": "no-store"}, "application/json")


async def review(call: Call) -> Response:
    """The review as soon as it has gone further than number `after`; judged again when it is sent, for a game may have
    been taken up again meanwhile.
    """
    room = await room_of(call)
    reviewing.must_be_reviewable(room.table)
    reviews = call.site.house.reviews
    if not reviews.knows(room.table):
        sum_allowed(call)
    async with call.poll():
        after = number(call.request, "after", 0)
        found = await reviews.look(room.table, lambda: log_of(call.site, room), after, call.asker)
    await call.site.house.current(room)
    reviewing.must_be_reviewable(room.table)
    if found.squeezed and "gzip" in call.request.headers.get("accept-encoding", ""):
        headers = {"cache-control": "no-store", "content-encoding": "gzip"}
        return Response(found.body, 200, headers, "application/json")
    body = gzip.decompress(found.body) if found.squeezed else found.body
    return Response(body, 200, {"cache-control": "no-store"}, "application/json")


async def record(call: Call) -> Response:
    room = await room_of(call)
    text = records.record_text(room.table, await log_of(call.site, room), call.site.days.sealed(room.table))
    name = f"{room.table.game.name}-{room.table.id[:8]}.txt"
    return Response(text, 200, {"content-disposition": f'attachment; filename="{name}"'}, "text/plain; charset=utf-8")


async def fair(call: Call) -> Response:
    room = await room_of(call)
    return json(records.fairness_of(room.table, await log_of(call.site, room)))


async def go_on(call: Call) -> Response:
    """A new table that goes on from a moment of a finished game."""
    known(call.person)
    if not call.site.limits.tables.allows(call.person.id):
        raise Problem(429, Say("server-too-fast"))
    wish = await body(call.request, wire_http.Continue)
    room = await room_of(call)
    table = call.site.house.secrets.id()
    rows = await log_of(call.site, room)
    moves = await call.site.house.long_jobs.moves_up_to(room.table, rows, wish.entry, call.asker)
    opened = going_on.continued(room.table, moves, wish, call.person, call.site.house.secrets.secret())
    await call.site.house.create(table, opened, f"{call.person.id}:open")
    return json(made(table), 201)
