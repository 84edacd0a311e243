"""What every store promises."""

import asyncio
import subprocess
import sys

import msgspec
import pytest

from comptoir.house.store import PRESENCE, Addition, Appended, InUse, Repeated, Stale, Store
from tests.server.conftest import StoreMaker
from tests.server.running import runs


def addition(seq: int, command: str, *, table: str = "t", rules: int = 1, due_in: int | None = None) -> Addition:
    return Addition(table, seq, rules, command, f"<{command}>".encode(), "playing", True, b"{}", due_in)


async def opened(make_store: StoreMaker) -> Store:
    store = make_store()
    await store.open()
    await store.create(addition(0, "first"), "cafe-race")
    return store


@runs
async def test_an_entry_follows_the_last_one(make_store: StoreMaker) -> None:
    store = await opened(make_store)
    outcome = await store.append(addition(1, "second"))
    assert isinstance(outcome, Appended)
    assert outcome.seq == 2
    rows = await store.entries("t")
    assert [(row.seq, row.command, row.body) for row in rows] == [(1, "first", b"<first>"), (2, "second", b"<second>")]
    assert rows[1].at == outcome.at
    assert [row.seq for row in await store.entries("t", 1)] == [2]
    await store.close()


@runs
async def test_an_entry_for_an_older_table_is_refused(make_store: StoreMaker) -> None:
    store = await opened(make_store)
    await store.append(addition(1, "second"))
    assert await store.append(addition(1, "late")) == Stale()
    assert await store.append(addition(2, "other rules", rules=2)) == Stale()
    assert len(await store.entries("t")) == 2
    await store.close()


@runs
async def test_a_command_counts_once(make_store: StoreMaker) -> None:
    store = await opened(make_store)
    await store.append(addition(1, "second"))
    assert await store.append(addition(2, "second")) == Repeated(2)
    assert await store.append(addition(2, "third")) == Appended(3, (await store.entries("t"))[-1].at)
    await store.close()


@runs
async def test_who_cannot_play_a_table_adds_an_entry_and_leaves_the_rest(make_store: StoreMaker) -> None:
    store = await opened(make_store)
    await store.append(addition(1, "second", due_in=0))
    before = await store.card("t")
    assert before is not None
    word = msgspec.structs.replace(addition(2, "a word"), phase="frozen", summary=b"[]", public=not before.public)
    assert isinstance(await store.append(word), Appended)
    card = await store.card("t")
    assert card is not None
    assert (card.seq, card.phase, card.summary, card.public) == (3, "playing", b"{}", before.public)
    assert await store.lease(10, 0) == ["t"]
    await store.append(msgspec.structs.replace(addition(3, "later", due_in=100_000), phase="frozen"))
    assert await store.lease(10, 0) == []
    await store.close()


@runs
async def test_a_table_is_made_once(make_store: StoreMaker) -> None:
    store = await opened(make_store)
    assert await store.create(addition(0, "again"), "cafe-race") == Repeated(1)
    assert [row.command for row in await store.entries("t")] == ["first"]
    await store.close()


@runs
async def test_of_many_writers_each_place_goes_to_one(make_store: StoreMaker) -> None:
    store = await opened(make_store)

    async def write(writer: int) -> None:
        seq, made = 1, 0
        while made < 10:
            outcome = await store.append(addition(seq, f"{writer}-{made}"))
            if isinstance(outcome, Appended):
                made += 1
            seq = (await store.seqs(["t"]))["t"]

    await asyncio.gather(*[write(writer) for writer in range(16)])
    rows = await store.entries("t")
    assert [row.seq for row in rows] == list(range(1, 162))
    assert len({row.command for row in rows}) == 161
    await store.close()


@runs
async def test_what_was_written_is_there_after_reopening(make_store: StoreMaker) -> None:
    store = await opened(make_store)
    await store.append(addition(1, "second"))
    await store.close()
    again = make_store()
    await again.open()
    assert len(await again.entries("t")) == 2
    card = await again.card("t")
    assert card is not None
    assert (card.seq, card.rules, card.game, card.phase, card.public) == (2, 1, "cafe-race", "playing", True)
    assert await again.card("unknown") is None
    await again.close()


@runs
async def test_a_duty_is_given_to_one_process_until_its_lease_lapses(make_store: StoreMaker) -> None:
    store = await opened(make_store)
    assert await store.lease(10, 60_000) == []
    await store.append(addition(1, "second", due_in=-1))
    assert await store.lease(10, 1) == ["t"]
    await asyncio.sleep(0.02)
    assert await store.lease(10, 60_000) == ["t"]
    assert await store.lease(10, 60_000) == []
    await store.append(addition(2, "third", due_in=-1))
    assert await store.lease(10, 60_000) == ["t"]
    await store.put_off("t", 3, None)
    assert await store.lease(10, 60_000) == []
    await store.close()


