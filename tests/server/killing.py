"""Killing servers under load: people play on and on, resend what was not acknowledged, and keep a list of what was."""

import asyncio
import contextlib
import random
import secrets
import signal
from collections.abc import Callable
from pathlib import Path

import httpx
from websockets.exceptions import ConnectionClosed, WebSocketException

from comptoir.house import log
from comptoir.house.acts.playing import Chosen
from comptoir.house.acts.starting import Called, Revealed
from comptoir.house.house import House
from comptoir.house.results import row_of
from comptoir.house.rooms import Room
from comptoir.house.store import Row
from comptoir.house.workshop import ByHand
from comptoir.server.config import open_store
from tests.server.players import Player, api, new_person, new_table
from tests.server.processes import ServerProcess

PLAYED = (("cafe-race", 3), ("cafe-international", 2), ("espresso-doppio", 2), ("top-race", 3))
DAYS = ("espresso-doppio", "espresso-doppio", "cafe-race")  # two at the same table of the day: both are dealt alike
FINAL = ("server-moved-on", "server-undo-luck", "server-undo-others", "server-undo-learned")


class Stubborn:
    """A player who does not mind that the server dies: he comes back, sends again, and notes every acknowledgement."""

    def __init__(self, urls: list[str], token: str, table: str, seat: int) -> None:
        self.urls = urls
        self.token = token
        self.table = table
        self.seat = seat
        self.acknowledged: dict[str, tuple[int, int]] = {}  # command → seq, choice
        self.refused: list[str] = []
        self.pending: tuple[str, int, int] | None = None  # command, step, choice
        self.player = Player(urls[0], token, table, seat)
        self.highest = 0

    async def connect(self) -> None:
        while True:
            self.player.url = random.choice(self.urls)
            try:
                async with asyncio.timeout(20):
                    await self.player.connect()
                    await self.player.until(lambda player: player.messages, 20)
                return
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(0.05)

    async def play(self, stop: asyncio.Event) -> None:
        while not stop.is_set():
            await self.connect()
            with contextlib.suppress(ConnectionClosed, TimeoutError):
                while not stop.is_set() and not self.player.gone():
                    await self._one_more()
            await self.player.close()

    async def _one_more(self) -> None:
        player = self.player
        assert player.seq >= self.highest, "a server forgot what it had shown"
        self.highest = player.seq
        if self.pending is None:
            if player.over():
                await asyncio.sleep(0.05)
                return
            if not player.asked():
                player.changed.clear()
                if not player.asked() and not player.gone():
                    with contextlib.suppress(TimeoutError):
                        async with asyncio.timeout(0.5):
                            await player.changed.wait()
                return
            assert player.play is not None
            choice = random.choice(player.play["choices"])["number"]
            self.pending = (secrets.token_urlsafe(9), player.play["step"], choice)
        await self._send_pending()

    async def _send_pending(self) -> None:
        assert self.pending is not None
        command, step, choice = self.pending
        sending = asyncio.create_task(
            self.player.send("choose", command=command, seat=self.seat, step=step, choice=choice)
        )
        assert self.player.reader is not None
        await asyncio.wait([sending, self.player.reader], return_when=asyncio.FIRST_COMPLETED)
        if not sending.done():
            sending.cancel()
            return
        answer = sending.result()
        self.pending = None
        if answer["type"] == "done":
            self.acknowledged[command] = (answer["seq"], choice)
            with contextlib.suppress(TimeoutError):
                await self.player.until(lambda player: player.seq >= answer["seq"] or player.gone(), 5)
        else:
            self.refused.append(command)


class Party:
    """Some tables full of stubborn people."""

    def __init__(self, urls: list[str]) -> None:
        self.urls = urls
        self.players: list[Stubborn] = []

    def acknowledged(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)

    async def open(self, game: str, seats: int, **more: object) -> None:
        url = self.urls[0]
        token = await new_person(url, "Host")
        table = await new_table(url, token, game, [{"kind": "screen"}] * seats, **more)
        async with httpx.AsyncClient(base_url=url, headers={"authorization": f"Bearer {token}"}) as http:
            for body in ({"type": "ready", "id": "r", "ready": True}, {"type": "start", "id": "s"}):
                answer = (await http.post(f"/api/tables/{table}/commands", json=body)).json()
                assert answer["type"] == "done", answer
        self.players += [Stubborn(self.urls, token, table, seat) for seat in range(seats)]

    async def sit_down(self, game: str) -> None:
        """Somebody more, at today's table of a game."""
        token = await new_person(self.urls[0], "Regular")
        answer = await api(self.urls[0], token, "POST", f"/api/day/{game}", {})
        assert answer.status_code == 201, answer.text
        self.players.append(Stubborn(self.urls, token, str(answer.json()["id"]), 0))


