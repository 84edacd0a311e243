"""Who has seen which cards, read from the log; and who may therefore take a bot's seat while the game lasts."""

from pathlib import Path

from comptoir.house import log, wire
from comptoir.house.acts.asking import Answer
from comptoir.house.acts.seats import SeatSet, SetSeat
from comptoir.house.acts.talking import Chat
from comptoir.house.carrying import carry
from comptoir.house.duties import NoAnswer, owed
from comptoir.house.people import Person
from comptoir.house.rooms import Room
from comptoir.kernel.game import Refused
from tests.server.conftest import StoreMaker
from tests.server.inside import Hall, hall_at, hall_in
from tests.server.running import runs
from tests.server.test_undo import race


def sights(room: Room) -> dict[str, list[int]]:
    """By name of person: the seats he has held since the deal."""
    return {person: sorted(seen) for person, seen in room.table.sight.items()}


async def take(hall: Hall, room: Room, person: Person, seat: int, kind: str = "person") -> str:
    """What becomes of somebody's wish for a seat: taken, asked, or the refusal's key."""
    found = await hall.ask(room, person, SetSeat, seat=seat, kind=kind)
    if isinstance(found, wire.Refused):
        return found.words.key
    return "taken" if seat in room.table.seats_of(person.id) else "asked"


async def agree(hall: Hall, room: Room, *people: Person, yes: bool = True) -> None:
    for person in people:
        ask = room.table.proposals["seat"].ask
        await hall.do(room, person, Answer, seat=room.table.seats_of(person.id)[0], ask=ask, yes=yes)


@runs
async def test_nobody_hops_through_seats_to_read_hands(tmp_path: Path) -> None:
    """Seat to a bot, another bot's seat, a look, and back: the way in which hands were read."""
    async with hall_at(tmp_path) as hall:
        room, (zoe, _max) = await race(hall, "Zoé", "Max", bots=2)
        await hall.do(room, zoe, SetSeat, seat=0, kind="bot")
        for seat in (2, 3):
            for kind in ("person", "screen"):
                assert await take(hall, room, zoe, seat, kind) == "server-one-seat"
        assert await take(hall, room, zoe, 0) == "taken", "his own seat, which nobody has held since"
        assert sights(room)[zoe.id] == [0]


