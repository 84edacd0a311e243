"""An evening as its log makes it: coming, rounds, results, hosts, and every process reading the same."""

import asyncio
import hashlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from msgspec import structs

from comptoir.house.acts.base import Draft
from comptoir.house.acts.gathering import gathered
from comptoir.house.acts.opening import SetTable
from comptoir.house.acts.seats import Return, SetSeat
from comptoir.house.acts.starting import CalledOff, Ready, RevealWord, Start
from comptoir.house.acts.talking import Chat
from comptoir.house.duties import due
from comptoir.house.evenings.acts.hosting import BecomeHost, Close, SetMenu
from comptoir.house.evenings.acts.joining import Bar, ComeBack, Join, Leave, MoveHere, SetDoor
from comptoir.house.evenings.acts.results import SetResult
from comptoir.house.evenings.acts.rounds import EndTable, NextRound
from comptoir.house.evenings.evening import BOT, DEVICE, Course
from comptoir.house.evenings.evenings import Evenings
from comptoir.house.evenings.standing import comeback, place_points, standings
from comptoir.house.evenings.views import evening_state
from comptoir.house.evenings.wire import NewEvening
from comptoir.house.house import House
from comptoir.house.memory import Memory, MemoryStore
from comptoir.house.people import Person
from comptoir.house.timekeeping import Told
from comptoir.house.wire import Clock
from comptoir.house.workshop import ByHand
from tests.house.evenings.party import party_in
from tests.server.inside import FirstChoice, Hall, hall_in, house_on
from tests.server.running import runs
from tests.told import TOLD

NINE = ("Ada", "Blaise", "Chloé", "Denis", "Elsa", "Farid", "Gus", "Hana", "Ivo")


@asynccontextmanager
async def hall_by(time: Told) -> AsyncIterator[Hall]:
    """A house whose time goes when it is told to."""
    house = House(MemoryStore(time=time), ByHand(), time, TOLD)
    house.bots = FirstChoice()
    await house.set_clock()
    yield Hall(house)


BOX = Course(box="Carcassonne", least=2, most=5)


@runs
async def test_an_evening_of_nine_from_the_door_to_the_podium() -> None:
    async with hall_in(MemoryStore()) as hall:
        party = await party_in(hall, *NINE)
        for number in range(3):
            for board in await party.next_round():
                await party.play(board)
            assert party.evening.rounds[number].done
        seats = [sorted(n for board in each.boards for n in board.chairs) for each in party.evening.rounds]
        assert seats == [list(range(9))] * 3
        await party.do(party.host, Close)
        lines = standings(party.evening)
        assert sum(line.games for line in lines) == 27
        wall = await party.evenings.walls.find(party.evening.wall)
        assert [poster.name for poster in wall.state.posters] == ["Chez Odile"]


@runs
async def test_every_process_reads_the_same_evening_from_its_log() -> None:
    async with hall_in(MemoryStore()) as hall:
        party = await party_in(hall, "Ada", "Blaise", "Chloé")
        await party.play((await party.next_round())[0])
        other = await Evenings(house_on(hall.house.store)).find(party.evening.id)
        assert evening_state(other.state, "", 0, frozenset()) == evening_state(party.evening, "", 0, frozenset())


@runs
async def test_a_round_begun_by_a_process_that_dies_is_laid_by_the_next_one_at_the_same_addresses() -> None:
    async with hall_in(MemoryStore()) as hall:
        party = await party_in(hall, *NINE[:6])
        boards = await party.next_round()
        for board in boards:
            hall.house.rooms.pop(board.table)
            assert await hall.house.store.remove(board.table, 1)
        other = Evenings(house_on(hall.house.store))
        await other.settle(party.evening.id)
        await party.settle()
        for board in boards:
            assert [row.seq for row in await hall.house.store.entries(board.table)] == [1]


@runs
async def test_two_processes_that_see_the_same_end_note_one_result() -> None:
    memory = Memory()
    async with hall_in(MemoryStore(memory)) as hall:
        party = await party_in(hall, "Ada", "Blaise", "Chloé")
        board = (await party.next_round())[0]
        room = await party.room(board)
        await party.gather(room)
        await hall.play_out(room)
        other = Evenings(house_on(MemoryStore(memory)))
        await other.settle(party.evening.id)
        await party.settle()
        await other.settle(party.evening.id)
        commands = [row.command for row in await hall.house.store.entries(party.evening.id)]
        assert commands.count(f"result:{board.table}") == 1


