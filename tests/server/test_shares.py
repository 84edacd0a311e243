"""One address's share of the event loop: whoever has had it waits, and nobody else does."""

import asyncio
import time
from pathlib import Path

import httpx
import pytest

from comptoir.server import shares
from comptoir.server.app import Server
from comptoir.server.config import Config
from comptoir.server.shares import Shares, Timed
from tests.server.fuzzing import frame, upgrade
from tests.server.running import runs
from tests.server.test_guards import WHOLE, house, lobby, sends
from tests.server.test_http import open_table


def work_for(seconds: float) -> None:
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


@runs
async def test_only_work_is_counted_and_waiting_is_not() -> None:
    spent: list[float] = []

    async def work() -> str:
        work_for(0.01)
        await asyncio.sleep(0.3)
        work_for(0.01)
        return "done"

    assert await Timed(work(), spent.append) == "done"
    assert 0.02 <= sum(spent) < 0.2


@runs
async def test_a_cancellation_reaches_the_work() -> None:
    ended: list[str] = []

    async def work() -> None:
        try:
            await asyncio.sleep(60)
        finally:
            ended.append("work")

    async def timed() -> None:
        await Timed(work(), lambda _spent: None)

    task = asyncio.create_task(timed())
    await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert ended == ["work"]


@runs
async def test_who_has_had_his_share_waits_and_others_do_not() -> None:
    found, order = Shares(1e-6), []

    async def work(who: str) -> None:
        work_for(0.01)
        order.append(who)

    async with asyncio.timeout(5):
        await found.serve("greedy", lambda: work("greedy"))
        waiting = [asyncio.create_task(found.serve("greedy", lambda: work("greedy"))) for _ in range(5)]
        await asyncio.sleep(0)
        await found.serve("other", lambda: work("other"))
    assert order == ["greedy", "other"]
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)


def test_full_purses_are_forgotten() -> None:
    found = Shares(1.0)
    for number in range(5_000):
        found.purse(f"{number}")
    assert len(found.purses) <= 2 * shares.SOME


@pytest.mark.parametrize("path", ["/healthz", "/nowhere", "/api/tables/{}", "/api/tables/{}/wait?seq=1", "socket"])
def test_whatever_one_address_asks_for_others_are_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    @runs
    async def test() -> None:
        async with house(tmp_path) as url:
            table = await lobby(url)
            monkeypatch.setattr(shares, "SHARE", 1e-9)
            monkeypatch.setattr(shares, "AT_ONCE", 0.0)
            if path == "socket":
                reader, writer = await sends(url, upgrade(table), stranger=True)
                await reader.readuntil(b'"presence"')
                writer.write(frame(0x81, b'{"type":"ping"}') * 5)
            else:
                request = f"GET {path.format(table)} HTTP/1.1\r\nHost: x\r\n\r\n".encode()
                reader, writer = await sends(url, request * 5, stranger=True)
            await asyncio.sleep(0.3)
            here, _ = await sends(url, WHOLE)
            assert b"200 OK" in await here.readuntil(b"}")  # from another address
            if path != "socket" and "wait" not in path:  # whoever waited takes his turn once more
                assert (await reader.read(1 << 20)).count(b"HTTP/1.1 ") <= 1
            writer.close()

    test()


@runs
async def test_news_that_wakes_a_crowd_is_told_them_when_it_is_their_turn(tmp_path: Path) -> None:
    """All the polls that an address gets, of thirty names: a word at the table kept everybody waiting until every one
    of them was answered, however much they had cost already.
    """
    server = Server(Config(database=str(tmp_path / "house.sqlite3")))
    await server.open()
    zoe, crowd = at(server, "192.0.2.1"), at(server, "192.0.2.2")
    table = await open_table(zoe)
    polls = [asyncio.create_task(crowd.get(f"/api/tables/{table}/wait?seq=1")) for _ in range(30)]
    try:
        while server.site.limits.polls.count.total() < len(polls):
            await asyncio.sleep(0.01)
        server.site.shares.purse("192.0.2.2").takes(1_000)
        said = await zoe.post(f"/api/tables/{table}/commands", json={"type": "chat", "id": "c", "text": "Wake up"})
        assert said.json()["type"] == "done"
        for _ in range(20):
            assert (await zoe.get("/healthz")).status_code == 200
        assert not any(poll.done() for poll in polls)
    finally:
        for poll in polls:
            poll.cancel()
        await asyncio.gather(*polls, return_exceptions=True)
        await server.close()


def at(server: Server, address: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(transport=httpx.ASGITransport(server.app(), client=(address, 1)), base_url="http://house")
