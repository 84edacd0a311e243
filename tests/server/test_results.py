"""A finished game leaves a row, whoever notices, and lists read rows only."""

from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from comptoir.house import commands, reviewing, wire
from comptoir.house.acts import going_on
from comptoir.house.acts.ending import End
from comptoir.house.acts.questions import Hint
from comptoir.house.acts.seats import Hold, Return
from comptoir.house.acts.taking_back import TakeBack
from comptoir.house.keeping import DAY, Keep, let_go
from comptoir.house.kept_results import ResultRow
from comptoir.house.memory import Memory, MemoryStore
from comptoir.house.results import Result, read
from comptoir.house.review_summaries import read as read_summary
from comptoir.house.rooms import Room
from comptoir.house.store import Store
from comptoir.house.views import play_state
from comptoir.house.wire_http import Continue
from tests.server.conftest import StoreMaker
from tests.server.inside import Hall, hall_in, house_on, new_id, new_secret
from tests.server.running import runs


async def result_of(store: Store, room: Room) -> Result:
    kept = await store.result(room.table.id)
    assert kept is not None
    return read(kept.row.body)


async def started(hall: Hall, *kinds: str, game: str = "espresso-doppio") -> tuple[Room, Any]:
    zoe = await hall.person("Zoé")
    room = await hall.open(zoe, game, *kinds)
    await hall.start(room, zoe)
    return room, zoe


@runs
async def test_a_finished_game_leaves_its_row_once(make_store: StoreMaker) -> None:
    async with hall_in(make_store()) as hall:
        room, zoe = await started(hall, "person", "bot")
        assert await hall.house.store.result(room.table.id) is None
        await hall.play_out(room)
        (kept,) = await hall.house.store.results_of(zoe.id, 9)
        result, position = read(kept.row.body), room.table.match.position  # type: ignore[union-attr]
        assert (kept.row.table, kept.row.game, kept.row.variant, kept.row.rated) == (
            room.table.id, "espresso-doppio", "basic", True,
        )  # fmt: skip
        assert kept.row.people == [zoe.id, ""]
        assert [seat.place for seat in result.seats] == position.ranking()
        assert [seat.score for seat in result.seats] == position.scores()
        assert [(seat.kind, seat.level, bool(seat.edition)) for seat in result.seats] == [
            ("person", "", False), ("bot", "regular", True),
        ]  # fmt: skip
        assert sum(seat.share for seat in result.seats) == pytest.approx(1.0)
        # Whatever is written at the table later, and whoever reads it, the row stays what it was.
        await commands.carry_out(hall.house, room, zoe, going_on.Rematch(new_id()))
        await hall.reread(room)
        assert await hall.house.store.results_of(zoe.id, 9) == [kept]


class Dying(MemoryStore):
    """Whose process is killed just before the row."""

    async def keep_result(self, row: ResultRow) -> None:
        raise OSError("killed")


@runs
async def test_a_row_lost_to_a_kill_is_written_by_the_sweeper_or_whoever_wakes_the_table() -> None:
    memory = Memory()
    async with hall_in(Dying(memory)) as hall:
        room, zoe = await started(hall, "person", "bot")
        await hall.play_out(room)
        other, _ = await started(hall, "person", "bot")
        await hall.play_out(other)
        store = MemoryStore(memory)
        assert await store.results_of(zoe.id, 9) == []
        woken = house_on(store)
        await woken.room(room.table.id)
        assert len(await store.results_of(zoe.id, 9)) == 1
        assert await store.result(other.table.id) is None
        await Hall(house_on(store)).sweeper.write_up()
        assert await store.result(other.table.id) is not None
        assert await store.without_result("", 9) == []


@runs
async def test_pruning_every_log_takes_no_result_away(make_store: StoreMaker) -> None:
    async with hall_in(make_store()) as hall:
        room, zoe = await started(hall, "person", "bot")
        await hall.play_out(room)
        store = hall.house.store
        before = await store.results_of(zoe.id, 9)
        assert await store.remove(room.table.id, room.table.seq, even_watched=True)
        assert await store.results_of(zoe.id, 9) == before != []


