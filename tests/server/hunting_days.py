"""The leak hunt over the day: in two houses that differ only in the day's secret, whoever has not finished his own game
is answered the same bytes at every door.
"""

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec

from comptoir.house.daily import RULE_SETS, pocket_seed
from comptoir.house.dates import days_before
from comptoir.house.days import SECRET
from comptoir.server.app import API, Server
from comptoir.server.config import Config
from tests.server.hunting import compare, masked
from tests.server.inside import FirstChoice

GAME = "espresso-doppio"  # alone, so that nothing but the deal tells two games apart
SKIPPED = ("/{path:path}", "/healthz", "/api/games", "/api/reach", "/api/evenings", "/api/scenery", "/api/parcels")
HARMFUL = ("/api/card/erase", "/api/card/forget", "/api/me")  # who asks would be somebody else afterwards
QUESTIONS: list[dict[str, Any]] = [
    {"type": "since"}, {"type": "hint"}, {"type": "what-if", "choices": [0]}, {"type": "why-not", "choice": 0},
    {"type": "take-back", "to": 3}, {"type": "choose", "step": 0, "choice": 0}, {"type": "rematch"},
]  # fmt: skip


class DayHouse:
    """A house with a day's secret of its own, and some people: Ada has played, Ben plays, Cleo has a card only."""

    def __init__(self, server: Server, stack: AsyncExitStack) -> None:
        self.server, self.stack = server, stack
        self.people: dict[str, httpx.AsyncClient] = {}
        self.names: dict[str, str] = {}  # what is told apart by chance alone, and what it is called here
        self.tables: dict[str, str] = {}

    async def come(self, name: str) -> None:
        transport = httpx.ASGITransport(self.server.app())
        client = await self.stack.enter_async_context(
            httpx.AsyncClient(transport=transport, base_url="http://house", timeout=60)
        )
        if name:
            self.names[(await client.post("/api/me", json={"name": name})).json()["id"]] = f"<{name}>"
        self.people[name] = client

    async def sit_down(self, name: str, practice: bool = False) -> str:
        made = await self.people[name].post(f"/api/day/{GAME}", json={"practice": practice})
        table = str(made.json()["id"])
        called = f"table of {name}{' again' * practice}"
        self.tables[called], self.names[table] = table, f"<{called}>"
        self.names[table[:8]] = f"<{called}>"
        return table

    async def play_out(self, name: str, table: str) -> None:
        for number in range(500):
            play = (await self.people[name].get(f"/api/tables/{table}")).json()["play"]
            if play["over"]:
                return
            wish = {"type": "choose", "seat": 0, "step": play["step"], "choice": play["choices"][0]["number"]}
            await self.people[name].post(f"/api/tables/{table}/commands", json={**wish, "id": f"c{number}"})
        raise AssertionError("the game does not end")

    def same(self, body: bytes) -> bytes:
        """Without what differs by chance: addresses, ids, times, links."""
        text = masked(body).decode()
        for given, called in self.names.items():
            text = text.replace(given, called)
        return re.sub(r"/(card|carry)#[\w-]+|\"changed\":\d+", "<by chance>", text).encode()


@asynccontextmanager
async def day_house(folder: Path, secret: str) -> AsyncIterator[DayHouse]:
    """Ada's game is over, and she practises; Ben is at his own; Cleo and nobody have played nothing."""
    folder.mkdir()
    server = Server(Config(database=str(folder / "house.sqlite3")))
    server.house.bots = FirstChoice()
    await server.open()
    await server.store.keep_once(SECRET, secret.encode())
    async with AsyncExitStack() as stack:
        house = DayHouse(server, stack)
        house.names = pockets_of(secret, server.site.days.today())
        for name in ("Ada", "Ben", "Cleo", ""):
            await house.come(name)
        await house.play_out("Ada", await house.sit_down("Ada"))
        await house.sit_down("Ada", practice=True)
        await house.sit_down("Ben")
        yield house
    await server.close()


def pockets_of(secret: str, today: str) -> dict[str, str]:
    """What is dealt for pockets is told to anybody; it is another deal than the house's, and tells nothing of it."""
    dates = {"today": today, "tomorrow": days_before(today, -1)}
    return {pocket_seed(secret, dates[day], game): f"<{game} {day}>" for day in dates for game in RULE_SETS}


def doors(house: DayHouse, date: str) -> Iterator[tuple[str, str, dict[str, Any] | None]]:
    """Every door of the server, asked about everything that is somebody else's."""
    dates = [date, days_before(date, 1), days_before(date, -1)]
    for method, path, _ in API:
        if path in HARMFUL or path.startswith(SKIPPED):
            continue
        tables = [table for called, table in house.tables.items() if "Ada" in called] if "{table}" in path else [""]
        for table in tables:
            for day in dates if "{date}" in path else [date]:
                filled = path.format(table=table, date=day, game=GAME, wall="w", code="c")
                if method == "GET":
                    yield method, filled, None
                    continue
                for body in bodies(path, table):
                    yield method, filled, body


def bodies(path: str, table: str) -> list[dict[str, Any]]:
    if path.endswith("/commands"):
        return [{"id": f"q{number}", "seat": 0, **asked} for number, asked in enumerate(QUESTIONS)]
    if path == "/api/tables" or path.endswith("/api/day/{game}"):
        return []  # opens a table of one's own
    return [{"entry": 4, "seat": 0, "level": "regular", "table": table, "token": "nobody's", "choice": 0}]


async def hunt_day(folder: Path) -> int:
    """Ask everything in both houses; returns how many answers were compared."""
    async with day_house(folder / "one", "first") as one, day_house(folder / "other", "second") as other:
        date = one.server.site.days.today()
        compared = 0
        for name in ("", "Cleo", "Ben"):
            for asked, also in zip(doors(one, date), doors(other, date), strict=True):
                first, second = await asyncio.gather(answer(one, name, *asked), answer(other, name, *also))
                compare([first], [second], f"{name or 'nobody'} at {one.same(msgspec.json.encode(asked))!r}")
                compared += 1
        await is_told_apart(one, other)
    return compared


async def is_told_apart(one: DayHouse, other: DayHouse) -> None:
    """Whoever has finished his own may look: there the houses do differ, or the hunt could find nothing."""
    told = []
    for house in (one, other):
        await house.play_out("Ben", house.tables["table of Ben"])
        told.append(await answer(house, "Ben", "GET", f"/api/tables/{house.tables['table of Ada']}", None))
    if told[0] == told[1]:
        raise AssertionError("two deals look alike")


async def answer(house: DayHouse, name: str, method: str, path: str, body: dict[str, Any] | None) -> bytes:
    found = await house.people[name].request(method, path, json=body)
    assert found.status_code != 429, f"{path}: asked too fast, so nothing was looked at"
    return house.same(b"%d " % found.status_code + found.content)
