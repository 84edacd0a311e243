"""What is written stays: so nobody writes without end, and what nobody has touched for long is let go."""

import asyncio
import time
from pathlib import Path

import pytest
from msgspec import structs

from comptoir.cli import run
from comptoir.house import budgets, wire
from comptoir.house.acts import talking
from comptoir.house.acts.ending import End
from comptoir.house.acts.going_on import Rematch
from comptoir.house.acts.opening import SetOptions
from comptoir.house.acts.seats import SetSeat
from comptoir.house.acts.starting import Start
from comptoir.house.acts.talking import Chat, Mute
from comptoir.house.budgets import EACH_BEFORE
from comptoir.house.house import Unknown
from comptoir.house.keeping import DAY, Keep, has_had_its_time, let_go
from comptoir.house.memory import MemoryStore
from comptoir.house.people import NOBODY
from comptoir.house.rooms import Viewer
from comptoir.house.store import Addition, Aged, Store
from comptoir.kernel.game import Refused
from comptoir.server.commands import carry_out
from comptoir.server.config import Config
from comptoir.server.security import Limit
from comptoir.server.storage.sqlite import SqliteStore
from comptoir.server.web import Site
from tests.server.conftest import StoreMaker
from tests.server.inside import hall_at, hall_in
from tests.server.running import runs
from tests.server.test_http import site
from tests.server.test_kept_results import row

EVERYTHING = Keep(1, 30, 1)


