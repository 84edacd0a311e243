"""A page and a bench for the pocket's door, without a browser."""

import asyncio
from collections import defaultdict
from typing import Any

import msgspec

from comptoir.pocket.door import Pocket
from comptoir.pocket.ports import Drawer
from comptoir.pocket.workshop import work


class NearBy:
    """The worker beside, here."""

    idle = False

    async def ask(self, job: str, patience: float) -> str:
        assert not self.idle
        return work(job)


class Desk:
    """The page's end of every line: what was said is kept, the last position above all."""

    def __init__(self) -> None:
        self.said: dict[int, list[dict[str, Any]]] = defaultdict(list)
        self.closed: set[int] = set()
        self.play: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.news = asyncio.Event()

    def opened(self, line: int) -> None:
        """Whoever is here waits for the first message."""

    def say(self, line: int, text: str) -> None:
        message = msgspec.json.decode(text)
        self.said[line].append(message)
        self.play = message.get("play") or self.play
        self.table = message.get("table") or self.table
        self.news.set()

    def hang_up(self, line: int, code: int) -> None:
        self.closed.add(line)
        self.news.set()


class Sitter:
    """Somebody who plays at a table of the pocket as the page would: by requests and one line."""

    def __init__(self, drawer: Drawer) -> None:
        self.desk = Desk()
        self.bench = NearBy()
        self.pocket = Pocket(drawer, self.desk, self.bench)
        self.line = 0
        self.commands = 0

    async def ask(self, method: str, address: str, body: object = None) -> tuple[int, Any]:
        told = await self.pocket.request(method, address, msgspec.json.encode(body).decode())
        answer = msgspec.json.decode(told)
        return answer["status"], msgspec.json.decode(answer["body"])

    async def open_table(self, game: str, bots: int, **more: object) -> str:
        await self.pocket.open(haste=True)
        await self.ask("POST", "/api/me", {"name": "Zoé"})
        seats = [{"kind": "person"}, *[{"kind": "bot", "level": "novice"}] * bots]
        status, made = await self.ask("POST", "/api/tables", {"game": game, "seats": seats, **more})
        assert status == 201, made
        return str(made["id"])

    def sit(self, table: str) -> None:
        self.line += 1
        self.pocket.connect(self.line, f"/api/tables/{table}/live?seat=-2")

    async def do(self, kind: str, **more: object) -> dict[str, Any]:
        """Say something and wait for its answer."""
        self.commands += 1
        name = f"command-{self.line}-{self.commands}"
        self.pocket.hear(self.line, msgspec.json.encode({"type": kind, "id": name, **more}).decode())
        return await self.hears(lambda message: message.get("id") == name)

    async def hears(self, wanted: Any) -> dict[str, Any]:
        while True:
            for message in self.desk.said[self.line]:
                if wanted(message):
                    return message
            self.desk.news.clear()
            await self.desk.news.wait()

    async def begin(self, table: str) -> None:
        self.sit(table)
        await self.hears(lambda message: message["type"] == "snapshot")
        assert (await self.do("ready", ready=True))["type"] == "done"
        assert (await self.do("start"))["type"] == "done"

    async def choose(self) -> None:
        """Take the first choice, when it is my turn."""
        while not self.desk.play.get("choices"):
            if self.desk.play.get("over"):
                return
            self.desk.news.clear()
            await self.desk.news.wait()
        play, self.desk.play = self.desk.play, {}
        number = play["choices"][0]["number"]
        answer = await self.do("choose", seat=play["seat"], step=play["step"], choice=number)
        assert answer["type"] == "done", answer
        await self.hears(lambda message: message["type"] == "update" and message["seq"] >= answer["seq"])

    async def leave(self) -> None:
        """The tab is closed in the middle of it all: nothing is told to the pocket."""
        for task in [*self.pocket.sweeper.loops, *self.pocket.sweeper.work, *self.pocket.tasks]:
            task.cancel()
        await asyncio.sleep(0)
