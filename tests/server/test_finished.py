"""After the game, by plain HTTP: record, replay, luck, going on."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx

from comptoir.cli import run
from comptoir.server.app import Server
from comptoir.server.config import Config
from tests.server.inside import FirstChoice, Hall
from tests.server.running import runs
from tests.server.test_undo import race


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[tuple[Hall, httpx.AsyncClient]]:
    """A house whose tables are played from inside and asked about from outside."""
    server = Server(Config(database=str(folder / "house.sqlite3"), rate=1000))
    server.house.bots = FirstChoice()
    await server.open()
    async with httpx.AsyncClient(transport=httpx.ASGITransport(server.app()), base_url="http://house") as client:
        yield Hall(server.house), client
    await server.close()


@runs
async def test_a_finished_game_is_kept_shown_and_verified(tmp_path: Path) -> None:
    async with opened(tmp_path) as (hall, http):
        room, _people = await race(hall, "Zoé", "Max", "Ida")
        await hall.play_out(room, 3)
        address = f"/api/tables/{room.table.id}"
        record = await http.get(f"{address}/record")
        assert "attachment" in record.headers["content-disposition"]
        file = tmp_path / "game.txt"
        file.write_text(record.text, encoding="utf-8")
        assert run(["verify", str(file)]) == 0
        frames = (await http.get(f"{address}/replay?seat=2")).json()["frames"]
        assert frames[-1]["play"]["over"]
        assert frames[-1]["play"]["seat"] == 2
        assert (await http.get(f"{address}/replay?seat=3")).json()["words"]["key"] == "server-no-seat"
        assert (await http.get(f"{address}/fair")).json()["commitment"] == room.table.commitment


@runs
async def test_anybody_with_a_name_goes_on_from_a_moment(tmp_path: Path) -> None:
    async with opened(tmp_path) as (hall, http):
        room, _people = await race(hall, "Zoé", "Max", "Ida")
        early = {"entry": room.table.seq, "seat": 1}
        address = f"/api/tables/{room.table.id}"
        assert (await http.post(f"{address}/continue", json=early)).status_code == 401
        await http.post("/api/me", json={"name": "Léo"})
        assert (await http.post(f"{address}/continue", json=early)).json()["words"]["key"] == "server-not-over"
        await hall.play_out(room, 3)
        frames = (await http.get(f"{address}/replay")).json()["frames"]
        middle = frames[len(frames) // 2]
        made = await http.post(f"{address}/continue", json={"entry": middle["entry"], "seat": 1, "level": "master"})
        assert made.status_code == 201
        table = f"/api/tables/{made.json()['id']}"
        for body in ({"type": "ready", "id": "r", "ready": True}, {"type": "start", "id": "s"}):
            assert (await http.post(f"{table}/commands", json=body)).json()["type"] == "done"
        seen = (await http.get(table)).json()
        assert seen["table"]["origin"] == room.table.id
        assert [seat["kind"] for seat in seen["table"]["seats"]] == ["bot", "person", "bot"]
        assert (await http.get(f"{table}?seat=-1")).json()["play"]["view"] == middle["play"]["view"]
