"""A player over a WebSocket, as a browser would be: one message per entry, commands resent until acknowledged."""

import asyncio
import contextlib
import hashlib
import secrets
from collections.abc import Callable
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

Json = dict[str, Any]


async def new_person(url: str, name: str) -> str:
    """The token of a new identity."""
    async with httpx.AsyncClient(base_url=url) as http:
        answer = await http.post("/api/me", json={"name": name, "token": True})
        return str(answer.json()["token"])


async def api(url: str, token: str, method: str, path: str, body: object = None) -> httpx.Response:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    async with httpx.AsyncClient(base_url=url, headers=headers, timeout=40) as http:
        return await http.request(method, path, json=body)


async def new_table(url: str, token: str, game: str, seats: list[Json], **more: Any) -> str:
    answer = await api(url, token, "POST", "/api/tables", {"game": game, "seats": seats, **more})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


class Player:
    """Keeps what the server told it; `gaps` counts numbers that were missing."""

    def __init__(self, url: str, token: str, table: str, seat: int | None = None) -> None:
        self.url = url
        self.token = token
        self.table_id = table
        self.seat = seat
        self.seq = 0
        self.gaps = 0
        self.table: Json = {}
        self.play: Json | None = None
        self.story: list[Json] = []
        self.raw: list[bytes] = []
        self.messages: list[Json] = []
        self.answers: dict[str, asyncio.Future[Json]] = {}
        self.changed = asyncio.Event()
        self.socket: ClientConnection | None = None
        self.reader: asyncio.Task[None] | None = None
        self.word = secrets.token_hex(8)

    async def connect(self, resume: bool = True) -> "Player":
        query = f"?seq={self.seq if resume else 0}" + ("" if self.seat is None else f"&seat={self.seat}")
        address = self.url.replace("http", "ws", 1) + f"/api/tables/{self.table_id}/live{query}"
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        self.socket = await connect(address, additional_headers=headers, compression=None, max_size=None)
        self.reader = asyncio.create_task(self._read(self.socket))
        return self

    async def _read(self, socket: ClientConnection) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for data in socket:
                raw = data if isinstance(data, bytes) else data.encode()
                self.raw.append(raw)
                self._take(msgspec.json.decode(raw))
                if self.seq:
                    await socket.send(msgspec.json.encode({"type": "ack", "seq": self.seq}).decode())
        self.changed.set()

    def _take(self, message: Json) -> None:
        self.messages.append(message)
        kind = message["type"]
        if kind == "snapshot":
            self.seq, self.table, self.play = message["seq"], message["table"], message["play"]
            self.story = list(message["history"])
        elif kind == "update":
            self.gaps += message["seq"] != self.seq + 1
            self.seq = message["seq"]
            self.table = message["table"] or self.table
            self.play = message["play"] or self.play
            self.story = [h for h in self.story if h["entry"] not in message["undone"]] + message["events"]
        elif message.get("id") in self.answers:
            future = self.answers.pop(message["id"])
            if not future.done():
                future.set_result(message)
        self.changed.set()

    async def send(self, what: str, command: str = "", **fields: Any) -> Json:
        """Send a command and wait for its answer."""
        name = command or secrets.token_urlsafe(9)
        self.answers[name] = asyncio.get_running_loop().create_future()
        future = self.answers[name]
        assert self.socket is not None
        await self.socket.send(msgspec.json.encode({"type": what, "id": name, **fields}).decode())
        async with asyncio.timeout(120):
            return await future

    async def done(self, what: str, **fields: Any) -> int:
        """Send a command that must succeed; returns its seq."""
        answer = await self.send(what, **fields)
        assert answer["type"] == "done", answer
        return int(answer["seq"])

    async def refused(self, what: str, **fields: Any) -> str:
        """Send a command that must be refused; returns the reason's key."""
        answer = await self.send(what, **fields)
        assert answer["type"] == "refused", answer
        return str(answer["words"]["key"])

    async def until(self, condition: Callable[["Player"], object], patience: float = 120.0) -> None:
        async with asyncio.timeout(patience):
            while not condition(self):
                self.changed.clear()
                if condition(self):
                    return
                await self.changed.wait()

    async def ready(self) -> None:
        await self.done("ready", ready=True, promise=hashlib.sha256(self.word.encode()).hexdigest())

    async def reveal(self) -> None:
        await self.until(lambda player: player.table["owes_word"])
        await self.done("word", word=self.word)

    def asked(self) -> bool:
        return bool(self.play and self.play["choices"])

    def over(self) -> bool:
        return bool(self.play and self.play["over"])

    def gone(self) -> bool:
        """Whether the connection is lost."""
        return self.reader is None or self.reader.done()

    async def choose(self, pick: int = 0) -> int:
        """Make the pick-th choice on offer."""
        assert self.play is not None
        play = self.play
        number = play["choices"][pick % len(play["choices"])]["number"]
        return await self.done("choose", seat=play["seat"], step=play["step"], choice=number)

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()
        if self.reader is not None:
            await self.reader


__all__ = ["InvalidStatus", "Json", "Player", "api", "new_person", "new_table"]
