"""An evening's tables attacked before the deal: nobody there is host, and nobody may keep the others from playing."""

import hashlib

from comptoir.house.acts.base import Draft
from comptoir.house.acts.gathering import gathered
from comptoir.house.acts.starting import CalledOff, Ready, RevealWord
from comptoir.house.acts.talking import Chat
from comptoir.house.duties import StartDue, owed
from comptoir.house.evenings.acts.joining import Bar
from comptoir.house.memory import MemoryStore
from comptoir.house.people import Person
from comptoir.house.rooms import Room
from tests.house.evenings.party import party_in
from tests.server.inside import Hall, hall_in, new_id
from tests.server.running import runs


async def gets_ready(hall: Hall, room: Room, person: Person, word: str) -> None:
    promise = hashlib.sha256(word.encode()).hexdigest()
    await hall.do(room, person, Ready, ready=True, promise=promise)


async def a_start(hall: Hall, room: Room, people: list[Person], silent: Person) -> bool:
    """Everybody promises, one does not give his word; whether the game began all the same."""
    turn = room.table.seq
    for person in people:
        await gets_ready(hall, room, person, f"{person.id}{turn}")
    assert StartDue() in owed(room.table, room.table.at + 20_000)
    await hall.house.add(room, f"house:{new_id()}", gathered)
    while room.table.phase == "dealing" and (giving := [who for who in room.table.asked() if who != silent.id]):
        await hall.do(room, Person(giving[0], ""), RevealWord, word=f"{giving[0]}{turn}")
    if room.table.phase == "dealing":
        await hall.house.add(room, f"house:{new_id()}", lambda _: Draft(CalledOff(hall.house.secrets.secret())))
    return room.table.phase == "playing"


@runs
async def test_one_joker_who_promises_and_keeps_silent_stops_no_table_of_an_evening_for_good() -> None:
    """Nobody at such a table is its host, who could show him out."""
    async with hall_in(MemoryStore()) as hall:
        party = await party_in(hall, "Ada", "Blaise", "Chloé")
        room = await party.room((await party.next_round())[0])
        people = list(party.people.values())
        began = [await a_start(hall, room, people, silent=people[1]) for _ in range(2)]
        assert began == [False, False]
        assert await a_start(hall, room, people, silent=people[1])
        held = [seat.plan.holder for seat in room.table.seats if seat.held]
        assert held == [people[1].id]


@runs
async def test_whoever_is_shown_out_before_the_deal_is_not_waited_for() -> None:
    async with hall_in(MemoryStore()) as hall:
        party = await party_in(hall, "Ada", "Blaise", "Chloé")
        board = (await party.next_round())[0]
        room, joker = await party.room(board), party.people["Blaise"]
        await gets_ready(hall, room, joker, "mine")
        await party.do(party.host, Bar, guest=1)
        others = [person for name, person in party.people.items() if name != "Blaise"]
        assert await hall.refused(room, joker, Ready, ready=True) == "server-not-your-seat"
        assert await hall.refused(room, joker, Chat, text="Ha!") == "server-chat-muted"
        assert await a_start(hall, room, others, silent=joker)
        assert room.table.seats[board.chairs.index(1)].plan.kind == "bot"


@runs
async def test_who_was_late_for_a_start_that_was_called_off_plays_himself_at_the_next() -> None:
    async with hall_in(MemoryStore()) as hall:
        party = await party_in(hall, "Ada", "Blaise", "Chloé")
        room = await party.room((await party.next_round())[0])
        ada, blaise, late = party.people.values()
        assert not await a_start(hall, room, [ada, blaise], silent=blaise)
        await gets_ready(hall, room, late, "late")
        assert not await a_start(hall, room, [ada, late], silent=ada)
        assert await a_start(hall, room, [blaise, late], silent=ada)
        assert [seat.held for seat in room.table.seats if seat.plan.holder == late.id] == [False]
