"""Malformed messages by the thousand: no 500, no hang, no growth."""

import asyncio
import contextlib
import json
from pathlib import Path
from typing import Any

import httpx
import msgspec
from hypothesis import strategies as st
from msgspec import inspect
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from comptoir.server import wire, wire_http
from tests.server.processes import ServerProcess

SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20) | st.just("x" * 700)
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
PATHS = (
    "/api/me", "/api/tables", "/api/carry", "/api/tables/{table}/commands", "/api/tables/{table}/carry",
    "/api/tables/{table}/continue", "/api/games", "/healthz", "/api/tables/{table}/%00", "/t/%ff",
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


COMMANDS = st.one_of([nearly(cls) for cls in wire.Command.__args__])
BODIES = st.one_of(
    [nearly(cls) for cls in (wire_http.NewName, wire_http.NewSeat, wire_http.NewTable, wire_http.Continue)]
)
TEXTS = st.one_of(
    COMMANDS.map(lambda value: json.dumps(value, default=str)),
    COMMANDS.map(lambda value: json.dumps(value, default=str)),
    VALUES.map(lambda value: json.dumps(value, default=str)),
    st.text(max_size=80),
    st.just("[" * 5000),
)
SOCKET_MESSAGES = st.lists(TEXTS | st.binary(max_size=60), min_size=1, max_size=40)
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
    min_size=1,
    max_size=20,
)


class Fuzzer:
    """Sends what Hypothesis thinks up, from a seat at a real table."""

    def __init__(self, server: ServerProcess, token: str, table: str) -> None:
        self.server = server
        self.token = token
        self.table = table
        self.sent = 0
        self.statuses: dict[int, int] = {}
        self.http = httpx.AsyncClient(
            base_url=server.url, headers={"authorization": f"Bearer {token}"}, timeout=30, follow_redirects=False
        )

    async def socket(self, messages: list[str | bytes]) -> None:
        """Every message is answered or ignored; the connection lives or is closed cleanly."""
        address = self.server.url.replace("http", "ws", 1) + f"/api/tables/{self.table}/live"
        async with (
            asyncio.timeout(30),
            connect(address, additional_headers={"authorization": f"Bearer {self.token}"}, compression=None) as socket,
        ):
            with contextlib.suppress(ConnectionClosed):
                for message in messages:
                    self.sent += 1
                    await socket.send(message)
                await socket.send('{"type":"ping"}')
                while msgspec.json.decode(await socket.recv())["type"] != "pong":
                    pass
            assert socket.close_code in (None, 1000, 1008, 1009, 1012), socket.close_code

    async def requests(self, messages: list[tuple[str, str, str, bytes]]) -> None:
        for method, path, query, content in messages:
            self.sent += 1
            answer = await self.http.request(method, path.replace("{table}", self.table) + query, content=content)
            self.statuses[answer.status_code] = self.statuses.get(answer.status_code, 0) + 1
            assert answer.status_code < 500, (method, path, query, content, answer.text)

    def memory(self) -> int:
        """What the server holds in memory, in kB."""
        assert self.server.process is not None
        status = Path(f"/proc/{self.server.process.pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0])
