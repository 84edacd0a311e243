"""The same play as over the socket, by plain HTTP, for scripts."""

import asyncio
import time

from starlette.requests import Request
from starlette.responses import Response

from comptoir.house import acts, wire_http
from comptoir.house.carrying import carry
from comptoir.house.people import LINK_MINUTES, Person
from comptoir.house.removing import take_away
from comptoir.house.rooms import OWN_SEAT, Room
from comptoir.kernel.say import Say
from comptoir.server.api.asking import made, room_of, sum_allowed
from comptoir.server.commands import carry_out
from comptoir.server.security import cookie
from comptoir.server.web import Call, Problem, body, json, known, number

LONG_POLL = 25.0


def seat_of(room: Room, request: Request, person: Person) -> int:
    """The seat somebody wishes to look from; none but his own."""
    seat = number(request, "seat", OWN_SEAT)
    if not room.may_look(person, seat):
        raise Problem(403, Say("server-not-your-seat"))
    return seat


async def snapshot(call: Call) -> Response:
    if not call.site.may_look(call.request, call.person):
        raise Problem(429, Say("server-too-fast"))
    room = await room_of(call)
    seat = seat_of(room, call.request, call.person)
    note_polling(call, room)
    with call.site.house.guard(room):
        return json(room.snapshot(call.person, seat))


def note_polling(call: Call, room: Room) -> None:
    room.looked_until = room.clock() + LONG_POLL + 5
    call.site.house.on_look(room)
    if call.person.id:
        room.polled[call.person.id] = room.looked_until


async def forecast(call: Call) -> Response:
    """What the rules of a table would be like to play, as soon as more than `after` games were played for it."""
    room = await room_of(call)
    after = number(call.request, "after", 0)
    if not call.site.house.oracle.knows(room.table):
        sum_allowed(call)
    async with call.poll():
        found = await call.site.house.oracle.look(room.table, after, call.asker)
    return json(found)


async def wait(call: Call) -> Response:
    """The entries after `seq`, as soon as there are any."""
    room = await room_of(call)
    seat, seq = seat_of(room, call.request, call.person), number(call.request, "seq", 0)
    async with call.poll():
        if not await news_after(call, room, seq):
            return json(wire_http.Waited([]))
    await call.site.house.current(room)
    updates = room.since(seq, call.person, seat) if room.may_look(call.person, seat) else None
    return json(wire_http.Waited(updates or [], reload=updates is None))


async def news_after(call: Call, room: Room, seq: int) -> bool:
    """Waits until the table is past `seq`; False when it took too long."""
    deadline = time.monotonic() + LONG_POLL
    while room.table.seq <= seq and not call.site.closing and not room.left:
        note_polling(call, room)
        room.used = room.clock()
        try:
            async with asyncio.timeout(max(0.0, deadline - time.monotonic())):
                await room.news.wait()
        except TimeoutError:
            return False
    return True


async def command(call: Call) -> Response:
    """A command or a question, answered as over the socket."""
    wish = await body(call.request, acts.TABLE_COMMAND)
    room = await room_of(call)
    return json(await carry_out(call.site, room, call.person, wish))


async def remove(call: Call) -> Response:
    """Take away a table of one's own."""
    known(call.person)
    room = await room_of(call)
    await take_away(call.site.house, room, call.person)
    return json(made(room.table.id))


async def make_link(call: Call) -> Response:
    """A one-time link that carries one's seat to another device."""
    known(call.person)
    wish = await body(call.request, wire_http.CarrySeat)
    room = await room_of(call)
    if wish.seat not in room.table.seats_of(call.person.id):
        raise Problem(403, Say("server-not-your-seat"))
    if room.table.day:
        raise Problem(403, Say("server-day-carry"))
    if not call.site.limits.links.allows(call.person.id):
        raise Problem(429, Say("server-too-fast"))
    token = await call.site.house.people.link(room.table.id, wish.seat, call.person)
    return json(wire_http.CarryLink(f"/carry#{token}", LINK_MINUTES), 201)


async def use_link(call: Call) -> Response:
    """The seat goes to this device; a device without a name takes the one of the seat."""
    wish = await body(call.request, wire_http.UseCarryLink)
    if not call.person.id and not call.site.limits.people.allows(call.site.address(call.request)):
        raise Problem(429, Say("server-too-fast"))
    carried = await carry(call.site.house, call.person, wish.token)
    response = json(made(carried.table))
    if carried.fresh:
        response.headers["set-cookie"] = cookie(call.site.config, carried.fresh)
    return response
