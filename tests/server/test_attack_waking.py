"""Who has many long tables woken waits for himself; whoever comes to his own table does not."""

import asyncio
from pathlib import Path

import httpx
import pytest

from comptoir.house.house import House
from comptoir.house.rooms import Room
from comptoir.house.store import Row
from comptoir.server.app import Server
from comptoir.server.config import Config
from tests.server.inside import FirstChoice
from tests.server.running import runs
from tests.server.test_http import open_table

MANY = 20


def from_address(server: Server, address: str) -> httpx.AsyncClient:
    transport = httpx.ASGITransport(server.app(), client=(address, 1))
    return httpx.AsyncClient(transport=transport, base_url="http://house")


@runs
async def test_one_visitors_long_tables_do_not_keep_another_from_his_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    woken: list[str] = []
    plays = House._play

    async def noted(house: House, room: Room, rows: list[Row]) -> None:
        await plays(house, room, rows)
        woken.append(room.table.id)

    server = Server(Config(database=str(tmp_path / "house.sqlite3")))
    server.house.bots = FirstChoice()
    await server.open()
    async with from_address(server, "10.0.0.1") as visitor, from_address(server, "10.0.0.2") as honest:
        tables = [await open_table(visitor) for _ in range(MANY)]
        mine = await open_table(honest)
        server.house.rooms.clear()
        monkeypatch.setattr(House, "_play", noted)
        async with server.house.one_at_a_time:  # while a long one is being woken
            asked = [asyncio.create_task(visitor.get(f"/api/tables/{table}")) for table in tables]
            while len(server.house.waking) < 2:
                await asyncio.sleep(0.001)
            await asyncio.sleep(0.05)
            asked.append(asyncio.create_task(honest.get(f"/api/tables/{mine}")))
            while mine not in server.house.waking:
                await asyncio.sleep(0.001)
            await asyncio.sleep(0.05)
        answers = await asyncio.gather(*asked)
    await server.close()
    assert [answer.status_code for answer in answers] == [200] * (MANY + 1)
    assert len(woken) == MANY + 1
    assert woken.index(mine) <= 3