async def check(database: str, players: list[Stubborn]) -> dict[str, int]:
    """Nothing acknowledged is lost or played twice; no table is corrupt; nothing refused was played; what is over has
    left its result, once; the tables of a day were dealt alike.
    """
    store = open_store(database)
    await store.open()
    house = House(store, ByHand())
    figures = {"tables": 0, "entries": 0, "acknowledged": 0, "refused": 0, "results": 0, "days": 0}
    deals: dict[tuple[str, str], set[str]] = {}
    for table in sorted({player.table for player in players}):
        rows = await store.entries(table)
        assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
        stored = {row.command: row for row in rows}
        assert len(stored) == len(rows)
        kept = await store.result(table)  # before anybody wakes it here, who would leave one
        room = await house.room(table)
        assert room.table.frozen is None
        assert (kept.row if kept is not None else None) == row_of(room.table), "a result is missing, or another"
        figures["results"] += room.table.end is not None
        if room.table.day:
            figures["days"] += 1
            deals.setdefault((room.table.day, room.table.game.name), set()).add(begun_with(rows))
        figures["tables"] += 1
        figures["entries"] += len(rows)
        for player in players:
            if player.table == table:
                _check_player(player, room, {name.partition(":")[2]: row.seq for name, row in stored.items()})
                figures["acknowledged"] += len(player.acknowledged)
                figures["refused"] += len(player.refused)
    for player in players:
        for command, (seq, choice) in player.acknowledged.items():
            row = (await store.entries(player.table, seq - 1))[0]
            entry = log.decode(row.body)
            assert isinstance(entry, Chosen)
            assert (row.command.partition(":")[2], entry.choice, entry.seat) == (command, choice, player.seat)
    assert all(len(dealt) == 1 for dealt in deals.values()), deals
    await store.close()
    return figures


def begun_with(rows: list[Row]) -> str:
    """The first position of a game, by its fingerprint."""
    begun = [entry.begun for row in rows if isinstance(entry := log.decode(row.body), Called | Revealed)]
    return next(one.fingerprint for one in begun if one is not None)


def _check_player(player: Stubborn, room: Room, stored: dict[str, int]) -> None:
    for command, (seq, _choice) in player.acknowledged.items():
        assert stored[command] == seq, "an acknowledged choice is lost"
    for command in player.refused:
        assert command not in stored, "a refused choice was played"


async def same_position(players: list[Stubborn]) -> None:
    """Everybody comes back, and sees what everybody else sees."""
    boards: dict[str, set[str]] = {}
    for player in players:
        fresh = Player(random.choice(player.urls), player.token, player.table, -1)
        await fresh.connect(resume=False)
        await fresh.until(lambda fresh: fresh.play)
        boards.setdefault(player.table, set()).add(str((fresh.seq, fresh.play and fresh.play["view"])))
        await fresh.close()
    assert all(len(seen) == 1 for seen in boards.values()), boards


async def rampage(
    database: str,
    folder: Path,
    kills: int,
    processes: int = 1,
    tables: int = 3,
    crash: Callable[[int], str] | None = None,
) -> dict[str, int]:
    """Kill servers again and again while people play; returns figures. `crash` names the point of the n-th death."""
    servers = [ServerProcess(database, folder).start() for _ in range(processes)]
    party = Party([server.url for server in servers])
    await new_tables(party, tables, 0)
    stop = asyncio.Event()
    playing = [asyncio.create_task(player.play(stop)) for player in party.players]
    for number in range(kills):
        victim = servers[number % processes]
        if crash is None:
            await kill_some_time(party, victim)
        else:
            await kill_at(crash(number), victim, servers)
        for server in servers:
            if not server.running():
                await asyncio.to_thread(server.start)
        if all(player.player.over() for player in party.players):
            await new_tables(party, tables, number)
            playing += [asyncio.create_task(player.play(stop)) for player in party.players[len(playing) :]]
        for task in playing:
            if task.done():
                task.result()
    await some_more(party, 10, patience=120.0)
    stop.set()
    await asyncio.wait_for(asyncio.gather(*playing), 300)
    await same_position(party.players)
    for server in servers:
        await asyncio.to_thread(server.stop)
    assert all('"trace"' not in server.log.read_text() for server in servers)
    return {"kills": kills, **await check(database, party.players)}


async def new_tables(party: Party, tables: int, first: int) -> None:
    for number in range(first, first + tables):
        await party.open(*PLAYED[number % len(PLAYED)])
    for game in DAYS:
        await party.sit_down(game)


async def kill_some_time(party: Party, victim: ServerProcess) -> None:
    await some_more(party, random.randint(0, 25))
    await asyncio.sleep(random.uniform(0, 0.05))
    await asyncio.to_thread(victim.kill)


async def kill_at(point: str, victim: ServerProcess, servers: list[ServerProcess]) -> None:
    for server in servers:  # everybody shall play where the death is to be
        await asyncio.to_thread(server.kill)
    await asyncio.to_thread(victim.start, False, COMPTOIR_CRASH=point)
    await died(victim)


async def some_more(party: Party, wanted: int, patience: float = 10.0) -> None:
    """Until so many more choices have been acknowledged, all games are over, or nobody has the patience."""
    goal = party.acknowledged() + wanted
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(patience):
            while party.acknowledged() < goal and not all(player.player.over() for player in party.players):
                await asyncio.sleep(0.005)


async def died(server: ServerProcess, patience: float = 300.0) -> None:
    """Until the server has killed itself at the named point."""
    async with asyncio.timeout(patience):
        while server.running():
            await asyncio.sleep(0.02)
    assert server.process is not None
    assert server.process.returncode == -signal.SIGKILL, server.log.read_text()[-2000:]
