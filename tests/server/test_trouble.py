"""When something breaks: the unsure is not called refused, trouble is a sentence, and logs keep secrets."""

import asyncio
import socket
from pathlib import Path

import pytest

from comptoir.house import wire
from comptoir.house.acts.starting import Start
from comptoir.house.acts.talking import Chat
from comptoir.house.house import Unsure
from comptoir.house.rooms import Viewer, encode
from comptoir.house.store import Addition, Outcome
from comptoir.kernel.say import Say
from comptoir.server.commands import carry_out
from comptoir.server.config import Config
from comptoir.server.connection import Connection
from comptoir.server.storage.sqlite import SqliteStore
from comptoir.server.web import Site
from tests.server.inside import Hall, hall_in
from tests.server.players import Player, new_person, new_table
from tests.server.processes import ServerProcess
from tests.server.running import runs
from tests.server.test_patience import Client


class Forgetful(SqliteStore):
    """Writes, and once loses the answer on the way back."""

    lost = False

    async def append(self, addition: Addition) -> Outcome:
        outcome = await super().append(addition)
        if self.lost:
            self.lost = False
            raise ConnectionError("the line is dead")
        return outcome


def test_no_request_however_odd_leaves_a_line_in_the_logs(tmp_path: Path) -> None:
    with ServerProcess(str(tmp_path / "house.sqlite3"), tmp_path) as server:
        before = server.log.stat().st_size
        for odd in (b"GET / HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: h2c\r\n\r\n", b"odd\r\n\r\n"):
            for _ in range(20):
                with socket.create_connection(("127.0.0.1", server.port), timeout=60) as line:
                    line.sendall(odd)
                    assert line.recv(100).startswith(b"HTTP/1.1 ")
        assert server.log.stat().st_size == before


@runs
async def test_a_lost_answer_is_neither_done_nor_refused_and_sent_again_it_counts_once(tmp_path: Path) -> None:
    store = Forgetful(tmp_path / "house.sqlite3")
    async with hall_in(store) as hall:
        zoe = await hall.person("Zoé")
        room = await hall.open(zoe, "cafe-race", "person", "bot", "bot")
        site = Site(hall.house, Config())
        chat = Chat("once", "hello")
        store.lost = True
        with pytest.raises(Unsure):
            await carry_out(site, room, zoe, chat)
        assert await carry_out(site, room, zoe, chat) == wire.Done("once", 2)
        assert [line.text for line in room.table.chat] == ["hello"]


@runs
async def test_over_the_socket_the_unsure_client_is_sent_away_to_come_back(tmp_path: Path) -> None:
    store = Forgetful(tmp_path / "house.sqlite3")
    async with hall_in(store) as hall:
        connection, viewer = await connect(hall)
        store.lost = True
        await connection._answer(Chat("once", "hello"))
        assert viewer.lost
        assert viewer.queue.empty()


@runs
async def test_trouble_is_a_sentence_and_the_connection_lives(tmp_path: Path) -> None:
    async with hall_in(SqliteStore(tmp_path / "house.sqlite3")) as hall:
        connection, viewer = await connect(hall)
        connection.room.table.game = None  # type: ignore[assignment]  # as a fault of ours would leave it
        await connection._answer(Start("x"))
        assert viewer.queue.get_nowait() == encode(wire.Refused("x", Say("server-trouble")))
        assert not viewer.lost


async def connect(hall: Hall) -> tuple[Connection, Viewer]:
    zoe, token = await hall.house.people.make("Zoé")
    room = await hall.open(zoe, "cafe-race", "person", "bot", "bot")
    viewer = Viewer(zoe, 0)
    connection = Connection(Site(hall.house, Config()), Client(), room, viewer)  # type: ignore[arg-type]
    connection.token = token
    return connection, viewer


@runs
async def test_no_secret_is_in_the_logs(tmp_path: Path) -> None:
    server = ServerProcess(str(tmp_path / "house.sqlite3"), tmp_path, COMPTOIR_LOG="debug")
    await asyncio.to_thread(server.start)
    token = await new_person(server.url, "Zoé")
    table = await new_table(server.url, token, "cafe-race", [{"kind": "screen"}] * 3)
    player = await Player(server.url, token, table, 0).connect()
    await player.until(lambda player: player.seq)
    await player.done("chat", text="between us")
    await player.ready()
    await player.done("start")
    await player.reveal()
    await player.until(Player.asked)
    await player.choose()
    await player.close()
    await asyncio.to_thread(server.stop)
    written = server.log.read_text()
    assert '"route": "/api/tables"' in written
    for secret in (token, table, player.word, "between us", "Zoé"):
        assert secret not in written
