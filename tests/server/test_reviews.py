"""The review of a finished table: it grows while it is worked out, once, and is never shown before the end."""

import asyncio
import gzip
from pathlib import Path
from typing import Any

import msgspec
import pytest

from comptoir.house import reviewing
from comptoir.house.jobs import AnyJob, do
from comptoir.house.memory import MemoryStore
from comptoir.house.reviewing import Reviews
from comptoir.house.rooms import Room
from comptoir.house.store import Row
from comptoir.house.workshop import Full, Rank, Workshop
from comptoir.kernel.game import Refused
from tests.server.inside import Hall, hall_at, hall_in
from tests.server.running import runs
from tests.server.test_finished import opened
from tests.server.test_undo import race

QUICK = 0.0002


class Counting(Workshop):
    """Does every job at once and counts them; may be held up before each of them."""

    def __init__(self) -> None:
        self.jobs: list[AnyJob] = []
        self.door = asyncio.Event()
        self.door.set()

    async def do(self, job: AnyJob, rank: Rank = Rank.PAGES, asker: str = "") -> bytes:
        await self.door.wait()
        await asyncio.sleep(0.001)  # whoever follows sees every page
        self.jobs.append(job)
        return do(job)


def reviews_of(hall: Hall, workshop: Workshop) -> Reviews:
    found = Reviews(workshop, hall.house.store)
    found.thinking = QUICK
    return found


async def followed(reviews: Reviews, hall: Hall, room: Room, asker: str = "zoe") -> list[dict[str, Any]]:
    """Every page from the first to the last."""
    pages: list[dict[str, Any]] = []
    while not pages or not pages[-1]["done"]:
        after = pages[-1]["number"] if pages else 0
        found = await reviews.look(room.table, lambda: hall.house.store.entries(room.table.id), after, asker)
        pages.append(msgspec.json.decode(gzip.decompress(found.body) if found.squeezed else found.body))
    return pages


