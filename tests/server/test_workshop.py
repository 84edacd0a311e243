"""The workshop: what takes long never keeps the house from answering, and nobody's jobs keep another's waiting."""

import asyncio
import sys
from pathlib import Path

import pytest
from starlette.requests import HTTPConnection

from comptoir.bots.build import COMPILED
from comptoir.games import GAMES
from comptoir.games.espresso_doppio import payments
from comptoir.games.espresso_doppio.options import SHIPPED_DECK
from comptoir.games.top_race import circuits
from comptoir.house import preparing, wire
from comptoir.house.acts.starting import Ready, Start
from comptoir.house.jobs import AnyJob, Preparing, do
from comptoir.house.workshop import Failed, Full, Rank, Workshop
from comptoir.kernel.game import Refused
from comptoir.server import queueing
from comptoir.server import workshop as pool
from comptoir.server.app import Server
from comptoir.server.config import Config
from comptoir.server.queueing import THINKING, Line, Request
from comptoir.server.web import Site
from comptoir.server.workshop import Crew
from tests.server.inside import hall_at
from tests.server.running import runs
from tools import native

PAGE = Preparing("cafe-race", {})


def asks(asker: str, rank: Rank = Rank.PAGES) -> Request:
    return Request(PAGE, rank, asker)


def order(line: Line, ranks: tuple[Rank, ...] = tuple(Rank)) -> list[str]:
    found = []
    while (request := line.take(ranks)) is not None:
        found.append(request.asker)
    return found


@runs
async def test_the_next_asker_waits_for_one_job_of_another_however_many_there_are() -> None:
    line = Line()
    for asker in ("greedy", "greedy", "greedy", "honest", "greedy"):
        line.put(asks(asker))
    assert order(line) == ["greedy", "honest", "greedy", "greedy", "greedy"]
    assert line.waiting == 0
    assert not any(line.ranks.values())  # nobody is remembered who waits for nothing


@runs
async def test_many_names_of_one_visitor_wait_for_each_other() -> None:
    line = Line(lambda asker: asker.partition(" ")[0])
    for number in range(50):
        line.put(asks(f"visitor {number}"))
    for name in ("zoe", "max"):
        line.put(asks(name))
    found = order(line)
    assert found[:3] == ["visitor 0", "zoe", "max"]
    assert found[3:] == [f"visitor {number}" for number in range(1, 50)]


