"""How many live tables until p99 from choice to all viewers passes 50 ms: `make bench-server`.

Tables of people only, three sockets each, a choice every two seconds per table, on SQLite and then on PostgreSQL; the
load generator shares the machine. The figures and the machine's load before each run go to `bench/results/server.md`.
"""

import argparse
import asyncio
import contextlib
import gc
import os
import resource
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from bench.crowd import Table, open_tables
from tests.server.postgres import Postgres

RESULTS = Path(__file__).parent / "results"
LIMIT = 50.0
TRIES = 2  # somebody else's work on the machine can only make a step look worse
HEADING = """\
# The server under load

Live tables of people only, the four games in turn, three sockets each, a choice every two seconds per table. What
counts is the time from sending a choice until all three viewers have been told, the write to disk included. Server,
database and load generator share {cores} cores. A step that passes 50 ms is tried once more, since whatever else the
machine does can only add to it. `make bench-server` repeats it.
"""


class Step(Struct):
    """What so many tables at once meant. Times in milliseconds, processors in cores."""

    tables: int
    choices: float
    half: float
    p99: float
    each: float
    server: float
    generator: float

    def line(self) -> str:
        return (
            f"| {self.tables} | {self.choices:.0f} | {self.half:.1f} | {self.p99:.1f} | {self.each:.2f} "
            f"| {self.server:.2f} | {self.generator:.2f} |"
        )


class Spent:
    """Processor time of the server and of this program since a moment."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.before = self._now()

    def _now(self) -> tuple[float, float, float]:
        mine = resource.getrusage(resource.RUSAGE_SELF)
        return cpu_of(self.pid), mine.ru_utime + mine.ru_stime, time.perf_counter()

    def since(self) -> tuple[float, float, float]:
        """The server's seconds, this program's, and the clock's."""
        server, generator, clock = (now - then for now, then in zip(self._now(), self.before, strict=True))
        return server, generator, clock


def cpu_of(pid: int) -> float:
    """Seconds of processor time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def share(values: list[float], part: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] * 1000


async def measure(url: str, port: int, pid: int, counts: list[int], seconds: float) -> list[Step]:
    """More and more tables, until the slowest hundredth waits too long, twice."""
    tables: list[Table] = []
    steps: list[Step] = []
    for count in counts:
        for _ in range(TRIES):
            tables = [table for table in tables if table.turn() is not None]
            tables += await open_tables(url, port, count - len(tables))
            steps.append(await one_step(tables, pid, seconds))
            print(steps[-1].line(), flush=True)
            if steps[-1].p99 <= LIMIT:
                break
        else:
            return steps
    return steps


async def one_step(tables: list[Table], pid: int, seconds: float) -> Step:
    for table in tables:
        table.latencies.clear()
    gc.collect()
    gc.disable()  # a pause of the generator would look like one of the server
    spent = Spent(pid)
    until = time.perf_counter() + seconds
    await asyncio.gather(*[table.run(until) for table in tables])
    server, generator, clock = spent.since()
    gc.enable()
    times = [each for table in tables for each in table.latencies]
    each = 1000 * server / len(times)
    return Step(
        len(tables), len(times) / clock, share(times, 0.5), share(times, 0.99), each, server / clock, generator / clock
    )  # fmt: skip


class Checkout(Struct, frozen=True):
    """Where a server's sources are, and its rules compiled."""

    root: Path

    def environment(self) -> dict[str, str]:
        return {**os.environ, "PYTHONPATH": str(self.root / "build" / "compiled")}


THIS = Checkout(Path(__file__).resolve().parent.parent)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def serving(database: str, checkout: Checkout = THIS) -> Iterator[tuple[str, int, int]]:
    """A server on this database: its address, port and process id."""
    port = free_port()
    command = [sys.executable, "-m", "comptoir", "serve", "--port", str(port), "--database", database]
    server = subprocess.Popen([*command, "--rate", "1000000", "--bots", "1"], env=checkout.environment())
    try:
        url = f"http://127.0.0.1:{port}"
        wait_for(url)
        yield url, port, server.pid
    finally:
        server.terminate()
        server.wait(20)


def wait_for(url: str) -> None:
    for _ in range(300):
        try:
            urllib.request.urlopen(f"{url}/healthz", timeout=5).close()
            return
        except OSError:
            time.sleep(0.1)
    raise SystemExit("the server did not start")


def chapter(name: str, database: str, counts: list[int], seconds: float) -> str:
    """One database, measured and written down."""
    load = os.getloadavg()[0]
    print(f"{name}, load average {load:.2f}", flush=True)
    with serving(database) as (url, port, pid):
        steps = asyncio.run(measure(url, port, pid, counts, seconds))
    good = max((step.tables for step in steps if step.p99 <= LIMIT), default=0)
    lines = [
        f"\n**{name}**: {good} tables ({3 * good} sockets) stay under {LIMIT:.0f} ms."
        f" Load average of the machine before the run: {load:.1f}.\n",
        "| tables | choices a second | p50 ms | p99 ms | server ms per choice | server cores | generator cores |",
        "|---:|---:|---:|---:|---:|---:|---:|",
        *[step.line() for step in steps],
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.soak_server_load")
    parser.add_argument("--steps", default="100,200,400,600,800,1000,1200,1400,1600,1800,2000,2500,3000")
    parser.add_argument("--seconds", type=float, default=15, help="how long each number of tables is measured")
    parser.add_argument("--only", choices=["sqlite", "postgresql"], help="one database; nothing is then written down")
    asked = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    counts = [int(count) for count in asked.steps.split(",")]
    text = HEADING.format(cores=len(os.sched_getaffinity(0)))
    if asked.only != "postgresql":
        with tempfile.TemporaryDirectory() as folder:
            text += chapter("SQLite", f"{folder}/house.sqlite3", counts, asked.seconds)
    if asked.only != "sqlite":
        with Postgres() as postgres:
            text += chapter("PostgreSQL", postgres.database(), counts, asked.seconds)
    print(text)
    if not asked.only:
        (RESULTS / "server.md").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
