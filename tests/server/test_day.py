"""The table of the day: the same for everybody, told to nobody before his own is over."""

from pathlib import Path

import msgspec
import pytest

from comptoir.bots import par
from comptoir.bots.par import SoFar
from comptoir.games.cafe_race.events import SpeedDice
from comptoir.house import log, pars, records
from comptoir.house.acts.playing import Chosen
from comptoir.house.acts.questions import Hint
from comptoir.house.acts.seats import SetSeat
from comptoir.house.acts.taking_back import TakeBack
from comptoir.house.bots import Bots
from comptoir.house.commands import carry_out
from comptoir.house.daily import RULE_SETS
from comptoir.house.dates import date_at, date_of, day_of, days_before
from comptoir.house.days import Days, placed
from comptoir.house.jobs import AnyJob
from comptoir.house.pauses import PAUSES
from comptoir.house.people import Person
from comptoir.house.rooms import Room
from comptoir.house.streak import streak_of
from comptoir.house.wire_day import DayEnd, Figures
from comptoir.house.workshop import ByHand, Gone, Rank
from comptoir.kernel.game import Game, Options, Refused
from tests.server.inside import Hall, hall_at
from tests.server.running import runs


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PAUSES, "thinking", 0.02)


def days_of(hall: Hall) -> Days:
    hall.house.bots = Bots(ByHand())
    hall.house.reviews.thinking = 0.0005
    days = Days(hall.house)
    days.masters.runs = 1
    days.pars.wanted = False  # half a minute
    return days


async def sat(days: Days, person: Person, game: str, practice: bool = False) -> Room:
    return await days.house.room(await days.sit_down(person, game, practice))


async def choices(hall: Hall, room: Room) -> list[tuple[int, int]]:
    entries = [log.decode(row.body) for row in await hall.house.store.entries(room.table.id)]
    return [(entry.seat, entry.choice) for entry in entries if isinstance(entry, Chosen)]


def dice(room: Room) -> list[list[int]]:
    events = [event for journal in room.story.values() for event in journal.seen_by(-1)]
    return [event.dice for event in events if isinstance(event, SpeedDice)]


