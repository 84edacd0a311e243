"""Somebody who plays is not away, whichever process he plays through and whether or not he also watches."""

import asyncio
from pathlib import Path

from comptoir.house import wire
from comptoir.house.acts.seats import Hold
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
        assert await other.refused(there, max_, Hold, seat=0) == "server-hold-soon"
        now[0] += 29
        assert await other.refused(there, max_, Hold, seat=0) == "server-hold-soon"
        now[0] += 2
        await other.do(there, max_, Hold, seat=0)


@runs
async def test_who_acts_while_the_others_wait_for_their_turn_is_not_held(tmp_path: Path) -> None:
    """Zoé chooses at the moment when Max would have her seat held: his command waits for hers, and knows by then."""
    async with hall_at(tmp_path) as hall:
        now = [0.0]
        room, (zoe, max_) = await race(hall, "Zoé", "Max", bots=1)
        room.clock = lambda: now[0]
        room.gone = {zoe.id: 0.0, max_.id: 0.0}
        now[0] += 31
        hers, his = await asyncio.gather(hall.choose(room, zoe, 0), hall.ask(room, max_, Hold, seat=0))
        assert hers
        assert isinstance(his, wire.Refused)
        assert his.words.key == "server-hold-soon"
        now[0] += 31
        room.attend(frozenset({max_.id}))
        async with room.lock:
            hold = asyncio.create_task(hall.ask(room, max_, Hold, seat=0))
            await asyncio.sleep(0)
            room.attend(frozenset({zoe.id, max_.id}))
        answer = await hold
        assert isinstance(answer, wire.Refused)
        assert answer.words.key == "server-hold-present"
