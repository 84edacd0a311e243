"""A frozen table gives nothing away; and a fault of ours freezes nothing: the table rests and wakes from its log."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from comptoir.games import GAMES
from comptoir.house import log, records, resting, wire
from comptoir.house.acts.going_on import Rematch
from comptoir.house.acts.playing import Chosen
from comptoir.house.acts.starting import Ready, Start
from comptoir.house.acts.talking import Chat
from comptoir.house.commands import rematch
from comptoir.house.house import House, Trouble
from comptoir.house.match import Match
from comptoir.house.people import Person
from comptoir.house.resting import Rests
from comptoir.house.rooms import Room, Viewer
from comptoir.kernel.game import Refused
from tests.server.inside import Hall, hall_at, phase
from tests.server.running import runs
from tests.server.test_finished import opened
from tests.server.test_undo import race
from tests.server.test_upgrades import tamper
from tests.told import TOLD


async def frozen_race(hall: Hall) -> tuple[Room, list[Person], int]:
    """A race that no longer replays from the third choice on, and that entry."""
    room, people = await race(hall, "Zoé", "Max", "Ida")
    for seat, person in enumerate(people):
        last = await hall.choose(room, person, seat)
    await tamper(hall.house, room.table.id, last)
    hall.house.let_sleep(-1)
    return await hall.house.room(room.table.id), people, last


async def keys(http: httpx.AsyncClient, address: str, *paths: str) -> set[tuple[int, str]]:
    answers = [await http.get(f"{address}/{path}") for path in paths]
    return {(answer.status_code, answer.json().get("words", {}).get("key", "")) for answer in answers}


@runs
async def test_a_frozen_table_gives_nothing_away(tmp_path: Path) -> None:
    async with opened(tmp_path) as (hall, http):
        room, people, last = await frozen_race(hall)
        address = f"/api/tables/{room.table.id}"
        seen = (await http.get(address)).json()
        assert seen["table"]["phase"] == "frozen"
        assert seen["table"]["frozen"] == {"key": "server-frozen", "args": {"entry": last}}
        assert seen["play"]["seat"] == -1
        assert await keys(http, address, "record", "fair", "replay", "replay?seat=2", "review") == {
            (409, "server-not-over")
        }
        await http.post("/api/me", json={"name": "Léo"})
        go_on = await http.post(f"{address}/continue", json={"entry": last, "seat": 1})
        assert go_on.json()["words"]["key"] == "server-not-over"
        assert isinstance(await rematch(hall.house, room, people[0], Rematch("a")), wire.Refused)
        await hall.do(room, people[0], Chat, text="a pity")


@runs
async def test_lists_say_that_a_table_is_frozen_and_call_nobody_to_it(tmp_path: Path) -> None:
    async with opened(tmp_path) as (hall, http):
        await http.post("/api/me", json={"name": "Zoé"})
        zoe = Person((await http.get("/api/me")).json()["id"], "Zoé")
        room = await hall.open(zoe, "cafe-race", "screen", "screen", "screen", public=True)
        await hall.do(room, zoe, Ready, ready=True, promise="")
        await hall.do(room, zoe, Start)
        last = await hall.choose(room, zoe, 0)

        async def lines() -> list[tuple[str, bool]]:
            lists = (await http.get("/api/tables")).json()
            return [(line["phase"], line["my_turn"]) for line in (*lists["mine"], *lists["public"])]

        assert await lines() == [("playing", True)] * 2
        await tamper(hall.house, room.table.id, last)
        hall.house.let_sleep(-1)
        await hall.house.room(room.table.id)
        assert await lines() == [("frozen", False)] * 2
        hall.house.let_sleep(-1)
        assert await lines() == [("frozen", False)] * 2, "also while it sleeps"


@runs
async def test_at_a_frozen_table_everybody_keeps_the_view_they_had(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room, people = await race(hall, "Zoé", "Max", "Ida")
        for seat, person in enumerate(people[:2]):
            await hall.choose(room, person, seat)
        before = [room.snapshot(person, seat).play for seat, person in enumerate(people)]
        last = await hall.choose(room, people[2], 2)
        await tamper(hall.house, room.table.id, last)
        hall.house.let_sleep(-1)
        frozen = await hall.house.room(room.table.id)
        for seat, person in enumerate(people):
            after, had = frozen.snapshot(person, seat).play, before[seat]
            assert after is not None
            assert had is not None
            assert after.view == had.view
            assert after.choices == []
            assert frozen.snapshot(person, (seat + 1) % 3).play == frozen.snapshot(person, -1).play


@runs
async def test_a_game_that_was_over_before_it_froze_can_still_be_read(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room, _people = await race(hall, "Zoé", "Max", "Ida")
        await hall.play_out(room, 3)
        rows = await hall.house.store.entries(room.table.id)
        last = max(row.seq for row in rows if isinstance(log.decode(row.body), Chosen))
        await tamper(hall.house, room.table.id, last)
        hall.house.let_sleep(-1)
        frozen = await hall.house.room(room.table.id)
        assert phase(frozen) == "frozen"
        assert frozen.table.closed
        assert records.record_text(frozen.table, rows).count("\n") > 3
        assert records.replay_of(frozen.table, rows, 0).frames


async def reread_as(hall: Hall, room: Room, seq: int, **changes: Any) -> Room:
    await tamper(hall.house, room.table.id, seq, **changes)
    return await hall.reread(room)


@runs
async def test_options_that_are_refused_and_luck_left_over_freeze_the_table(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room, people = await race(hall, "Zoé", "Max", "Ida")
        for seat, person in enumerate(people):
            last = await hall.choose(room, person, seat)
        chosen = log.decode((await hall.house.store.entries(room.table.id))[last - 1].body)
        assert isinstance(chosen, Chosen)
        lucky = await reread_as(hall, room, last, luck=[*chosen.luck, (0, 6)])
        assert lucky.table.frozen is not None
        assert lucky.table.frozen.args == {"entry": last}
        refused = await reread_as(hall, room, 1, options={"no-such-option": True})
        assert phase(refused) == "frozen"
        assert refused.table.match is None
        assert refused.snapshot(people[0], 0).play is None
        with pytest.raises(Refused):
            records.fairness_of(refused.table, [])


def broken(*_args: object, **_kwargs: object) -> Any:
    raise ZeroDivisionError("a fault of ours")


@runs
async def test_what_the_rules_stumble_over_in_a_replay_leaves_a_trace(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with hall_at(tmp_path) as hall:
        room, (zoe, *_) = await race(hall, "Zoé", "Max", "Ida")
        await hall.choose(room, zoe, 0)
        with monkeypatch.context() as faulty:
            faulty.setattr(Match, "_play", broken)
            assert phase(await hall.reread(room)) == "frozen"
        (line,) = [record for record in caplog.records if "frozen" in record.message]
        assert line.exc_info is not None
        assert line.exc_info[0] is ZeroDivisionError


@pytest.mark.parametrize("where", ["try_choice", "choose"])  # while it is tried, and while it takes effect
@runs
async def test_a_fault_while_choosing_freezes_nothing_and_the_table_wakes_again(
    where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with hall_at(tmp_path) as hall:
        room, (zoe, *_) = await race(hall, "Zoé", "Max", "Ida")
        seq, table = room.table.seq, room.table.id
        viewer = Viewer(zoe, 0)
        room.viewers.add(viewer)
        with monkeypatch.context() as faulty:
            faulty.setattr(Match, where, broken)
            with pytest.raises(Trouble):
                await hall.choose(room, zoe, 0)
        assert table not in hall.house.rooms
        assert room.table.frozen is None
        assert [record.exc_info[0] for record in caplog.records if record.exc_info] == [ZeroDivisionError]
        with pytest.raises(Trouble):
            await hall.house.room(table)  # it rests
        hall.house.rests = Rests()
        woken = await hall.house.room(table)
        assert woken is not room
        assert woken.table.seq == seq
        assert b'"closing"' in viewer.queue.get_nowait()
        await hall.choose(woken, zoe, 0)
        with pytest.raises(Trouble):
            await hall.do(room, zoe, Chat, text="to the room that is gone")


@runs
async def test_what_is_in_the_log_counts_though_telling_it_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall_at(tmp_path) as hall:
        room, (zoe, *_) = await race(hall, "Zoé", "Max", "Ida")
        with monkeypatch.context() as faulty:
            faulty.setattr(Room, "letters", broken)
            seq = await hall.choose(room, zoe, 0)
        assert room.left
        hall.house.rests = Rests()
        woken = await hall.house.room(room.table.id)
        assert woken.table.seq == seq


@runs
async def test_no_table_that_stumbles_is_tried_in_a_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hall_at(tmp_path) as hall:
        room, (zoe, *_) = await race(hall, "Zoé", bots=2)
        await hall.choose(room, zoe, 0)
        table, store = room.table.id, hall.house.store
        await store.put_off(table, room.table.seq, 0)
        monkeypatch.setattr(resting, "FIRST", 300.0)
        monkeypatch.setattr("comptoir.house.sweeper.bot_choice", broken)
        room.table.person_chose_at = 0
        await hall.sweeper._settle(table)
        assert table not in hall.house.rooms
        assert await store.lease(50, 0) == [], "put off for as long as it rests"


def test_each_rest_is_longer_than_the_last_up_to_a_limit() -> None:
    rests = Rests()
    pauses = [rests.stumble("a") for _ in range(14)]
    assert pauses[:4] == [0.5, 1.0, 2.0, 4.0]
    assert pauses[-1] == resting.LONGEST
    assert rests.left("a") > 0
    assert rests.left("b") == 0
    assert rests.stumble("b") == 0.5


@runs
async def test_a_word_at_a_frozen_table_changes_nothing_for_those_who_can_play_it(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room, people = await race(hall, "Zoé", "Max", bots=1)
        last = await hall.choose(room, people[0], 0)
        able = hall.house
        await tamper(able, room.table.id, last)
        unable = House(able.store, able.bots, secrets=TOLD)
        await able.store.put_off(room.table.id, room.table.seq, 0)
        before = await able.store.card(room.table.id)
        frozen = await unable.room(room.table.id)
        assert isinstance(await unable.perform(frozen, people[0], Chat("c", "hello?")), wire.Done)
        after = await able.store.card(room.table.id)
        assert before is not None
        assert after is not None
        assert (after.phase, after.summary, after.seq) == (before.phase, before.summary, before.seq + 1)
        assert await able.store.lease(50, 0) == [room.table.id], "what is owed is still owed"
        await hall.choose(room, people[1], 1)
        assert phase(room) == "playing"


@runs
async def test_a_table_of_an_unknown_game_is_not_asked_for_again_and_again(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room, (zoe, *_) = await race(hall, "Zoé", bots=2)
        await hall.choose(room, zoe, 0)
        table, store = room.table.id, hall.house.store
        await store.put_off(table, room.table.seq, 0)
        hall.house.let_sleep(-1)
        games = dict(GAMES)
        del GAMES["cafe-race"]
        try:
            await hall.sweeper._settle(table)
        finally:
            GAMES.clear()
            GAMES.update(games)  # in their order: the page's types are written in it
        assert await store.lease(50, 0) == []
