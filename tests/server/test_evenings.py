"""Evenings with real processes: two dozen phones behind one router, servers killed, codes found on the street."""

import asyncio
import csv
import io
import json
import secrets
import zipfile
from collections import Counter
from pathlib import Path

import httpx
import pytest
from websockets import connect

from comptoir.house.evenings.evening import DEVICE
from comptoir.server.config import Config
from comptoir.server.reach import addresses
from tests.server.partying import Phone, evening_of, next_round, until_done
from tests.server.processes import ServerProcess
from tests.server.running import runs

RACE, CAFE, DUEL = {"game": "cafe-race"}, {"game": "cafe-international"}, {"game": "espresso-doppio"}
NINE = ["Ada", "Blaise", "Chloé", "Denis", "Elsa", "Farid", "Gus", "Hana", "Ivo"]


def nobody_twice(found: dict[str, list[dict[str, list[int]]]], people: int) -> None:
    chairs = Counter(number for board in found["boards"] for number in board["chairs"] if number >= 0)
    assert sorted(chairs) == list(range(people))
    assert set(chairs.values()) == {1}


async def rounds_under_fire(houses: list[ServerProcess]) -> None:
    """A server dies right after the first round was acknowledged, and in the middle of the second one's tables."""
    code, host, phones = await evening_of(houses, NINE[:4], [RACE, CAFE])
    for number in range(2):
        begun = await next_round(code, host)
        nobody_twice(begun, 4)
        if number == 0:
            await killed(secrets.choice(houses))
        playing = [asyncio.create_task(phone.play(code)) for phone in phones]
        if number == 1:
            before = sum(phone.made for phone in phones)
            while sum(phone.made for phone in phones) < before + 4 and not all(task.done() for task in playing):
                await asyncio.sleep(0.02)
            await killed(secrets.choice(houses))
        await asyncio.gather(*playing)
        state = await until_done(code, host)
        assert [board["table"] for board in state["rounds"][number]["boards"]] == [
            board["table"] for board in begun["boards"]
        ]
        assert [guest["name"] for guest in sorted(state["guests"], key=lambda g: g["number"])] == NINE[:4]
        assert {board["how"] for board in state["rounds"][number]["boards"]} == {"over"}
    assert sum(guest["games"] for guest in state["guests"]) == 8
    results = (await host.evening(code))["rounds"]
    assert [len(each["boards"]) for each in results] == [len(each["boards"]) for each in state["rounds"]]


async def killed(house: ServerProcess) -> None:
    """And opened again."""
    await asyncio.to_thread(house.kill)
    await asyncio.to_thread(house.start)


@runs
async def test_kills_between_and_inside_rounds_lose_nothing_on_sqlite(tmp_path: Path) -> None:
    with ServerProcess(str(tmp_path / "house.sqlite3"), tmp_path, COMPTOIR_HASTE="yes") as house:
        await rounds_under_fire([house])