@runs
async def test_two_hosts_who_touch_at_once_begin_one_round() -> None:
    async with hall_in(MemoryStore()) as hall:
        party = await party_in(hall, *NINE[:4])
        await party.do(party.host, NextRound, round=0)
        assert await party.refused(party.host, NextRound, round=0) == "evening-refusal-playing"
        assert len(party.evening.rounds) == 1


@runs
async def test_a_table_starts_after_twenty_seconds_with_whoever_is_there_and_the_absent_may_return() -> None:
    async with hall_in(MemoryStore()) as hall:
        party = await party_in(hall, "Ada", "Blaise", "Chloé")
        room = await party.room((await party.next_round())[0])
        late = party.people["Chloé"].id
        assert due(room.table) is None  # nobody is there yet: nobody is waited for
        await party.gather(room, late)
        seat = room.table.seats_of(late)[0]
        assert room.table.phase == "playing"
        assert room.table.seats[seat].held
        await hall.do(room, party.people["Chloé"], Return, seat=seat)
        assert not room.table.seats[seat].held


@runs
async def test_whoever_does_not_give_the_promised_word_is_not_waited_for_a_second_time() -> None:
    async with hall_in(MemoryStore()) as hall:
        party = await party_in(hall, "Ada", "Blaise", "Chloé")
        room = await party.room((await party.next_round())[0])
        silent = party.people["Ada"]
        for person in room.table.people():
            promise = hashlib.sha256(person.encode()).hexdigest()
            await hall.do(room, Person(person, ""), Ready, ready=True, promise=promise)
        await hall.house.add(room, "house:1", gathered)
        await hall.house.add(room, "house:2", lambda _table: Draft(CalledOff(hall.house.secrets.secret())))
        assert silent.id in room.table.people()
        await hall.do(room, party.people["Blaise"], Ready, ready=True)
        await hall.house.add(room, "house:3", gathered)
        held = {seat.plan.holder for seat in room.table.seats if seat.held}
        assert room.table.phase == "playing"
        assert silent.id in held


@runs
async def test_nobody_at_the_table_is_its_host() -> None:
    async with hall_in(MemoryStore()) as hall:
        party = await party_in(hall, "Ada", "Blaise", "Chloé")
        room = await party.room((await party.next_round())[0])
        ada = party.people["Ada"]
        assert await hall.refused(room, ada, Start) == "server-host-only"
        assert await hall.refused(room, ada, SetTable, clock=Clock(), public=True, seats=3) == "server-host-only"
        seat = room.table.seats_of(ada.id)[0]
        await hall.do(room, ada, SetSeat, seat=seat, kind="bot")
        assert room.table.host == party.evening.id


@runs
async def test_two_on_one_tablet_play_at_one_table_on_its_screen() -> None:
    async with hall_in(MemoryStore()) as hall:
        party = await party_in(hall, *NINE[:5])
        await party.do(party.people["Ada"], Join, name="Zoé")
        boards = await party.next_round()
        shared = next(board for board in boards if 0 in board.chairs)
        assert 5 in shared.chairs
        room = await party.room(shared)
        assert [room.table.seats[shared.chairs.index(n)].plan.kind for n in (0, 5)] == ["screen", "screen"]


@runs
async def test_who_leaves_is_not_seated_and_who_comes_late_is() -> None:
    async with hall_in(MemoryStore()) as hall:
        party = await party_in(hall, *NINE[:4], menu=[BOX])
        await party.next_round()
        await party.do(party.people["Ada"], Leave, guest=0)
        await party.come("Late")
        for index, board in enumerate(party.evening.rounds[0].boards):
            places = list(range(1, len(board.chairs) + 1))
            await party.do(party.host, SetResult, round=0, board=index, places=places)
        boards = await party.next_round()
        assert sorted(number for board in boards for number in board.chairs) == [1, 2, 3, 4]
        await party.do(party.people["Ada"], ComeBack, guest=0)
        assert party.evening.guests[0].here