@runs
async def test_the_places_of_people_are_those_they_were_last_heard_from(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        site = Site(hall.house, Config())
        zoe, token = await hall.house.people.make("Zoé")
        scope = {
            "type": "http",
            "client": ("192.0.2.7", 1),
            "headers": [(b"authorization", f"Bearer {token}".encode())],
        }
        await site.person(HTTPConnection(scope))
        assert site.place_of(zoe.id) == "192.0.2.7"
        assert site.place_of("somebody") == "somebody"
    server = Server(Config(database=str(tmp_path / "house.sqlite3")))
    assert server.crew.line.place_of == server.site.place_of


@runs
async def test_people_at_a_table_come_first_and_nobody_waits_for_ever() -> None:
    line = Line()
    for number in range(6):
        line.put(asks(f"player {number}", Rank.PLAYERS))
    line.put(asks("alone", Rank.ALONE))
    assert order(line).index("alone") == 3


@runs
async def test_of_two_workers_one_never_makes_pages() -> None:
    first, second = Crew(2).workers
    assert Rank.PAGES not in first.ranks
    assert set(second.ranks) == set(Rank)
    assert set(Crew(1).workers[0].ranks) == set(Rank)
    line = Line()
    line.put(asks("page"))
    assert line.take(THINKING) is None


@runs
async def test_one_asker_may_have_only_so_many_jobs_in_line() -> None:
    line = Line()
    for _ in range(queueing.MOST_PAGES):
        line.put(asks("greedy"))
    with pytest.raises(Full):
        line.put(asks("greedy"))
    line.put(asks("honest"))


@runs
async def test_decks_and_circuits_are_worked_out_by_a_worker_and_only_filled_in_here(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    payments.KEPT.clear()
    payments.TIMES.clear()
    circuits.LATELY.clear()
    circuits.ALL.clear()
    circuits.circuit_for.cache_clear()
    house = Crew(1)
    house.start()
    kitchen = preparing.Kitchen(house)

    def never(*_: object) -> None:
        raise AssertionError("worked out in the server")

    monkeypatch.setattr(payments, "times_of", never)
    monkeypatch.setattr(circuits, "parse_circuit", never)
    deck: wire.Given = {"deck": "# mine\n" + SHIPPED_DECK}
    track: wire.Given = {"circuit": circuits.circuit_text("old-town")}
    wrong: wire.Given = {"circuit": "circuit X\ngrid"}
    for game, given in (("espresso-doppio", deck), ("top-race", track), ("top-race", wrong)):
        await asyncio.gather(*[kitchen.prepare(game, given, f"{number}") for number in range(3)])
        assert GAMES[game].at_hand(GAMES[game].make_options(given))
    assert GAMES["top-race"].clash(GAMES["top-race"].make_options(wrong), 3) is not None
    assert not kitchen.under_way
    await house.stop()


@runs
async def test_what_hangs_is_killed_and_refused_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    hangs = "import sys, time; sys.stdout.buffer.write(b'\\0\\0\\0\\5ready'); sys.stdout.flush(); time.sleep(600)"
    monkeypatch.setattr(pool, "LONG_LIMIT", 0.3)
    house = Crew(1, [sys.executable, "-c", hangs], limit=0.3)
    house.start()
    with pytest.raises(Refused) as refused:
        await preparing.Kitchen(house).prepare("top-race", {"circuit": "circuit Y\ngrid"}, "me")
    assert refused.value.say.key == "server-busy"
    assert house.restarts == 1
    await house.stop()


TELLS_ITS_RULES = """
import os, sys
out = sys.stdout.buffer
def say(body): out.write(len(body).to_bytes(4, "big") + body); out.flush()
say(b"ready")
while head := sys.stdin.buffer.read(4):
    sys.stdin.buffer.read(int.from_bytes(head, "big"))
    say((os.environ.get("PYTHONPATH") or "plain").encode())
"""


@runs
async def test_workers_take_the_compiled_rules_once_they_are_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PYTHONPATH", raising=False)
    house = Crew(1, [sys.executable, "-c", TELLS_ITS_RULES], compiled=str(tmp_path))
    house.start()
    assert await house.do(PAGE) == b"plain"
    assert house.compiled() == COMPILED
    (tmp_path / native.STAMP).touch()
    assert house.compiled()
    assert [await house.do(PAGE) for _ in range(2)] == [str(tmp_path).encode()] * 2
    assert house.restarts == 0
    await house.stop()


@runs
async def test_a_job_that_cannot_be_done_costs_no_worker() -> None:
    house = Crew(1)
    house.start()
    with pytest.raises(Failed):
        await house.do(Preparing("no such game", {}))
    assert house.restarts == 0
    await house.stop()


@runs
async def test_a_replay_is_made_once_and_kept(tmp_path: Path) -> None:
    async with hall_at(tmp_path) as hall:
        zoe = await hall.person("Zoé")
        room = await hall.open(zoe, "cafe-race", "screen", "screen", "screen")
        await hall.do(room, zoe, Ready, ready=True, promise="")
        await hall.do(room, zoe, Start)
        await hall.play_out(room)
        jobs = hall.house.long_jobs
        made: list[AnyJob] = []

        class Counting(Workshop):
            async def do(self, job: AnyJob, rank: Rank = Rank.PAGES, asker: str = "") -> bytes:
                made.append(job)
                return do(job)

        jobs.workshop = Counting()
        rows = lambda: hall.house.store.entries(room.table.id)  # noqa: E731
        first = await jobs.replay(room.table, rows, 0, "me")
        assert await jobs.replay(room.table, rows, 0, "you") is first
        assert len(made) == 1
        jobs.size = 10**12
        await jobs.replay(room.table, rows, 1, "me")
        assert len(jobs.kept) == 1


@runs
async def test_waking_a_long_game_lets_others_in_between(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("comptoir.house.breath.SLICE", 0.0)
    async with hall_at(tmp_path) as hall:
        zoe = await hall.person("Zoé")
        room = await hall.open(zoe, "cafe-race", "screen", "screen", "screen")
        await hall.do(room, zoe, Ready, ready=True, promise="")
        await hall.do(room, zoe, Start)
        await hall.play_out(room)
        entries = room.table.seq
        hall.house.let_sleep(-1)
        waking = asyncio.create_task(hall.house.room(room.table.id))
        turns = 0
        while not waking.done():
            turns += 1
            await asyncio.sleep(0)
        assert turns > entries
        assert waking.result().table.seq == entries
