"""Who may see what is judged when it is shown, not before: two houses on one PostgreSQL, and a seat given away."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec
import pytest

from comptoir.house.acts.seats import SetSeat
from comptoir.house.acts.talking import Chat
from comptoir.house.hinting import Hinted
from comptoir.house.people import Person
from comptoir.house.rooms import OWN_SEAT, Viewer
from comptoir.kernel.game import View
from comptoir.server.app import Server
from comptoir.server.config import Config
from tests.server.inside import FirstChoice, Hall
from tests.server.players import Player, api, new_person, new_table
from tests.server.postgres import Postgres
from tests.server.processes import ServerProcess
from tests.server.running import runs

PERSON, OPEN, BOT = {"kind": "person"}, {"kind": "open"}, {"kind": "bot", "level": "novice"}
CONNECTIONS = 24  # of which each tries to see the seat, while it is being given away and just after
ROUNDS = 4


class House:
    """A process's house without its sweeper: it hears of nothing that it does not ask for."""

    def __init__(self, database: str) -> None:
        self.server = Server(Config(database=database, rate=1000))
        self.server.house.bots = FirstChoice()
        self.hall = Hall(self.server.house)

    @asynccontextmanager
    async def asked_by(self, token: str) -> AsyncIterator[httpx.AsyncClient]:
        transport = httpx.ASGITransport(self.server.app())
        headers = {"authorization": f"Bearer {token}"}
        async with httpx.AsyncClient(transport=transport, base_url="http://house", headers=headers) as http:
            yield http


class Given:
    """A race at which Max's seat was given away in one house, while the other, awake, has not heard of it."""

    def __init__(self, here: House, there: House) -> None:
        self.here, self.there = here, there

    async def begin(self) -> "Given":
        hall = self.there.hall
        zoe = await hall.person("Zoé")
        self.max, self.token = await hall.house.people.make("Max")
        room = await hall.open(zoe, "cafe-race", "person", "open", "bot")
        await hall.do(room, self.max, SetSeat, seat=1, kind="person")
        await hall.start(room, zoe, self.max)
        self.id, self.seq = room.table.id, room.table.seq
        assert (await self.here.hall.house.room(self.id)).table.seats_of(self.max.id) == [1]
        return self

    async def give_away(self) -> None:
        room = await self.there.hall.house.room(self.id)
        await self.there.hall.do(room, self.max, SetSeat, seat=1, kind="bot")


@asynccontextmanager
async def two_houses(database: str) -> AsyncIterator[tuple[House, House]]:
    houses = House(database), House(database)
    for house in houses:
        await house.server.store.open()
        await house.server.house.set_clock()
    yield houses
    for house in houses:
        await house.server.store.close()


QUESTIONS: dict[str, dict[str, Any]] = {
    "what-if": {"choices": [0]},
    "why-not": {"choice": 1},
    "hint": {},
}


@runs
async def test_whoever_asks_is_judged_by_what_the_log_says_now(postgres: Postgres) -> None:
    async with two_houses(await asyncio.to_thread(postgres.database)) as (here, there):

        async def asked(method: str, path: str, body: object = None) -> httpx.Response:
            given = await Given(here, there).begin()
            await given.give_away()
            async with here.asked_by(given.token) as http:
                return await http.request(method, f"/api/tables/{given.id}{path.format(seq=given.seq)}", json=body)

        assert (await asked("GET", "")).json()["play"]["seat"] == -1
        assert (await asked("GET", "?seat=1")).status_code == 403
        (update,) = (await asked("GET", "/wait?seq={seq}")).json()["updates"]
        assert update["play"]["seat"] == -1
        assert (await asked("GET", "/wait?seat=1&seq={seq}")).status_code == 403
        assert (await asked("POST", "/carry", {"seat": 1})).status_code == 403
        for kind, fields in QUESTIONS.items():
            answer = (await asked("POST", "/commands", {"type": kind, "id": "q", "seat": 1, **fields})).json()
            assert answer["type"] == "refused", kind
            assert answer["words"]["key"] == "server-not-your-seat"


class Slow(FirstChoice):
    """Thinks for as long as it takes to give the seat away."""

    def __init__(self, given: Given) -> None:
        super().__init__()
        self.given = given

    async def advise(self, game: str, view: View, asker: str = "", memory: Sequence[int] = ()) -> list[Hinted]:
        await self.given.give_away()
        return [Hinted(0, 0.5, 1.0)]


@runs
async def test_who_waited_for_an_answer_is_judged_once_more(postgres: Postgres) -> None:
    async with two_houses(await asyncio.to_thread(postgres.database)) as (here, there):
        given = await Given(here, there).begin()
        here.server.house.bots = Slow(given)
        async with here.asked_by(given.token) as http:
            hint = {"type": "hint", "id": "q", "seat": 1}
            answer = (await http.post(f"/api/tables/{given.id}/commands", json=hint)).json()
            assert answer["words"]["key"] == "server-not-your-seat"
            given = await Given(here, there).begin()
        async with here.asked_by(given.token) as http:
            room = await here.hall.house.room(given.id)
            waiting = asyncio.create_task(http.get(f"/api/tables/{given.id}/wait?seat=1&seq={given.seq}"))
            while given.max.id not in room.polled:
                await asyncio.sleep(0)
            await given.give_away()
            await here.hall.house.refresh(given.id, given.seq + 1)
            assert (await waiting).json() == {"updates": [], "reload": True}