@runs
async def test_options_are_no_longer_than_any_game_needs(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        zoe = await hall.person("Zoé")
        room = await hall.open(zoe, "top-race", "person", "open", "bot")
        for options in ({"circuit": "x" * 20_001}, {"races": "x" * 101}, {"x" * 101: 1}):
            assert await hall.refused(room, zoe, SetOptions, options=options) == "server-too-big"
        assert room.table.seq == 1
    async with site(tmp_path) as http:
        await http.post("/api/me", json={"name": "Zoé"})
        body = {"game": "top-race", "seats": [{"kind": "person"}] * 1, "options": {"circuit": "x" * 20_001}}
        for path in ("/api/tables", "/api/scenery"):
            assert (await http.post(path, json=body)).json()["words"]["key"] == "server-too-big"


@runs
async def test_before_the_start_one_person_writes_only_so_much(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        zoe, max_ = await hall.person("Zoé"), await hall.person("Max")
        room = await hall.open(zoe, "top-race", "person", "open", "bot")
        text, sent = "# " + "x" * 15_000, 0
        wish = {"circuit": text}
        while isinstance(answer := await hall.ask(room, zoe, SetOptions, options=wish), wire.Done) and sent < 50:
            sent += 1
        assert isinstance(answer, wire.Refused)
        assert answer.words.key == "server-book-full"
        assert sent * len(text) < EACH_BEFORE[1]
        again = await hall.reread(room)
        assert await hall.refused(again, zoe, SetOptions, options={"circuit": text}) == "server-book-full"
        await hall.do(again, max_, Chat, text="It is my turn to write.")


@runs
async def test_a_crowd_cannot_fill_the_book_of_a_host(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budgets, "ALL_BEFORE", (3, 10_000))
    async with hall_at(tmp_path) as hall:
        zoe = await hall.person("Zoé")
        room = await hall.open(zoe, "cafe-race", "person", "bot", "bot")
        answers = [await hall.ask(room, await hall.person("Max"), Chat, text="hello") for _ in range(5)]
        assert [isinstance(answer, wire.Done) for answer in answers] == [True] * 3 + [False] * 2
        await hall.start(room, zoe)
        await hall.play_out(room)


@runs
async def test_a_crowd_cannot_keep_others_from_sitting_down_and_starting(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        zoe, max_ = await hall.person("Zoé"), await hall.person("Max")
        room = await hall.open(zoe, "cafe-race", "person", "open", "bot")
        for stranger in [await hall.person("V") for _ in range(5)]:
            for text in ("\N{HOT BEVERAGE}" * 500, "x"):  # what is left for long lines, and then for short ones
                while isinstance(await hall.ask(room, stranger, Chat, text=text), wire.Done):
                    pass
        await hall.do(room, max_, SetSeat, seat=1, kind="person")
        await hall.start(room, zoe, max_)
        assert room.table.phase == "playing"


@runs
async def test_a_crowd_cannot_take_the_players_chat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talking, "CHAT_LIMIT", 20)
    monkeypatch.setattr(talking, "CHAT_BESIDE", 5, raising=False)
    async with hall_at(tmp_path) as hall:
        zoe, stranger = await hall.person("Zoé"), await hall.person("V")
        room = await hall.open(zoe, "cafe-race", "person", "bot", "bot")
        while isinstance(await hall.ask(room, stranger, Chat, text="hello"), wire.Done):
            pass
        await hall.do(await hall.reread(room), zoe, Chat, text="hello")


@runs
async def test_rematches_count_as_tables(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        zoe, house = await hall.person("Zoé"), Site(hall.house, Config())
        house.limits.tables = Limit(2, 0)
        room, answers = await hall.open(zoe, "cafe-race", "screen", "screen", "screen"), []
        for _ in range(3):
            await hall.do(room, zoe, Start)
            await hall.do(room, zoe, End)
            answers.append(await carry_out(house, room, zoe, Rematch("r")))
            assert isinstance(await carry_out(house, room, zoe, Rematch("r")), type(answers[-1]))
            if room.table.rematch:
                room = await hall.house.room(room.table.rematch)
        assert [type(answer) for answer in answers] == [wire.Done, wire.Done, wire.Refused]


@runs
async def test_only_who_is_there_can_be_muted(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        zoe, max_, ida = [await hall.person(name) for name in ("Zoé", "Max", "Ida")]
        room = await hall.open(zoe, "cafe-race", "person", "open", "bot")
        assert await hall.refused(room, zoe, Mute, person="invented", muted=True) == "server-not-here"
        await hall.do(room, max_, SetSeat, seat=1, kind="person")
        await hall.do(room, ida, Chat, text="hello")
        for person in (max_, ida):
            await hall.do(room, zoe, Mute, person=person.id, muted=True)
        assert await hall.refused(room, zoe, Mute, person=ida.id, muted=True) == "server-already"
        await hall.do(room, zoe, Mute, person=ida.id, muted=False)
        assert room.table.muted == {max_.id}


@pytest.mark.parametrize(
    ("phase", "days", "goes"),
    [
        ("over", 364, False), ("over", 366, True), ("playing", 89, False), ("playing", 91, True),
        ("frozen", 89, False), ("lobby", 13, False), ("lobby", 15, True), ("dealing", 15, True),
    ],
)  # fmt: skip
def test_each_kind_of_table_has_its_time(phase: str, days: int, goes: bool) -> None:
    now = 10**13
    assert has_had_its_time(Aged("a", 2, phase, now - days * DAY), Keep(), now) is goes
    assert not has_had_its_time(Aged("a", 1, phase, 0), Keep(0, 0, 0), now)


def test_a_lobby_nobody_touched_is_gone_after_a_day_unless_all_are_kept() -> None:
    now = 10**13
    untouched = Aged("a", 1, "lobby", now - 2 * DAY)
    assert has_had_its_time(untouched, Keep(), now)
    assert not has_had_its_time(untouched, Keep(unbegun=0), now)
    assert not has_had_its_time(structs.replace(untouched, changed=now - DAY // 2), Keep(), now)


async def age(store: Store, table: str, days: int) -> None:
    """As if nobody had touched the table for so long."""
    if isinstance(store, MemoryStore):
        drawer = store.memory.drawers[table]
        drawer.card = structs.replace(drawer.card, changed=drawer.card.changed - days * DAY)
    elif isinstance(store, SqliteStore):
        await store._write("update tables set changed = changed - ? where id = ?", days * DAY, table)
    else:
        await store.pool.execute(  # type: ignore[attr-defined]
            "update tables set changed = changed - $1 where id = $2", days * DAY, table
        )


def addition(table: str, phase: str) -> Addition:
    return Addition(table, 0, 1, "x:open", b"{}", phase, False, b"{}", None)


@runs
async def test_old_tables_go_and_others_stay_in_every_store(make_store: StoreMaker) -> None:
    store = make_store()
    await store.open()
    await store.keep_result(row("old-over"))
    for phase in ("over", "playing", "lobby"):
        for name in ("old", "new"):
            await store.create(addition(f"{name}-{phase}", phase), "cafe-race")
            await store.sit("zoe", f"{name}-{phase}")
        await age(store, f"old-{phase}", 31)
    await store.create(addition("spared", "over"), "cafe-race")
    await age(store, "spared", 31)
    # `playing` is only abandoned after its own, longer time.
    keep = Keep(1, 40, 1)
    assert await let_go(store, keep, {"spared"}, dry=True) == {
        "finished": 1,
        "abandoned": 0,
        "unbegun": 1,
        "watched": 0,
    }
    assert await store.card("old-over") is not None
    assert await let_go(store, keep, {"spared"}) == {"finished": 1, "abandoned": 0, "unbegun": 1, "watched": 0}
    assert await let_go(store, EVERYTHING, {"spared"}) == {"finished": 0, "abandoned": 1, "unbegun": 0, "watched": 0}
    left = {table.id for table in await store.ages("", 100)}
    assert left == {"new-over", "new-playing", "new-lobby", "spared"}
    assert await store.entries("old-over") == []
    assert {card.id for card in await store.tables_of("zoe", 50)} == left - {"spared"}
    assert {weight.phase: weight.tables for weight in await store.weights()} == {"over": 2, "playing": 1, "lobby": 1}
    await store.close()


@runs
async def test_a_table_that_somebody_just_touched_stays(make_store: StoreMaker) -> None:
    async with hall_in(make_store()) as hall:
        zoe = await hall.person("Zoé")
        room = await hall.open(zoe, "cafe-race", "person", "open", "bot")
        seen = room.table.seq
        await hall.do(room, zoe, Chat, text="I am still here")
        assert not await hall.house.store.remove(room.table.id, seen)
        assert await hall.house.store.remove(room.table.id, room.table.seq)
        assert await hall.house.store.card(room.table.id) is None


@runs
async def test_who_looks_at_a_table_that_was_pruned_is_told_so(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        zoe = await hall.person("Zoé")
        room = await hall.open(zoe, "cafe-race", "person", "open", "bot")
        viewer = Viewer(zoe, 0)
        room.viewers.add(viewer)
        assert await hall.house.store.remove(room.table.id, room.table.seq)
        with pytest.raises(Unknown):
            await hall.ask(room, zoe, Chat, text="hello")
        assert b"server-no-table" in viewer.queue.get_nowait()
        with pytest.raises(Unknown):
            await hall.house.room(room.table.id)


def test_the_command_shows_and_prunes_beside_a_running_server(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "house.sqlite3"

    @runs
    async def test() -> None:
        async with hall_at(tmp_path) as hall:
            zoe = await hall.person("Zoé")
            room = await hall.open(zoe, "cafe-race", "person", "open", "bot")
            await hall.do(room, zoe, SetSeat, seat=1, kind="bot")
            await age(hall.house.store, room.table.id, 20)
            for flags, kept in ((["--dry-run"], 1), (["--prune", "--keep-unbegun", "30"], 1), (["--prune"], 0)):
                arguments = ["tables", "--database", str(file), *flags]
                assert await asyncio.to_thread(run, arguments) == 0
                assert len(await hall.house.store.ages("", 9)) == kept

    test()
    told = capsys.readouterr().out
    assert "never begun: one table, 2 entries" in told
    assert "20 days ago, kept for 14 days" in told
    assert "one would be let go" in told
    assert "one let go" in told


@runs
async def test_nobody_prunes_a_table_that_somebody_looks_at(make_store: StoreMaker) -> None:
    """Named or not, by socket or by plain HTTP; unless it is meant."""
    async with hall_in(make_store()) as hall:
        zoe = await hall.person("Zoé")
        watched = [await hall.open(zoe, "cafe-race", "person", "open", "bot") for _ in range(2)]
        left = await hall.open(zoe, "cafe-race", "person", "open", "bot")
        watched[0].viewers.add(Viewer(NOBODY, 0))
        watched[1].looked_until = time.monotonic() + 60
        store = hall.house.store
        for room in (*watched, left):
            await age(store, room.table.id, 20)
        await hall.sweeper._attend()
        assert not await store.remove(watched[0].table.id, watched[0].table.seq)
        for dry in (True, False):
            assert await let_go(store, Keep(), dry=dry) == {"finished": 0, "abandoned": 0, "unbegun": 1, "watched": 2}
        assert {table.id for table in await store.ages("", 9)} == {room.table.id for room in watched}
        assert (await let_go(store, Keep(), even_watched=True))["unbegun"] == 2


def test_what_cannot_be_looked_after_is_said_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["tables", "--database", str(tmp_path / "nowhere.sqlite3")]) == 2
    assert run(["tables", "--database", "mysql://x"]) == 2
    assert run(["tables", "--keep-abandoned", "7"]) == 2
    assert "--keep-abandoned must be at least 30 days" in capsys.readouterr().err
    assert not (tmp_path / "nowhere.sqlite3").exists()


def test_the_book_of_a_game_is_opened_anew_at_its_start() -> None:
    budget = budgets.Budget()
    for _ in range(EACH_BEFORE[0]):
        budget.check("zoe:x", 10, "max")
        budget.note("zoe:x", 10, playing=False)
    with pytest.raises(Refused):
        budget.check("zoe:x", 10, "max")
    budget.check("bot:x", 10, "max")
    budget.note("max:start", 10, playing=True)
    budget.check("zoe:x", 10, "max")
