"""Live play over a WebSocket: one message per entry of the log, commands acknowledged when durable."""

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Coroutine, Iterator
from functools import partial
from typing import Any

import msgspec
from msgspec import Struct
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from comptoir.house import acts, wire
from comptoir.house.acts.questions import Hint
from comptoir.house.house import Trouble, Unknown, Unsure, sure
from comptoir.house.people import Person, hashed
from comptoir.house.rooms import OWN_SEAT, Room, Viewer, encode, never
from comptoir.kernel.say import Say
from comptoir.server.commands import carry_out
from comptoir.server.guards import LINE, GuardedSocket
from comptoir.server.security import MESSAGE_LIMIT, same_origin
from comptoir.server.shares import LITTLE, Crowded
from comptoir.server.web import Problem, Site, whole

NONSENSE = 20  # malformed messages before the connection is closed
PER_TABLE = 200  # onlookers
PER_PLAYER = 20  # sockets of one player at one table
CLOSE_POLICY, CLOSE_RETRY = 1008, 1012
_DECODER: msgspec.json.Decoder[acts.Command] = msgspec.json.Decoder(acts.COMMAND)
ACK, LONGEST_ACK = b'{"type":"ack"', 60  # as pages write it
_ACKS = msgspec.json.Decoder(wire.Ack)
logger = logging.getLogger("comptoir.live")


class Patience(Struct, frozen=True):
    """How long one end waits for the other, in seconds."""

    write: float = 10.0
    """A client may take this long to swallow one message."""
    idle: float = 20.0
    """After this much silence the server says something."""
    silent: float = 90.0
    """A client that says nothing for so long is taken for gone."""
    known: float = 15.0
    """Where several processes serve, this one asks again after so long whether a card is still somebody's."""


USUAL = Patience()


class Forgotten(Exception):
    """The token somebody came with is nobody's any more."""


