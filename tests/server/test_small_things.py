"""Small ways to make the server stumble, each of which it once did."""

import sqlite3
from pathlib import Path

import pytest

from comptoir.house.acts.talking import Chat
from comptoir.house.house import Unsure
from comptoir.house.store import Addition, InUse, NoDatabase, Outcome
from comptoir.server.app import Server
from comptoir.server.config import Config
from comptoir.server.storage.sqlite import SqliteStore
from tests.server.inside import hall_at
from tests.server.running import runs
from tests.server.test_http import site


@runs
async def test_an_origin_that_is_none_is_refused_in_words(tmp_path: Path) -> None:
    async with site(tmp_path) as http:
        answer = await http.post("/api/me", json={"name": "Zoé"}, headers={"origin": "http://["})
        assert (answer.status_code, answer.json()["words"]["key"]) == (403, "server-origin")


@runs
async def test_only_a_bearer_of_a_token_needs_no_origin(tmp_path: Path) -> None:
    async with site(tmp_path) as http:
        elsewhere = {"origin": "http://elsewhere.example"}
        token = (await http.post("/api/me", json={"name": "Zoé", "token": True})).json()["token"]
        for scheme, status in ((f"Bearer {token}", 200), ("Basic eDp5", 403), ("Bearer", 403), ("Bearer ", 403)):
            headers = {**elsewhere, "authorization": scheme}
            assert (await http.post("/api/me", json={"name": "Zoé"}, headers=headers)).status_code == status, scheme


@runs
async def test_names_no_file_system_would_take_are_only_unknown(tmp_path: Path) -> None:
    async with site(tmp_path) as http:
        assert (await http.get("/" + "a" * 5000)).status_code == 200
        assert (await http.get("/assets/" + "a/" * 3000)).status_code == 404
        assert (await http.get("/api/tables/" + "a" * 5000)).status_code == 404


@runs
async def test_a_link_to_the_file_is_the_same_file(tmp_path: Path) -> None:
    file, link = tmp_path / "house.sqlite3", tmp_path / "elsewhere" / "link.sqlite3"
    link.parent.mkdir()
    link.symlink_to(file)
    first, second = SqliteStore(file), SqliteStore(link)
    await first.open()
    with pytest.raises(InUse):
        await second.open()
    await first.close()


async def no_room(*_: object) -> None:
    raise sqlite3.OperationalError("database or disk is full")


@runs
async def test_a_full_disk_at_the_start_is_said_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SqliteStore, "beat", no_room)
    server = Server(Config(database=str(tmp_path / "house.sqlite3")))
    with pytest.raises(NoDatabase, match="disk is full"):
        await server.open()
    monkeypatch.undo()
    await server.close()


@runs
async def test_health_is_red_while_nothing_can_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(_store: SqliteStore, _addition: Addition) -> Outcome:
        raise sqlite3.OperationalError("database or disk is full")

    async with hall_at(tmp_path) as hall:
        zoe = await hall.person("Zoé")
        room = await hall.open(zoe, "cafe-race", "person", "bot", "bot")
        with monkeypatch.context() as disk:
            disk.setattr(SqliteStore, "append", full)
            with pytest.raises(Unsure):
                await hall.ask(room, zoe, Chat, text="hello")
            assert not hall.house.can_write()
        await hall.do(room, zoe, Chat, text="hello")
        assert hall.house.can_write()
        with monkeypatch.context() as disk:
            disk.setattr(SqliteStore, "beat", no_room)
            with pytest.raises(sqlite3.OperationalError):
                await hall.house.beat()
            assert not hall.house.can_write()
        await hall.house.beat()
        assert hall.house.can_write()


@runs
async def test_health_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("comptoir.house.house.House.can_write", lambda _: False)
    async with site(tmp_path) as http:
        assert (await http.get("/healthz")).status_code == 503
