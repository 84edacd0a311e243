"""Malformed messages by the thousand: no 500, no hang, no growth."""

import asyncio
import contextlib
import json
import random
from pathlib import Path
from typing import Any

import httpx
import msgspec
from hypothesis import strategies as st
from msgspec import inspect
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from comptoir.games import GAMES
from comptoir.house import acts, wire_http
from comptoir.kernel.game import Game
from tests.server.processes import ServerProcess

SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20) | st.just("x" * 700)
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
PATHS = (
    "/api/me", "/api/tables", "/api/carry", "/api/scenery", "/api/games", "/healthz", "/t/%ff",
    "/api/tables/{table}", "/api/tables/{table}/commands", "/api/tables/{table}/carry", "/api/tables/{table}/continue",
    "/api/tables/{table}/replay", "/api/tables/{table}/record", "/api/tables/{table}/fair",
    "/api/tables/{table}/live", "/api/tables/{table}/%00", "/api/tables/%2e%2e/record",
)  # fmt: skip
QUERIES = ("", "?seat=0", "?seat=-1", "?seat=9", "?seat=999999999999999", "?seat=x", "?seq=-5", "?seat=%F0%9F%8D%B0")


def fitting(info: inspect.Type) -> st.SearchStrategy[Any]:
    """Values that nearly fit a type."""
    match info:
        case inspect.IntType():
            return st.integers(-3, 12) | st.integers()
        case inspect.BoolType():
            return st.booleans()
        case inspect.LiteralType(values=values):
            return st.sampled_from(list(values))
        case inspect.StrType(pattern=pattern):
            return st.sampled_from(["a", "0" * 64, "apple"]) if pattern else st.text(max_size=30)
        case inspect.ListType(item_type=item):
            return st.lists(fitting(item), max_size=5)
        case inspect.StructType(cls=cls):
            return nearly(cls)
        case inspect.Metadata(type=inner):
            return fitting(inner)
    return VALUES


def nearly(cls: type) -> st.SearchStrategy[dict[str, Any]]:
    """A struct's JSON, mostly right, with a field now and then wrong, missing or too much."""
    info = inspect.type_info(cls)
    assert isinstance(info, inspect.StructType)
    fields = {
        field.encode_name: st.one_of(fitting(field.type), fitting(field.type), fitting(field.type), VALUES)
        for field in info.fields
    }
    required = {name: fields[name] for field in info.fields if (name := field.encode_name) and field.required}
    optional = {name: value for name, value in fields.items() if name not in required}
    tag = {info.tag_field: st.just(info.tag)} if info.tag_field else {}
    whole = st.fixed_dictionaries({**required, **tag}, optional=optional)
    return whole | st.fixed_dictionaries(tag, optional=fields)


def wished(game: Game) -> st.SearchStrategy[dict[str, Any]]:
    """A table of this game with its own options set to anything; good for a table, a board and the lobby."""
    options = st.dictionaries(st.sampled_from(game.options.__struct_fields__), SCALARS, max_size=3)
    seats = st.lists(st.just({"kind": "screen"}), min_size=1, max_size=12)
    fixed = {"type": st.just("set-options"), "id": st.just("x"), "game": st.just(game.name)}
    return st.fixed_dictionaries({**fixed, "options": options, "seats": seats})


WISHES = st.one_of([wished(game) for game in GAMES.values()])
COMMANDS = st.one_of([nearly(cls) for cls in acts.COMMANDS] + [WISHES])
BODIES = st.one_of(
    [
        nearly(cls)
        for cls in (
            wire_http.NewName, wire_http.NewSeat, wire_http.NewTable, wire_http.Continue, wire_http.Setting,
            wire_http.CarrySeat, wire_http.UseCarryLink,
        )
    ]
    + [WISHES, WISHES]
)  # fmt: skip
TEXTS = st.one_of(
    COMMANDS.map(lambda value: json.dumps(value, default=str)),
    COMMANDS.map(lambda value: json.dumps(value, default=str)),
    VALUES.map(lambda value: json.dumps(value, default=str)),
    st.text(max_size=80),
    st.just("[" * 5000),
)
SOCKET_MESSAGES = st.lists(TEXTS | st.binary(max_size=60), min_size=8, max_size=40)
HTTP_MESSAGES = st.lists(
    st.tuples(
        st.sampled_from(["GET", "POST", "POST", "PUT", "DELETE", "HEAD"]),
        st.sampled_from(PATHS),
        st.sampled_from(QUERIES),
        st.one_of(
            TEXTS.map(str.encode),
            BODIES.map(lambda value: json.dumps(value, default=str).encode()),
            st.binary(max_size=200),
        ),
    ),
    min_size=8,
    max_size=24,
)