@runs
async def test_a_slow_table_is_ended_as_it_stands_once_its_time_and_grace_are_over() -> None:
    time = Told()
    async with hall_by(time) as hall:
        party = await party_in(hall, "Ada", "Blaise", "Chloé", minutes=5)
        board = (await party.next_round())[0]
        room = await party.room(board)
        await party.gather(room)
        await hall.choose(room, party.people["Ada"], room.table.seats_of(party.people["Ada"].id)[0])
        assert await party.refused(party.host, EndTable, round=0, board=0) == "evening-refusal-time-left"
        time.go_by(7 * 60_000 + 1)
        assert await party.refused(party.people["Ada"], EndTable, round=0, board=0) == "evening-refusal-host-only"
        await party.do(party.host, EndTable, round=0, board=0)
        result = party.evening.rounds[0].boards[0].result
        assert result is not None
        assert result.how == "ended"
        assert room.table.phase == "ended"


@runs
async def test_a_host_corrects_a_result_and_nobody_else_does() -> None:
    async with hall_in(MemoryStore()) as hall:
        party = await party_in(hall, "Ada", "Blaise", "Chloé")
        await party.play((await party.next_round())[0])
        wish = {"round": 0, "board": 0, "places": [3, 1, 1]}
        assert await party.refused(party.people["Ada"], SetResult, **wish) == "evening-refusal-host-only"
        await party.do(party.host, SetResult, **wish)
        result = party.evening.rounds[0].boards[0].result
        assert result is not None
        assert (result.ranks, result.how) == ([3, 1, 1], "hand")


@runs
async def test_a_second_host_goes_on_by_the_link_and_nobody_by_guessing_it() -> None:
    async with hall_in(MemoryStore()) as hall:
        party = await party_in(hall, *NINE[:4])
        ada = party.people["Ada"]
        assert await party.refused(ada, NextRound, round=0) == "evening-refusal-host-only"
        assert await party.refused(ada, BecomeHost, key="x" * 32) == "evening-refusal-link"
        await party.do(ada, BecomeHost, key=party.evening.host_key())
        await party.do(ada, NextRound, round=0)


@runs
async def test_a_wall_takes_evenings_of_its_hosts_and_of_nobody_else_who_knows_its_address() -> None:
    async with hall_in(MemoryStore()) as hall:
        party = await party_in(hall, *NINE[:3], menu=[BOX])
        wall, ada = party.evening.wall, party.people["Ada"]
        await party.do(ada, BecomeHost, key=party.evening.host_key())
        await party.do(party.host, Close)
        for person, same in ((party.host, True), (ada, True), (party.people["Blaise"], False)):
            again = await party.evenings.open(NewEvening("Again", [BOX], wall=wall), person)
            assert (again.state.wall == wall) is same


@runs
async def test_a_dead_phone_is_replaced_by_another_and_its_link_serves_once() -> None:
    async with hall_in(MemoryStore()) as hall:
        party = await party_in(hall, *NINE[:4])
        key, anew = party.evening.guest_key(0), await hall.person("Ada")
        await party.do(anew, MoveHere, guest=0, key=key)
        assert party.evening.guests[0].holder == anew.id
        assert await party.refused(party.people["Blaise"], MoveHere, guest=0, key=key) == "evening-refusal-link"
        boards = await party.next_round()
        room = await party.room(next(board for board in boards if 0 in board.chairs))
        assert anew.id in room.table.people()
        assert party.people["Ada"].id not in room.table.people()


@runs
async def test_whoever_changes_phones_goes_on_at_once_at_the_same_table() -> None:
    async with hall_in(MemoryStore()) as hall:
        party = await party_in(hall, *NINE[:4])
        board = next(board for board in await party.next_round() if 0 in board.chairs)
        room, seat = await party.room(board), board.chairs.index(0)
        await party.gather(room)
        second, third = await hall.person("Ada"), await hall.person("Ada")
        await party.do(second, MoveHere, guest=0, key=party.evening.guest_key(0))
        assert room.table.seats[seat].plan.holder == second.id
        await party.do(third, MoveHere, guest=0, key=party.evening.guest_key(0))
        await party.settle()  # and nothing is carried a second time
        assert room.table.seats[seat].plan.holder == third.id
        assert room.table.seats[seat].plan.name == "Ada"
        others = [party.people[name].id for name in NINE[1:4]]
        assert sorted(room.table.people()) == sorted([third.id, *others])


