"""A position gains a field: yesterday's tables go on, marked as they began, whichever version serves them."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from comptoir.games import GAMES
from comptoir.house import log, records, views, wire_http
from comptoir.house.acts import going_on
from comptoir.house.acts.starting import Called, Revealed
from comptoir.house.people import Person
from comptoir.house.rooms import Room
from comptoir.kernel.game import whichever
from comptoir.kernel.record import read_record
from comptoir.kernel.replay import replay
from tests.contract.grown import GrownGame, MeddledGame
from tests.contract.toy import PebblesGame
from tests.server.inside import Hall, hall_at, house_on, new_secret, phase
from tests.server.running import runs


@pytest.fixture(autouse=True)
def pebbles() -> Iterator[None]:
    """The toy is a game of the house as long as these tests run; each decides which version."""
    GAMES["pebbles"] = whichever(PebblesGame())
    yield
    del GAMES["pebbles"]


async def begun(hall: Hall) -> tuple[Room, Person]:
    zoe = await hall.person("Zoé")
    room = await hall.open(zoe, "pebbles", "person", "screen", "screen")
    await hall.start(room, zoe)
    for seat in range(3):
        await hall.choose(room, zoe, seat)
    return room, zoe


def another_version(hall: Hall, game: PebblesGame) -> Hall:
    GAMES["pebbles"] = whichever(game)
    return Hall(house_on(hall.house.store))


async def lists(hall: Hall, room: Room) -> list[int]:
    entries = [log.decode(row.body) for row in await hall.house.store.entries(room.table.id)]
    return [entry.begun.facts for entry in entries if isinstance(entry, Called | Revealed) and entry.begun]


@runs
async def test_yesterdays_log_wakes_after_a_field_was_added_and_goes_on_by_its_list(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room, _ = await begun(hall)
        later = another_version(hall, GrownGame())
        woken = await later.house.room(room.table.id)
        assert phase(woken) == "playing"
        await later.play_out(woken)
        assert phase(woken) == "over"
        assert woken.table.match is not None
        assert woken.table.match.facts == 1
        rows = await later.house.store.entries(room.table.id)
        record = read_record(records.record_text(woken.table, rows), GAMES)
        assert record.facts == 1
        for game in (PebblesGame(), GrownGame()):
            assert list(replay(record, whichever(game)))[-1].position.over
        yesterday = another_version(later, PebblesGame())
        assert phase(await yesterday.house.room(room.table.id)) == "over"


@runs
async def test_a_table_begun_today_says_its_list_and_waits_for_a_version_that_knows_it(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        today = another_version(hall, GrownGame())
        room, zoe = await begun(today)
        assert await lists(today, room) == [2]
        yesterday = another_version(today, PebblesGame())
        left_alone = await yesterday.house.room(room.table.id)
        state = views.table_state(left_alone.table, zoe.id, ())
        assert state.frozen is not None
        assert state.frozen.key == "facts-unknown"
        assert phase(await another_version(today, GrownGame()).house.room(room.table.id)) == "playing"


@runs
async def test_who_plays_on_from_an_old_game_is_marked_by_its_list(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room, zoe = await begun(hall)
        later = another_version(hall, GrownGame())
        woken = await later.house.room(room.table.id)
        await later.play_out(woken)
        rows = await later.house.store.entries(room.table.id)
        moves = await later.house.long_jobs.moves_up_to(woken.table, rows, rows[-4].seq, "")
        opened = going_on.continued(woken.table, moves, wire_http.Continue(rows[-4].seq, 0), zoe, new_secret())
        again = await later.house.create("a" * 22, opened, "x:open")
        await later.start(again, zoe)
        assert await lists(later, again) == [1]
        for found in (again, await later.reread(again)):
            assert phase(found) == "playing"


@runs
async def test_a_new_fact_in_an_old_list_freezes_yesterdays_table(tmp_path: Path) -> None:
    """The breach that lists are there to prevent."""
    async with hall_at(tmp_path) as hall:
        room, _ = await begun(hall)
        woken = await another_version(hall, MeddledGame()).house.room(room.table.id)
        assert phase(woken) == "frozen"
