"""What one table costs, so that many can be reckoned: `make bench-growth`, four minutes.

Memory of tables that are awake and of sockets that are silent; then one, two and four server processes on one
PostgreSQL, every table's three viewers spread over them, which is the worst case. Written to `bench/results/growth.md`.
"""

import argparse
import asyncio
import contextlib
import os
import tempfile
import time
from pathlib import Path

import asyncpg
from msgspec import Struct

from bench.choice_cost import spent_by
from bench.crowd import Table, open_tables
from bench.soak_server_load import RESULTS, serving, share
from tests.server.postgres import Postgres

HEADING = """\
# What a table costs

`make bench-growth` repeats it. Load average of the machine before the run: {load:.1f}.

**Memory** of one server process on SQLite, four games in turn: a table that is awake and looked at by nobody takes
{table:.0f} kB, a silent socket {socket:.0f} kB.

**Several processes on one PostgreSQL**: {tables} tables of people, a choice every {pace:g} s each, the three viewers of
a table spread over the processes. Processor time of all of them; the load comes from the same machine. *Idle* is what
the same tables cost while nobody chooses.

| processes | ms per choice, servers | PostgreSQL | idle, cores | p50 ms | p99 ms | written per choice, bytes | kept |
|---:|---:|---:|---:|---:|---:|---:|---:|
"""


class Spent(Struct):
    """Processor seconds of servers and database, and bytes the database wrote and keeps."""

    servers: float
    postgres: float
    written: int
    kept: int

    def since(self, then: "Spent") -> "Spent":
        return Spent(
            self.servers - then.servers,
            self.postgres - then.postgres,
            self.written - then.written,
            self.kept - then.kept,
        )


def family(pid: int) -> list[int]:
    """A process and its children."""
    found = [pid]
    for task in Path(f"/proc/{pid}/task").iterdir():
        with contextlib.suppress(OSError):
            found += [int(child) for child in (task / "children").read_text().split()]
    return found


def resident(pid: int) -> int:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


async def spent(pids: list[int], postgres: Postgres, database: str) -> Spent:
    db = await asyncpg.connect(database)
    written = await db.fetchval("select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint")
    kept = await db.fetchval("select pg_database_size(current_database())")
    await db.close()
    theirs = sum(spent_by(pid) for pid in family(postgres.process.pid))
    return Spent(sum(map(spent_by, pids)), theirs, int(written), int(kept))


async def memory(url: str, port: int, pid: int, count: int) -> tuple[float, float]:
    """Kilobytes of a table that is awake, and of a socket."""
    warm = await open_tables(url, port, 20)
    before = resident(pid)
    tables = await open_tables(url, port, count, connected=False)
    awake = resident(pid)
    for table in tables:
        await table.connect(port)
    await asyncio.sleep(1)
    silent = resident(pid)
    for table in [*warm, *tables]:
        table.leave()
    sockets = sum(len(table.sockets) for table in tables)
    return (awake - before) / count / 1000, (silent - awake) / sockets / 1000


async def together(
    servers: list[tuple[str, int, int]], postgres: Postgres, database: str, asked: argparse.Namespace
) -> str:
    """So many processes: one line of the table."""
    pids, ports = [pid for _, _, pid in servers], [port for _, port, _ in servers]
    tables: list[Table] = []
    for number, (url, port, _) in enumerate(servers):
        share_of_it = asked.tables // len(servers)
        tables += await open_tables(url, port, share_of_it, others=ports[number:] + ports[:number])
    await asyncio.sleep(3)
    start = await spent(pids, postgres, database)
    await asyncio.sleep(asked.seconds)
    idle = (await spent(pids, postgres, database)).since(start)
    start, until = await spent(pids, postgres, database), time.perf_counter() + asked.seconds
    await asyncio.gather(*[table.run(until, asked.pace) for table in tables])
    used = (await spent(pids, postgres, database)).since(start)
    times = [each for table in tables for each in table.latencies]
    for table in tables:
        table.leave()
    made = len(times)
    return (
        f"| {len(servers)} | {1000 * used.servers / made:.2f} | {1000 * used.postgres / made:.2f} "
        f"| {(idle.servers + idle.postgres) / asked.seconds:.2f} | {share(times, 0.5):.1f} | {share(times, 0.99):.1f} "
        f"| {used.written // made} | {max(0, used.kept) // made} |\n"
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.growth")
    parser.add_argument("--tables", type=int, default=120)
    parser.add_argument("--pace", type=float, default=1.0)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--processes", default="1,2,4")
    asked = parser.parse_args()
    load = os.getloadavg()[0]
    with tempfile.TemporaryDirectory() as folder, serving(f"{folder}/house.sqlite3") as (url, port, pid):
        table, socket = asyncio.run(memory(url, port, pid, 200))
    text = HEADING.format(load=load, table=table, socket=socket, tables=asked.tables, pace=asked.pace)
    with Postgres() as postgres:
        for count in map(int, asked.processes.split(",")):
            database = postgres.database()
            with contextlib.ExitStack() as stack:
                servers = [stack.enter_context(serving(database)) for _ in range(count)]
                text += asyncio.run(together(servers, postgres, database, asked))
            print(text.splitlines()[-1], flush=True)
    print(text)
    (RESULTS / "growth.md").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
