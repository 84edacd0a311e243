"""Tables in memory: slow viewers are dropped, sleeping tables forgotten, and nothing depends on it."""

from pathlib import Path

from comptoir.house import rooms
from comptoir.house.acts.talking import Chat
from comptoir.house.rooms import Viewer
from tests.server.inside import hall_at
from tests.server.running import runs


@runs
async def test_a_viewer_who_takes_nothing_is_dropped_not_waited_for(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        zoe = await hall.person("Zoé")
        room = await hall.open(zoe, "cafe-race", "person", "bot", "bot")
        slow, quick = Viewer(zoe, 0), Viewer(zoe, 0)
        room.viewers |= {slow, quick}
        for number in range(rooms.QUEUE + 5):
            await hall.do(room, zoe, Chat, text=f"line {number}")
            quick.queue.get_nowait()
            quick.acked = room.table.seq
        assert slow.lost
        assert slow.gone.is_set()
        assert not quick.lost


@runs
async def test_what_is_said_at_once_overtakes_nothing_that_waits(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        viewer, open_line, heard = Viewer(await hall.person("Zoé"), 0), False, list[bytes]()

        def at_once(body: bytes) -> bool:
            if open_line:
                heard.append(body)
            return open_line

        viewer.at_once = at_once
        viewer.send(b"1")
        open_line = True
        viewer.send(b"2")
        assert heard == []
        heard += [viewer.queue.get_nowait() for _ in range(2)]
        viewer.send(b"3")
        assert heard == [b"1", b"2", b"3"]
        assert viewer.queue.empty()


@runs
async def test_a_viewer_behind_by_many_bytes_is_dropped(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        slow, quick = [Viewer(await hall.person("Zoé"), 0) for _ in range(2)]
        for _ in range(40):
            slow.send(b"x" * 300_000)  # as long as a whole table may be
            quick.send(b"x" * 300_000)
            await quick.queue.get()
        assert slow.lost
        assert sum(len(slow.queue.get_nowait()) for _ in range(slow.queue.qsize())) < 5_000_000
        assert not quick.lost


@runs
async def test_a_viewer_who_never_acknowledges_is_dropped(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        zoe = await hall.person("Zoé")
        room = await hall.open(zoe, "cafe-race", "person", "bot", "bot")
        silent = Viewer(zoe, 0)
        room.viewers.add(silent)
        for number in range(rooms.UNHEARD + 2):
            await hall.do(room, zoe, Chat, text=f"line {number}")
            if not silent.queue.empty():
                silent.queue.get_nowait()
        assert silent.lost


@runs
async def test_tables_nobody_looks_at_leave_memory_and_wake_again(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        zoe = await hall.person("Zoé")
        room = await hall.open(zoe, "cafe-race", "person", "bot", "bot")
        await hall.start(room, zoe)
        watched = await hall.open(zoe, "cafe-race", "person", "bot", "bot")
        watched.viewers.add(Viewer(zoe, 0))
        hall.house.let_sleep(-1)
        assert set(hall.house.rooms) == {watched.table.id}
        woken = await hall.house.room(room.table.id)
        assert woken is not room
        assert woken.snapshot(zoe, 0) == room.snapshot(zoe, 0)
