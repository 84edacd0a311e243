"""What every store promises of results: they outlive logs, count once, and forget whoever wishes it."""

import pytest
from msgspec import structs

from comptoir.house import keepsakes
from comptoir.house.house import House
from comptoir.house.kept_results import ResultRow
from comptoir.house.store import Store
from comptoir.house.workshop import ByHand
from comptoir.kernel.game import Refused
from tests.server.conftest import StoreMaker
from tests.server.running import runs
from tests.server.test_store import addition


def row(table: str = "t", *, seq: int = 9, at: int = 1_000, people: str = "zoe max", **more: object) -> ResultRow:
    seats = [person.removesuffix("?") for person in people.split(" ")]
    typed = ["Kid" if person.endswith("?") else "" for person in people.split(" ")]
    fields = {"game": "cafe-race", "variant": "basic", "rated": True, "mark": "8:0", "body": b"{}", **more}
    return ResultRow(table=table, seq=seq, at=at, people=seats, typed=typed, **fields)  # type: ignore[arg-type]


async def opened(make_store: StoreMaker) -> Store:
    store = make_store()
    await store.open()
    for person, name in (("zoe", "Zoé"), ("max", "Max")):
        await store.add_person(person, name, f"token of {person}")
    return store


@runs
async def test_a_table_leaves_one_row_and_a_correction_replaces_it(make_store: StoreMaker) -> None:
    store = await opened(make_store)
    for each in (row(), row(), row(seq=8, body=b"late"), row(seq=11, body=b"corrected", rated=False)):
        await store.keep_result(each)
    (kept,) = await store.results_of("zoe", 10)
    assert kept.row == row(seq=11, body=b"corrected", rated=False)
    assert await store.result("t") == kept
    assert await store.rated_results("cafe-race", "basic", "", 9) == []
    await store.close()


@runs
async def test_rated_rows_are_read_some_at_a_time_and_each_once(make_store: StoreMaker) -> None:
    store = await opened(make_store)
    for table in "ebdac":
        await store.keep_result(row(table))
    await store.keep_result(row("f", rated=False))
    pages, after = [], ""
    while page := [kept.row.table for kept in await store.rated_results("cafe-race", "basic", after, 2)]:
        pages.append(page)
        after = page[-1]
    assert pages == [["a", "b"], ["c", "d"], ["e"]]
    await store.close()


@runs
async def test_rows_stay_when_their_tables_are_let_go(make_store: StoreMaker) -> None:
    store = await opened(make_store)
    await store.create(addition(0, "first"), "cafe-race")
    await store.keep_result(row())
    assert await store.remove("t", 1)
    assert [kept.row for kept in await store.results_of("max", 10)] == [row()]
    assert [kept.row.table for kept in await store.rated_results("cafe-race", "basic", "", 9)] == ["t"]
    await store.close()
    again = make_store()
    await again.open()
    if again.kind != "memory" or again.shared:
        assert [kept.row for kept in await again.results_of("max", 10)] == [row()]
    await again.close()


@runs
async def test_the_newest_come_first_and_a_page_ends_where_the_next_begins(make_store: StoreMaker) -> None:
    store = await opened(make_store)
    for number in range(5):
        await store.keep_result(row(f"t{number}", at=100 + number, people="zoe max" if number != 3 else "max "))
    page = await store.results_of("zoe", 2)
    assert [kept.row.table for kept in page] == ["t4", "t2"]
    assert [kept.row.table for kept in await store.results_of("zoe", 9, page[-1].row.at)] == ["t1", "t0"]
    assert await store.results_of("", 9) == []
    await store.close()


@runs
async def test_a_summary_counts_only_for_the_choices_it_is_of(make_store: StoreMaker) -> None:
    store = await opened(make_store)
    await store.keep_summary("t", "8:0", b"before there is a row")
    await store.keep_result(row())
    await store.keep_summary("t", "8:0", b"summary")
    assert [kept.summary for kept in await store.results_of("zoe", 1)] == [b"summary"]
    await store.keep_result(row(seq=11, mark="10:1"))
    assert [kept.summary for kept in await store.results_of("zoe", 1)] == [b""]
    await store.close()


