"""Where only bots play, the game goes on while somebody looks; tables with people come first."""

import asyncio
import time
from pathlib import Path

import pytest

from comptoir.house import duties, sweeper
from comptoir.house.acts.seats import Hold, Return
from comptoir.house.acts.starting import Start
from comptoir.house.pauses import PAUSES
from comptoir.house.people import NOBODY, Person
from comptoir.house.rooms import Room, Viewer
from comptoir.house.workshop import Rank
from tests.server.inside import Hall, hall_at, phase
from tests.server.running import runs


@pytest.fixture(autouse=True)
def no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PAUSES, "bot", 0)


async def bots_alone(hall: Hall, host: Person) -> Room:
    room = await hall.open(host, "cafe-race", "bot", "bot", "bot")
    await hall.do(room, host, Start)
    return room


async def until_over(room: Room) -> None:
    async with asyncio.timeout(60):
        while phase(room) == "playing":
            await asyncio.sleep(0.01)


@runs
async def test_bots_alone_pause_while_nobody_looks_and_are_not_swept(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room = await bots_alone(hall, await hall.person("Zoé"))
        before = room.table.seq
        assert duties.due(room.table) is None
        assert await hall.house.store.lease(10, 1000) == []
        # A table from before this rule is put off for good.
        await hall.house.store.put_off(room.table.id, before, 0)
        await asyncio.sleep(0.01)
        assert await hall.house.store.lease(10, 0) == [room.table.id]
        await hall.sweeper._settle(room.table.id)
        await asyncio.sleep(0.01)
        assert await hall.house.store.lease(10, 0) == []
        assert room.table.seq == before


@runs
async def test_they_go_on_at_once_when_somebody_looks(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room = await bots_alone(hall, await hall.person("Zoé"))
        room.viewers.add(Viewer(NOBODY, -1))
        hall.house.on_look(room)
        await until_over(room)
        await asyncio.gather(*hall.sweeper.work)
        assert not hall.sweeper.serving
        assert not hall.sweeper.kept_going


@runs
async def test_they_stop_when_the_last_one_leaves(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room = await bots_alone(hall, await hall.person("Zoé"))
        room.looked_until = time.monotonic() + 60  # as a script that polls
        hall.house.on_look(room)
        while room.table.seq < 8:
            await asyncio.sleep(0)
        room.looked_until = 0.0
        await asyncio.gather(*hall.sweeper.work)
        assert phase(room) == "playing"


@runs
async def test_a_seat_held_for_everybody_leaves_bots_alone(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        zoe = await hall.person("Zoé")
        room = await hall.open(zoe, "cafe-race", "person", "bot", "bot")
        await hall.start(room, zoe)
        assert not duties.bots_only(room.table)
        await hall.do(room, zoe, Hold, seat=0)
        assert duties.bots_only(room.table)
        assert duties.due(room.table) is None
        await hall.do(room, zoe, Return, seat=0)
        assert duties.due(room.table) is not None


@runs
async def test_one_opener_has_only_so_many_going(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweeper, "BOTS_ONLY", 1)
    async with hall_at(tmp_path) as hall:
        zoe, max_ = await hall.person("Zoé"), await hall.person("Max")
        rooms = [await bots_alone(hall, zoe), await bots_alone(hall, zoe), await bots_alone(hall, max_)]
        for room in rooms:
            room.viewers.add(Viewer(NOBODY, -1))
            hall.house.on_look(room)
        assert hall.sweeper.serving == {rooms[0].table.id, rooms[2].table.id}
        await until_over(rooms[0])
        await asyncio.gather(*hall.sweeper.work)
        await hall.sweeper._poll()
        await until_over(rooms[1])


@runs
async def test_tables_with_people_come_first(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        zoe = await hall.person("Zoé")
        alone = await bots_alone(hall, zoe)
        room = await hall.open(zoe, "cafe-race", "person", "bot", "bot")
        await hall.start(room, zoe)
        rank = hall.sweeper._rank
        assert (rank(alone), rank(room)) == (Rank.WATCHED, Rank.ALONE)
        room.viewers.add(Viewer(NOBODY, -1))
        assert rank(room) is Rank.WATCHED
        room.viewers.add(Viewer(zoe, 0))
        assert rank(room) is Rank.PLAYERS
