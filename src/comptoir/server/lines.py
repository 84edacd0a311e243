"""A WebSocket's line: its bytes and frames are counted before the application hears of them, and what can be said or
heard at once needs no library.
"""

import asyncio
from collections.abc import Callable
from typing import Any

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.utils import apply_mask

from comptoir.server.metering import Bucket, Reading
from comptoir.server.security import MESSAGE_LIMIT

SLICE = 1024  # bytes looked at before frames are counted
CLOSE_POLICY, CLOSE_TEXT = 1008, 1007
NO_SOCKET = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
LINE = "comptoir.line"
IN_HAND = 4  # messages that may wait for the application before nothing more is read
WHOLE_TEXT = 0x81  # a frame's first byte


def framed(text: bytes) -> bytes:
    """A whole message in one frame, as the protocol (RFC 6455, 5.2) writes it. Every choice is sent to everybody at the
    table, and the library would build and check a frame for each.
    """
    length = len(text)
    if length < 126:
        return b"%c%c%b" % (WHOLE_TEXT, length, text)
    if length < 1 << 16:
        return b"%c\x7e%b%b" % (WHOLE_TEXT, length.to_bytes(2, "big"), text)
    return b"%c\x7f%b%b" % (WHOLE_TEXT, length.to_bytes(8, "big"), text)


def whole_text(data: bytes) -> bytes:
    """What a client says, if it is said in one frame and nothing else has come; else nothing. Nearly all that is said
    at a table comes so, and the library would read a frame of it in six steps.
    """
    start, length = 2, len(data) - 6  # behind two bytes that say what it is, and four to mask it with
    if length >= 126:
        start, length = 4, length - 2
    if length <= 0 or length > SLICE or data[0] != WHOLE_TEXT or data[1:start] != masked(length):
        return b""
    return apply_mask(data[start + 4 :], data[start : start + 4])


def masked(length: int) -> bytes:
    """How a client writes the length of a short frame."""
    return b"%c" % (0x80 | length) if length < 126 else b"\xfe" + length.to_bytes(2, "big")


def ends_whole(data: bytes) -> bool:
    """Whether what begins with a frame ends with one, and leaves no message unfinished."""
    at, end = 0, len(data)
    while at + 2 <= end:
        if not data[at] & 0x80:
            return False
        length, at = data[at + 1] & 0x7F, at + 2
        if length >= 126:
            size = 2 if length == 126 else 8
            length, at = int.from_bytes(data[at : at + size], "big"), at + size
        at += 4 + length
    return at == end


class GuardedSocket(WebSocketsSansIOProtocol):
    """Bytes, frames and control frames are counted: pings are answered before the application hears of them.

    The application finds it in the scope, as `LINE`: what can be said or heard at once needs no queue and no task.
    """

    rate: float = 1.0
    """How much more than usual is let through."""
    in_passing: Callable[[bytes], bool] = staticmethod(lambda _text: False)
    """Takes note of a message, or leaves it for later."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        rate = self.rate
        self.bytes = Bucket(8 * MESSAGE_LIMIT * rate, 2 * MESSAGE_LIMIT * rate)
        self.all_frames = Bucket(400 * rate, 80 * rate)
        self.control = Bucket(20, 1)
        self.reading: Reading | None = None
        self.between = False  # no part of a message waits in the library for the rest of it
        self.said: list[bytes] = []

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.reading = Reading(self.transport)

    def pause_writing(self) -> None:
        """Who never reads would otherwise keep his line, and what waits for him, for as long as he likes."""
        super().pause_writing()
        if self.reading is not None:
            self.reading.watch()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.reading is not None:
            self.reading.stop()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.reading is not None:
            self.reading.stop()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """In small slices: a thousand pings fit into six kilobytes, and the first twenty are enough."""
        if self.close_sent or self.transport.is_closing():
            if not self.bytes.takes(len(data)):
                self.transport.abort()
            elif not self.transport.is_closing():
                super().data_received(data)
            return
        if not self.bytes.takes(len(data)):
            self._end(CLOSE_POLICY)
            return
        text = whole_text(data) if self.between else b""
        if text:
            self._hear(text)
            return
        opened = self.handshake_initiated
        for start in range(0, len(data), SLICE):
            super().data_received(data[start : start + SLICE])
            if self.transport.is_closing():
                return
        self.between = (self.between and ends_whole(data)) if opened else data.endswith(b"\r\n\r\n")
        if not self.handshake_initiated:
            # The request was whole, or we would not be here: one that opens no socket is answered by nobody else.
            self.transport.write(NO_SOCKET)
            self.transport.close()

    def _hear(self, text: bytes) -> None:
        if self._counted(self.all_frames) and not self.in_passing(text):
            self.curr_msg_data_type, self.frames = "text", [text]
            self.send_receive_event_to_app()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"] |= {LINE: self}  # type: ignore[dict-item]

    def say(self, text: bytes) -> bool:
        """Hand a message over at once, if the other end keeps up. Whatever is said in one round of the loop leaves
        together: a choice's answer with the news of it, for half of what two would cost.
        """
        if self.close_sent or self.disconnected or self.transport.is_closing() or not self.writable.is_set():
            return False
        if not self.said:
            self.loop.call_soon(self._hand_over)
        self.said.append(framed(text))
        return True

    async def send(self, message: ASGISendEvent) -> None:
        self._hand_over()  # it was said before
        await super().send(message)

    def _hand_over(self) -> None:
        said, self.said = self.said, []
        if said and not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join(said) if len(said) > 1 else said[0])

    def handle_text(self, event: Frame) -> None:
        if self._counted(self.all_frames) and not (event.fin and self.in_passing(bytes(event.data))):
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self._counted(self.all_frames):
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if self._counted(self.all_frames):
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self._counted(self.control):
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._counted(self.control):
            super().handle_pong(event)

    def _counted(self, bucket: Bucket) -> bool:
        """Whether one more frame is taken; who sends too many is shown out."""
        if self.transport.is_closing():
            return False
        if not bucket.takes(1):
            self._end(CLOSE_POLICY)
            return False
        return True

    def send_receive_event_to_app(self) -> None:
        """Text that is none ends the connection without a trace in the logs."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self._end(CLOSE_TEXT)
                return
        paused = self.read_paused
        self.read_paused = paused or self.queue.qsize() < IN_HAND  # to stop and start reading costs more than to read
        super().send_receive_event_to_app()
        if self.queue.qsize() <= IN_HAND:
            self.read_paused = paused

    def _end(self, code: int) -> None:
        self._hand_over()
        if not self.close_sent and self.handshake_complete:
            self.conn.fail(code)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        while not self.queue.empty():
            self.queue.get_nowait()  # of somebody who is shown out nothing more is heard
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.transport.close()
