"""A crowd for load: tables of people only, three sockets each, a choice every two seconds per table."""

import asyncio
import random
import re
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec

from bench.sockets import Socket, connect

GAMES = (("cafe-race", 3), ("cafe-international", 3), ("top-race", 3), ("espresso-doppio", 2))
PACE = 2.0
VIEWERS = 3
ROOT = Path(__file__).resolve().parent.parent


def acknowledging(root: Path = ROOT) -> float:
    """After how many seconds the page of a checkout acknowledges what it heard."""
    found = re.search(r"ACK_DELAY = ([\d_]+)", (root / "web" / "src" / "lib" / "live.ts").read_text(encoding="utf-8"))
    if found is None:
        raise ValueError(f"{root}: no page that acknowledges")
    return int(found[1]) / 1000


class Table:
    """One table: its sockets, and what its viewers were last told."""

    def __init__(self, token: str, table: str, seats: int, patience: float) -> None:
        self.patience = patience
        self.acknowledged = time.perf_counter()
        self.token = token
        self.id = table
        self.seats = seats
        self.sockets: list[Socket] = []
        self.plays: list[bytes] = [b""] * VIEWERS
        self.seen = [0] * VIEWERS
        self.target = 0
        self.told = asyncio.Event()
        self.latencies: list[float] = []
        self.made = 0

    async def connect(self, *ports: int) -> None:
        """Its viewers, spread over these servers."""
        for viewer in range(VIEWERS):
            seat = viewer if viewer < self.seats else -1
            path, port = f"/api/tables/{self.id}/live?seat={seat}", ports[viewer % len(ports)]
            self.sockets.append(await connect(port, path, self.token, partial(self.hear, viewer)))

    def hear(self, viewer: int, text: bytes) -> None:
        if not text.startswith((b'{"type":"update"', b'{"type":"snapshot"')):
            return
        start = text.index(b'"seq":') + 6
        self.seen[viewer] = int(text[start : text.index(b",", start)])
        if b'"play":{' in text:
            self.plays[viewer] = text
        if self.target and min(self.seen) >= self.target:
            self.told.set()

    def turn(self) -> tuple[int, dict[str, Any]] | None:
        """A seat that is asked, and what it sees; nothing when the game is over."""
        play = msgspec.json.decode(self.plays[0])["play"]
        if play["over"]:
            return None
        seat = random.choice(play["waiting"])
        return seat, play if seat == 0 else msgspec.json.decode(self.plays[seat])["play"]

    async def run(self, until: float, pace: float = PACE) -> None:
        """Somebody chooses every so often; noted is how long until all three viewers have been told."""
        await asyncio.sleep(random.uniform(0, pace))
        while time.perf_counter() < until and (turn := self.turn()) is not None:
            started = time.perf_counter()
            self._choose(*turn)
            async with asyncio.timeout(20):
                await self.told.wait()
            self.latencies.append(time.perf_counter() - started)
            self._acknowledge()
            await asyncio.sleep(max(0.0, pace - (time.perf_counter() - started)))

    def _acknowledge(self) -> None:
        """As pages do: what has come for a while in one go."""
        if time.perf_counter() - self.acknowledged >= self.patience:
            self.acknowledged = time.perf_counter()
            for socket in self.sockets:
                socket.send(b'{"type":"ack","seq":%d}' % self.target)

    def leave(self) -> None:
        for socket in self.sockets:
            socket.transport.close()

    def _choose(self, seat: int, play: dict[str, Any]) -> None:
        self.made += 1
        choice = random.choice(play["choices"])["number"]
        command = {"type": "choose", "id": f"{self.made}", "seat": seat, "step": play["step"], "choice": choice}
        self.told.clear()
        self.target = max(self.seen) + 1
        self.sockets[seat].send(msgspec.json.encode(command))


async def open_tables(
    url: str, port: int, count: int, *, connected: bool = True, others: Sequence[int] = (), root: Path = ROOT
) -> list[Table]:
    """New tables, started and watched, through other servers where they are named; the four games in turn."""
    made: list[Table] = []
    patience = acknowledging(root)
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        for number in range(count):
            game, seats = GAMES[number % len(GAMES)]
            me = await http.post("/api/me", json={"name": f"P{number}", "token": True})
            token = me.json()["token"]
            headers = {"authorization": f"Bearer {token}"}
            wish = {"game": game, "seats": [{"kind": "screen"}] * seats}
            table = (await http.post("/api/tables", json=wish, headers=headers)).json()["id"]
            for body in ({"type": "ready", "id": "r", "ready": True}, {"type": "start", "id": "s"}):
                await http.post(f"/api/tables/{table}/commands", json=body, headers=headers)
            made.append(Table(token, table, seats, patience))
            if connected:
                await made[-1].connect(*(others or [port]))
    return made
