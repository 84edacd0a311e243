"""Somebody who plays with bots, and measures how long they keep him waiting."""

import asyncio
import random
import time

import msgspec

from tests.soak.flooding import Json, person, socket, started, table_of


class Company:
    """Somebody who plays with two bots: how long he waits, each time, until they have chosen."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.waits: list[float] = []
        self.play: Json = {}
        self.asked = asyncio.Event()
        self.made = 0

    async def sit_down(self) -> None:
        self.line = await person(self.port, "Léo", "127.0.0.1")
        await self._new_game()

    async def _new_game(self) -> None:
        bot = {"kind": "bot", "level": "regular"}
        self.table = await table_of(self.line, "cafe-international", [{"kind": "person"}, bot, bot])
        await started(self.line, self.table)
        self.socket = await socket(self.port, self.table, self.line.token, "127.0.0.1", self.hear)

    def hear(self, text: bytes) -> None:
        play = msgspec.json.decode(text).get("play")
        if play is not None:
            self.play = play
            if play["over"] or play["seat"] in play["waiting"]:
                self.asked.set()

    async def measure(self, seconds: float) -> None:
        self.waits = []
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            async with asyncio.timeout(60):
                await self.asked.wait()
            self.asked.clear()
            if self.play["over"]:
                self.socket.transport.abort()
                await self._new_game()
                continue
            await self._choose()

    async def _choose(self) -> None:
        """Until he is asked again: at once within his turn, else once the bots have chosen."""
        self.made += 1
        command = {"type": "choose", "id": f"c{self.made}", "seat": 0, "step": self.play["step"]}
        number = random.choice(self.play["choices"])["number"]
        began = time.perf_counter()
        self.socket.send(msgspec.json.encode({**command, "choice": number}))
        async with asyncio.timeout(60):
            await self.asked.wait()
        self.waits.append(time.perf_counter() - began)
