"""Live play over a WebSocket: who comes in, and who makes room for him."""

import asyncio
import contextlib
from collections import Counter

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from comptoir.house import wire
from comptoir.house.house import Trouble, Unknown, Unsure
from comptoir.house.people import Person, hashed
from comptoir.house.rooms import OWN_SEAT, Room, Viewer, encode
from comptoir.kernel.say import Say
from comptoir.server.connection import Connection
from comptoir.server.lines import LINE
from comptoir.server.security import same_origin
from comptoir.server.shares import Crowded
from comptoir.server.web import Problem, Site, whole

PER_TABLE = 200  # onlookers
PER_PLAYER = 20  # sockets of one player at one table
CLOSE_POLICY, CLOSE_RETRY = 1008, 1012


async def live(site: Site, socket: WebSocket) -> None:
    """The WebSocket's handler."""
    try:
        found = await site.shares.serve(site.address(socket), lambda: welcome(site, socket), asker=site.card(socket))
    except Crowded:
        await socket.close(CLOSE_POLICY)
        return
    if found is not None:
        room, viewer, seq = found
        await attend(site, socket, room, viewer, seq)


async def welcome(site: Site, socket: WebSocket) -> tuple[Room, Viewer, int] | None:
    """Whoever may come in, and to which table; None when he was refused."""
    try:
        if not same_origin(site.config, socket.headers):
            raise Problem(403, Say("server-origin"))
        person = await site.person(socket)
        room = await site.room(socket, person)
    except Problem:
        await socket.close(CLOSE_POLICY)
        return None
    except Unknown:
        await refuse(socket, Say("server-no-table"))
        return None
    except (Trouble, Unsure) as trouble:
        await refuse(socket, Say("server-trouble"), again=pause_after(trouble))
        return None
    seat, seq = _asked(socket, "seat", OWN_SEAT), _asked(socket, "seq", 0)
    if (
        site.closing
        or not site.may_look(socket, person)
        or site.limits.sockets.full(site.asker(socket, person))
        or not make_room(site, socket, room, person)
    ):
        await refuse(socket, Say("server-full"), again=5_000)
        return None
    if not room.may_look(person, seat):
        await refuse(socket, Say("server-not-your-seat"))
        return None
    await socket.accept()
    viewer = Viewer(person, seat)
    viewer.address, viewer.key = site.address(socket), hashed(site.token(socket))
    return room, viewer, seq


def make_room(site: Site, socket: WebSocket, room: Room, person: Person) -> bool:
    """A table's players always get in; so does an onlooker, in the place of one of those who take more room."""
    if room.table.seats_of(person.id):
        mine = [viewer for viewer in room.viewers if viewer.person.id == person.id]
        if len(mine) >= PER_PLAYER:
            mine[0].gone.set()
        return True
    onlookers = [viewer for viewer in room.viewers if not room.table.seats_of(viewer.person.id)]
    if len(onlookers) < PER_TABLE:
        return True
    leaving = one_too_many(onlookers, site.address(socket), person)
    if leaving is None:
        return False
    leaving.gone.set()
    return True


def one_too_many(onlookers: list[Viewer], address: str, person: Person) -> Viewer | None:
    """Of the address with most of them, a socket of whoever has most there; those without a name count as one. Nobody,
    where the newcomer would have as many.
    """
    crowds = Counter(viewer.address for viewer in onlookers)
    busiest = max(crowds, key=lambda each: crowds[each])
    there = [viewer for viewer in onlookers if viewer.address == busiest]
    shares = Counter(viewer.person.id for viewer in there)
    greediest = max(shares, key=lambda each: shares[each])
    mine, most = (shares[person.id], shares[greediest]) if address == busiest else (crowds[address], crowds[busiest])
    return next(viewer for viewer in there if viewer.person.id == greediest) if mine + 1 < most else None


def pause_after(trouble: Trouble | Unsure) -> int:
    """When to come back, in milliseconds."""
    return round(1000 * trouble.pause) if isinstance(trouble, Trouble) else 1_000


async def attend(site: Site, socket: WebSocket, room: Room, viewer: Viewer, seq: int) -> None:
    site.connected.add(viewer)
    try:
        await site.house.current(room)  # the seat may have gone to somebody else since it was asked for
        with site.limits.sockets.joined(site.asker(socket, viewer.person)):
            line = socket.scope["extensions"].get(LINE)
            await Connection(site, socket, room, viewer, line=line).run(seq)
    except (Trouble, Unsure) as trouble:
        closing = encode(wire.Closing(Say("server-trouble"), pause_after(trouble)))
        with contextlib.suppress(RuntimeError, WebSocketDisconnect, OSError):
            await socket.send_text(closing.decode())
        viewer.lost = True
    finally:
        site.connected.discard(viewer)
        if socket.application_state == WebSocketState.CONNECTED:
            with contextlib.suppress(RuntimeError, WebSocketDisconnect, OSError):
                await socket.close(CLOSE_RETRY if site.closing or viewer.lost else CLOSE_POLICY)


def send_all_away(site: Site) -> None:
    """The server closes: everybody is told to come back at once."""
    body = encode(wire.Closing(Say("server-closing"), 500))
    for viewer in list(site.connected):
        viewer.send(body)
        asyncio.get_running_loop().call_later(0.1, viewer.gone.set)


async def refuse(socket: WebSocket, words: Say, again: int = -1) -> None:
    """Say why, then close."""
    await socket.accept()
    await socket.send_text(encode(wire.Closing(words, again)).decode())
    await socket.close(CLOSE_POLICY if again < 0 else CLOSE_RETRY)


def _asked(socket: WebSocket, name: str, default: int) -> int:
    found = whole(socket.query_params.get(name, ""))
    return default if found is None else found