@runs
async def test_two_people_meet_the_same_deal_luck_and_bots(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        days, zoe, max_, ida = days_of(hall), *[await hall.person(name) for name in ("Zoé", "Max", "Ida")]
        one, twin, other = [await sat(days, person, "cafe-race") for person in (zoe, max_, ida)]
        await hall.play_out(one, 2)
        await hall.play_out(twin, 2)
        await hall.play_out(other, 4)
        assert await choices(hall, one) == await choices(hall, twin)
        assert await choices(hall, one) != await choices(hall, other)
        both = min(len(dice(one)), len(dice(other)))
        assert both > 3
        assert dice(one)[:both] == dice(other)[:both]


@runs
async def test_every_game_has_its_table_and_the_first_try_is_one(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        days, zoe = days_of(hall), await hall.person("Zoé")
        for game in RULE_SETS:
            room = await sat(days, zoe, game)
            assert (room.table.phase, room.table.day, room.table.practice) == ("playing", days.today(), False)
            assert await sat(days, zoe, game) is room
        with pytest.raises(Refused, match="server-day-first"):
            await days.sit_down(zoe, "espresso-doppio", practice=True)
        await hall.play_out(await sat(days, zoe, "espresso-doppio"), 1)
        again = await sat(days, zoe, "espresso-doppio", practice=True)
        assert again.table.practice
        today = await days.overview(zoe)
        assert [table.over for table in today.tables] == [False, False, False, True]
        assert (today.streak, today.calendar[0].games) == (1, ["espresso-doppio"])


@runs
async def test_nothing_can_be_changed_and_a_hint_makes_it_practice(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        days, zoe = days_of(hall), await hall.person("Zoé")
        room = await sat(days, zoe, "espresso-doppio")
        assert await hall.refused(room, zoe, SetSeat, seat=0, kind="bot", level="master") == "server-day-fixed"
        while not any(made.luck for made in room.table.match.made):  # type: ignore[union-attr]
            await hall.choose(room, zoe, 0)
        last = room.table.match.last_of(0)  # type: ignore[union-attr]
        assert last is not None
        assert await hall.refused(room, zoe, TakeBack, seat=0, to=last.seq) == "server-day-undo"
        await carry_out(hall.house, room, zoe, Hint("h", 0))
        await carry_out(hall.house, room, zoe, Hint("i", 0))
        assert room.table.practice
        assert (await hall.reread(room)).table.hinted == {0}
        assert (await hall.reread(room)).table.practice


@runs
async def test_the_deal_is_told_to_nobody_before_his_own_game_is_over(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        days, zoe, max_ = days_of(hall), await hall.person("Zoé"), await hall.person("Max")
        room = await sat(days, zoe, "espresso-doppio")
        await hall.play_out(room)
        practice = await sat(days, zoe, "espresso-doppio", practice=True)
        for table in (room.table, practice.table):
            assert await days.may_see(table, zoe)
            assert not await days.may_see(table, max_)
            assert not await days.may_see(table, Person("", ""))
        mine = await sat(days, max_, "espresso-doppio")
        assert not await days.may_see(room.table, max_)
        with pytest.raises(Refused, match="server-day-unfinished"):
            await days.result(max_, days.today(), "espresso-doppio")
        await hall.play_out(mine, 1)
        assert await days.may_see(room.table, max_)
        assert not await days.may_see((await sat(days, zoe, "cafe-race")).table, max_)


@runs
async def test_the_seed_is_told_two_days_later(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        days, zoe = days_of(hall), await hall.person("Zoé")
        room = await sat(days, zoe, "espresso-doppio")
        await hall.play_out(room)
        rows = await hall.house.store.entries(room.table.id)
        for later, sealed in ((0, True), (1, True), (2, False)):
            days.today = lambda later=later: days_before(room.table.day, -later)  # type: ignore[method-assign, misc]
            assert days.sealed(room.table) is sealed
            text = records.record_text(room.table, rows, days.sealed(room.table))
            assert (room.table.secret in text) is not sealed
        with pytest.raises(Refused, match="server-day-seed"):
            records.fairness_of(room.table, rows)


class Failing(ByHand):
    """Nobody can think at first."""

    def __init__(self, fails: int) -> None:
        self.fails = fails

    async def do(self, job: AnyJob, _rank: Rank = Rank.PAGES, _asker: str = "") -> bytes:
        self.fails -= 1
        if self.fails >= 0:
            raise Gone
        return await super().do(job)


@runs
async def test_a_bot_that_cannot_think_is_waited_for_and_then_does_what_it_would_have(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        days, zoe, max_ = days_of(hall), await hall.person("Zoé"), await hall.person("Max")
        rooms = [await sat(days, person, "cafe-race") for person in (zoe, max_)]
        for room, person, fails in zip(rooms, (zoe, max_), (0, 5), strict=True):
            hall.house.bots = Bots(Failing(fails))
            for _ in range(4):
                await hall.choose(room, person, 0, 2)
                while room.table.match is not None and 0 not in room.table.match.position.waiting():
                    await hall.bots_move(room)
        one, other = [sorted(await choices(hall, room)) for room in rooms]  # in a secret step any may be the first
        assert one == other
        assert len(one) == 4 * 4


@runs
async def test_the_result_stands_beside_the_masters_and_the_others(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        days, zoe, max_ = days_of(hall), await hall.person("Zoé"), await hall.person("Max")
        for person, pick in ((zoe, 0), (max_, 3)):
            await hall.play_out(await sat(days, person, "espresso-doppio"), pick)
            await days.result(person, days.today(), "espresso-doppio")
        while days.masters.tasks:
            await next(iter(days.masters.tasks))
        for person in (zoe, max_):
            found = await days.result(person, days.today(), "espresso-doppio")
            assert found.mine.figures is not None
            assert found.mine.figures.adjusted + found.mine.figures.luck == round(found.mine.result)
        found = await days.result(max_, days.today(), "espresso-doppio")
        assert sorted((end.name, end.mine) for end in found.others) == [("Max", True), ("Zoé", False)]
        assert (found.unit, found.master.done, found.master.runs) == ("score", 1, 1)
        assert found.master.score > 0
        assert b"secret" not in msgspec.json.encode(found)


@runs
async def test_the_par_is_worked_out_once_somebody_has_played_and_told_to_whoever_has(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stages: list[SoFar | None] = []

    def further(_game: Game, _options: Options, seed: bytes, so_far: SoFar | None) -> SoFar:
        stages.append(so_far)
        return SoFar(40, len(stages), {7: seed[:4]}, par=43 if len(stages) == 3 else None)

    monkeypatch.setattr(par, "further", further)
    async with hall_at(tmp_path) as hall:
        days, zoe = days_of(hall), await hall.person("Zoé")
        days.pars.wanted, days.masters.runs = True, 0
        hall.house.workshop = Failing(1)
        monkeypatch.setattr(pars, "AGAIN", 0)
        room = await sat(days, zoe, "espresso-doppio")
        race = await sat(days, zoe, "cafe-race")
        await hall.play_out(room)
        assert await days.pars.found(room.table, days.today()) is None
        while days.masters.tasks:
            await next(iter(days.masters.tasks))
        assert (await days.result(zoe, days.today(), "espresso-doppio")).par == 43
        await days.masters.stop()
        assert (await days.pars.found(race.table, days.today()), days.pars.working) == (None, set())
        assert [stage.scored if stage else 0 for stage in stages] == [0, 1, 2]


def end(name: str, adjusted: int, doubt: int) -> DayEnd:
    return DayEnd(name, name, 1.0, 1, 1, False, Figures(adjusted, doubt, 0, 0, 0))


def test_whoever_is_within_the_doubt_is_level() -> None:
    told = placed([end("c", 20, 3), end("a", 60, 5), end("b", 55, 5)])
    assert [(one.name, one.place) for one in told] == [("a", 1), ("b", 1), ("c", 3)]


def test_a_streak_forgives_a_day_a_week() -> None:
    today = "2026-03-01"

    def streak(*back: int) -> int:
        return streak_of({days_before(today, each) for each in back}, today)

    assert streak() == 0
    assert streak(0, 1, 2) == 3
    assert streak(1, 2) == 2  # today is not over
    assert streak(0, 2, 3, 4) == 4  # yesterday is on the house
    assert streak(0, 2, 4, 5) == 2  # two in one week are not
    assert streak(0, *range(2, 8), *range(9, 12)) == 10  # one a week, week after week


def test_dates_know_leap_years() -> None:
    assert date_at(1_772_323_199_999) == "2026-02-28"
    assert [date_of(day_of("2028-02-28") + more) for more in (0, 1, 2)] == ["2028-02-28", "2028-02-29", "2028-03-01"]
    for wrong in ("2026-02-29", "2026-13-01", "26-01-01", "today", "2026-1-01", "٢٠٢٦-01-01"):
        with pytest.raises(Refused):
            day_of(wrong)
