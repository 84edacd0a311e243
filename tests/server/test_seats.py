"""Seats pass between people, bots and a shared screen; absent players are held, links carry seats."""

from pathlib import Path

from comptoir.server import views, wire
from comptoir.server.people import hashed
from comptoir.server.rooms import Room, Viewer
from tests.server.inside import hall_at, kinds, phase
from tests.server.running import runs
from tests.server.test_undo import race


def held_seats(room: Room) -> list[int]:
    return [number for number, seat in enumerate(room.table.seats) if seat.held]


@runs
async def test_an_absent_players_seat_is_held_by_a_bot_and_taken_back(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room, (zoe, max_, ida) = await race(hall, "Zoé", "Max", "Ida")
        room.present = frozenset({zoe.id, max_.id})
        assert await hall.refused(room, zoe, wire.Hold, seat=1) == "server-hold-present"
        stranger = await hall.person("Stranger")
        assert await hall.refused(room, stranger, wire.Hold, seat=2) == "server-not-your-seat"
        await hall.do(room, zoe, wire.Hold, seat=2)
        assert held_seats(room) == [2]
        play = views.play_state(room.table, 2)
        assert play is not None
        held = await hall.refused(room, ida, wire.Choose, seat=2, step=play.step, choice=play.choices[0].number)
        assert held == "server-held"
        await hall.bots_move(room)
        await hall.do(room, ida, wire.Return, seat=2)
        assert held_seats(room) == []
        assert await hall.refused(room, ida, wire.Return, seat=2) == "server-not-held"
        assert (await hall.reread(room)).table.seats == room.table.seats


@runs
async def test_during_the_game_a_seat_goes_to_a_bot_and_on_to_a_newcomer(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room, (zoe, max_, ida) = await race(hall, "Zoé", "Max", "Ida")
        assert await hall.refused(room, zoe, wire.SetSeat, seat=1, kind="bot") == "server-seat-taken"
        await hall.do(room, max_, wire.SetSeat, seat=1, kind="bot", level="novice")
        assert kinds(room) == ["person", "bot", "person"]
        assert await hall.refused(room, ida, wire.SetSeat, seat=1, kind="person") == "server-one-seat"
        newcomer = await hall.person("Léo")
        await hall.do(room, newcomer, wire.SetSeat, seat=1, kind="person")
        assert room.table.seats_of(newcomer.id) == [1]
        await hall.do(room, newcomer, wire.SetSeat, seat=1, kind="screen", name="Léo and Mia")
        assert room.table.seats[1].plan.name == "Léo and Mia"
        await hall.do(room, newcomer, wire.SetSeat, seat=1, kind="open")
        assert kinds(room) == ["person", "bot", "person"], "during the game a bot sits where nobody does"


@runs
async def test_a_shared_screen_plays_several_seats_and_looks_from_one_at_a_time(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        zoe = await hall.person("Zoé")
        room = await hall.open(zoe, "cafe-race", "screen", "screen", "screen")
        await hall.start(room, zoe)
        assert room.default_seat(zoe) == -1
        public = room.snapshot(zoe, -1).play
        assert public is not None
        assert public.choices == []
        for seat in range(3):
            assert room.may_look(zoe, seat)
            await hall.choose(room, zoe, seat)
        await hall.play_out(room)
        assert phase(room) == "over"


@runs
async def test_a_viewer_who_loses_his_seat_sees_only_what_is_public(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room, (_zoe, max_, _ida) = await race(hall, "Zoé", "Max", "Ida")
        viewer = Viewer(max_, 1)
        room.viewers.add(viewer)
        await hall.do(room, max_, wire.SetSeat, seat=1, kind="bot")
        assert viewer.seat == -1
        assert viewer.queue.get_nowait().startswith(b'{"type":"snapshot"')


@runs
async def test_a_link_carries_a_seat_once(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room, (_zoe, max_, _ida) = await race(hall, "Zoé", "Max", "Ida")
        token = await hall.house.people.link(room.table.id, 1, max_)
        assert await hall.house.store.use_link(hashed(token)) == (room.table.id, 1, max_.id)
        assert await hall.house.store.use_link(hashed(token)) is None