@runs
async def test_the_curve_grows_and_the_bars_add_up_at_the_end(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room, _people = await race(hall, "Zoé", "Max", "Ida")
        await hall.play_out(room, 3)
        pages = await followed(reviews_of(hall, Counting()), hall, room)
        lengths = [len(page["moments"]) for page in pages]
        assert len(pages) > 3
        assert lengths == sorted(lengths)
        assert lengths[-1] == pages[0]["steps"] + 1
        assert [page["bars"] == [] for page in pages] == [True] * (len(pages) - 1) + [False]
        for bar in pages[-1]["bars"]:
            assert bar["start"] + sum(bar["points"].values()) == bar["result"]
        entries = [entry for moment in pages[-1]["moments"] for entry in moment["entries"]]
        assert entries == [row.seq for row in await hall.house.store.entries(room.table.id) if b'"chosen"' in row.body]


@runs
async def test_a_second_look_and_a_restart_do_not_pay_again(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room, _people = await race(hall, "Zoé", "Max", "Ida")
        await hall.play_out(room, 3)
        workshop = Counting()
        reviews = reviews_of(hall, workshop)
        both = await asyncio.gather(followed(reviews, hall, room), followed(reviews, hall, room, "max"))
        paid = len(workshop.jobs)
        assert both[0][-1] == both[1][-1]
        assert paid == both[0][-1]["number"]
        assert await followed(reviews, hall, room) == both[0][-1:]
        assert await followed(reviews_of(hall, workshop), hall, room) == both[0][-1:]
        assert len(workshop.jobs) == paid


class Slow(MemoryStore):
    """A store that answers late: what it found may be old by then."""

    def __init__(self) -> None:
        super().__init__()
        self.asked, self.door = asyncio.Event(), asyncio.Event()

    async def review(self, table: str, mark: str) -> bytes | None:
        found = await super().review(table, mark)
        self.asked.set()
        await self.door.wait()
        return found


@runs
async def test_who_asked_while_it_ended_does_not_begin_it_again() -> None:
    store = Slow()
    async with hall_in(store) as hall:
        room, _people = await race(hall, "Zoé", "Max", "Ida")
        await hall.play_out(room, 3)
        workshop = Counting()
        reviews = reviews_of(hall, workshop)
        late = asyncio.create_task(followed(reviews, hall, room))
        await store.asked.wait()
        key, one = (room.table.id, reviews.mark(room.table)), reviewing.UnderWay("max", QUICK)
        reviews.under_way[key], one.wanted = one, reviews.clock()
        await reviews._work(key, one, lambda: hall.house.store.entries(room.table.id))
        paid = len(workshop.jobs)
        store.door.set()
        assert len(await late) == 1
        assert len(workshop.jobs) == paid == one.number


class Broken(MemoryStore):
    async def keep_review(self, table: str, mark: str, body: bytes) -> None:
        raise OSError("no space left")


@runs
async def test_a_full_disk_costs_nobody_the_review() -> None:
    async with hall_in(Broken()) as hall:
        room, _people = await race(hall, "Zoé", "Max", "Ida")
        await hall.play_out(room, 3)
        workshop = Counting()
        reviews = reviews_of(hall, workshop)
        pages = await followed(reviews, hall, room)
        assert await followed(reviews, hall, room) == pages[-1:]
        assert len(workshop.jobs) == len(pages)


@runs
async def test_a_log_that_cannot_be_read_is_not_asked_for_over_and_over() -> None:
    asked = 0

    async def unreadable() -> list[Row]:
        nonlocal asked
        asked += 1
        raise OSError("gone")

    async with hall_in(MemoryStore()) as hall:
        room, _people = await race(hall, "Zoé", "Max", "Ida")
        await hall.play_out(room, 3)
        with pytest.raises(Refused) as refused:
            await reviews_of(hall, Counting()).look(room.table, unreadable, 0, "zoe")
        assert refused.value.say.key == "server-busy"
        assert asked == 1


@runs
async def test_nothing_is_shown_before_the_end_or_once_a_game_goes_on(tmp_path: Path) -> None:
    async with opened(tmp_path) as (hall, http):
        room, _people = await race(hall, "Zoé", "Max", "Ida")
        address = f"/api/tables/{room.table.id}/review"
        assert (await http.get(address)).json()["words"]["key"] == "server-not-over"
        await hall.play_out(room, 3)
        workshop = Counting()
        workshop.door.clear()
        hall.house.reviews = reviews_of(hall, workshop)
        waiting = asyncio.create_task(http.get(address))
        while not hall.house.reviews.under_way:
            await asyncio.sleep(0)
        room.table.phase = "playing"  # whatever may have happened: it is judged when it is sent
        workshop.door.set()
        assert (await waiting).json()["words"]["key"] == "server-not-over"
        assert (await http.get(address)).json()["words"]["key"] == "server-not-over"


@runs
async def test_nobody_begins_many_at_once_and_a_failure_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hall_at(tmp_path) as hall:
        room, _people = await race(hall, "Zoé", "Max", "Ida")
        await hall.play_out(room, 3)
        reviews = reviews_of(hall, Stuck())
        for number in range(reviewing.MOST_EACH):
            reviews.under_way["other", str(number)] = other = reviewing.UnderWay("zoe", QUICK)
            other.task = asyncio.create_task(asyncio.sleep(0))
        for asker, key in (("zoe", "server-too-fast"), ("max", "server-busy")):
            with pytest.raises(Refused) as refused:
                await followed(reviews, hall, room, asker)
            assert refused.value.say.key == key


@runs
async def test_one_visitor_with_many_names_leaves_room_for_the_others(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room, _people = await race(hall, "Zoé", "Max", "Ida")
        await hall.play_out(room, 3)
        reviews = reviews_of(hall, Counting())
        reviews.place_of = lambda asker: "there" if asker.startswith("many") else asker
        asleep = [asyncio.create_task(asyncio.sleep(60)) for _ in range(reviewing.MOST)]
        refused = 0
        for number, task in enumerate(asleep):
            try:
                reviews._join(("other", str(number)), f"many{number // reviewing.MOST_EACH}").task = task
            except Refused:
                refused += 1
        for task in asleep:
            task.cancel()
        assert refused == reviewing.MOST - reviewing.MOST_HERE
        assert (await followed(reviews, hall, room))[-1]["done"]


@runs
async def test_whoever_waits_is_answered_when_the_house_closes(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room, _people = await race(hall, "Zoé", "Max", "Ida")
        await hall.play_out(room, 3)
        workshop = Counting()
        workshop.door.clear()
        reviews = reviews_of(hall, workshop)
        waiting = asyncio.create_task(followed(reviews, hall, room))
        while not reviews.under_way:
            await asyncio.sleep(0.001)
        reviews.send_away()
        with pytest.raises(Refused):
            await asyncio.wait_for(waiting, 10)
        await reviews.stop()


class Stuck(Workshop):
    async def do(self, job: AnyJob, rank: Rank = Rank.PAGES, asker: str = "") -> bytes:
        raise Full