class Connection:
    """One socket at one table."""

    def __init__(
        self,
        site: Site,
        socket: WebSocket,
        room: Room,
        viewer: Viewer,
        patience: Patience = USUAL,
        line: GuardedSocket | None = None,
    ) -> None:
        self.patience = patience
        self.line = line
        self.site = site
        self.socket = socket
        self.room = room
        self.viewer = viewer
        self.asker = site.asker(socket, viewer.person)
        self.nonsense = 0
        self.asking: set[asyncio.Task[None]] = set()
        self.token = site.token(socket)
        self.loop = asyncio.get_running_loop()
        self.time = self.loop.time
        self.heard = self.said = self.known = self.time()
        self.alarm: asyncio.TimerHandle
        self.saying = 0.0  # since when the other end has been swallowing a message; 0: it is not

    async def run(self, seq: int) -> None:
        """Send and receive until either side has had enough."""
        with self.site.shares.charged(self.viewer.address, self.viewer.person.id):
            self._greet(seq)
        tasks = [asyncio.create_task(each) for each in (self._send(), self._receive(), self.viewer.gone.wait())]
        self._mind()
        try:
            with self._at_hand():
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.alarm.cancel()
            self.room.viewers.discard(self.viewer)
            for task in [*tasks, *self.asking]:
                task.cancel()
            await asyncio.gather(*tasks, *self.asking, return_exceptions=True)
            self.meet()

    def _greet(self, seq: int) -> None:
        with self.site.house.guard(self.room):
            self.room.greet(self.viewer, seq)
        self.site.house.on_look(self.room)
        self.meet()

    def meet(self) -> None:
        """Somebody came or went: of a player all are told at once. How many look on they hear every other second, or a
        crowd that comes and goes would keep everybody busy with itself.
        """
        if not self.site.house.store.shared:
            seated = bool(self.room.table.seats_of(self.viewer.person.id))
            self.room.attend(frozenset(self.room.here()), tell=seated)

    async def _send(self) -> None:
        while True:
            body = await self.viewer.queue.get()
            self.saying = self.time()
            await self.socket.send({"type": "websocket.send", "text": body.decode()})
            self.saying, self.said = 0.0, self.time()

    @contextlib.contextmanager
    def _at_hand(self) -> Iterator[None]:
        """What can be said or noted at once needs no task of its own to run."""
        if self.line is None:
            yield
            return
        self.viewer.at_once, self.line.in_passing = self._say_at_once, self._acknowledges
        try:
            yield
        finally:
            self.viewer.at_once = never
            del self.line.in_passing

    def _say_at_once(self, body: bytes) -> bool:
        if self.saying or self.line is None or not self.line.say(body):
            return False
        self.said = self.time()
        return True

    def _mind(self) -> None:
        """Whether the viewer is too slow, or has said nothing for long. Looked at now and then: an alarm of its own for
        every message would cost more than the message.
        """
        waits = self.patience
        if self._lost():
            self.viewer.gone.set()
            return
        if self.time() - self.said > waits.idle and not self.saying:
            self._say(wire.Pong(self.room.table.seq, self.site.house.now()))
        if self.site.house.store.shared and self.viewer.person.id and self.time() - self.known > waits.known:
            self.known = self.time()
            self._beside(self._still_his())
        self.alarm = self.loop.call_later(min(waits.write, waits.idle, waits.silent) / 4, self._mind)

    def _lost(self) -> bool:
        now, waits = self.time(), self.patience
        return now - self.heard > waits.silent or bool(self.saying and now - self.saying > waits.write)

    async def _receive(self) -> None:
        while self.nonsense < NONSENSE:
            message = await self.socket.receive()
            self.heard = self.time()
            if message["type"] != "websocket.receive":
                return
            text = message.get("text")
            if self.line is None and text is not None and self._acknowledges(text.encode(errors="replace")):
                continue  # with a line of our own it was noted already
            take, asker = partial(self._take, message), self.viewer.person.id
            await self.site.shares.serve(self.viewer.address, take, LITTLE, asker)

    def _acknowledges(self, text: bytes) -> bool:
        """Everybody acknowledges again and again: that is taken note of in passing, unless he has had his share."""
        if len(text) > LONGEST_ACK or not text.startswith(ACK):
            return False
        if not self.site.shares.lightly(self.viewer.address, self.viewer.person.id):
            return False
        try:
            self._note(_ACKS.decode(text))
        except (msgspec.MsgspecError, UnicodeError):
            return False
        self.heard = self.time()
        return True

    def _note(self, ack: wire.Ack) -> None:
        self.viewer.acked = max(self.viewer.acked, min(ack.seq, self.room.table.seq))

    async def _take(self, message: Any) -> None:
        text = message.get("text")
        try:
            if text is None or len(text) > MESSAGE_LIMIT:
                raise msgspec.ValidationError
            command = _DECODER.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            self.nonsense += 1
            self._say(wire.Refused(id_in(text), Say("server-malformed")))
            return
        # Acknowledgements answer what we said: the guard at the door counts them, nobody else.
        if not isinstance(command, wire.Ack) and not self.site.limits.messages.allows(self.asker):
            self.nonsense += 1
            self._say(wire.Refused(getattr(command, "id", ""), Say("server-too-fast")))
            return
        match command:
            case wire.Ack():
                self._note(command)
            case wire.Ping():
                self._say(wire.Pong(self.room.table.seq, self.site.house.now()))
            case wire.Look():
                await self._look(command)
            case Hint():
                self._beside(self._answer(command))
            case _:
                await self._answer(command)

    def _beside(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.asking.add(task)
        task.add_done_callback(self.asking.discard)

    async def _answer(self, command: acts.TableCommand) -> None:
        try:
            answer = await carry_out(self.site, self.room, await self._who(), command)
        except Unsure as error:
            # Neither done nor refused: the client comes back, sends it again, and learns which.
            logger.warning("the database did not answer", extra={"reason": str(error)})
            self.viewer.drop()
        except Forgotten:
            self.viewer.gone.set()
        except Trouble:
            self._say(wire.Refused(command.id, Say("server-trouble")))
        except Unknown:
            self._say(wire.Refused(command.id, Say("server-no-table")))
        except Exception:
            logger.exception("a command failed", extra={"command": type(command).__name__})
            self._say(wire.Refused(command.id, Say("server-trouble")))
        else:
            self._say(answer)

    async def _still_his(self) -> None:
        """His card may have been forgotten or erased by another process."""
        with contextlib.suppress(Unsure):
            try:
                await self._who()
            except Forgotten:
                self.viewer.gone.set()

    async def _who(self) -> Person:
        """The person as he is called now: he may have taken another name since he came. Nobody is asked to breathe for
        that: his commands are counted by themselves.
        """
        with sure():
            now = await self.site.house.people.by_token(self.token)
        if now.id != self.viewer.person.id:
            raise Forgotten
        return now

    async def _look(self, command: wire.Look) -> None:
        """Turn to another of one's seats."""
        if not self.site.limits.commands.allows(self.asker):
            self._say(wire.Refused(command.id, Say("server-too-fast")))
            return
        try:
            await self.site.house.current(self.room)
            if not self.room.may_look(self.viewer.person, command.seat):
                self._say(wire.Refused(command.id, Say("server-not-your-seat")))
                return
            self.viewer.wish = command.seat
            with self.site.house.guard(self.room):
                self.room.show(self.viewer)
        except Unsure:
            self.viewer.drop()
        except Trouble:
            self._say(wire.Refused(command.id, Say("server-trouble")))

    def _say(self, message: wire.Message) -> None:
        self.viewer.send(encode(message))


class _Named(Struct):
    """What is left of a command that makes no sense: its id, so that its sender knows which it was."""

    id: wire.Id = ""


def id_in(text: str | None) -> str:
    try:
        return msgspec.json.decode(text or "", type=_Named).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ""


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
