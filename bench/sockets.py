"""A bare WebSocket client for load: no compression, no copies it can avoid, so that the server is what is measured."""

import asyncio
import base64
import os
from collections.abc import Callable

Receiver = Callable[[bytes], None]


class Socket(asyncio.Protocol):
    """Text frames in and out. `on_text` is called with each message as it comes."""

    def __init__(self, request: bytes, on_text: Receiver) -> None:
        self.request = request
        self.on_text = on_text
        self.buffer = b""
        self.open = asyncio.get_running_loop().create_future()
        self.closed = False
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open.done():
            head, separator, rest = self.buffer.partition(b"\r\n\r\n")
            if not separator:
                return
            self.buffer = rest
            self.open.set_result(b" 101 " in head.split(b"\r\n", 1)[0])
        while self._frame():
            pass

    def _frame(self) -> bool:
        """Take one frame out of the buffer, if it is whole."""
        buffer = self.buffer
        if len(buffer) < 2:
            return False
        length, start = buffer[1] & 0x7F, 2
        if length == 126:
            length, start = int.from_bytes(buffer[2:4], "big"), 4
        elif length == 127:
            length, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + length:
            return False
        self.buffer = buffer[start + length :]
        if buffer[0] & 0x0F == 1:
            self.on_text(buffer[start : start + length])
        elif buffer[0] & 0x0F == 8:
            self.closed = True
        return True

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 (asyncio names it)
        self.closed = True

    def send(self, body: bytes) -> None:
        """A text frame, masked with zeros as the protocol allows."""
        length = len(body)
        head = bytes([0x81, 0x80 | length]) if length < 126 else bytes([0x81, 0xFE]) + length.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + body)


async def connect(port: int, path: str, token: str, on_text: Receiver) -> Socket:
    key = base64.b64encode(os.urandom(16)).decode()
    request = (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nAuthorization: Bearer {token}\r\n\r\n"
    )
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(request.encode(), on_text), "127.0.0.1", port)
    if not await socket.open:
        raise ConnectionError("the server refused the socket")
    return socket