@runs
async def test_a_second_card_is_a_stranger_whom_all_must_admit(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room, (zoe, max_) = await race(hall, "Zoé", "Max", bots=2)
        second = await hall.person("Zoé again")
        assert await take(hall, room, second, 2) == "asked"
        await agree(hall, room, zoe)
        assert room.table.seats_of(second.id) == []
        await agree(hall, room, max_)
        assert room.table.seats_of(second.id) == [2]
        assert sights(room)[second.id] == [2]
        assert (await hall.reread(room)).table.sight == room.table.sight


@runs
async def test_bots_play_on_while_a_seat_is_asked_for_and_silence_is_no(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room, (_zoe, _max) = await race(hall, "Zoé", "Max", bots=2)
        guest = await hall.person("Léo")
        assert await take(hall, room, guest, 2) == "asked"
        assert await hall.bots_move(room) == 2
        question = room.table.proposals["seat"]
        late = NoAnswer(question.ask)
        assert late not in owed(room.table, question.at + 59_999)
        assert late in owed(room.table, question.at + 60_000)
        hall.house.offset = (hall.house.offset or 0) + 60_001
        await hall.sweeper._do(room, late)
        assert "seat" not in room.table.proposals
        assert room.table.seats[2].plan.kind == "bot"
        assert await take(hall, room, guest, 2) == "server-ask-once"


@runs
async def test_one_no_is_enough_and_the_next_wish_waits_for_a_choice(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room, (zoe, max_) = await race(hall, "Zoé", "Max", bots=2)
        guest = await hall.person("Léo")
        assert await take(hall, room, guest, 2) == "asked"
        other = await hall.person("Mia")
        assert await take(hall, room, other, 3) == "server-ask-open"
        await agree(hall, room, max_, yes=False)
        assert await take(hall, room, guest, 2) == "server-ask-once"
        await hall.choose(room, zoe, 0)
        assert await take(hall, room, guest, 2) == "asked"


@runs
async def test_alone_with_bots_seats_are_changed_as_one_likes(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room, (zoe,) = await race(hall, "Zoé", bots=3)
        assert await take(hall, room, zoe, 1) == "taken"
        await hall.do(room, zoe, SetSeat, seat=0, kind="bot")
        assert await take(hall, room, zoe, 2, "screen") == "taken"
        assert await take(hall, room, zoe, 0) == "taken"


@runs
async def test_who_has_looked_around_alone_cannot_go_back_once_somebody_has_come(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room, (zoe,) = await race(hall, "Zoé", bots=3)
        await hall.do(room, zoe, SetSeat, seat=0, kind="bot")
        assert await take(hall, room, zoe, 1) == "taken"
        guest = await hall.person("Léo")
        assert await take(hall, room, guest, 2) == "asked"
        await agree(hall, room, zoe)
        assert sights(room) == {zoe.id: [0, 1], guest.id: [2]}
        await hall.do(room, zoe, SetSeat, seat=1, kind="bot")
        assert await take(hall, room, zoe, 0) == "server-one-seat"
        assert await take(hall, room, zoe, 3) == "server-one-seat"
        assert await take(hall, room, zoe, 1) == "taken"


@runs
async def test_around_one_screen_chairs_are_added_and_given_back(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        zoe = await hall.person("Zoé")
        room = await hall.open(zoe, "cafe-race", "screen", "screen", "bot")
        await hall.start(room, zoe)
        assert await take(hall, room, zoe, 2, "screen") == "taken"
        await hall.do(room, zoe, SetSeat, seat=1, kind="bot")
        assert await take(hall, room, zoe, 1, "screen") == "taken"


@runs
async def test_with_others_at_the_table_a_screen_asks_for_another_chair(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room, (zoe, max_) = await race(hall, "Zoé", "Max", bots=2)
        assert await take(hall, room, zoe, 2, "person") == "server-one-seat"
        assert await take(hall, room, zoe, 2, "screen") == "asked"
        await agree(hall, room, max_)
        assert room.table.seats_of(zoe.id) == [0, 2]


@runs
async def test_a_seat_somebody_else_has_held_since_is_not_come_back_to(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room, (zoe, max_) = await race(hall, "Zoé", "Max", bots=2)
        await hall.do(room, max_, SetSeat, seat=1, kind="bot")
        guest = await hall.person("Léo")
        assert await take(hall, room, guest, 1) == "asked"
        await agree(hall, room, zoe)
        await hall.do(room, guest, SetSeat, seat=1, kind="bot")
        assert await take(hall, room, max_, 1) == "server-one-seat"
        assert await take(hall, room, guest, 1) == "taken"


@runs
async def test_a_wish_falls_with_the_chair_it_was_for_or_with_another_chair_of_his(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room, (zoe, max_) = await race(hall, "Zoé", "Max", bots=2)
        assert await take(hall, room, zoe, 2, "screen") == "asked"
        await hall.do(room, zoe, SetSeat, seat=0, kind="bot")
        assert room.table.proposals == {}, "he no longer adds a chair to one he has"
        assert await take(hall, room, zoe, 0) == "taken"
        guest = await hall.person("Léo")
        assert await take(hall, room, guest, 2) == "asked"
        ask = room.table.proposals["seat"].ask
        await hall.do(room, max_, SetSeat, seat=1, kind="bot")
        assert room.table.proposals["seat"].waiting == [0]
        assert await take(hall, room, max_, 1) == "taken"
        assert room.table.proposals["seat"].waiting == [0, 1], "who comes back has his say"
        await hall.do(room, zoe, SetSeat, seat=2, kind="bot", level="master")
        assert room.table.proposals == {}
        assert await hall.refused(room, zoe, Answer, seat=0, ask=ask, yes=True) == "server-undo-no-question"


@runs
async def test_the_same_is_found_in_the_log_by_another_process(make_store: StoreMaker) -> None:
    """Between the question and the last yes the table changes elsewhere: what counts is the log."""
    async with hall_in(make_store()) as hall:
        room, (zoe, max_) = await race(hall, "Zoé", "Max", bots=2)
        guest = await hall.person("Léo")
        assert await take(hall, room, guest, 2) == "asked"
        other = await hall.reread(room)
        ask = room.table.proposals["seat"].ask
        assert other.table.proposals == room.table.proposals
        await agree(hall, room, max_)
        yes = await hall.house.perform(other, zoe, Answer("a", 0, ask, True))
        assert isinstance(yes, wire.Done)
        await hall.do(room, zoe, Chat, text="welcome")
        assert room.table.seats_of(guest.id) == other.table.seats_of(guest.id) == [2]
        rows = [log.decode(row.body) for row in await hall.house.store.entries(room.table.id)]
        assert sum(1 for entry in rows if isinstance(entry, SeatSet) and entry.plan.holder == guest.id) == 1


async def carried(hall: Hall, room: Room, giver: Person, seat: int, taker: Person) -> str:
    """What becomes of a link that somebody opens on a device that knows him: the seat, or the refusal's key."""
    token = await hall.house.people.link(room.table.id, seat, giver)
    try:
        await carry(hall.house, taker, token)
    except Refused as refused:
        return refused.say.key
    return "carried"


@runs
async def test_a_link_hands_on_what_its_giver_has_seen(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room, (zoe, max_) = await race(hall, "Zoé", "Max", bots=2)
        phone = await hall.person("Zoé's phone")
        assert await carried(hall, room, zoe, 0, phone) == "carried"
        assert sights(room) == {zoe.id: [0], phone.id: [0], max_.id: [1]}
        assert await take(hall, room, zoe, 0) == "server-seat-taken"
        assert await take(hall, room, zoe, 2) == "server-one-seat", "the old card has still seen the cards"
        assert await carried(hall, room, phone, 0, zoe) == "carried", "and may have them back"
        assert (await hall.reread(room)).table.sight == room.table.sight


@runs
async def test_a_link_is_not_for_somebody_who_has_seen_another_hand(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        room, (zoe, max_) = await race(hall, "Zoé", "Max", bots=2)
        assert await carried(hall, room, zoe, 0, max_) == "server-one-seat"
        await hall.do(room, max_, SetSeat, seat=1, kind="bot")
        assert await carried(hall, room, zoe, 0, max_) == "server-one-seat", "nor once he has got up"
        assert room.table.seats_of(zoe.id) == [0]


@runs
async def test_a_shared_screen_moves_to_another_device_chair_by_chair(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        zoe = await hall.person("Zoé")
        room = await hall.open(zoe, "cafe-race", "screen", "screen", "bot")
        await hall.start(room, zoe)
        tablet = await hall.person("Tablet")
        for seat in (0, 1):
            assert await carried(hall, room, zoe, seat, tablet) == "carried"
            assert sights(room)[tablet.id] == [0, 1], "with one chair goes all that was seen from both"
        assert room.table.seats_of(tablet.id) == [0, 1]
