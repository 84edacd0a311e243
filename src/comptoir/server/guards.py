"""At the door, before the application hears of anybody: requests that never end, frames that never stop, readers who
never read.

uvicorn's own guards differ between its protocols, so both are named here: h11 for requests, websockets' for sockets.
"""

import asyncio
import contextlib
import resource
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from comptoir.server.lines import GuardedSocket
from comptoir.server.metering import Reading

REQUEST_TIME = 10.0  # seconds for a whole request, body included
UNFINISHED = 64  # connections of one address that have not finished a request,
IDLE = 256  # and that have, and wait for the next
MANY_FILES = 65_536  # where the system knows no bound


class Waiting:
    """Connections of each address that are not being served: the oldest makes room for the newest."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.by_peer: dict[str, dict[GuardedHttp, None]] = {}

    def enter(self, connection: "GuardedHttp") -> None:
        those = self.by_peer.setdefault(connection.peer, {})
        those[connection] = None
        if len(those) > self.most:
            next(iter(those)).give_up()

    def leave(self, connection: "GuardedHttp") -> None:
        those = self.by_peer.get(connection.peer)
        if those is not None:
            those.pop(connection, None)
            if not those:
                del self.by_peer[connection.peer]


class Door:
    """Who has not finished a request, and who has and keeps the line. Behind a proxy all have its address."""

    def __init__(self, proxied: bool = False) -> None:
        room = room_for_files()
        most = room // 4 if proxied else 0
        self.unfinished = Waiting(max(UNFINISHED, most))
        self.idle = Waiting(max(IDLE, most))


def room_for_files() -> int:
    """As many files and connections as the system lets us have open."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wish = MANY_FILES if hard == resource.RLIM_INFINITY else hard
    if resource.RLIM_INFINITY != soft < wish:
        with contextlib.suppress(ValueError, OSError):  # some systems promise more than they give
            resource.setrlimit(resource.RLIMIT_NOFILE, (wish, hard))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MANY_FILES if soft == resource.RLIM_INFINITY else soft


class GuardedHttp(H11Protocol):
    """A request must be whole within its time, and its answer must be read."""

    door: Door

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.peer = ""
        self.deadline: asyncio.TimerHandle | None = None
        self.reading: Reading | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.peer = self.client[0] if self.client else ""
        self.reading = Reading(transport)
        self._expect()

    def data_received(self, data: bytes) -> None:
        self.door.idle.leave(self)
        super().data_received(data)
        whole = self.conn.their_state not in (h11.IDLE, h11.SEND_BODY)
        if whole or self.transport.is_closing() or self.transport.get_protocol() is not self:
            self._relax()
        elif self.deadline is None:
            self._expect()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            return
        if self.conn.their_state is h11.IDLE:
            self.door.idle.enter(self)
        elif self.conn.their_state is h11.SEND_BODY and self.deadline is None:
            self._expect()  # it came right behind the one before, and only in part

    def connection_lost(self, exc: Exception | None) -> None:
        self._relax()
        self.door.idle.leave(self)
        if self.reading is not None:
            self.reading.stop()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.reading is not None:
            self.reading.watch()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.reading is not None:
            self.reading.stop()

    def give_up(self) -> None:
        self._relax()
        self.door.idle.leave(self)
        self.transport.abort()

    def _expect(self) -> None:
        self.deadline = self.loop.call_later(REQUEST_TIME, self.give_up)
        self.door.unfinished.enter(self)

    def _relax(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None
            self.door.unfinished.leave(self)


def guarded(more: float, proxied: bool) -> tuple[type[GuardedHttp], type[GuardedSocket]]:
    """The two protocols of one server."""

    class Http(GuardedHttp):
        door = Door(proxied)

    class Socket(GuardedSocket):
        rate = more

    return Http, Socket