@runs
async def test_nothing_is_let_go_before_its_row_is_written() -> None:
    memory = Memory()
    async with hall_in(Dying(memory)) as hall:
        room, _zoe = await started(hall, "person", "bot")
        await hall.play_out(room)
        drawer = memory.drawers[room.table.id]
        store = MemoryStore(memory)
        drawer.card = structs.replace(drawer.card, changed=await store.now() - 3 * DAY // 2)
        assert (await let_go(store, Keep(1, 1, 1)))["finished"] == 0
        await Hall(house_on(store)).sweeper.write_up()
        assert (await let_go(store, Keep(1, 1, 1)))["finished"] == 1


@runs
async def test_what_is_not_rated_says_why() -> None:
    async with hall_in(MemoryStore()) as hall:
        store = hall.house.store

        room, zoe = await started(hall, "person", "bot")
        await hall.do(room, zoe, End)
        ended = await result_of(store, room)
        assert (ended.unrated, {seat.place for seat in ended.seats}) == (["unfinished"], {0})

        room, zoe = await started(hall, "person", "screen")
        await hall.play_out(room)
        assert (await result_of(store, room)).unrated == ["seats"]
        kept = await store.result(room.table.id)
        assert kept is not None
        assert kept.row.people == [zoe.id, zoe.id]

        room, zoe = await started(hall, "person", "bot")
        while 0 not in room.table.match.position.waiting():  # type: ignore[union-attr]
            await hall.bots_move(room)
        answer = await commands.carry_out(hall.house, room, zoe, Hint(new_id(), 0))
        assert isinstance(answer, wire.Advice)
        seq = room.table.seq
        await commands.carry_out(hall.house, room, zoe, Hint(new_id(), 0))
        assert room.table.seq == seq, "noted once for each seat"
        await hall.play_out(room)
        assert (await result_of(store, room)).unrated == ["hint"]

        room, zoe = await started(hall, "person", "bot")
        await hall.do(room, zoe, Hold, seat=0)
        await hall.do(room, zoe, Return, seat=0)
        await hall.play_out(room)
        assert (await result_of(store, room)).unrated == ["helped"]

        room, zoe = await started(hall, "person", "bot")
        await taken_back_by_consent(hall, room, zoe)
        await hall.play_out(room)
        assert (await result_of(store, room)).unrated == ["taken-back"]


async def taken_back_by_consent(hall: Hall, room: Room, zoe: Any) -> None:
    while True:
        play = play_state(room.table, 0)
        assert play is not None
        if play.undo.can == "ask":
            await hall.do(room, zoe, TakeBack, seat=0, to=play.undo.to)
            return
        await (hall.choose(room, zoe, 0) if play.choices else hall.bots_move(room))


@runs
async def test_a_game_that_goes_on_from_another_is_not_rated() -> None:
    async with hall_in(MemoryStore()) as hall:
        room, zoe = await started(hall, "person", "bot")
        await hall.play_out(room)
        assert room.table.match is not None
        rows = await hall.house.store.entries(room.table.id)
        moves = await hall.house.long_jobs.moves_up_to(room.table, rows, room.table.match.made[3].seq, zoe.id)
        opened = going_on.continued(room.table, moves, Continue(0, 0), zoe, new_secret())
        for table, origin in (("on", opened.origin), ("home", "pocket-x")):
            again = await hall.house.create(table, structs.replace(opened, origin=origin), f"{zoe.id}:open")
            await hall.start(again, zoe)
            await hall.play_out(again)
        assert (await result_of(hall.house.store, await hall.house.room("on"))).unrated == ["continued"]
        assert (await result_of(hall.house.store, await hall.house.room("home"))).unrated == ["pocket", "continued"]


@runs
async def test_a_review_leaves_its_summary_with_the_row(tmp_path: Path) -> None:
    async with hall_in(MemoryStore()) as hall:
        room, zoe = await started(hall, "person", "bot", "bot", game="cafe-race")
        await hall.play_out(room)
        reviews, store = hall.house.reviews, hall.house.store
        reviews.thinking = 0.0002
        number = 0
        while True:
            answer = await reviews.look(room.table, lambda: store.entries(room.table.id), number, zoe.id)
            number += 1
            if answer.squeezed:
                break
        (kept,) = await store.results_of(zoe.id, 9)
        summary = read_summary(kept.summary)
        assert summary is not None
        assert summary.unit == "share"
        for seat in summary.seats:
            assert seat.start + sum(seat.points.values()) == seat.result
        assert reviewing.mark_of(room.table) == kept.row.mark
