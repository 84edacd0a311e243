"""What house rules would change: worked out once for all who ask, a slice at a time, behind everybody who plays."""

import asyncio
from pathlib import Path

import pytest

from comptoir.house import forecasting
from comptoir.house.acts.opening import SetOptions
from comptoir.house.forecast_slices import Tally, work
from comptoir.house.forecasting import Oracle
from comptoir.house.table import Table
from comptoir.house.wire_http import Forecasts
from comptoir.house.workshop import Rank
from comptoir.kernel.game import Refused
from comptoir.server.queueing import THINKING
from tests.server.inside import Hall, hall_at
from tests.server.running import runs
from tests.server.test_finished import opened
from tests.server.test_reviews import Counting


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forecasting, "GAMES_EACH", 12)


async def lobby(hall: Hall, **options: bool) -> Table:
    zoe = await hall.person("Zoé")
    room = await hall.open(zoe, "cafe-race", "person", "bot", "bot")
    if options:
        await hall.do(room, zoe, SetOptions, options=options)
    return room.table


async def settled(oracle: Oracle, table: Table, asker: str = "zoe") -> list[Forecasts]:
    told: list[Forecasts] = []
    while not told or not told[-1].done:
        told.append(await oracle.look(table, told[-1].games if told else 0, asker))
    return told


@runs
async def test_it_settles_beside_the_standard_rules_and_is_worked_out_once(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        workshop = Counting()
        oracle, table = Oracle(workshop), await lobby(hall, auction=True)
        told = await settled(oracle, table)
        assert [one.games for one in told] == sorted({one.games for one in told}), "every answer knows more"
        last = told[-1]
        assert last.standard is not None
        assert (last.here.games, last.standard.games) == (12, 12)
        assert last.here.length.value > last.standard.length.value, "an auction takes more choices"
        assert sum(seat.value for seat in last.here.seats) == pytest.approx(1, abs=0.001)
        assert last.here.luck is not None
        count = len(workshop.jobs)
        assert (await settled(oracle, await lobby(hall, auction=True), "max"))[-1] == last
        assert len(workshop.jobs) == count, "another table with the same rules asks for nothing new"


@runs
async def test_the_standard_rules_stand_alone(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        found = (await settled(Oracle(Counting()), await lobby(hall)))[-1]
        assert found.standard is None


@runs
async def test_one_asker_has_few_under_way_and_nobody_works_for_who_is_gone(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        workshop = Counting()
        workshop.door.clear()
        oracle = Oracle(workshop)
        first = asyncio.create_task(oracle.look(await lobby(hall, auction=True), 0, "zoe"))
        await asyncio.sleep(0.01)
        zoe = await hall.person("Zoé")
        room = await hall.open(zoe, "cafe-race", "person", "bot")
        with pytest.raises(Refused):
            await oracle.look(room.table, 0, "zoe")
        workshop.door.set()
        assert (await first).games > 0
        await oracle.stop()
        assert all(one.task is None for one in oracle.known.values())


def test_forecasts_never_take_the_worker_kept_for_bots() -> None:
    assert Rank.FORECASTS not in THINKING
    assert max(Rank) is Rank.FORECASTS, "whatever else waits goes first"


def test_a_slice_is_short_and_slices_add_up_to_the_same_games() -> None:
    whole = work("cafe-race", {}, 3, 0, 6)
    parts = work("cafe-race", {}, 3, 0, 2).plus(work("cafe-race", {}, 3, 2, 4))
    assert whole.games <= 6
    if whole.games == parts.games == 6:
        assert whole == parts
    assert Tally().plus(whole) == whole


@runs
async def test_the_page_asks_at_its_table(tmp_path: Path) -> None:
    async with opened(tmp_path) as (hall, http):
        table = await lobby(hall, auction=True)
        found = (await http.get(f"/api/tables/{table.id}/forecast")).json()
        assert found["games"] > 0


@runs
async def test_one_visitors_names_leave_room_for_others(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        workshop = Counting()
        workshop.door.clear()
        oracle = Oracle(workshop)
        oracle.place_of = lambda asker: "there" if asker.startswith("v") else "here"
        zoe, waiting = await hall.person("Zoé"), []
        for number, seats in enumerate(range(2, 6)):
            for sets in ({}, {"ladies": True}):
                room = await hall.open(zoe, "cafe-international", "person", *["bot"] * (seats - 1), options=sets)
                waiting.append(asyncio.create_task(oracle.look(room.table, 0, f"v{number}{len(sets)}")))
                await asyncio.sleep(0)
        assert sum(one.task is not None for one in oracle.known.values()) == forecasting.MOST_HERE
        table = await lobby(hall)
        with pytest.raises(Refused):
            await oracle.look(table, 0, "v99")
        other = asyncio.create_task(oracle.look(table, 0, "zoe"))
        workshop.door.set()
        assert (await other).games > 0
        await asyncio.gather(*waiting, return_exceptions=True)
        await oracle.stop()