@runs
async def test_putting_off_yields_to_a_newer_entry(make_store: StoreMaker) -> None:
    store = await opened(make_store)
    await store.append(addition(1, "second", due_in=-1))
    await store.put_off("t", 1, None)
    assert await store.lease(10, 60_000) == ["t"]
    await store.close()


@runs
async def test_people_are_found_by_their_token_and_links_work_once(make_store: StoreMaker) -> None:
    store = await opened(make_store)
    await store.add_person("p", "Zoé", "hash")
    assert await store.person("hash") == ("p", "Zoé")
    await store.rename("p", "Zoë")
    assert await store.person("hash") == ("p", "Zoë")
    assert await store.person("other") is None
    await store.add_link("link", "t", 2, "p", 60_000)
    await store.add_link("old", "t", 2, "p", -1)
    for _ in range(2):
        assert await store.link("link") == ("t", 2, "p"), "looking at it does not use it"
    assert sorted(await asyncio.gather(*[store.use_link("link") for _ in range(3)])) == [False, False, True]
    assert await store.link("link") is None
    assert await store.link("old") is None
    await store.close()


@runs
async def test_lists_hold_my_tables_and_public_ones(make_store: StoreMaker) -> None:
    store = await opened(make_store)
    hidden = addition(0, "first", table="hidden")
    await store.create(Addition("hidden", 0, 1, "first", hidden.body, "lobby", False, b"{}", None), "cafe-race")
    await store.sit("p", "hidden")
    await store.sit("p", "hidden")
    assert [card.id for card in await store.tables_of("p", 9)] == ["hidden"]
    assert [card.id for card in await store.public_tables(9)] == ["t"]
    assert [card.id for card in await store.running()] == ["t"]
    await store.close()


@runs
async def test_a_table_where_i_am_awaited_stays_in_my_list_however_many_i_finish_since(make_store: StoreMaker) -> None:
    store = await opened(make_store)
    for table, phase in [("slow", "playing"), *[(f"quick-{number}", "over") for number in range(5)], ("new", "lobby")]:
        first = Addition(table, 0, 1, "first", b"{}", phase, False, b"{}", None)
        await store.create(first, "cafe-race")
        await store.sit("p", table)
    assert {card.id for card in await store.tables_of("p", 3)} > {"slow", "new"}
    await store.close()


@runs
async def test_presence_fades(make_store: StoreMaker) -> None:
    store = await opened(make_store)
    await store.attend([("t", "a"), ("t", "b"), ("t", "c")], PRESENCE)
    await store.attend([("t", "c")], -PRESENCE)
    await store.attend([("t", "b")], -1)
    assert await store.attending(["t"]) == [("t", "a")]
    seen = await store.last_seen("t")
    assert seen["a"] < PRESENCE <= seen["b"] < 2 * PRESENCE
    await store.close()


@runs
async def test_an_entry_may_put_the_table_under_another_number(make_store: StoreMaker) -> None:
    store = await opened(make_store)
    ended = msgspec.structs.replace(addition(1, "ended"), becomes=-1)
    assert isinstance(await store.append(ended), Appended)
    assert await store.append(addition(2, "knows nothing of it")) == Stale()
    assert isinstance(await store.append(addition(2, "has read it", rules=-1)), Appended)
    card = await store.card("t")
    assert card is not None
    assert card.rules == -1
    await store.close()


HOUR = 3_600_000


@runs
async def test_its_time_goes_on_when_the_clock_was_set_back(make_store: StoreMaker) -> None:
    """As if the clock had just been set back by an hour, and then forth again."""
    store = await opened(make_store)
    await store.append(addition(1, "second", due_in=HOUR - 60_000))
    before = await store.now()
    for _ in range(2):  # however many processes say so
        await store.keep_time(before + HOUR, 10_000)
    assert 0 <= await store.now() - before - HOUR < 10_000
    assert await store.lease(10, 60_000) == ["t"]
    await store.keep_time(before, 10_000)
    assert 0 <= await store.now() - before < 10_000
    await store.keep_time(before - HOUR, 10_000)
    assert await store.now() >= before, "never behind the clock's own"
    await store.close()