@runs
async def test_kills_of_either_process_lose_nothing_on_postgresql(
    request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    database = await asyncio.to_thread(lambda: request.getfixturevalue("postgres").database())
    with (
        ServerProcess(database, tmp_path, COMPTOIR_HASTE="yes") as one,
        ServerProcess(database, tmp_path, COMPTOIR_HASTE="yes") as two,
    ):
        await rounds_under_fire([one, two])


@runs
async def test_two_dozen_phones_behind_one_router_meet_no_limit(tmp_path: Path) -> None:
    """At the usual rates: all come at once, all look all the time, all play."""
    with ServerProcess(str(tmp_path / "house.sqlite3"), tmp_path, rate="1", COMPTOIR_HASTE="yes") as house:
        names = [f"Guest {number}" for number in range(24)]
        code, host, phones = await evening_of([house], names, [DUEL])
        watching = [asyncio.create_task(phone.ask("GET", f"/api/evenings/{code}/wait?seq=1000")) for phone in phones]
        nobody_twice(await next_round(code, host), 24)
        playing = [asyncio.create_task(phone.play(code)) for phone in phones]
        while any(phone.made == 0 for phone in phones) and not any(task.done() for task in playing):
            await asyncio.sleep(0.05)
        for task in playing:
            assert not task.done() or task.exception() is None
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        assert all(phone.made for phone in phones)
        late = await Phone([house], "Guest 25").come()
        assert (await late.join(code))["words"]["key"] == "evening-refusal-full"
        for task in watching:
            task.cancel()
        await asyncio.gather(*watching, return_exceptions=True)


@runs
async def test_a_code_found_on_the_street_reads_no_hand_and_takes_no_seat(tmp_path: Path) -> None:
    with ServerProcess(str(tmp_path / "house.sqlite3"), tmp_path, rate="1", COMPTOIR_HASTE="yes") as house:
        code, host, phones = await evening_of([house], NINE[:3], [CAFE])
        await next_round(code, host)
        await asyncio.gather(*[phone.sit_down(code) for phone in phones])
        finder = await Phone([house], "Finder").come()
        seen = await finder.evening(code)
        assert [board["table"] for board in seen["rounds"][0]["boards"]] == [""]
        assert (seen["host_key"], {guest["key"] for guest in seen["guests"]}) == ("", {""})
        await finder.join(code)
        table = (await finder.evening(code))["rounds"][0]["boards"][0]["table"]
        snapshot = await finder.look(table)
        assert snapshot["play"]["seat"] == -1
        for seat in range(3):
            answer = await finder.tell(f"/api/tables/{table}", type="set-seat", seat=seat, kind="person")
            assert answer["words"]["key"] == "server-seat-taken"
        for wish in ({"type": "next-round", "round": 1}, {"type": "close"}, {"type": "bar", "guest": 0}):
            assert (await finder.tell(f"/api/evenings/{code}", **wish))["words"]["key"] == "evening-refusal-host-only"
        assert [await answered(house, finder, table, seat) for seat in (-1, 0, 1, 2)] == ["snapshot", *["closing"] * 3]
        for address in (f"evening-{code}", (await finder.evening(code))["wall"]):  # logs, but no tables
            assert await answered(house, finder, address, -1) == "closing"
        await a_joker_is_stopped(house, code, host, finder)


async def answered(house: ServerProcess, phone: Phone, table: str, seat: int) -> str:
    """What a socket that asks for this seat is told first."""
    url = f"{house.url.replace('http', 'ws')}/api/tables/{table}/live?seat={seat}"
    async with connect(url, additional_headers={"authorization": f"Bearer {phone.token}"}) as socket:
        return str(json.loads(await socket.recv())["type"])


async def a_joker_is_stopped(house: ServerProcess, code: str, host: Phone, joker: Phone) -> None:
    """He tries a hundred times; after it others still come in from the same address, and he is shown out for good."""
    wishes = [{"type": "join", "id": secrets.token_hex(8), "name": f"Joker {number}"} for number in range(100)]
    headers = {"authorization": f"Bearer {joker.token}"}
    async with httpx.AsyncClient(base_url=house.url, headers=headers, timeout=60) as http:
        posts = [http.post(f"/api/evenings/{code}/commands", json=wish) for wish in wishes]
        tried = await asyncio.gather(*posts, return_exceptions=True)
    answers = [answer for answer in tried if isinstance(answer, httpx.Response)]  # so many lines at once are cut
    assert sum(answer.is_success and answer.json()["type"] == "done" for answer in answers) < DEVICE
    assert any(answer.status_code == 429 for answer in answers)
    late = await Phone([house], "Late").come()
    assert (await late.join(code))["type"] == "done"
    theirs = next(guest["number"] for guest in (await joker.evening(code))["guests"] if guest["mine"])
    await host.tell(f"/api/evenings/{code}", type="bar", guest=theirs)
    here = [guest["name"] for guest in (await host.evening(code))["guests"] if guest["here"]]
    assert sorted(here) == [*NINE[:3], "Late"]


@runs
async def test_everything_can_be_taken_along_and_no_name_is_a_formula(tmp_path: Path) -> None:
    with ServerProcess(str(tmp_path / "house.sqlite3"), tmp_path, COMPTOIR_HASTE="yes") as house:
        code, host, phones = await evening_of([house], ["=1+1", "Blaise", "Chloé"], [RACE])
        await next_round(code, host)
        await asyncio.gather(*[phone.play(code) for phone in phones])
        await until_done(code, host)
        assert (await host.tell(f"/api/evenings/{code}", type="close"))["type"] == "done"
        headers = {"authorization": f"Bearer {phones[0].token}"}
        async with httpx.AsyncClient(base_url=house.url, headers=headers, timeout=60) as http:
            page = (await http.get(f"/api/evenings/{code}/results.csv?language=fr")).text
            lines = list(csv.reader(io.StringIO(page.removeprefix("\ufeff")), delimiter=";"))
            assert lines[0][:3] == ["manche", "table", "jeu"]
            assert "'=1+1" in {line[4] for line in lines[1:4]}
            assert not [cell for line in lines for cell in line if "." in cell]  # 6.7 would be a day in July
            packed = (await http.get(f"/api/evenings/{code}/everything.zip")).content
            assert sorted(zipfile.ZipFile(io.BytesIO(packed)).namelist()) == ["1-1-cafe-race.txt", "results.csv"]
            wall = (await host.evening(code))["wall"].removeprefix("wall-")
            found = (await http.get(f"/api/walls/{wall}")).json()
            assert [poster["name"] for poster in found["posters"]] == ["Chez Odile"]
            assert len(found["ladder"]) == 3
            assert (await httpx.AsyncClient(base_url=house.url).get(f"/api/evenings/{code}/everything.zip")).is_error


def test_phones_are_told_an_address_they_can_reach_and_never_this_machine_alone() -> None:
    assert addresses(Config(), 8000) == []
    assert addresses(Config(host="192.0.2.5"), 8000) == ["http://192.0.2.5:8000"]
    assert addresses(Config(site="https://comptoir.example"), 8000) == ["https://comptoir.example"]
    assert not [found for found in addresses(Config(host="0.0.0.0"), 8000) if "127." in found or "localhost" in found]
