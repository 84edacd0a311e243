"""A seat carried to another device takes everything of its holder with it, and nothing of anybody else."""

from pathlib import Path

from comptoir.house.acts.seats import SetSeat
from comptoir.house.acts.starting import Start
from comptoir.house.acts.talking import Chat, Mute
from comptoir.house.carrying import carry
from comptoir.house.people import NOBODY, Person
from tests.server.inside import hall_at
from tests.server.running import runs


@runs
async def test_the_host_is_host_on_his_other_device(tmp_path: Path) -> None:
    """Max sits before him: he must not become the host because Zoé went on playing on her phone."""
    async with hall_at(tmp_path) as hall:
        zoe, max_ = await hall.person("Zoé"), await hall.person("Max")
        room = await hall.open(zoe, "cafe-race", "open", "person", "bot")
        await hall.do(room, max_, SetSeat, seat=0, kind="person")
        await carry(hall.house, NOBODY, await hall.house.people.link(room.table.id, 1, zoe))
        assert room.table.host == room.table.seats[1].plan.holder
        assert await hall.refused(room, max_, Start) == "server-host-only"


@runs
async def test_who_was_silenced_stays_so_on_his_other_device(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        zoe, max_ = await hall.person("Zoé"), await hall.person("Max")
        room = await hall.open(zoe, "cafe-race", "person", "open", "bot")
        await hall.do(room, max_, SetSeat, seat=1, kind="person")
        await hall.do(room, zoe, Mute, person=max_.id, muted=True)
        await carry(hall.house, NOBODY, await hall.house.people.link(room.table.id, 1, max_))
        phone = Person(room.table.seats[1].plan.holder, "Max")
        assert await hall.refused(room, phone, Chat, text="hello") == "server-chat-muted"
