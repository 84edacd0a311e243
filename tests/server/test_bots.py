"""Bots in processes of their own: they think, hang, crash, and the table goes on."""

import asyncio
import os
import signal
import sys
from pathlib import Path

import msgspec
import pytest

from comptoir.games import GAMES
from comptoir.house.bots import Bots
from comptoir.house.jobs import Job
from comptoir.kernel.game import View
from comptoir.kernel.luck import Fast
from comptoir.server import queueing
from comptoir.server import workshop as pool
from comptoir.server.workshop import Crew
from tests.server.running import runs


def race_view() -> tuple[View, list[int]]:
    game = GAMES["cafe-race"]
    position = game.setup(game.rule_sets["basic"], 3, Fast(1))
    return game.view(position, 0), position.choices(0)


@runs
async def test_a_bot_chooses_and_advises_from_a_view_alone() -> None:
    crew = Crew(1)
    bots = Bots(crew)
    crew.start()
    view, choices = race_view()
    assert await bots.choose("cafe-race", view, choices, "novice") in choices
    advice = await bots.advise("cafe-race", view)
    assert {one.choice for one in advice} <= set(choices)
    assert all(0 <= one.win <= 1 for one in advice)
    assert [one.win for one in advice] == sorted((one.win for one in advice), reverse=True)
    assert crew.restarts == 0
    await crew.stop()


SLOW_AT_FIRST = """
import pathlib, sys, time
out = sys.stdout.buffer
def say(body): out.write(len(body).to_bytes(4, "big") + body); out.flush()
say(b"ready")
first = not pathlib.Path(sys.argv[1]).exists()
sys.stdin.buffer.read(1)
pathlib.Path(sys.argv[1]).touch()
time.sleep(600 if first else 0)
say(b'{"choices":[{"choice":%d}]}' % int(sys.argv[2]))
"""


@runs
async def test_a_killed_worker_is_replaced_and_the_question_asked_again(tmp_path: Path) -> None:
    view, choices = race_view()
    thinking = tmp_path / "thinking"
    crew = Crew(1, [sys.executable, "-c", SLOW_AT_FIRST, str(thinking), str(choices[2])], limit=300)
    bots = Bots(crew)
    crew.start()
    asked = asyncio.create_task(bots.choose("cafe-race", view, choices, "master"))
    while not thinking.exists():
        await asyncio.sleep(0.01)
    os.kill(worker_pid(crew), signal.SIGKILL)
    assert await asked == choices[2]
    assert crew.restarts == 1
    await crew.stop()


def worker_pid(crew: Crew) -> int:
    (worker,) = crew.workers
    assert worker.process is not None
    return worker.process.pid


@runs
async def test_who_asks_for_a_hint_and_leaves_does_not_silence_the_bots() -> None:
    view, choices = race_view()
    crew = Crew(1)
    bots = Bots(crew)
    crew.start()
    left = asyncio.create_task(bots.advise("cafe-race", view))
    while not crew.busy:
        await asyncio.sleep(0)
    left.cancel()
    async with asyncio.timeout(60):
        assert await bots.choose("cafe-race", view, choices, "novice") in choices
    assert crew.restarts == 0
    await crew.stop()


@runs
async def test_a_fault_nobody_thought_of_does_not_silence_the_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    view, choices = race_view()
    crew = Crew(1)
    bots = Bots(crew)
    crew.start()
    with monkeypatch.context() as faulty:
        faulty.setattr(queueing.Request, "hurried", lambda _: 1 / 0)
        assert await bots.advise("cafe-race", view) == []
    assert await bots.choose("cafe-race", view, choices, "novice") in choices
    assert await bots.advise("cafe-race", view) != []
    await crew.stop()


@runs
async def test_a_worker_that_crashes_at_every_question_cannot_stop_the_table() -> None:
    crew = Crew(1, [sys.executable, "-c", "raise SystemExit(3)"])
    bots = Bots(crew)
    crew.start()
    view, choices = race_view()
    assert await bots.choose("cafe-race", view, choices, "novice") in choices
    assert await bots.advise("cafe-race", view) == []
    assert crew.restarts == 2 * pool.TRIES
    await crew.stop()


@runs
async def test_a_hanging_worker_is_killed_at_the_limit() -> None:
    hangs = "import sys, time; sys.stdout.buffer.write(b'\\0\\0\\0\\5ready'); sys.stdout.flush(); time.sleep(600)"
    crew = Crew(1, [sys.executable, "-c", hangs], limit=0.5)
    bots = Bots(crew)
    crew.start()
    view, choices = race_view()
    assert await bots.choose("cafe-race", view, choices, "novice") in choices
    assert crew.restarts == pool.TRIES
    await crew.stop()


@runs
async def test_nonsense_from_a_worker_is_not_believed() -> None:
    liar = (
        "import sys; out = sys.stdout.buffer; say = lambda b: (out.write(len(b).to_bytes(4, 'big') + b), out.flush())\n"
        "say(b'ready')\n"
        "while sys.stdin.buffer.read(1): say(b'{\"choices\":[[999999,0,0]]}')"
    )
    crew = Crew(1, [sys.executable, "-c", liar])
    bots = Bots(crew)
    crew.start()
    view, choices = race_view()
    assert await bots.choose("cafe-race", view, choices, "novice") in choices
    await crew.stop()


@runs
async def test_a_long_queue_halves_the_budgets() -> None:
    view, _choices = race_view()
    request = queueing.Request(Job("choose", "cafe-race", msgspec.json.encode(view), "regular", 1, 1.0))
    assert budget(request) == 1.0
    request.since -= 1.5
    assert budget(request) == 0.5
    request.since -= 2.0
    assert budget(request) == 0.125


def budget(request: queueing.Request) -> float:
    job = request.hurried()
    assert isinstance(job, Job)
    return job.budget
