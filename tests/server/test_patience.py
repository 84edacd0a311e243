"""How long the server waits for a client: it speaks up itself, and lets go of whoever is gone."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from comptoir.house.rooms import Viewer
from comptoir.server.config import Config
from comptoir.server.connection import Connection, Patience
from comptoir.server.web import Site
from tests.server.inside import hall_at
from tests.server.running import runs

LONG = 300.0


class Client:
    """The far end of a socket: says nothing, and swallows what it is sent unless it is `stuck`."""

    def __init__(self, stuck: bool = False) -> None:
        self.stuck = stuck
        self.headers: dict[str, str] = {}
        self.cookies: dict[str, str] = {}
        self.heard: list[str] = []
        self.news = asyncio.Event()

    async def send(self, message: dict[str, Any]) -> None:
        if self.stuck:
            await asyncio.sleep(LONG)
        self.heard.append(message["text"])
        self.news.set()

    async def receive(self) -> dict[str, Any]:
        await asyncio.sleep(LONG)
        return {"type": "websocket.disconnect"}


@asynccontextmanager
async def connected(folder: Path, client: Client, patience: Patience) -> AsyncIterator[tuple[Connection, Viewer]]:
    async with hall_at(folder) as hall:
        zoe = await hall.person("Zoé")
        room = await hall.open(zoe, "cafe-race", "person", "bot", "bot")
        viewer = Viewer(zoe, 0)
        site = Site(hall.house, Config())
        yield Connection(site, client, room, viewer, patience), viewer  # type: ignore[arg-type]
        assert room.viewers == set()


@runs
async def test_after_a_silence_the_server_says_something(tmp_path: Path) -> None:
    client = Client()
    async with connected(tmp_path, client, Patience(LONG, 0.01, LONG)) as (connection, viewer):
        running = asyncio.create_task(connection.run(0))
        while not [text for text in client.heard if text.startswith('{"type":"pong"')]:
            client.news.clear()
            await client.news.wait()
        viewer.drop()
        await running


@runs
async def test_who_says_nothing_for_long_is_let_go(tmp_path: Path) -> None:
    async with connected(tmp_path, Client(), Patience(LONG, LONG, 0.01)) as (connection, _viewer):
        await connection.run(0)


@runs
async def test_who_does_not_swallow_is_let_go(tmp_path: Path) -> None:
    async with connected(tmp_path, Client(stuck=True), Patience(0.01, LONG, LONG)) as (connection, _viewer):
        await connection.run(0)


@runs
async def test_acknowledging_is_noted_in_passing_until_somebody_has_had_his_share(tmp_path: Path) -> None:
    async with connected(tmp_path, Client(), Patience(LONG, LONG, LONG)) as (connection, viewer):
        viewer.address = "192.0.2.7"
        shares = connection.site.shares
        assert connection._acknowledges(b'{"type":"ack","seq":1}')
        assert viewer.acked == 1
        assert not connection._acknowledges(b'{"type":"ack","seq":"none"}')
        assert not connection._acknowledges(b'{"type":"chat","id":"a","text":"hm"}')
        assert not connection._acknowledges(b'{"type":"ack","seq":1' + b" " * 60 + b"}")
        purse = shares.purse(viewer.address)
        for bucket in (purse, purse.aside, purse.card(viewer.person.id)):
            bucket.takes(bucket.left + 1)
        assert not connection._acknowledges(b'{"type":"ack","seq":2}')
        assert viewer.acked == 1
