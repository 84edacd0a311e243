"""Plain HTTP attacked: lists in lists without end, work asked for past its meter, and what an answer's length tells."""

import asyncio
import socket
import threading
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from comptoir.server.app import API
from comptoir.server.security import Limit, Limits
from tests.server.inside import new_id
from tests.server.running import runs
from tests.server.test_http import open_table, site

DEEP = b'{"a":' + b"[" * 30_000 + b"]" * 30_000 + b"}"


@runs
async def test_looking_up_our_own_name_keeps_nobody_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nobody knows it that takes seconds: others are answered meanwhile, and all who ask wait for one look."""
    others = threading.Event()
    asked: list[str] = []

    def slow(name: str) -> tuple[str, list[str], list[str]]:
        asked.append(name)
        assert others.wait(20)
        return name, [], ["192.0.2.7"]

    monkeypatch.setattr(socket, "gethostbyname_ex", slow)
    async with site(tmp_path, host="0.0.0.0") as http:
        waiting = [asyncio.create_task(http.get("/api/reach")) for _ in range(3)]
        while not asked:
            await asyncio.sleep(0.01)
        assert (await http.get("/api/games")).status_code == 200
        others.set()
        found = [(await answer).json()["addresses"] for answer in waiting]
    assert all(any("//192.0.2.7:" in address for address in addresses) for addresses in found)
    assert len(asked) == 1


@runs
async def test_what_is_nested_without_end_is_malformed_and_no_trouble(tmp_path: Path) -> None:
    async with site(tmp_path, rate=1000) as http:
        table = await open_table(http)
        made = await http.post("/api/evenings", json={"name": "Friday", "menu": [{"game": "cafe-race"}]})
        named = {"table": table, "code": made.json()["code"], "game": "cafe-race", "date": "2026-11-17"}
        for method, path, _handler in API:
            if method == "POST" and not path.endswith(("/key", "/forget", "/erase", "/remove")):
                answer = await http.post(path.format(**named), content=DEEP)
                assert answer.status_code < 500, path


@runs
async def test_no_forecast_is_begun_past_its_meter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever said that he had seen some games already was not counted."""
    monkeypatch.setattr(Limits, "__init__", metered)
    async with site(tmp_path) as http:
        table = await open_table(http)
        assert [await forecast(http, table, seats) for seats in (4, 5, 6, 4)] == [200, 200, 429, 200]


@runs
async def test_an_evenings_honours_are_metered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asked woke all its games that nobody has looked at yet, again and again."""
    monkeypatch.setattr(Limits, "__init__", metered)
    async with site(tmp_path) as http:
        await http.post("/api/me", json={"name": "Zoé"})
        made = await http.post("/api/evenings", json={"name": "Friday", "menu": [{"game": "cafe-race"}]})
        path = f"/api/evenings/{made.json()['code']}/honours"
        assert [(await http.get(path)).status_code for _ in range(3)] == [200, 200, 429]


def metered(limits: Limits, rate: float, make: Callable[[Limits, float], None] = Limits.__init__) -> None:
    """Two sums and no more."""
    make(limits, rate)
    limits.sums = Limit(2, 0)


async def forecast(http: httpx.AsyncClient, table: str, seats: int) -> int:
    """At so many seats: each is another question, once."""
    wish = {"type": "set-table", "id": new_id(), "clock": {}, "public": False, "seats": seats}
    await http.post(f"/api/tables/{table}/commands", json=wish)
    return (await http.get(f"/api/tables/{table}/forecast?after=-1")).status_code


@runs
async def test_no_key_is_squeezed_together_with_what_others_typed(tmp_path: Path) -> None:
    """Who sees how long the host's answers are would find his keys letter by letter, by the names he comes under."""
    async with site(tmp_path, rate=1000) as http:
        table = await open_table(http)
        made = await http.post("/api/evenings", json={"name": "Friday", "menu": [{"game": "cafe-race"}]})
        evening = f"/api/evenings/{made.json()['code']}"
        for number in range(12):
            wish = {"type": "join", "id": f"j{number}", "name": f"Guest {number}"}
            await http.post(f"{evening}/commands", json=wish)
        for path in (evening, f"{evening}/wait", f"/api/tables/{table}", "/api/tables"):
            assert "content-encoding" not in (await http.get(path)).headers
        assert len((await http.get(evening)).content) > 1_300


@runs
async def test_whoever_opens_table_after_table_does_not_push_others_off_the_list(tmp_path: Path) -> None:
    """Three cards of one visitor filled all fifty places."""
    wish = {"game": "cafe-race", "seats": [{"kind": "person"}, {"kind": "open"}, {"kind": "open"}], "public": True}
    async with site(tmp_path) as http:
        await http.post("/api/me", json={"name": "Zoé"})
        honest = (await http.post("/api/tables", json=wish)).json()["id"]
        for name in ("A", "B", "C"):
            http.cookies.clear()
            await http.post("/api/me", json={"name": name})
            for _ in range(19):
                assert (await http.post("/api/tables", json=wish)).status_code == 201
        listed = [line["id"] for line in (await http.get("/api/tables")).json()["public"]]
    assert len(listed) == 50
    assert honest in listed[:4]
