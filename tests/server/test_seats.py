"""Seats pass between people, bots and a shared screen; absent players are held, links carry seats."""

import asyncio
from pathlib import Path

import pytest

from comptoir.house import views, wire
from comptoir.house.acts.asking import Answer
from comptoir.house.acts.playing import Choose
from comptoir.house.acts.seats import BringBack, Hold, Return, SetSeat
from comptoir.house.acts.taking_back import TakeBack
from comptoir.house.carrying import carry
from comptoir.house.people import hashed
from comptoir.house.rooms import OWN_SEAT, Room, Viewer
from comptoir.kernel.game import Refused
from tests.server.conftest import StoreMaker
from tests.server.inside import hall_at, hall_in, kinds, phase
from tests.server.running import runs
from tests.server.test_undo import race


def later(room: Room, seconds: float) -> None:
    """As if so much time had passed for those who are away."""
    before = room.clock
    room.clock = lambda: before() + seconds


def held_seats(room: Room) -> list[int]:
    return [number for number, seat in enumerate(room.table.seats) if seat.held]


@runs
async def test_an_absent_players_seat_is_held_by_a_bot_and_taken_back(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room, (zoe, max_, ida) = await race(hall, "Zoé", "Max", "Ida")
        room.attend(frozenset({zoe.id, max_.id}))
        assert await hall.refused(room, zoe, Hold, seat=1) == "server-hold-present"
        later(room, 31)
        stranger = await hall.person("Stranger")
        assert await hall.refused(room, stranger, Hold, seat=2) == "server-not-your-seat"
        await hall.do(room, zoe, Hold, seat=2)
        assert held_seats(room) == [2]
        play = views.play_state(room.table, 2)
        assert play is not None
        held = await hall.refused(room, ida, Choose, seat=2, step=play.step, choice=play.choices[0].number)
        assert held == "server-held"
        await hall.bots_move(room)
        await hall.do(room, ida, Return, seat=2)
        assert held_seats(room) == []
        assert await hall.refused(room, ida, Return, seat=2) == "server-not-held"
        assert (await hall.reread(room)).table.seats == room.table.seats


@runs
async def test_during_the_game_a_seat_goes_to_a_bot_and_on_to_a_newcomer(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room, (zoe, max_, ida) = await race(hall, "Zoé", "Max", "Ida")
        assert await hall.refused(room, zoe, SetSeat, seat=1, kind="bot") == "server-seat-taken"
        await hall.do(room, max_, SetSeat, seat=1, kind="bot", level="novice")
        assert kinds(room) == ["person", "bot", "person"]
        assert await hall.refused(room, ida, SetSeat, seat=1, kind="person") == "server-one-seat"
        newcomer = await hall.person("Léo")
        ask = await hall.do(room, newcomer, SetSeat, seat=1, kind="person")
        for seat, person in ((0, zoe), (2, ida)):
            assert room.table.seats_of(newcomer.id) == []
            await hall.do(room, person, Answer, seat=seat, ask=ask, yes=True)
        assert room.table.seats_of(newcomer.id) == [1]
        await hall.do(room, newcomer, SetSeat, seat=1, kind="screen", name="Léo and Mia")
        assert room.table.seats[1].plan.name == "Léo and Mia"
        await hall.do(room, newcomer, SetSeat, seat=1, kind="open")
        assert kinds(room) == ["person", "bot", "person"], "during the game a bot sits where nobody does"


@runs
async def test_a_shared_screen_plays_several_seats_and_looks_from_one_at_a_time(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        zoe = await hall.person("Zoé")
        room = await hall.open(zoe, "cafe-race", "screen", "screen", "screen")
        await hall.start(room, zoe)
        assert room.seat_for(zoe, OWN_SEAT) == -1
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
        await hall.do(room, max_, SetSeat, seat=1, kind="bot")
        assert viewer.told == -1
        assert viewer.queue.get_nowait().startswith(b'{"type":"snapshot"')


@runs
async def test_a_link_carries_a_seat_once(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room, (_zoe, max_, _ida) = await race(hall, "Zoé", "Max", "Ida")
        token = await hall.house.people.link(room.table.id, 1, max_)
        phones = [await hall.person("Phone"), await hall.person("Other phone")]
        tries = [carry(hall.house, phone, token) for phone in phones]
        found = await asyncio.gather(*tries, return_exceptions=True)
        assert sorted(type(each).__name__ for each in found) == ["Carried", "Refused"]
        assert room.table.seats[1].plan.holder in {phone.id for phone in phones}
        assert await hall.house.store.link(hashed(token)) is None


@runs
async def test_a_link_that_is_refused_stays_good(tmp_path: Path) -> None:
    """Who sits at the table opens his friend's link by mistake; the friend's own phone still gets the seat."""
    async with hall_at(tmp_path) as hall:
        room, (zoe, max_, _ida) = await race(hall, "Zoé", "Max", "Ida")
        token = await hall.house.people.link(room.table.id, 1, max_)
        with pytest.raises(Refused):
            await carry(hall.house, zoe, token)
        phone = await hall.person("Phone")
        await carry(hall.house, phone, token)
        assert room.table.seats_of(phone.id) == [1]


@runs
async def test_a_carried_seat_is_offered_back_where_it_came_from(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room, (zoe, max_, _ida) = await race(hall, "Zoé", "Max", "Ida")
        phone = await hall.person("Phone")
        await carry(hall.house, phone, await hall.house.people.link(room.table.id, 1, max_))
        told = {one.id: views.table_state(room.table, one.id, []).carried for one in (zoe, max_, phone)}
        assert told == {zoe.id: [], max_.id: [1], phone.id: []}
        assert await hall.refused(room, zoe, BringBack, seat=1) == "server-not-your-seat"
        await hall.do(room, max_, BringBack, seat=1)
        assert room.table.seats_of(max_.id) == [1]
        assert views.table_state(room.table, phone.id, []).carried == [1], "the other device may have it back in turn"
        assert (await hall.reread(room)).table.carried == {1: phone.id}
        await hall.do(room, max_, SetSeat, seat=1, kind="bot")
        assert await hall.refused(room, phone, BringBack, seat=1) == "server-not-your-seat", "it is no longer there"


@runs
async def test_nobody_brings_a_seat_back_who_has_seen_another_hand(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room, (_zoe, max_, _ida) = await race(hall, "Zoé", "Max", "Ida")
        phone = await hall.person("Phone")
        await carry(hall.house, phone, await hall.house.people.link(room.table.id, 1, max_))
        room.table.sight[max_.id] |= {2}
        assert await hall.refused(room, max_, BringBack, seat=1) == "server-one-seat"


@runs
async def test_a_line_may_blink_before_others_have_the_seat_held(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room, (zoe, max_, ida) = await race(hall, "Zoé", "Max", "Ida")
        room.attend(frozenset({zoe.id, max_.id, ida.id}))
        later(room, 300)
        room.attend(frozenset({zoe.id, max_.id}))
        assert await hall.refused(room, zoe, Hold, seat=2) == "server-hold-soon"
        later(room, 29)
        assert await hall.refused(room, zoe, Hold, seat=2) == "server-hold-soon"
        assert room.presence().away[:2] == [0, 0]
        assert 29_000 <= room.presence().away[2] < 40_000
        room.attend(frozenset({zoe.id, max_.id, ida.id}))
        room.attend(frozenset({zoe.id, max_.id}))
        later(room, 29)
        assert await hall.refused(room, zoe, Hold, seat=2) == "server-hold-soon", "counted anew since the return"
        later(room, 2)
        await hall.do(room, zoe, Hold, seat=2)
        assert held_seats(room) == [2]


@runs
async def test_ones_own_seat_is_held_at_any_time(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room, (zoe, max_, ida) = await race(hall, "Zoé", "Max", "Ida")
        room.attend(frozenset({zoe.id, max_.id, ida.id}))
        await hall.do(room, ida, Hold, seat=2)
        assert held_seats(room) == [2]


@runs
async def test_a_table_just_woken_knows_nobodys_absence(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room, (zoe, *_) = await race(hall, "Zoé", "Max", "Ida")
        hall.house.rooms.clear()
        woken = await hall.house.room(room.table.id)
        assert await hall.refused(woken, zoe, Hold, seat=1) == "server-hold-soon"
        later(woken, 31)
        await hall.do(woken, zoe, Hold, seat=1)


@runs
async def test_another_process_that_sees_the_holder_keeps_his_seat(make_store: StoreMaker) -> None:
    """A process at which nobody looks has not seen him for long; the others may have."""
    async with hall_in(make_store()) as hall:
        room, (zoe, max_, _ida) = await race(hall, "Zoé", "Max", "Ida")
        later(room, 300)
        await hall.house.store.attend([(room.table.id, max_.id)], 8_000)
        found = await hall.ask(room, zoe, Hold, seat=1)
        assert isinstance(found, wire.Refused) == hall.house.store.shared
        if hall.house.store.shared:
            assert held_seats(room) == []


@runs
async def test_a_take_back_asks_who_was_held_only_since(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room, (zoe, max_, ida) = await race(hall, "Zoé", "Max", "Ida")
        room.attend(frozenset({zoe.id, max_.id}))
        mine = await hall.choose(room, zoe, 0)
        await hall.choose(room, max_, 1)
        await hall.choose(room, ida, 2)
        later(room, 31)
        await hall.do(room, zoe, Hold, seat=2)
        await hall.do(room, zoe, TakeBack, seat=0, to=mine)
        assert room.table.proposals["take-back"].waiting == [1, 2], "Ida's choice would die as well"
        ask = room.table.proposals["take-back"].ask
        await hall.do(room, max_, Answer, seat=1, ask=ask, yes=True)
        assert room.table.match is not None
        assert len(room.table.match.made) == 3, "her silence is no yes"
        await hall.do(room, ida, Answer, seat=2, ask=ask, yes=False)
        again = await hall.choose(room, zoe, 0)
        await hall.choose(room, max_, 1)
        await hall.bots_move(room)
        await hall.do(room, zoe, TakeBack, seat=0, to=again)
        assert room.table.proposals["take-back"].waiting == [1], "this round was the bot's"
        assert (await hall.reread(room)).table.proposals == room.table.proposals
