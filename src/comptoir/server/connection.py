"""One socket at one table: what its viewer is told, what he says, and when he is taken for gone."""

import asyncio
import contextlib
import logging
from collections.abc import Coroutine, Iterator
from functools import partial
from typing import Any

import msgspec
from msgspec import Struct
from starlette.websockets import WebSocket

from comptoir.house import acts, wire
from comptoir.house.acts.questions import Hint
from comptoir.house.house import Trouble, Unknown, Unsure, sure
from comptoir.house.people import Person, hashed
from comptoir.house.rooms import Room, Viewer, encode, never
from comptoir.kernel.say import Say
from comptoir.server.commands import carry_out
from comptoir.server.lines import GuardedSocket
from comptoir.server.security import MESSAGE_LIMIT
from comptoir.server.shares import LITTLE
from comptoir.server.web import Site

NONSENSE = 20  # malformed messages before the connection is closed
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
        self.key = hashed(self.token)
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
        self.alarm = self.loop.call_later(min(waits.write, waits.idle, waits.silent) / 2, self._mind)

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
        now = self.site.house.people.at_hand(self.key)
        if now is None:
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
