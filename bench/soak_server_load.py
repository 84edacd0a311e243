"""How many live tables until p99 from choice to all viewers passes 50 ms: `python -m bench.soak_server_load`.

Tables of people only, three sockets each, a choice every two seconds per table; the load generator shares the machine.
"""

import argparse
import asyncio
import json
import random
import resource
import subprocess
import sys
import tempfile
import time
import urllib.request
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec

from bench.sockets import Socket, connect

GAMES = (("cafe-race", 3), ("cafe-international", 3), ("top-race", 3), ("espresso-doppio", 2))
PACE = 2.0


class Table:
    """One table: its sockets, and what its seats were last told."""

    def __init__(self, number: int, token: str, table: str, seats: int) -> None:
        self.number = number
        self.token = token
        self.id = table
        self.seats = seats
        self.sockets: list[Socket] = []
        self.plays: list[bytes] = [b""] * 3
        self.seen = [0] * 3
        self.missing = 0
        self.target = 0
        self.told = asyncio.Event()
        self.latencies: list[float] = []
        self.made = 0

    async def connect(self, port: int) -> None:
        for viewer in range(3):
            seat = viewer if viewer < self.seats else -1
            path = f"/api/tables/{self.id}/live?seat={seat}"
            self.sockets.append(await connect(port, path, self.token, partial(self.hear, viewer)))

    def hear(self, viewer: int, text: bytes) -> None:
        if not text.startswith((b'{"type":"update"', b'{"type":"snapshot"')):
            return
        start = text.index(b'"seq":') + 6
        seq = int(text[start : text.index(b",", start)])
        self.seen[viewer] = seq
        if b'"play":{' in text:
            self.plays[viewer] = text
        if self.target and seq >= self.target and min(self.seen) >= self.target:
            self.told.set()

    def turn(self) -> tuple[int, dict[str, Any]] | None:
        """A seat that is asked, and what it sees."""
        play = msgspec.json.decode(self.plays[0])["play"]
        if play["over"]:
            return None
        seat = random.choice(play["waiting"])
        return seat, play if seat == 0 else msgspec.json.decode(self.plays[seat])["play"]

    async def run(self, until: float) -> None:
        await asyncio.sleep(random.uniform(0, PACE))
        while time.perf_counter() < until:
            started = time.perf_counter()
            turn = self.turn()
            if turn is None:
                return
            seat, play = turn
            choice = random.choice(play["choices"])["number"]
            self.made += 1
            command = {"type": "choose", "id": f"{self.made}", "seat": seat, "step": play["step"], "choice": choice}
            self.told.clear()
            self.target = max(self.seen) + 1
            self.sockets[seat].send(msgspec.json.encode(command))
            async with asyncio.timeout(20):
                await self.told.wait()
            self.latencies.append(time.perf_counter() - started)
            for socket in self.sockets:
                socket.send(b'{"type":"ack","seq":%d}' % self.target)
            await asyncio.sleep(max(0.0, PACE - (time.perf_counter() - started)))


async def open_tables(url: str, port: int, count: int, first: int) -> list[Table]:
    """New tables, started and watched."""
    made: list[Table] = []
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        for number in range(first, first + count):
            game, seats = GAMES[number % len(GAMES)]
            me = await http.post("/api/me", json={"name": f"P{number}", "token": True})
            token = me.json()["token"]
            headers = {"authorization": f"Bearer {token}"}
            wish = {"game": game, "seats": [{"kind": "screen"}] * seats}
            table = (await http.post("/api/tables", json=wish, headers=headers)).json()["id"]
            for body in ({"type": "ready", "id": "r", "ready": True}, {"type": "start", "id": "s"}):
                await http.post(f"/api/tables/{table}/commands", json=body, headers=headers)
            made.append(Table(number, token, table, seats))
            await made[-1].connect(port)
    return made


def share(values: list[float], part: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] * 1000


async def measure(url: str, port: int, pid: int, steps: list[int], seconds: float) -> list[dict[str, float]]:
    tables: list[Table] = []
    results: list[dict[str, float]] = []
    for count in steps:
        tables = [table for table in tables if table.turn() is not None]
        tables += await open_tables(url, port, count - len(tables), len(tables) + 10_000 * len(results))
        for table in tables:
            table.latencies.clear()
        before = (cpu_of(pid), resource.getrusage(resource.RUSAGE_SELF).ru_utime, time.perf_counter())
        until = time.perf_counter() + seconds
        await asyncio.gather(*[table.run(until) for table in tables])
        took = time.perf_counter() - before[2]
        latencies = [each for table in tables for each in table.latencies]
        results.append(
            {
                "tables": count,
                "choices_per_second": round(len(latencies) / took, 1),
                "p50_ms": round(share(latencies, 0.50), 1),
                "p99_ms": round(share(latencies, 0.99), 1),
                "server_ms_per_choice": round(1000 * (cpu_of(pid) - before[0]) / max(1, len(latencies)), 2),
                "server_cores": round((cpu_of(pid) - before[0]) / took, 2),
                "generator_cores": round((resource.getrusage(resource.RUSAGE_SELF).ru_utime - before[1]) / took, 2),
            }
        )
        print(json.dumps(results[-1]), flush=True)
        if results[-1]["p99_ms"] > 50:
            break
    return results


def cpu_of(pid: int) -> float:
    """Seconds of processor time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--steps", default="100,200,400,600,800,1000,1300,1600,2000,2500,3000")
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--database", default="")
    given = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    with tempfile.TemporaryDirectory() as folder:
        port = 18_700 + random.randrange(200)
        database = given.database or f"{folder}/house.sqlite3"
        command = [sys.executable, "-m", "comptoir", "serve", "--port", str(port), "--database", database]
        server = subprocess.Popen([*command, "--rate", "1000000", "--bots", "1"])
        try:
            url = f"http://127.0.0.1:{port}"
            wait_for(url)
            asyncio.run(measure(url, port, server.pid, [int(n) for n in given.steps.split(",")], given.seconds))
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


if __name__ == "__main__":
    main()
