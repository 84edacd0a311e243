"""Nobody plays a day twice for the first time, learns what its bots hold, or fills the house with days long gone."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from comptoir.house.bots import Bots
from comptoir.house.carrying import carry
from comptoir.house.dates import days_before
from comptoir.house.days import SHOWN, Days
from comptoir.house.duties import BotMoves
from comptoir.house.jobs import AnyJob
from comptoir.house.pauses import PAUSES
from comptoir.house.people import Person
from comptoir.house.pondering import to_ponder
from comptoir.house.removing import take_away
from comptoir.house.wire import LevelName
from comptoir.house.workshop import ByHand, Rank
from comptoir.kernel.game import Refused, View
from tests.server.inside import hall_at
from tests.server.running import runs
from tests.server.test_day import days_of
from tests.server.test_http import site


class Listening(Bots):
    """Bots that note whom they think for."""

    def __init__(self) -> None:
        super().__init__(ByHand())
        self.thought = 0

    async def choose_steadily(
        self,
        game: str,
        view: View,
        level: LevelName,
        seed: int,
        rank: Rank = Rank.PLAYERS,
        asker: str = "",
        memory: Sequence[int] = (),
    ) -> int:
        self.thought += 1
        return await super().choose_steadily(game, view, level, seed, rank, asker, memory)


@runs
async def test_nobody_takes_todays_table_away_to_sit_down_anew(tmp_path: Path) -> None:
    """He would know the deal, the luck and the bots; once the day is gone he may."""
    async with hall_at(tmp_path) as hall:
        days, zoe = Days(hall.house), await hall.person("Zoé")
        room = await hall.house.room(await days.sit_down(zoe, "espresso-doppio", False))
        with pytest.raises(Refused, match="server-day-fixed"):
            await take_away(hall.house, room, zoe)
        room.table.day = days_before(days.today(), -1)  # begun when the machine's clock was wrong
        with pytest.raises(Refused, match="server-day-fixed"):
            await take_away(hall.house, room, zoe)
        room.table.day = days_before(days.today(), 1)
        await take_away(hall.house, room, zoe)


@runs
async def test_a_days_seat_is_not_carried_to_somebody_elses_card(tmp_path: Path) -> None:
    """He would see the deal before his own first try. The player's own card goes where it likes."""
    async with hall_at(tmp_path) as hall:
        days, zoe, max_ = Days(hall.house), await hall.person("Zoé"), await hall.person("Max")
        room = await hall.house.room(await days.sit_down(zoe, "cafe-race", False))
        token = await hall.house.people.link(room.table.id, 0, zoe)
        with pytest.raises(Refused, match="server-day-carry"):
            await carry(hall.house, max_, token)
        assert room.table.seats_of(zoe.id) == [0]
        assert (await carry(hall.house, zoe, token)).table == room.table.id


@runs
async def test_a_days_bot_without_a_choice_thinks_where_nobody_can_know(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PAUSES, "thinking", 0.01)
    hidden = 0
    async with hall_at(tmp_path) as hall:
        days, zoe = Days(hall.house), await hall.person("Zoé")
        room = await hall.house.room(await days.sit_down(zoe, "cafe-international", False))
        hall.house.bots = bots = Listening()
        while (match := room.table.match) is not None and not match.position.over and hidden < 3:
            seat = match.position.waiting()[0]
            if seat == 0:
                await hall.choose(room, Person(zoe.id, ""), 0, room.table.seq)
                continue
            thinks, before = to_ponder(match, seat) is not None, bots.thought
            hidden += thinks and len(match.position.choices(seat)) == 1
            await hall.sweeper._do(room, BotMoves(seat))
            assert bots.thought - before == thinks
    assert hidden


@runs
async def test_puzzles_are_kept_for_the_days_of_the_calendar_only(tmp_path: Path) -> None:
    """Else one name writes a row for each day since 1970."""
    async with site(tmp_path) as http:
        today = (await http.get("/api/day")).json()["date"]
        first = days_before(today, SHOWN - 1)
        assert (await http.get(f"/api/puzzle/{first}")).status_code == 200
        for date in ("1970-01-01", days_before(today, SHOWN), days_before(today, -1), f"{first}x", "%"):
            assert (await http.get(f"/api/puzzle/{date}")).json()["words"]["key"] == "server-day-unknown", date


@runs
async def test_of_two_answers_at_once_to_a_puzzle_one_is_kept(tmp_path: Path) -> None:
    """Else whoever sends them all has found the best one."""
    async with site(tmp_path) as http:
        await http.post("/api/me", json={"name": "Zoé"})
        today = (await http.get("/api/day")).json()["date"]
        path = f"/api/puzzle/{today}"
        choices = [choice["number"] for choice in (await http.get(path)).json()["play"]["choices"]]
        await asyncio.gather(*[http.post(path, json={"choice": choice}) for choice in choices])
        kept = (await http.get(path)).json()["answer"]
        calendar = (await http.get("/api/day")).json()["calendar"][0]
        assert calendar["puzzle"] is kept["right"] is (kept["choice"] == kept["best"]["choice"])
        for choice in choices:
            await http.post(path, json={"choice": choice})
        assert (await http.get(path)).json()["answer"] == kept


@runs
async def test_whoever_asks_over_and_over_how_the_day_went_leaves_one_piece_of_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every question used to wait for the review beside, for twenty seconds: some hundreds at a time."""
    monkeypatch.setattr(PAUSES, "thinking", 0.02)
    async with hall_at(tmp_path) as hall:
        days, zoe = days_of(hall), await hall.person("Zoé")
        days.masters.runs = 0
        room = await hall.house.room(await days.sit_down(zoe, "espresso-doppio", False))
        await hall.play_out(room, 1)
        hall.house.reviews.workshop = Closed()
        before = len(asyncio.all_tasks())
        for _ in range(20):
            await days.result(zoe, days.today(), "espresso-doppio")
        assert len(asyncio.all_tasks()) == before + 2  # the review, and whoever waits for it
        await hall.house.reviews.stop()


class Closed(ByHand):
    """A workshop that never comes to anything."""

    async def do(self, job: AnyJob, _rank: Rank = Rank.PAGES, _asker: str = "") -> bytes:
        await asyncio.Event().wait()
        raise AssertionError(job)