@runs
async def test_stars_and_removals_are_each_persons_own(make_store: StoreMaker) -> None:
    store = await opened(make_store)
    await store.keep_result(row())
    await store.keep_result(row("u", at=900))
    await store.arrange("zoe", "t", starred=True, removed=False)
    await store.arrange("zoe", "u", starred=False, removed=True)
    await store.arrange("ida", "t", starred=True, removed=True)  # none of hers
    await store.keep_result(row(seq=11))
    assert [(kept.row.table, kept.starred) for kept in await store.results_of("zoe", 9)] == [("t", True)]
    assert [(kept.row.table, kept.starred) for kept in await store.results_of("max", 9)] == [("t", False), ("u", False)]
    await store.arrange("zoe", "u", starred=False, removed=False)
    assert len(await store.results_of("zoe", 9)) == 2
    await store.close()


@runs
async def test_whoever_is_erased_has_no_token_no_name_and_no_rows(make_store: StoreMaker) -> None:
    store = await opened(make_store)
    await store.keep_result(row(people="zoe? max"))
    await store.arrange("zoe", "t", starred=True, removed=False)
    await store.add_link("link", "t", 0, "zoe", 60_000)
    assert await store.add_token("zoe", "her tablet")
    await store.erase("zoe")
    assert [await store.person(token) for token in ("token of zoe", "her tablet")] == [None, None]
    assert await store.link("link") is None
    assert await store.results_of("zoe", 9) == []
    (kept,) = await store.results_of("max", 9)
    assert (kept.row.people, kept.row.typed) == (["", "max"], ["", ""])
    assert await store.names(["zoe", "max"]) == {"zoe": "", "max": "Max"}
    # A row that is written once more, or comes late, does not know her either.
    await store.keep_result(row(seq=11, people="zoe? max"))
    await store.keep_result(row("u", people="zoe? max"))
    assert [kept.row.people for kept in await store.results_of("max", 9)] == [["", "max"]] * 2
    assert not await store.add_token("zoe", "another")
    await store.close()


@runs
async def test_a_dropped_token_is_nobodys(make_store: StoreMaker) -> None:
    store = await opened(make_store)
    assert await store.add_token("zoe", "her tablet")
    await store.drop_token("token of zoe")
    assert await store.person("token of zoe") is None
    assert await store.person("her tablet") == ("zoe", "Zoé")
    await store.close()


@runs
async def test_finished_tables_without_a_row_are_found(make_store: StoreMaker) -> None:
    store = await opened(make_store)
    for table, phase in (("a", "over"), ("b", "playing"), ("c", "ended"), ("d", "over")):
        await store.create(structs.replace(addition(0, "first", table=table), phase=phase), "cafe-race")
    await store.keep_result(row("d"))
    assert await store.without_result("", 9) == ["a", "c"]
    assert await store.without_result("a", 9) == ["c"]
    await store.close()


@runs
async def test_what_is_kept_of_somebodys_days_goes_with_him(make_store: StoreMaker) -> None:
    store = await opened(make_store)
    for name in ("day:zoe:2026-03-01:cafe-race", "end:2026-03-01:cafe-race:zoe", "puzzle:zoe:2026-03-01"):
        await store.keep_once(name, b"of Zo")
        await store.keep_once(name.replace("zoe", "max"), b"of Max")
    await keepsakes.forget(store, "zoe")
    assert set((await store.kept("")).values()) == {b"of Max"}
    await store.close()


@runs
async def test_whoever_was_erased_through_another_process_gets_no_name_again(make_store: StoreMaker) -> None:
    store = await opened(make_store)
    if store.kind == "pocket":  # there is no other process, and its one person may begin anew
        return
    house = House(store, ByHand())
    zoe, token = await house.people.make("Zoé")
    assert (await house.people.by_token(token)).id == zoe.id
    await store.erase(zoe.id)  # elsewhere: this process still remembers her
    with pytest.raises(Refused, match="server-need-name"):
        await house.people.rename(zoe, "Zazie")
    assert await store.names([zoe.id]) == {zoe.id: ""}
    assert not (await house.people.by_token(token)).id
    await store.close()