@runs
async def test_who_waited_for_news_is_judged_when_he_is_told_them(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A word at the table ends the wait; while he takes his turn to be told of it, his seat is given away."""
    async with two_houses(await asyncio.to_thread(postgres.database)) as (here, there):
        given = await Given(here, there).begin()

        async def his_turn(*_: object) -> None:
            await given.give_away()

        monkeypatch.setattr(here.server.site.shares, "again", his_turn)
        async with here.asked_by(given.token) as http:
            room = await here.hall.house.room(given.id)
            waiting = asyncio.create_task(http.get(f"/api/tables/{given.id}/wait?seat=1&seq={given.seq}"))
            while given.max.id not in room.polled:
                await asyncio.sleep(0)
            await there.hall.do(await there.hall.house.room(given.id), given.max, Chat, text="Your turn")
            await here.hall.house.refresh(given.id, given.seq + 1)
            assert (await waiting).json() == {"updates": [], "reload": True}


async def greeting(house: House, given: Given) -> dict[str, Any]:
    """What a socket is told first, at the very moment of whose opening the other house gives its seat away."""
    told: asyncio.Queue[str] = asyncio.Queue()
    heard: asyncio.Queue[dict[str, str]] = asyncio.Queue()
    heard.put_nowait({"type": "websocket.connect"})

    async def send(message: Any) -> None:
        if message["type"] == "websocket.accept":
            await given.give_away()
        elif message["type"] == "websocket.send":
            told.put_nowait(message["text"])

    headers = [(b"host", b"house"), (b"authorization", f"Bearer {given.token}".encode())]
    scope = {
        "type": "websocket", "path": f"/api/tables/{given.id}/live", "query_string": b"seat=1", "headers": headers,
        "client": ("127.0.0.1", 1), "server": ("house", 80), "scheme": "ws", "subprotocols": [], "extensions": {},
    }  # fmt: skip
    looking = asyncio.create_task(house.server.app()(scope, heard.get, send))
    first = msgspec.json.decode(await told.get())
    heard.put_nowait({"type": "websocket.disconnect"})
    await looking
    return dict(first)


@runs
async def test_a_socket_is_judged_once_more_when_it_is_open(postgres: Postgres) -> None:
    async with two_houses(await asyncio.to_thread(postgres.database)) as (here, there):
        told = await greeting(here, await Given(here, there).begin())
        assert (told["type"], told["play"]["seat"]) == ("snapshot", -1)


@runs
async def test_several_entries_caught_up_with_at_once_are_judged_by_the_last(postgres: Postgres) -> None:
    """What happened while the seat was still his is not sent to him any more once it is not."""
    async with two_houses(await asyncio.to_thread(postgres.database)) as (here, there):
        given = await Given(here, there).begin()
        room = await here.hall.house.room(given.id)
        viewer = Viewer(given.max, OWN_SEAT)
        room.greet(viewer, 0)
        sent = viewer.queue.qsize()
        elsewhere = await there.hall.house.room(given.id)
        await there.hall.choose(elsewhere, Person(elsewhere.table.people()[0], "Zoé"), 0)
        await given.give_away()
        await here.hall.house.refresh(given.id, given.seq + 2)
        news = [viewer.queue.get_nowait() for _ in range(viewer.queue.qsize())][sent:]
        assert len(news) == 1
        assert news[0].startswith(b'{"type":"snapshot"')
        assert b'"play":{"seat":-1,' in news[0]


async def race_of_two(one: ServerProcess, zoe: str, max_: str) -> str:
    table = await new_table(one.url, zoe, "cafe-race", [PERSON, OPEN, BOT])
    commands = [
        (max_, {"type": "set-seat", "id": "sit", "seat": 1, "kind": "person"}),
        (max_, {"type": "ready", "id": "r", "ready": True}),
        (zoe, {"type": "ready", "id": "r", "ready": True}),
        (zoe, {"type": "start", "id": "s"}),
    ]
    for token, body in commands:
        answer = (await api(one.url, token, "POST", f"/api/tables/{table}/commands", body)).json()
        assert answer["type"] == "done", answer
    return table


def seats_shown(player: Player, since: int) -> list[int]:
    """The seats whose view came with an entry after `since`."""
    told = [message for message in player.messages if message["type"] in ("snapshot", "update")]
    return [message["play"]["seat"] for message in told if message["play"] and message["seq"] >= since]


@runs
async def test_connections_made_while_a_seat_is_given_away_never_get_its_hand(
    pair: tuple[ServerProcess, ServerProcess],
) -> None:
    one, two = pair
    zoe, max_ = await new_person(one.url, "Zoé"), await new_person(one.url, "Max")
    late = early = receiving = 0
    for _ in range(ROUNDS):
        table = await race_of_two(one, zoe, max_)
        first = await Player(two.url, max_, table).connect()
        await first.until(lambda player: player.play)
        body = {"type": "set-seat", "id": "give", "seat": 1, "kind": "bot"}
        giving = asyncio.create_task(api(one.url, max_, "POST", f"/api/tables/{table}/commands", body))
        players = [(False, first)]
        for number in range(CONNECTIONS):
            after = giving.done()
            player = Player(two.url, max_, table, 1 if number % 2 else None)
            players.append((after, await player.connect()))
        given = (await giving).json()["seq"]
        word = {"type": "chat", "id": "w", "text": "is anybody still there?"}
        last = (await api(one.url, zoe, "POST", f"/api/tables/{table}/commands", word)).json()["seq"]
        for after, player in players:
            await player.until(lambda player, last=last: player.gone() or player.seq >= last)  # type: ignore[misc]
            shown = [message["play"]["seat"] for message in player.messages if message.get("play")]
            late += after
            early += after and 1 in shown
            receiving += 1 in seats_shown(player, given)
            await player.close()
    print(
        f"{ROUNDS * (CONNECTIONS + 1)} connections, {late} after: {early} got the hand, {receiving} went on getting it"
    )
    assert late > 0
    assert (early, receiving) == (0, 0)
