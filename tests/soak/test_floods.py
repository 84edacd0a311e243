"""One visitor's floods, each in turn, against a real server with its usual limits: what others notice of them.

Others' p99 must stay below 100 ms, for choices at a table and for /healthz. Each flood lasts a quarter of a minute.
"""

import asyncio
import os
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from bench.soak_server_load import cpu_of
from tests.server.postgres import free_port
from tests.soak.company import Company
from tests.soak.flooding import Honest, Json, Visitor
from tests.soak.floods import FLOODS, a_circuit, a_deck
from tests.soak.telling import tell, told

SECONDS = 15.0
LIMIT = 100.0  # ms
BEFOREHAND: dict[str, list[Json]] = {
    "decks awake": [
        {"game": "top-race", "seats": [{"kind": "screen"}] * 2, "options": {"circuit": a_circuit()}}
        if number % 2
        else {"game": "espresso-doppio", "seats": [{"kind": "screen"}] * 2, "options": {"deck": a_deck()}}
        for number in range(80)
    ],
    "of bots": [{"game": "cafe-international", "seats": [{"kind": "bot", "level": "master"}] * 5}] * 160,
}
BOTS = "bots at others' tables, beside tables of bots"
HEAD = (
    "| flood | sent | choices before | health before | choices during | health during | server's cores | load |",
    "|---|---|---|---|---|---|---|---|",
)
# What a finished game of his is good for. All others come each from an address of its own: whoever has opened all the
# tables that he may in an hour is held back, and the flood after that could not begin.
WITH_A_FINISHED_GAME = ("replays", "pings", "snapshots", "reviews", "removals")
TRIES = 2  # somebody else's work on the machine can only make it look worse


def share(values: list[float], part: float) -> float:
    ordered = sorted(values)
    return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))]


class House:
    """A server process with its usual limits and one event loop for all floods."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        options = ["--port", str(self.port), "--database", str(folder / "house.sqlite3")]
        self.process = subprocess.Popen([sys.executable, "-m", "comptoir", "serve", *options])
        self.runner = asyncio.Runner()
        self.cores = 0.0
        self.opened: dict[str, list[str]] = {}
        self.rows: list[str] = []
        self._wait()
        self.honest = Honest(self.port)
        self.addresses = (f"127.0.0.{number}" for number in range(2, 255))
        self.visitor = self.finisher = Visitor(self.port, next(self.addresses))
        self.runner.run(self.finisher.arrive())

    def _wait(self) -> None:
        for _ in range(600):
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{self.port}/healthz", timeout=5).close()
                return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError("the server did not start")

    async def measure(self, name: str) -> list[float]:
        """Others' median and p99 in ms, for choices and for health, before the flood and during it."""
        self.honest = Honest(self.port)
        await self.honest.sit_down()
        self.visitor = await self.visitor_for(name)
        self.visitor.honest = self.honest.table
        self.visitor.sent = 0
        await self.honest.measure(4.0)
        before = self.figures()
        flood = await self.flood(name)
        await asyncio.sleep(2.0)
        spent, since = cpu_of(self.process.pid), time.perf_counter()
        await self.honest.measure(SECONDS - 3.0)
        self.cores = (cpu_of(self.process.pid) - spent) / (time.perf_counter() - since)
        during = self.figures()
        async with asyncio.timeout(60):
            sent, _ = await flood.communicate()
        assert flood.returncode == 0, "the flood itself broke off"
        self.visitor.sent = int(sent or b"0")
        for each in self.honest.sockets:
            each.transport.abort()
        return before + during

    async def visitor_for(self, name: str) -> Visitor:
        if name in WITH_A_FINISHED_GAME:
            if not self.finisher.finished:
                await self.finisher.finish_a_game()
            return self.finisher
        made = Visitor(self.port, next(self.addresses))
        made.tables = next((tables for kind, tables in self.opened.items() if kind in name), [])
        await made.arrive()
        return made

    def need(self, name: str) -> None:
        """Open the tables that a flood wants: limits let no address open so many while it lasts."""
        for kind, wishes in BEFOREHAND.items():
            if kind in name and kind not in self.opened:
                self.opened[kind] = self.runner.run(self.finisher.open_tables(wishes))

    async def flood(self, name: str) -> asyncio.subprocess.Process:
        who = [self.visitor.source, self.visitor.finished, self.visitor.honest, " ".join(self.visitor.tables)]
        who += [line.token for line in self.visitor.people]
        command = [sys.executable, "-m", "tests.soak.floods", name, str(self.port), str(SECONDS), *who]
        return await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)

    def figures(self) -> list[float]:
        return [share(values, part) for values in (self.honest.choices, self.honest.health) for part in (0.5, 0.99)]

    async def with_bots(self, seconds: float) -> tuple[list[float], list[float]]:
        """How long somebody waits for the bots at his table, before and while the flood's tables are looked at."""
        company = Company(self.port)
        await company.sit_down()
        await company.measure(seconds)
        before = company.waits
        self.visitor = await self.visitor_for("tables of bots")
        flood = await self.flood("tables of bots")
        await asyncio.sleep(2.0)
        await company.measure(min(seconds, SECONDS - 3.0))
        async with asyncio.timeout(60):
            await flood.communicate()
        company.socket.transport.abort()
        return before, company.waits


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    made = House(tmp_path_factory.mktemp("floods"))
    yield made
    told("\n".join(["Median / p99 in ms, by name of the flood:\n", *HEAD, *made.rows]))
    made.process.terminate()
    made.process.wait(20)


def bots_wait_for_nobody(house: House) -> None:
    """160 tables of bots alone from one address, all looked at, kept an honest table waiting for 9.7 s."""
    before, during = house.runner.run(house.with_bots(12.0))
    shown = [" / ".join(f"{share(waits, part):.0f}" for part in (0.5, 0.9, 1)) for waits in (before, during)]
    tell(f"{BOTS}: median / p90 / longest wait for them {shown[0]} ms before, {shown[1]} during")
    assert share(during, 0.9) < 2 * share(before, 0.9) + 500
    assert share(during, 1) < share(before, 1) + 2_000


def nobody_notices(house: House, name: str) -> None:
    found: list[float] = []
    for _ in range(TRIES):
        found = house.runner.run(house.measure(name))
        if max(found[5], found[7]) < LIMIT:
            break
    pairs = [f"{median:.1f} / {most:.1f}" for median, most in zip(found[::2], found[1::2], strict=True)]
    row = [name, f"{house.visitor.sent:,}", *pairs, f"{house.cores:.2f}", f"{os.getloadavg()[0]:.1f}"]
    house.rows.append(f"| {' | '.join(row)} |")
    print("\n" + house.rows[-1], flush=True)
    assert found[5] < LIMIT, name
    assert found[7] < LIMIT, name


# `make soak PARTS=floods/pings` runs those with "pings" in their name.
@pytest.mark.parametrize("name", [name for name in (*FLOODS, BOTS) if os.environ.get("SOAK_ONLY", "") in name])
def test_others_do_not_notice(house: House, name: str) -> None:
    house.need(name)
    if name == BOTS:
        bots_wait_for_nobody(house)
    else:
        nobody_notices(house, name)
