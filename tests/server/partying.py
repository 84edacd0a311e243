"""Phones at an evening, by plain HTTP: they resend what was not answered, to whichever process is up."""

import asyncio
import hashlib
import secrets
from typing import Any

import httpx

from tests.server.processes import ServerProcess

Json = dict[str, Any]
PATIENCE = 120.0


class Phone:
    """Somebody's browser, as far as the house can tell."""

    def __init__(self, houses: list[ServerProcess], name: str) -> None:
        self.houses, self.name = houses, name
        self.token = ""
        self.http = httpx.AsyncClient(timeout=40)
        self.word = secrets.token_hex(8)
        self.made = 0  # choices that were acknowledged

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """Until some process answers; 503 is no answer."""
        async with asyncio.timeout(PATIENCE):
            while True:
                house = secrets.choice(self.houses)
                headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
                try:
                    answer = await self.http.request(method, house.url + path, json=body, headers=headers)
                except httpx.HTTPError:
                    await asyncio.sleep(0.2)
                    continue
                if answer.status_code != 503:
                    assert answer.status_code < 400, (answer.status_code, answer.text)
                    return answer.json()
                await asyncio.sleep(0.2)

    async def come(self) -> "Phone":
        self.token = (await self.ask("POST", "/api/me", {"name": self.name, "token": True}))["token"]
        return self

    async def tell(self, path: str, **command: Any) -> Json:
        return dict(await self.ask("POST", f"{path}/commands", {"id": secrets.token_hex(8), **command}))

    async def evening(self, code: str) -> Json:
        return dict(await self.ask("GET", f"/api/evenings/{code}"))

    async def join(self, code: str) -> Json:
        return await self.tell(f"/api/evenings/{code}", type="join", name=self.name)

    async def table_now(self, code: str) -> str:
        """My table's address, once the round is laid; empty when I have none to play at."""
        state = await self.evening(code)
        mine = {guest["number"] for guest in state["guests"] if guest["mine"]}
        boards = state["rounds"][-1]["boards"] if state["rounds"] else []
        return next((b["table"] for b in boards if not b["done"] and mine & set(b["chairs"])), "")

    async def sit_down(self, code: str) -> None:
        await self.play(code, until=("playing", "over", "ended"))

    async def play(self, code: str, until: tuple[str, ...] = ("over", "ended")) -> None:
        """Sit down, give the word, choose whatever may be chosen, until the table is over."""
        table = await self.table_now(code)
        while table:
            found = await self.look(table)
            phase, state = found["table"]["phase"], found["table"]
            if phase in until:
                break
            mine = [seat for seat in state["seats"] if seat["mine"]]
            if phase == "lobby" and not all(seat["ready"] for seat in mine):
                promise = hashlib.sha256(self.word.encode()).hexdigest()
                await self.tell(f"/api/tables/{table}", type="ready", ready=True, promise=promise)
            elif state.get("owes_word"):
                await self.tell(f"/api/tables/{table}", type="word", word=self.word)
            elif found["play"] and found["play"]["choices"]:
                self.made += await self.choose(table, found["play"])
            else:
                await asyncio.sleep(0.2)

    async def look(self, table: str) -> Json:
        """The table; it may be a moment until it is laid."""
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    return dict(await self.ask("GET", f"/api/tables/{table}"))
                except AssertionError as error:
                    if error.args[0][0] != 404:
                        raise
                    await asyncio.sleep(0.1)

    async def choose(self, table: str, play: Json) -> int:
        choice = secrets.choice(play["choices"])["number"]
        wish = {"type": "choose", "seat": play["seat"], "step": play["step"], "choice": choice}
        answer = await self.tell(f"/api/tables/{table}", **wish)
        return int(answer["type"] == "done")


async def evening_of(houses: list[ServerProcess], names: list[str], menu: list[Json]) -> tuple[str, Phone, list[Phone]]:
    """An evening with its host and everybody in."""
    host = await Phone(houses, "Odile").come()
    wish = {"name": "Chez Odile", "menu": menu, "minutes": 20}
    code = str((await host.ask("POST", "/api/evenings", wish))["code"])
    phones = list(await asyncio.gather(*[Phone(houses, name).come() for name in names]))
    for phone in phones:
        assert (await phone.join(code))["type"] == "done"
    return code, host, phones


async def next_round(code: str, host: Phone) -> Json:
    number = len((await host.evening(code))["rounds"])
    answer = await host.tell(f"/api/evenings/{code}", type="next-round", round=number)
    assert answer["type"] == "done", answer
    return dict((await host.evening(code))["rounds"][number])


async def until_done(code: str, host: Phone) -> Json:
    async with asyncio.timeout(PATIENCE):
        while not (state := await host.evening(code))["rounds"][-1]["done"]:
            await asyncio.sleep(0.1)
    return state