# What no library would send: broken heads, bodies that end too soon, frames that break the protocol.
HEADS = st.one_of(
    st.binary(max_size=300),
    st.sampled_from(
        [
            b"GET / HTTP/9.9\r\n\r\n", b"GET\r\n\r\n",
            b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n",
            b"POST /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
            b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{", b"GET /" + b"a" * 70_000,
            b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X: y\r\n" * 9_000,
            b"GET /api/tables/x/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
        ]
    ),
)  # fmt: skip
FRAMES = st.one_of(
    st.binary(min_size=1, max_size=60),
    st.builds(
        lambda first, length, rest: bytes([first, length]) + rest,
        st.sampled_from([0x00, 0x01, 0x02, 0x80, 0x81, 0x82, 0x83, 0x88, 0x89, 0x8A, 0xC1, 0xF1]),
        st.sampled_from([0x00, 0x05, 0x7E, 0x7F, 0x80, 0x85, 0xFE, 0xFF]),
        st.binary(max_size=40),
    ),
)


def frame(first: int, body: bytes = b"") -> bytes:
    """A whole frame as a client sends it, masked with zeros."""
    length = len(body)
    if length < 126:
        return bytes([first, 0x80 | length]) + bytes(4) + body
    return bytes([first, 0xFE]) + length.to_bytes(2, "big") + bytes(4) + body


# Whole frames: control frames long and cut in two, text in pieces, text that is none, far too much of it.
WHOLE_FRAMES = st.one_of(
    st.builds(frame, st.sampled_from([0x88, 0x89, 0x8A, 0x09, 0x08]), st.binary(max_size=130)),
    st.builds(
        lambda head, parts, tail: frame(head, b"{") + b"".join(parts) + frame(0x80, tail),
        st.sampled_from([0x01, 0x02]),
        st.lists(st.builds(frame, st.sampled_from([0x00, 0x89, 0x01]), st.binary(max_size=20)), max_size=6),
        st.binary(max_size=20),
    ),
    st.builds(frame, st.just(0x81), st.binary(min_size=1, max_size=40)),
    st.builds(lambda size: frame(0x81, b'"' + b"x" * size + b'"'), st.sampled_from([16_000, 17_000, 65_000])),
    st.just(bytes([0x82, 0xFF]) + (1 << 62).to_bytes(8, "big") + bytes(4)),
)
RAW_MESSAGES = st.tuples(st.lists(HEADS, max_size=6), st.lists(FRAMES | WHOLE_FRAMES, max_size=6))


def spoiled(message: str | bytes, rng: random.Random) -> str | bytes:
    """The same with something cut off, doubled, or replaced by what hurts."""
    start, end = sorted(rng.randrange(len(message) + 1) for _ in range(2))
    head, middle, tail = message[:start], message[start:end], message[end:]
    if isinstance(message, str):
        hurts = rng.choice(['"', "}", "null", "-1", "9" * 30, "1e999", "\\ud800", "\x00", "[[", "é", " "])
        return "".join(rng.choice([[head, tail], [head, middle, middle, tail], [head, hurts, tail]]))  # type: ignore[list-item]
    return b"".join(rng.choice([[head, tail], [head, middle, middle, tail], [head, b"\xff", tail]]))  # type: ignore[list-item]


class Breach(AssertionError):
    """The server put up with what it must not."""


class Flood(msgspec.Struct):
    """The same frames without end, and how the server ends it."""

    frames: bytes
    code: int


FLOODS = {
    "pings": Flood(frame(0x89, b"a") * 3000, 1008),
    "pongs": Flood(frame(0x8A, b"a") * 3000, 1008),
    "fragments": Flood(frame(0x01) + frame(0x00) * 3000, 1008),
    "messages": Flood(frame(0x81, b'{"type":"ack","seq":1}') * 1500, 1008),
    "no text": Flood(frame(0x81, b"\xff\xfe"), 1007),
    "too long": Flood(bytes([0x81, 0xFF]) + (1 << 40).to_bytes(8, "big") + bytes(4), 1009),
}
HALVES = (
    b"",
    b"GET /healthz HTTP/1.1\r\nHost: x\r\n",
    b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{",
    b"POST /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nab",
)


def upgrade(table: str, token: str = "") -> bytes:
    lines = [
        f"GET /api/tables/{table}/live HTTP/1.1", "Host: x", "Upgrade: websocket", "Connection: Upgrade",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "Sec-WebSocket-Version: 13",
        *([f"Authorization: Bearer {token}"] if token else []),
    ]  # fmt: skip
    return "\r\n".join([*lines, "", ""]).encode()


async def hunt_flood(port: int, table: str, flood: Flood, patience: float = 60.0) -> None:
    """Send frames without end; Breach if the server goes on listening, or ends it in another way."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(upgrade(table))
    await reader.readuntil(b"\r\n\r\n")
    answer = b""
    try:
        async with asyncio.timeout(patience):
            with contextlib.suppress(ConnectionError):
                writer.write(flood.frames)
                await writer.drain()
                while data := await reader.read(65_536):
                    answer = (answer + data)[-200:]
    except TimeoutError:
        raise Breach("the server goes on listening") from None
    finally:
        writer.close()
    if flood.code.to_bytes(2, "big") not in answer:
        raise Breach(f"it did not end with {flood.code}: {answer!r}")


async def hunt_half_requests(port: int, each: int, patience: float) -> None:
    """Requests that are never finished; Breach if any is still waited for, or others are not served meanwhile."""

    async def one(head: bytes) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(head)
        try:
            async with asyncio.timeout(patience):
                with contextlib.suppress(ConnectionError):
                    await reader.read()
        except TimeoutError:
            raise Breach(f"still waiting for the rest of {head!r}") from None
        finally:
            writer.close()

    waiting = asyncio.gather(*[one(head) for head in HALVES for _ in range(each)])
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        if (await http.get("/healthz")).status_code != 200:
            raise Breach("others are not served")
    await waiting


class Fuzzer:
    """Sends what Hypothesis thinks up, from a seat at a real table."""

    def __init__(self, server: ServerProcess, token: str, tables: list[str]) -> None:
        self.server = server
        self.token = token
        self.tables = tables
        self.sent = {"socket": 0, "http": 0, "raw": 0}
        self.statuses: dict[int, int] = {}
        self.http = httpx.AsyncClient(
            base_url=server.url, headers={"authorization": f"Bearer {token}"}, timeout=120, follow_redirects=False
        )

    def total(self) -> int:
        return sum(self.sent.values())

    async def socket(self, messages: list[str | bytes]) -> None:
        """To every table at once: one that waits for its players, and a running game of each kind."""
        await asyncio.gather(*[self._socket(table, messages) for table in self.tables])

    async def _socket(self, table: str, messages: list[str | bytes]) -> None:
        """Every message is answered or ignored; the connection lives or is closed cleanly."""
        address = self.server.url.replace("http", "ws", 1) + f"/api/tables/{table}/live"
        async with (
            asyncio.timeout(120),
            connect(address, additional_headers={"authorization": f"Bearer {self.token}"}, compression=None) as socket,
        ):
            with contextlib.suppress(ConnectionClosed):
                for message in messages:
                    self.sent["socket"] += 1
                    await socket.send(message)
                await socket.send('{"type":"ping"}')
                while msgspec.json.decode(await socket.recv())["type"] != "pong":
                    pass
            assert socket.close_code in (None, 1000, 1008, 1009, 1012), socket.close_code

    async def requests(self, messages: list[tuple[str, str, str, bytes]]) -> None:
        await asyncio.gather(*[self._requests(table, messages) for table in self.tables])

    async def _requests(self, table: str, messages: list[tuple[str, str, str, bytes]]) -> None:
        for method, path, query, content in messages:
            self.sent["http"] += 1
            answer = await self.http.request(method, path.replace("{table}", table) + query, content=content)
            self.statuses[answer.status_code] = self.statuses.get(answer.status_code, 0) + 1
            assert answer.status_code < 500, (method, path, query, content, answer.text)

    async def raw(self, heads: list[bytes], frames: list[bytes]) -> None:
        """Bytes straight onto the wire. The server answers or hangs up; either way it serves the next one."""
        for head in heads:
            answer = await self._bytes(head)
            assert not answer.startswith(b"HTTP/1.1 5"), (head, answer)
        for table, data in zip(self.tables * len(frames), frames, strict=False):
            await self._bytes(upgrade(table, self.token) + data)
        assert (await self.http.get("/healthz")).status_code == 200

    async def _bytes(self, data: bytes) -> bytes:
        """Send, say that no more will come, and hear the server out."""
        self.sent["raw"] += 1
        async with asyncio.timeout(60):
            reader, writer = await asyncio.open_connection("127.0.0.1", self.server.port)
            try:
                writer.write(data)
                await writer.drain()
                writer.write_eof()
                return await reader.read()
            except ConnectionError:
                return b""
            finally:
                writer.close()

    def memory(self) -> int:
        """What the server holds in memory, in kB."""
        assert self.server.process is not None
        status = Path(f"/proc/{self.server.process.pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0])
