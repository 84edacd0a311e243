"""Tables in memory hold what was worked out for their decks and circuits: it is never worked out in the event loop."""

import gc
from collections.abc import Callable
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from comptoir.games.espresso_doppio import payments
from comptoir.games.espresso_doppio.options import SHIPPED_DECK
from comptoir.games.top_race import circuits
from comptoir.games.top_race.circuit_text import parse_circuit
from comptoir.house import preparing
from comptoir.house.acts.starting import Ready, Start
from comptoir.house.house import Trouble
from comptoir.house.jobs import AnyJob, Preparing, do
from comptoir.house.workshop import ByHand, Full, Rank, Workshop
from comptoir.kernel.game import Refused
from tests.server.inside import hall_at
from tests.server.running import runs


def a_deck(number: int) -> str:
    """Another one for each number: a stack of its own."""
    pieces = [f"{colour}-{kind}" for colour in ("white", "caramel", "brown") for kind in ("saucer", "cup", "spoon")]
    parts = sorted(permutations(pieces, 3))[number]
    return SHIPPED_DECK.replace("set      white-cup white-saucer white-spoon", f"set {' '.join(parts)}")


def a_circuit(number: int) -> str:
    return circuits.circuit_text("old-town").replace("Old Town", f"Town {number}")


@runs
async def test_tables_awake_hold_what_was_worked_out_for_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many decks and circuits of their own are awake at once, no table has its own worked out here."""
    for cache in (payments.KEPT, payments.TIMES, circuits.LATELY, circuits.ALL):
        cache.clear()
    circuits.circuit_for.cache_clear()
    monkeypatch.setattr(circuits, "KEPT_CIRCUITS", 3)
    elsewhere: list[bool] = []
    count, parse = payments.times_of, parse_circuit

    class Elsewhere(Workshop):
        async def do(self, job: AnyJob, rank: Rank = Rank.PAGES, asker: str = "") -> bytes:
            elsewhere.append(True)
            try:
                body = do(job)
            finally:
                elsewhere.pop()
            if isinstance(job, Preparing):  # what it found it kept to itself
                payments.KEPT.clear()
                circuits.circuit_for.cache_clear()
            return body

    def here(work: Callable[[Any], Any]) -> Callable[[Any], Any]:
        def guarded(given: Any) -> Any:
            assert elsewhere, "worked out in the server"
            return work(given)

        return guarded

    monkeypatch.setattr(payments, "times_of", here(count))
    monkeypatch.setattr(circuits, "parse_circuit", here(parse))
    async with hall_at(tmp_path) as hall:
        hall.house.kitchen.workshop = Elsewhere()
        zoe = await hall.person("Zoé")
        rooms = []
        for number in range(40):
            wish: dict[str, Any] = {"options": {"deck": a_deck(number)}} if number % 2 else {}
            game = "espresso-doppio" if number % 2 else "top-race"
            wish = wish or {"options": {"circuit": a_circuit(number)}}
            room = await hall.open(zoe, game, "screen", "screen", **wish)
            await hall.do(room, zoe, Ready, ready=True, promise="")
            rooms.append(room)
        for _ in range(2):
            for room in rooms:
                circuits.circuit_for.cache_clear()
                if room.table.phase == "lobby":
                    await hall.do(room, zoe, Start)
                assert room.table.match is not None
                await hall.choose(room, zoe, room.table.match.position.waiting()[0])
                room.snapshot(zoe, 0)
        hall.house.let_sleep(-1)
        circuits.LATELY.clear()
        room = await hall.house.room(rooms[0].table.id)
        assert room.held is not None


@runs
async def test_a_table_whose_circuit_cannot_be_had_now_rests_instead_of_working_it_out(tmp_path: Path) -> None:
    class Crowded(Workshop):
        async def do(self, job: AnyJob, rank: Rank = Rank.PAGES, asker: str = "") -> bytes:
            raise Full

    async with hall_at(tmp_path) as hall:
        zoe = await hall.person("Zoé")
        room = await hall.open(zoe, "top-race", "screen", "screen", options={"circuit": a_circuit(99)})
        hall.house.let_sleep(-1)
        circuits.LATELY.clear()
        circuits.circuit_for.cache_clear()
        usual, hall.house.kitchen.workshop = hall.house.kitchen.workshop, Crowded()
        table = room.table.id
        del room
        gc.collect()
        with pytest.raises(Trouble):
            await hall.house.room(table)
        hall.house.kitchen.workshop = usual
        assert (await hall.house.room(table)).table.phase == "lobby"


@runs
async def test_what_tables_hold_is_bounded_and_nobody_takes_it_all(monkeypatch: pytest.MonkeyPatch) -> None:
    circuits.LATELY.clear()
    kitchen = preparing.Kitchen(ByHand())
    first = await kitchen.prepare("top-race", {"circuit": a_circuit(0)}, "greedy")
    assert first is not None
    monkeypatch.setattr(preparing, "HELD_EACH", int(2.5 * first.size))
    monkeypatch.setattr(preparing, "HELD", int(3.5 * first.size))
    held = [first, await kitchen.prepare("top-race", {"circuit": a_circuit(1)}, "greedy")]
    with pytest.raises(Refused):
        await kitchen.prepare("top-race", {"circuit": a_circuit(2)}, "greedy")
    assert await kitchen.prepare("top-race", {"circuit": a_circuit(1)}, "greedy") is held[1], "shared, it costs nothing"
    held.append(await kitchen.prepare("top-race", {"circuit": a_circuit(3)}, "honest"))
    with pytest.raises(Refused):
        await kitchen.prepare("top-race", {"circuit": a_circuit(4)}, "third")
    held.clear()
    del first
    circuits.LATELY.clear()
    circuits.circuit_for.cache_clear()
    gc.collect()
    assert await kitchen.prepare("top-race", {"circuit": a_circuit(4)}, "third") is not None
