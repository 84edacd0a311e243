"""What a link, or a question, does once things have changed around it."""

from pathlib import Path

import pytest

from comptoir.house import wire
from comptoir.house.acts.ending import End
from comptoir.house.acts.opening import SetTable
from comptoir.house.acts.seats import SetSeat
from comptoir.house.acts.starting import Ready, Start
from comptoir.house.acts.talking import Chat
from comptoir.house.carrying import carry
from comptoir.kernel.game import Refused
from tests.server.inside import hall_at
from tests.server.running import runs
from tests.server.test_sight import carried
from tests.server.test_undo import race
from tests.server.test_upgrades import tamper


@runs
async def test_a_link_to_a_chair_that_was_taken_away_puts_no_table_to_rest(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        zoe, max_ = await hall.person("Zoé"), await hall.person("Max")
        room = await hall.open(zoe, "cafe-race", "bot", "bot", "bot", "person")
        token = await hall.house.people.link(room.table.id, 3, zoe)
        await hall.do(room, zoe, SetSeat, seat=0, kind="person")
        await hall.do(room, zoe, SetTable, clock=wire.Clock(), public=False, seats=3)
        with pytest.raises(Refused) as refused:
            await carry(hall.house, max_, token)
        assert refused.value.say.key == "server-link-used"
        assert not room.left


@runs
async def test_no_seat_of_a_frozen_table_is_handed_on(tmp_path: Path) -> None:
    """Where its deal no longer replays nobody here knows who has seen what."""
    async with hall_at(tmp_path) as hall:
        room, (zoe, max_, _ida) = await race(hall, "Zoé", "Max", "Ida")
        last = await hall.choose(room, zoe, 0)
        await tamper(hall.house, room.table.id, last)
        hall.house.let_sleep(-1)
        frozen = await hall.house.room(room.table.id)
        guest = await hall.person("Léo")
        assert await carried(hall, frozen, max_, 1, guest) == "server-frozen"


@runs
async def test_a_wish_to_end_goes_with_whoever_had_it(tmp_path: Path) -> None:
    """Somebody asks for the end and gets up for good: silence must not end the game of those who stayed."""
    async with hall_at(tmp_path) as hall:
        room, (zoe, max_) = await race(hall, "Zoé", "Max", bots=2)
        await hall.do(room, zoe, End)
        assert "end" in room.table.proposals
        await hall.do(room, zoe, SetSeat, seat=0, kind="bot")
        assert room.table.proposals == {}
        assert (await hall.reread(room)).table.proposals == {}
        await hall.do(room, max_, Chat, text="I stay")


@runs
async def test_ready_is_not_ready_for_another_clock(tmp_path: Path) -> None:
    """Everybody is ready, and the host sets a clock of one minute just before he starts."""
    async with hall_at(tmp_path) as hall:
        zoe, max_ = await hall.person("Zoé"), await hall.person("Max")
        room = await hall.open(zoe, "cafe-race", "person", "open", "bot")
        await hall.do(room, max_, SetSeat, seat=1, kind="person")
        await hall.do(room, max_, Ready, ready=True)
        await hall.do(room, zoe, SetTable, clock=wire.Clock(), public=True, seats=3)
        assert max_.id in room.table.ready, "who may look on is no matter of the game"
        await hall.do(room, zoe, SetTable, clock=wire.Clock("live", minutes=1), public=True, seats=3)
        assert await hall.refused(room, zoe, Start) == "server-missing-ready"
        assert (await hall.reread(room)).table.ready == {}
