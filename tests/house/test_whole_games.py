"""The house by itself: whole games with bots inside one process, without network, database or file."""

import asyncio

import pytest

from comptoir.games import rule_sets
from comptoir.house import records, wire, wire_http
from comptoir.house.acts import opening
from comptoir.house.acts.base import Logged
from comptoir.house.acts.playing import Choose
from comptoir.house.acts.starting import Ready, Start
from comptoir.house.house import House
from comptoir.house.memory import MemoryStore
from comptoir.house.pauses import PAUSES
from comptoir.house.people import Person
from comptoir.house.rooms import Room
from comptoir.house.sweeper import Sweeper
from comptoir.house.views import play_state
from comptoir.house.workshop import ByHand
from tests.server.inside import new_id, new_secret
from tests.told import TOLD

PATIENCE = 240  # seconds: what hangs must fail


async def do(house: House, room: Room, person: Person, command: Logged) -> None:
    answer = await house.perform(room, person, command)
    assert isinstance(answer, wire.Done), answer


async def opened(house: House, person: Person, name: str) -> Room:
    """A table for one person and as many bots as the game needs."""
    game, options = rule_sets()[name]
    seats = next(seats for seats in game.seats if game.clash(options, seats) is None)
    given = {field: getattr(options, field) for field in options.__struct_fields__}
    others = [wire_http.NewSeat("bot", "novice") for _ in range(seats - 1)]
    wish = wire_http.NewTable(game.name, [wire_http.NewSeat("person"), *others], given)
    room = await house.create(new_id(), opening.opened(wish, person, new_secret()), f"{person.id}:open")
    await do(house, room, person, Ready("ready", True))
    await do(house, room, person, Start("start"))
    return room


async def played_out(house: House, room: Room, person: Person) -> None:
    """The person takes the first choice whenever he is asked; the sweeper has the bots do the rest."""
    while room.table.phase == "playing":
        play = play_state(room.table, 0)
        assert play is not None
        if play.choices:
            await do(house, room, person, Choose(new_id(), 0, play.step, play.choices[0].number))
        else:
            await asyncio.sleep(0)


@pytest.mark.parametrize("name", rule_sets())
def test_a_whole_game_with_bots_inside_one_process(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PAUSES, "bot", 0)
    monkeypatch.setattr(PAUSES, "thinking", 0.02)

    async def evening() -> None:
        house = House(MemoryStore(), ByHand(), secrets=TOLD)
        sweeper = Sweeper(house)
        await sweeper.wake()
        await sweeper.start()
        person, _ = await house.people.make("Zoé")
        room = await opened(house, person, name)
        async with asyncio.timeout(PATIENCE):
            await played_out(house, room, person)
        await sweeper.stop()
        assert room.table.phase == "over"
        rows = await house.store.entries(room.table.id)
        assert records.record_text(room.table, rows)
        woken = await House(house.store, ByHand(), secrets=TOLD).room(room.table.id)
        assert woken.table.match is not None
        assert room.table.match is not None
        assert woken.table.match.position.facts() == room.table.match.position.facts()

    asyncio.run(evening())
