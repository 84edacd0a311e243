"""One visitor who wants to slow the others, by every way we know; and others who sit at a table and measure.

The visitor comes from an address of his own (127.0.0.2 and on), with names where they help him; the others from
127.0.0.1.
"""

import asyncio
import contextlib
import random
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import msgspec

from bench.sockets import Socket

Json = dict[str, Any]


class Answer(msgspec.Struct):
    status: int
    body: bytes

    def json(self) -> Any:
        return msgspec.json.decode(self.body)


class Line:
    """A bare HTTP connection that is kept: no library in the way of what is measured."""

    def __init__(self, port: int, token: str = "", source: str = "127.0.0.1") -> None:
        self.port = port
        self.token = token
        self.source = source
        self.pipes: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: object = None) -> Answer:
        """The answer; a line that was cut is taken up once more."""
        for last in (False, True):
            try:
                return await self._ask(method, path, body)
            except (OSError, EOFError, asyncio.LimitOverrunError):
                self.close()
                if last:
                    return Answer(0, b"")
        return Answer(0, b"")

    async def _ask(self, method: str, path: str, body: object) -> Answer:
        if self.pipes is None:
            self.pipes = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.source, 0))
        reader, writer = self.pipes
        content = msgspec.json.encode(body) if body is not None else b""
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nContent-Length: {len(content)}\r\n"
        head += f"Authorization: Bearer {self.token}\r\n" if self.token else ""
        writer.write(head.encode() + b"\r\n" + content)
        lines = (await reader.readuntil(b"\r\n\r\n")).lower()
        length = int(lines.partition(b"content-length: ")[2].partition(b"\r\n")[0] or b"0")
        return Answer(int(lines.split(b" ")[1]), await reader.readexactly(length))

    def close(self) -> None:
        if self.pipes is not None:
            self.pipes[1].close()
            self.pipes = None


async def person(port: int, name: str, source: str) -> Line:
    line = Line(port, source=source)
    line.token = str((await line.ask("POST", "/api/me", {"name": name, "token": True})).json()["token"])
    return line


async def table_of(line: Line, game: str, seats: list[Json], **more: Any) -> str:
    made = await patiently(line, "POST", "/api/tables", {"game": game, "seats": seats, **more})
    return str(made["id"])


async def started(line: Line, table: str) -> None:
    for body in ({"type": "ready", "id": "r", "ready": True}, {"type": "start", "id": "s"}):
        await line.ask("POST", f"/api/tables/{table}/commands", body)


async def socket(port: int, table: str, token: str, source: str, on_text: Callable[[bytes], None]) -> Socket:
    auth = f"Authorization: Bearer {token}\r\n" if token else ""
    request = (
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n{auth}\r\n"
    )
    loop = asyncio.get_running_loop()
    _, made = await loop.create_connection(
        lambda: Socket(request.encode(), on_text), "127.0.0.1", port, local_addr=(source, 0)
    )
    async with asyncio.timeout(30):
        await made.open
    return made