@runs
async def test_it_never_goes_back_while_nobody_is_there(make_lasting: StoreMaker) -> None:
    store = await opened(make_lasting)
    before = await store.now()
    await store.keep_time(before + HOUR, 10_000)
    await store.beat("one", 10_000)
    await store.close()
    again = make_lasting()
    await again.open()
    assert 0 <= await again.now() - before - HOUR < 10_000
    await again.close()


@runs
async def test_time_without_any_server_is_noted(make_store: StoreMaker) -> None:
    store = await opened(make_store)
    await store.beat("one", 10)
    await store.beat("one", 10_000)
    assert await store.outages() == []
    await asyncio.sleep(0.05)
    await store.beat("two", 10)
    (outage,) = await store.outages()
    assert outage[1] - outage[0] >= 40
    await store.close()


@runs
async def test_rules_change_only_while_nothing_else_does(make_store: StoreMaker) -> None:
    store = await opened(make_store)
    assert not await store.change_rules("t", 2, 1, 2)
    assert await store.change_rules("t", 1, 1, 2)
    assert await store.append(addition(1, "second")) == Stale()
    assert isinstance(await store.append(addition(1, "second", rules=2)), Appended)
    await store.close()


@runs
async def test_many_processes_bring_an_empty_database_to_its_shape_once(make_store: StoreMaker) -> None:
    stores = [make_store() for _ in range(6)]
    if stores[0].kind in ("sqlite", "pocket"):
        stores = stores[:1]  # a second one is refused before it looks at the tables
    await asyncio.gather(*[store.open() for store in stores])
    await stores[0].create(addition(0, "first"), "cafe-race")
    assert [len(await store.entries("t")) for store in stores] == [1] * len(stores)
    await asyncio.gather(*[store.close() for store in stores])
    again = make_store()
    await again.open()
    assert len(await again.entries("t")) == 1
    await again.close()


@runs
async def test_an_acknowledgement_waits_for_the_disk(make_lasting: StoreMaker) -> None:
    store = await opened(make_lasting)
    settings = await store.settings()
    if store.kind == "sqlite":
        assert (settings["journal_mode"], settings["synchronous"]) == ("wal", "2")  # 2 is FULL
    else:
        assert (settings["synchronous_commit"], settings["fsync"]) == ("on", "on")
    await store.close()


@runs
async def test_the_database_clock_moves(make_store: StoreMaker) -> None:
    store = await opened(make_store)
    before = await store.now()
    await asyncio.sleep(0.01)
    assert await store.now() > before > 1_700_000_000_000
    await store.close()


@runs
async def test_a_second_server_on_the_file_is_refused(database: str, make_lasting: StoreMaker) -> None:
    store = await opened(make_lasting)
    if store.kind == "sqlite":
        code = (
            "import asyncio, sys; from pathlib import Path; from comptoir.server.storage.sqlite import SqliteStore; "
            "asyncio.run(SqliteStore(Path(sys.argv[1])).open())"
        )
        path = database.removeprefix("sqlite:")
        second = await asyncio.to_thread(subprocess.run, [sys.executable, "-c", code, path], capture_output=True)
        assert b"InUse" in second.stderr
        with pytest.raises(InUse):
            await make_lasting().open()
    else:
        second_store = make_lasting()
        await second_store.open()
        assert len(await second_store.entries("t")) == 1
        await second_store.close()
    await store.close()


@runs
async def test_news_reaches_the_other_process(make_store: StoreMaker) -> None:
    store = await opened(make_store)
    if store.shared:
        heard: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
        await store.listen(lambda table, seq: heard.put_nowait((table, seq)))
        while heard.empty():
            await store.notify({"t": 7})
            await asyncio.sleep(0.05)
        assert heard.get_nowait() == ("t", 7)
    await store.close()


@runs
async def test_what_the_house_keeps_is_kept_once(make_store: StoreMaker) -> None:
    store = await opened(make_store)
    assert await store.keep_once("day:zoe:2026-01-02", b"first") == b"first"
    assert await store.keep_once("day:zoe:2026-01-02", b"second") == b"first"
    await store.keep_once("day:zoe_2026", b"other")
    await store.keep_once("day:zoe:2026-01-01", b"early")
    assert list((await store.kept("day:zoe:")).items()) == [
        ("day:zoe:2026-01-01", b"early"),
        ("day:zoe:2026-01-02", b"first"),
    ]
    await store.close()
    again = await opened(make_store)
    assert (await again.kept("day:zoe:2026-01-02"))["day:zoe:2026-01-02"] == b"first"
    await again.close()
