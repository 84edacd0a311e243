"""One line from the page to a table: the same messages as over a server's socket."""

import asyncio
import logging
from collections.abc import Callable

import msgspec

from comptoir.house import acts, commands, wire
from comptoir.house.acts.questions import Hint
from comptoir.house.house import House, Trouble, Unknown, Unsure
from comptoir.house.people import Person
from comptoir.house.rooms import Room, Viewer, encode
from comptoir.kernel.say import Say
from comptoir.pocket.ports import Page

CLOSE_RETRY = 1012
_DECODER: msgspec.json.Decoder[acts.Command] = msgspec.json.Decoder(acts.COMMAND)
logger = logging.getLogger("comptoir.pocket")


class Line:
    """What the page says is done in its order, hints beside: they take a while."""

    def __init__(
        self, house: House, page: Page, number: int, room: Room, viewer: Viewer, who: Callable[[], Person]
    ) -> None:
        self.house = house
        self.page = page
        self.number = number
        self.room = room
        self.viewer = viewer
        self.who = who
        self.heard: asyncio.Queue[str] = asyncio.Queue()
        self.hints: set[asyncio.Task[None]] = set()

    async def run(self, seq: int) -> None:
        """Until either end hangs up."""
        with self.house.guard(self.room):
            self.room.greet(self.viewer, seq)
        self.house.on_look(self.room)
        self._meet()
        ends = [self._send(), self._receive(), self.viewer.gone.wait()]
        tasks = [asyncio.ensure_future(end) for end in ends]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.room.viewers.discard(self.viewer)
            for task in [*tasks, *self.hints]:
                task.cancel()
            await asyncio.gather(*tasks, *self.hints, return_exceptions=True)
            self._meet()

    def _meet(self) -> None:
        self.room.attend(frozenset(self.room.here()))

    async def _send(self) -> None:
        while True:
            body = await self.viewer.queue.get()
            self.page.say(self.number, body.decode())

    async def _receive(self) -> None:
        while True:
            text = await self.heard.get()
            try:
                await self._take(_DECODER.decode(text))
            except msgspec.MsgspecError:
                self._say(wire.Refused(id_in(text), Say("server-malformed")))

    async def _take(self, command: acts.Command) -> None:
        match command:
            case wire.Ack(seq=seq):
                self.viewer.acked = max(self.viewer.acked, min(seq, self.room.table.seq))
            case wire.Ping():
                self._say(wire.Pong(self.room.table.seq, self.house.now()))
            case wire.Look():
                self._look(command)
            case Hint():
                task = asyncio.create_task(self._answer(command))
                self.hints.add(task)
                task.add_done_callback(self.hints.discard)
            case _:
                await self._answer(command)

    async def _answer(self, command: acts.TableCommand) -> None:
        try:
            self._say(await commands.carry_out(self.house, self.room, self.who(), command))
        except Unsure:
            self.viewer.drop()  # neither done nor refused: the page comes back, asks again, and learns which
        except Unknown:
            self._say(wire.Refused(command.id, Say("server-no-table")))
        except Trouble:
            self._say(wire.Refused(command.id, Say("server-trouble")))
        except Exception:
            logger.exception("a command failed")
            self._say(wire.Refused(command.id, Say("server-trouble")))

    def _look(self, command: wire.Look) -> None:
        if not self.room.may_look(self.viewer.person, command.seat):
            self._say(wire.Refused(command.id, Say("server-not-your-seat")))
            return
        self.viewer.wish = command.seat
        with self.house.guard(self.room):
            self.room.show(self.viewer)

    def _say(self, message: wire.Message) -> None:
        self.viewer.send(encode(message))


class _Named(msgspec.Struct):
    """What is left of a command that makes no sense."""

    id: str = ""


def id_in(text: str) -> str:
    try:
        return msgspec.json.decode(text, type=_Named).id
    except msgspec.MsgspecError:
        return ""