@runs
async def test_a_change_of_phones_while_a_table_is_dealt_is_carried_out_after_it() -> None:
    async with hall_in(MemoryStore()) as hall:
        party = await party_in(hall, *NINE[:3])
        board = (await party.next_round())[0]
        room, seat = await party.room(board), board.chairs.index(0)
        holders = room.table.people()
        for person in holders:
            promise = hashlib.sha256(person.encode()).hexdigest()
            await hall.do(room, Person(person, ""), Ready, ready=True, promise=promise)
        await hall.house.add(room, "house:1", gathered)
        anew = await hall.person("Ada")
        await party.do(anew, MoveHere, guest=0, key=party.evening.guest_key(0))
        assert room.table.phase == "dealing"
        assert room.table.seats[seat].plan.holder == party.people["Ada"].id
        for person in holders:
            await hall.do(room, Person(person, ""), RevealWord, word=person)
        await party.settle()
        assert room.table.seats[seat].plan.holder == anew.id


@runs
async def test_a_bot_plays_at_once_for_whoever_leaves_who_may_come_back_unless_he_was_shown_out() -> None:
    async with hall_in(MemoryStore()) as hall:
        party = await party_in(hall, "Ada", "Blaise", "Chloé")
        board = (await party.next_round())[0]
        room = await party.room(board)
        await party.gather(room)
        ada, joker = (board.chairs.index(number) for number in (0, 1))
        await party.do(party.people["Ada"], Leave, guest=0)
        await party.do(party.host, Bar, guest=1)
        assert [room.table.seats[seat].held for seat in (ada, joker)] == [True, True]
        await party.do(party.people["Ada"], ComeBack, guest=0)
        await hall.do(room, party.people["Ada"], Return, seat=ada)
        assert await hall.refused(room, party.people["Blaise"], Return, seat=joker) == "server-out-of-time"
        assert await hall.refused(room, party.people["Blaise"], Chat, text="Ha!") == "server-chat-muted"
        await party.settle()
        assert [room.table.seats[seat].held for seat in (ada, joker)] == [False, True]


@runs
async def test_the_house_looks_after_a_round_less_and_less_often_and_then_no_more() -> None:
    time = Told()
    async with hall_by(time) as hall:
        party = await party_in(hall, "Ada", "Blaise", "Chloé")
        await party.next_round()
        assert party.evenings.due(party.evening) == 3_000
        time.go_by(3_600_000)
        assert party.evenings.due(party.evening) == 36_000
        time.go_by(12 * 3_600_000)
        assert party.evenings.due(party.evening) is None


@runs
async def test_a_joker_who_joins_a_hundred_times_is_stopped_and_shown_out() -> None:
    async with hall_in(MemoryStore()) as hall:
        party = await party_in(hall, "Ada", "Blaise")
        joker = await hall.person("Joker")
        answers = [await party.ask(joker, Join, name=f"Joker {n}") for n in range(100)]
        assert sum(isinstance(answer, type(answers[0])) for answer in answers) == DEVICE
        mine = party.evening.of(joker.id)
        assert await party.refused(party.people["Ada"], Bar, guest=mine[0].number) == "evening-refusal-host-only"
        await party.do(party.host, Bar, guest=mine[0].number)
        assert [guest.name for guest in party.evening.here()] == ["Ada", "Blaise"]
        assert await party.refused(joker, Join, name="Again") == "evening-refusal-barred"
        await party.do(party.host, SetDoor, open=False)
        assert await party.refused(await hall.person("Joker"), Join, name="Me") == "evening-refusal-door"


