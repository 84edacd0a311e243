"""What a choice costs the server, beside another checkout: `make bench-server BEFORE=../other`, five minutes.

Both servers run at once on SQLite, each with its own tables of people, three sockets each; in turn one is asked while
the other idles, so that whatever else the machine does is met by both. What counts is processor time of all threads.
Each server's people acknowledge what they hear as often as the page of its checkout does.
"""

import argparse
import asyncio
import contextlib
import gc
import os
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median

from msgspec import Struct

from bench.crowd import ROOT, Table, open_tables
from bench.soak_server_load import Checkout, serving, share

RESULTS = Path(__file__).parent / "results"


class Round(Struct):
    """One server's turn: processor seconds of its threads, choices made, how long until all had heard."""

    spent: float
    times: list[float]

    @property
    def each(self) -> float:
        return 1000 * self.spent / len(self.times)


def spent_by(pid: int) -> float:
    """Seconds of processor time of a process and all its threads, finer than the clock's ticks."""
    found = 0
    with contextlib.suppress(OSError):  # it, or a thread of it, may just have ended
        for thread in Path(f"/proc/{pid}/task").iterdir():
            found += int((thread / "schedstat").read_text().split()[0])
    return found / 1e9


async def one_round(tables: list[Table], pid: int, seconds: float, pace: float) -> Round:
    for table in tables:
        table.latencies.clear()
    gc.collect()
    gc.disable()
    before = spent_by(pid)
    until = time.perf_counter() + seconds
    await asyncio.gather(*[table.run(until, pace) for table in tables])
    spent = spent_by(pid) - before
    gc.enable()
    return Round(spent, [each for table in tables for each in table.latencies])


async def compare(
    servers: Sequence[tuple[str, int, int]], roots: Sequence[Path], asked: argparse.Namespace
) -> list[list[Round]]:
    """The rounds of each server, in turn: many short ones, since what else the machine does comes and goes."""
    found: list[list[Round]] = [[] for _ in servers]
    tables: list[list[Table]] = [[] for _ in servers]
    for number in range(asked.rounds + 1):
        for which, (url, port, pid) in enumerate(servers):
            for table in [table for table in tables[which] if table.turn() is None]:
                table.leave()
                tables[which].remove(table)
            tables[which] += await open_tables(url, port, asked.tables - len(tables[which]), root=roots[which])
            await asyncio.sleep(0.3)  # who comes and goes costs too, but not the next round
            made = await one_round(tables[which], pid, asked.seconds, asked.pace)
            if number:  # the first warms up
                found[which].append(made)
                print(f"{'before' if which == 0 else 'now':8} {made.each:.3f} ms per choice", flush=True)
    return found


def page(found: list[list[Round]], asked: argparse.Namespace) -> str:
    ratio = median(now.each / before.each for before, now in zip(*found, strict=True))
    lines = [
        f"{asked.tables} tables, three sockets each, a choice every {asked.pace:g} s per table, {asked.rounds} rounds"
        f" in turn; load average before {asked.load:.1f}. Server processor time per choice: **{ratio:.2f}** of what it"
        " was (median of the rounds' ratios).\n",
        "| | ms per choice, median | least | p50 ms | p99 ms |",
        "|---|---:|---:|---:|---:|",
    ]
    for name, rounds in zip(("before", "now"), found, strict=True):
        times = [each for made in rounds for each in made.times]
        costs = [made.each for made in rounds]
        lines.append(
            f"| {name} | {median(costs):.3f} | {min(costs):.3f} | {share(times, 0.5):.1f} | {share(times, 0.99):.1f} |"
        )
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.choice_cost")
    parser.add_argument("before", type=Path, help="the other checkout, with its rules compiled")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--pace", type=float, default=0.5)
    parser.add_argument("--seconds", type=float, default=3)
    parser.add_argument("--rounds", type=int, default=24)
    asked = parser.parse_args()
    asked.load = os.getloadavg()[0]
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        roots = (asked.before.resolve(), ROOT)
        servers = [
            stack.enter_context(serving(f"{folder}/{number}.sqlite3", Checkout(root)))
            for number, root in enumerate(roots)
        ]
        found = asyncio.run(compare(servers, roots, asked))
    print(page(found, asked))


if __name__ == "__main__":
    main()
