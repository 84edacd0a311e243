"""Since my last turn: as my own seat saw it, and nobody else's."""

from comptoir.house import wire
from comptoir.house.acts.questions import Since
from comptoir.house.commands import carry_out
from comptoir.house.memory import MemoryStore
from comptoir.house.people import Person
from comptoir.house.rooms import Room
from comptoir.house.views import play_state
from tests.server.inside import Hall, hall_in
from tests.server.running import runs


def waits(room: Room) -> bool:
    assert room.table.match is not None
    return room.table.match.position.waiting() == [0]


async def missed(hall: Hall, room: Room, person: Person, seat: int) -> list[wire.Past]:
    answer = await carry_out(hall.house, room, person, Since("q", seat))
    assert isinstance(answer, wire.Missed), answer
    return answer.moments


@runs
async def test_whoever_comes_back_is_shown_what_followed_his_last_choice() -> None:
    async with hall_in(MemoryStore()) as hall:
        zoe = await hall.person("Zoé")
        room = await hall.open(zoe, "cafe-international", "person", "bot", "bot")
        await hall.start(room, zoe)
        assert await missed(hall, room, zoe, 0) == []
        while not room.table.match or room.table.match.position.waiting() != [0]:
            await hall.bots_move(room)
        before = play_state(room.table, 0, past=True)
        own = await hall.choose(room, zoe, 0)
        left = play_state(room.table, 0, past=True)
        while 0 in room.table.match.position.waiting():
            before, own = left, await hall.choose(room, zoe, 0)
            left = play_state(room.table, 0, past=True)
        assert await missed(hall, room, zoe, 0) == []
        shown = [before, left]
        while room.table.match.position.waiting() != [0]:
            await hall.bots_move(room)
            shown.append(play_state(room.table, 0, past=True))
        for at in (room, await hall.reread(room)):
            moments = await missed(hall, at, zoe, 0)
            assert [moment.entry for moment in moments] == [0, *range(own, room.table.seq + 1)]
            assert [moment.play.view for moment in moments] == [play.view for play in shown if play is not None]
            assert all(not moment.play.choices and moment.play.seat == 0 for moment in moments)


@runs
async def test_in_the_middle_of_a_turn_it_is_told_since_the_turn_before() -> None:
    async with hall_in(MemoryStore()) as hall:
        zoe = await hall.person("Zoé")
        room = await hall.open(zoe, "espresso-doppio", "person", "bot")
        await hall.start(room, zoe)
        mine, ended = [True], 0  # who chose last, and the last choice of my last whole turn
        while not (ended and mine[-1] and waits(room)):
            mine.append(waits(room))
            if not waits(room):
                await hall.bots_move(room)
            elif (own := await hall.choose(room, zoe, 0)) and not waits(room):
                ended = own
        moments = await missed(hall, room, zoe, 0)
        assert [moment.entry for moment in moments][:2] == [0, ended]
        assert moments[-1].entry == room.table.seq


@runs
async def test_nobody_asks_for_another_seats_past() -> None:
    async with hall_in(MemoryStore()) as hall:
        zoe, max_ = await hall.person("Zoé"), await hall.person("Max")
        room = await hall.open(zoe, "cafe-international", "person", "bot")
        await hall.start(room, zoe)
        for person in (max_, Person("", "")):
            answer = await carry_out(hall.house, room, person, Since("q", 0))
            assert isinstance(answer, wire.Refused)
            assert answer.words.key == "server-not-your-seat"