@runs
async def test_a_stranger_with_the_code_learns_no_tables_and_no_keys() -> None:
    async with hall_in(MemoryStore()) as hall:
        party = await party_in(hall, "Ada", "Blaise", "Chloé")
        await party.next_round()
        seen = evening_state(party.evening, "stranger", 0, frozenset())
        assert [board.table for board in seen.rounds[0].boards] == [""]
        assert {guest.key for guest in seen.guests} == {""}
        assert (seen.host_key, seen.wall) == ("", "")
        mine = evening_state(party.evening, party.people["Ada"].id, 0, frozenset())
        assert [bool(guest.key) for guest in mine.guests] == [guest.mine for guest in mine.guests]


@runs
async def test_a_name_is_one_line_is_taken_once_and_tidied() -> None:
    async with hall_in(MemoryStore()) as hall:
        party = await party_in(hall, "Ada")
        person = await hall.person("x")
        assert await party.refused(person, Join, name=" aDa ") == "evening-refusal-name"
        await party.do(person, Join, name="<b>x\u202e</b>\n")
        assert party.evening.guests[1].name == "<b>x</b>"


@runs
async def test_a_menu_without_any_tables_for_two_is_refused() -> None:
    async with hall_in(MemoryStore()) as hall:
        party = await party_in(hall, "Ada")
        solo = [Course("espresso-doppio", "solo")]
        assert await party.refused(party.host, SetMenu, menu=solo, minutes=20) == "evening-refusal-course"
        assert await party.refused(party.host, NextRound, round=0) == "evening-refusal-too-few"


@runs
async def test_a_late_guest_who_takes_a_bots_seat_has_its_points() -> None:
    async with hall_in(MemoryStore()) as hall:
        party = await party_in(hall, "Ada", "Blaise")
        board = (await party.next_round())[0]
        room = await party.room(board)
        await party.gather(room)
        await party.come("Late")
        bot = board.chairs.index(BOT)
        late = party.people["Late"]
        room.table.set_seat(bot, plan=structs.replace(room.table.seats[bot].plan, kind="person", holder=late.id))
        await hall.play_out(room)
        await party.settle()
        result = party.evening.rounds[0].boards[0].result
        assert result is not None
        assert result.guests[bot] == 2


@runs
async def test_honours_are_read_from_the_reviews_of_a_closed_evenings_games_and_never_for_a_bots_choices() -> None:
    async with hall_in(MemoryStore()) as hall:
        party = await party_in(hall, "Ada", "Blaise", "Chloé")
        hall.house.reviews.thinking = 0.01
        board = (await party.next_round())[0]
        await party.gather(await party.room(board))
        await party.do(party.people["Chloé"], Leave, guest=2)
        await party.settle()
        await hall.play_out(await party.room(board))
        await party.settle()
        honouring = party.evenings.honouring
        assert (await honouring.of(party.evening)).left == 0  # nothing is said before the end
        await party.do(party.host, Close)
        while (found := await honouring.of(party.evening)).left:
            await asyncio.sleep(0.01)
        assert {honour.kind for honour in found.honours} <= {"choices", "luck"}
        assert all(honour.amount > 0 for honour in found.honours if honour.kind == "luck")
        [shares] = honouring.known.values()
        assert sorted(board.chairs[share.seat] for share in shares) == [0, 1]
        assert any(share.choices or share.luck for share in shares)


@pytest.mark.parametrize(
    ("ranks", "points"),
    [
        ([1, 2, 3], [120, 60, 0]),
        ([1, 1], [60, 60]),
        ([2, 1, 2, 4], [60, 120, 60, 0]),
        ([1, 2, 3, 4, 5, 6], [120, 96, 72, 48, 24, 0]),
    ],
)
def test_place_points(ranks: list[int], points: list[int]) -> None:
    assert place_points(ranks) == points


@runs
async def test_the_comeback_is_who_climbed_most() -> None:
    async with hall_in(MemoryStore()) as hall:
        party = await party_in(hall, *NINE[:4], menu=[Course(box="Box", least=4, most=4)])
        for order in ([1, 2, 3, 4], [4, 3, 2, 1], [4, 3, 2, 1]):
            chairs = (await party.next_round())[0].chairs
            places = [order[number] for number in chairs]
            await party.do(party.host, SetResult, round=len(party.evening.rounds) - 1, board=0, places=places)
        assert comeback(party.evening) == (3, 3)