class Honest:
    """People around a screen who play on and on, by socket; each choice is timed until everybody was told."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.choices: list[float] = []
        self.health: list[float] = []
        self.table = ""
        self.latest: Json = {}
        self.told = asyncio.Event()
        self.made = 0

    async def sit_down(self) -> None:
        self.line = await person(self.port, "Zoé", "127.0.0.1")
        await self._new_game()

    async def _new_game(self) -> None:
        self.table = await table_of(self.line, "cafe-international", [{"kind": "screen"}] * 3)
        await started(self.line, self.table)
        self.latest = {}
        self.sockets = [await self._look(seat) for seat in range(3)]
        async with asyncio.timeout(30):
            while len(self.latest) < 3:
                await asyncio.sleep(0.01)

    async def _look(self, seat: int) -> Socket:
        made = await socket(self.port, self.table, self.line.token, "127.0.0.1", lambda text: self.hear(seat, text))
        made.send(msgspec.json.encode({"type": "look", "id": "l", "seat": seat}))
        return made

    def hear(self, seat: int, text: bytes) -> None:
        message = msgspec.json.decode(text)
        if message["type"] == "refused":
            raise AssertionError(message)
        play = message.get("play")
        if play is not None and play["seat"] == seat:
            self.latest[str(seat)] = play
            if len({each["step"] for each in self.latest.values()}) == 1 and len(self.latest) == 3:
                self.told.set()

    async def play(self, until: float, pace: float = 0.1) -> None:
        while time.perf_counter() < until:
            play = self.latest["0"]
            if play["over"]:
                await self._new_game()
                continue
            seat = play["waiting"][0]
            mine = self.latest[str(seat)]
            self.made += 1
            command = {"type": "choose", "id": f"c{self.made}", "seat": seat, "step": mine["step"]}
            body = msgspec.json.encode({**command, "choice": random.choice(mine["choices"])["number"]})
            self.told.clear()
            began = time.perf_counter()
            self.sockets[seat].send(body)
            async with asyncio.timeout(30):
                await self.told.wait()
            self.choices.append(time.perf_counter() - began)
            await asyncio.sleep(pace)

    async def check_health(self, until: float, pace: float = 0.05) -> None:
        line = Line(self.port)
        while time.perf_counter() < until:
            began = time.perf_counter()
            answer = await line.ask("GET", "/healthz")
            assert answer.status in (200, 429), answer
            self.health.append(time.perf_counter() - began)
            await asyncio.sleep(pace)
        line.close()

    async def measure(self, seconds: float) -> None:
        self.choices, self.health = [], []
        until = time.perf_counter() + seconds
        await asyncio.gather(self.play(until), self.check_health(until))


Flood = Callable[["Visitor", float], Coroutine[Any, Any, None]]


class Visitor:
    """What the flood needs: names (as many as one address gets), and tables of his own."""

    def __init__(self, port: int, source: str) -> None:
        self.port = port
        self.source = source
        self.people: list[Line] = []
        self.finished = ""
        self.honest = ""  # the table of the others
        self.tables: list[str] = []  # of his, opened beforehand
        self.sent = 0

    async def arrive(self) -> None:
        self.people = [await person(self.port, f"V{number}", self.source) for number in range(8)]

    async def finish_a_game(self) -> None:
        first = self.people[0]
        self.finished = await table_of(first, "top-race", [{"kind": "screen"}] * 6, options={"races": 3})
        await started(first, self.finished)
        await play_out(first, self.finished)

    async def open_tables(self, wishes: list[Json]) -> list[str]:
        """Beforehand, started, by as many names as it takes, and as slowly as limits have it."""
        made: list[str] = []
        for number, wish in enumerate(wishes):
            if number % 10 == 0:
                line = await person(self.port, f"B{number}", self.source)
            made.append(str((await patiently(line, "POST", "/api/tables", wish))["id"]))
            for command in ({"type": "ready", "id": "r", "ready": True}, {"type": "start", "id": "s"}):
                await patiently(line, "POST", f"/api/tables/{made[-1]}/commands", command)
        return made

    async def all_at_once(self, until: float, work: Callable[[Line, int], Awaitable[object]]) -> None:
        """Every name asks again and again, as fast as it is answered."""

        async def one(line: Line) -> None:
            number = 0
            mine = Line(line.port, line.token, self.source)
            while time.perf_counter() < until:
                number += 1
                self.sent += 1
                await work(mine, number)
            mine.close()

        await asyncio.gather(*[one(line) for line in self.people for _ in range(2)])


async def patiently(line: Line, method: str, path: str, body: object = None) -> Json:
    """The answer, asked for again while it is "not so fast"."""
    while (answer := await line.ask(method, path, body)).status == 429:
        await asyncio.sleep(0.3)
    found: Json = answer.json()
    return found


async def play_out(line: Line, table: str) -> None:
    """Any choices, to the end of a long game."""
    for _ in range(5_000):
        play = (await patiently(line, "GET", f"/api/tables/{table}?seat=0"))["play"]
        if play["over"]:
            return
        seat = play["waiting"][0]
        mine = (await patiently(line, "GET", f"/api/tables/{table}?seat={seat}"))["play"]
        number = random.choice(mine["choices"])["number"]
        body = {"type": "choose", "id": f"p{random.getrandbits(60)}", "seat": seat, "step": mine["step"]}
        answer = await patiently(line, "POST", f"/api/tables/{table}/commands", {**body, "choice": number})
        if answer["type"] == "refused":  # too fast
            await asyncio.sleep(0.3)
    raise AssertionError("the game has no end")


def ignore(_: bytes) -> None:
    """Nobody listens."""


async def hold(sockets: list[Socket], until: float) -> None:
    with contextlib.suppress(TimeoutError):
        await asyncio.sleep(max(0.0, until - time.perf_counter()))
    for each in sockets:
        each.transport.abort()
