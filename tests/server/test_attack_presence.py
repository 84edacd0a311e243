"""Who comes and goes quickly is seen to go as well."""

from pathlib import Path

import msgspec

from comptoir.house.acts.seats import SetSeat
from comptoir.house.people import Person
from comptoir.house.rooms import OWN_SEAT, Room, Viewer
from tests.server.inside import hall_at
from tests.server.running import runs


def comes(room: Room, person: Person) -> Viewer:
    viewer = Viewer(person, OWN_SEAT)
    room.greet(viewer, 0)
    room.attend(frozenset(room.here()), tell=bool(room.table.seats_of(person.id)))
    return viewer


def goes(room: Room, viewer: Viewer) -> None:
    room.viewers.discard(viewer)
    room.attend(frozenset(room.here()), tell=bool(room.table.seats_of(viewer.person.id)))


def here(viewer: Viewer) -> list[int]:
    """The seats whose people are here, as this page has heard."""
    seats: list[int] = []
    while not viewer.queue.empty():
        message = msgspec.json.decode(viewer.queue.get_nowait())
        if message["type"] == "presence":
            seats = message["seats"]
        elif message["table"] is not None:
            seats = [seat["seat"] for seat in message["table"]["seats"] if seat["present"] and seat["kind"] == "person"]
    return seats


@runs
async def test_the_host_sees_a_guest_go_who_sat_down_a_moment_ago(tmp_path: Path) -> None:
    """He came to look, sat down and went before anybody was told how many are here."""
    async with hall_at(tmp_path) as hall:
        zoe, max_ = await hall.person("Zoé"), await hall.person("Max")
        room = await hall.open(zoe, "cafe-race", "person", "open", "bot")
        host = comes(room, zoe)
        guest = comes(room, max_)
        await hall.do(room, max_, SetSeat, seat=1, kind="person")
        assert here(host) == [0, 1]
        goes(room, guest)
        assert here(host) == [0]
