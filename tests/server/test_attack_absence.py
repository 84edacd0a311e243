"""Somebody who plays is not away, whichever process he plays through and whether or not he also watches."""

from pathlib import Path

from comptoir.house import wire
from tests.server.inside import hall_around, hall_at
from tests.server.running import runs
from tests.server.test_undo import race


@runs
async def test_who_just_chose_in_another_process_is_not_held(tmp_path: Path) -> None:
    """A script that sends its choices by plain HTTP and looks at nothing in between is known by its entries alone."""
    async with hall_at(tmp_path) as hall:
        hall.house.store.shared = True
        other = await hall_around(hall.house.store)
        now = [0.0]
        other.house.clock = lambda: now[0]
        room, (zoe, max_) = await race(hall, "Zoé", "Max", bots=1)
        there = await other.house.room(room.table.id)
        now[0] += 31
        await hall.choose(room, zoe, 0)
        assert await other.refused(there, max_, wire.Hold, seat=0) == "server-hold-soon"
        now[0] += 29
        assert await other.refused(there, max_, wire.Hold, seat=0) == "server-hold-soon"
        now[0] += 2
        await other.do(there, max_, wire.Hold, seat=0)
