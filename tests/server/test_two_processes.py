"""Two server processes on one PostgreSQL: any serves any table, duties are done once, lost news is found."""

import asyncio
import time
from pathlib import Path

import asyncpg

from comptoir.house import log, sweeper
from comptoir.house.acts.playing import Chosen
from comptoir.house.acts.seats import RanOut
from comptoir.house.acts.talking import Chatted
from comptoir.house.store import Row
from comptoir.server.storage.postgres import PostgresStore
from tests.server.players import Player, api, new_person, new_table
from tests.server.postgres import Postgres
from tests.server.processes import ServerProcess
from tests.server.running import runs

PERSON, BOT = {"kind": "person"}, {"kind": "bot", "level": "novice"}


async def rows_of(database: str, table: str) -> list[Row]:
    store = PostgresStore(database, 2)
    await store.open()
    rows = await store.entries(table)
    await store.close()
    return rows


async def begun(server: ServerProcess, token: str, *seats: dict[str, str], **more: object) -> str:
    """A race that has started."""
    table = await new_table(server.url, token, "cafe-race", list(seats), **more)
    for body in ({"type": "ready", "id": "r", "ready": True}, {"type": "start", "id": "s"}):
        answer = (await api(server.url, token, "POST", f"/api/tables/{table}/commands", body)).json()
        assert answer["type"] == "done", answer
    return table


@runs
async def test_sixteen_writers_on_one_table_leave_no_gap_and_no_duplicate(
    pair: tuple[ServerProcess, ServerProcess],
) -> None:
    token = await new_person(pair[0].url, "Zoé")
    table = await new_table(pair[0].url, token, "cafe-race", [PERSON, BOT, BOT])
    watchers = [await Player(server.url, "", table).connect() for server in pair]
    writers = [
        await Player(pair[n % 2].url, await new_person(pair[n % 2].url, f"W{n}"), table).connect() for n in range(16)
    ]

    async def write(writer: Player) -> None:
        for number in range(8):
            await writer.done("chat", text=f"line {number}")

    await asyncio.gather(*[write(writer) for writer in writers])
    rows = await rows_of(pair[0].database, table)
    assert [row.seq for row in rows] == list(range(1, 130))
    assert len({row.command for row in rows}) == 129
    for player in [*watchers, *writers]:
        await player.until(lambda player: player.seq == 129)
        assert player.gaps == 0
        await player.close()


async def next_round(player: Player) -> None:
    """Choose, and wait until the bots have chosen too."""
    assert player.play is not None
    step = player.play["step"]
    await player.choose()
    await player.until(lambda player: player.over() or (player.asked() and (player.play or {})["step"] != step))


@runs
async def test_bots_act_once_though_both_processes_watch(pair: tuple[ServerProcess, ServerProcess]) -> None:
    token = await new_person(pair[0].url, "Zoé")
    table = await begun(pair[0], token, PERSON, BOT, BOT)
    players = [await Player(server.url, token, table).connect() for server in pair]
    await players[0].until(Player.asked)
    for _ in range(3):
        await next_round(players[0])
    chosen = [log.decode(row.body) for row in await rows_of(pair[0].database, table)]
    choices = [(entry.step, entry.seat) for entry in chosen if isinstance(entry, Chosen)]
    assert len(choices) == len(set(choices)) >= 9
    for player in players:
        await player.close()


@runs
async def test_a_killed_processs_duties_are_taken_over(pair: tuple[ServerProcess, ServerProcess]) -> None:
    one, two = pair
    token = await new_person(one.url, "Zoé")
    table = await begun(one, token, PERSON, BOT, BOT)
    player = await Player(one.url, token, table).connect()
    await player.until(Player.asked)
    assert player.play is not None
    step = player.play["step"]
    await player.choose()
    await asyncio.to_thread(one.kill)
    watcher = await Player(two.url, token, table).connect()
    await watcher.until(lambda player: player.asked() and (player.play or {})["step"] > step, 60)
    await watcher.choose()
    await watcher.close()


@runs
async def test_a_clock_runs_out_once_though_both_processes_watch(pair: tuple[ServerProcess, ServerProcess]) -> None:
    token = await new_person(pair[0].url, "Zoé")
    table = await begun(pair[0], token, PERSON, BOT, BOT, clock={"kind": "live", "minutes": 1, "increment": 0})
    for server in pair:
        await asyncio.to_thread(server.stop)
    db = await asyncpg.connect(pair[0].database)
    await db.execute("update entries set at = at - 120000 where table_id = $1", table)  # two minutes ago
    await db.execute("update tables set due = 0 where id = $1", table)
    await db.close()
    for server in pair:
        await asyncio.to_thread(server.start)
    watchers = [await Player(server.url, token, table).connect() for server in pair]
    for watcher in watchers:
        await watcher.until(Player.over, 300)
        assert watcher.table["seats"][0]["held"]
        await watcher.close()
    entries = [log.decode(row.body) for row in await rows_of(pair[0].database, table)]
    assert sum(1 for entry in entries if isinstance(entry, RanOut)) == 1
    choices = [(entry.step, entry.seat) for entry in entries if isinstance(entry, Chosen)]
    assert len(choices) == len(set(choices))


@runs
async def test_lost_news_costs_two_seconds_at_most(pair: tuple[ServerProcess, ServerProcess]) -> None:
    """An entry appended behind everybody's back, without NOTIFY, still reaches the viewers by the next look."""
    assert sweeper.EVERY <= 2
    token = await new_person(pair[0].url, "Zoé")
    table = await new_table(pair[0].url, token, "cafe-race", [PERSON, BOT, BOT])
    watcher = await Player(pair[1].url, "", table).connect()
    await watcher.until(lambda player: player.seq == 1)
    db = await asyncpg.connect(pair[0].database)
    body = log.encode(Chatted("somebody", "Max", -1, "psst"))
    await db.execute("update tables set seq = 2 where id = $1", table)
    await db.execute("insert into entries values ($1, 2, 'x:y', 0, $2)", table, body)
    await db.close()
    sent = time.monotonic()
    await watcher.until(lambda player: player.seq == 2, 30)
    print(f"seen after {time.monotonic() - sent:.2f} s")
    await watcher.close()


@runs
async def test_a_restarted_database_costs_nobody_his_seat(tmp_path: Path) -> None:
    postgres = await asyncio.to_thread(Postgres().__enter__)
    try:
        server = ServerProcess(await asyncio.to_thread(postgres.database), tmp_path)
        await asyncio.to_thread(server.start)
        token = await new_person(server.url, "Zoé")
        table = await new_table(server.url, token, "cafe-race", [PERSON, BOT, BOT])
        await asyncio.to_thread(postgres.stop)
        await asyncio.to_thread(postgres.start)
        chat = {"type": "chat", "id": "c", "text": "still here"}
        statuses: list[int] = []
        while not statuses or statuses[-1] != 200:
            answer = await api(server.url, token, "POST", f"/api/tables/{table}/commands", chat)
            statuses.append(answer.status_code)
        assert answer.json() == {"type": "done", "id": "c", "seq": 2}
        await asyncio.to_thread(server.stop)
    finally:
        await asyncio.to_thread(postgres.__exit__, None, None, None)


@runs
async def test_a_new_name_is_known_everywhere(pair: tuple[ServerProcess, ServerProcess]) -> None:
    """Also to a socket that was opened under the old one."""
    one, two = pair
    token = await new_person(one.url, "Zoé")
    table = await new_table(one.url, await new_person(one.url, "Max"), "cafe-race", [PERSON, BOT, BOT])
    watcher = await Player(two.url, token, table).connect()
    await watcher.until(lambda player: player.seq)
    assert (await api(two.url, token, "GET", "/api/me")).json()["name"] == "Zoé"
    await api(one.url, token, "POST", "/api/me", {"name": "Zoë"})
    async with asyncio.timeout(60):
        while (await api(two.url, token, "GET", "/api/me")).json()["name"] != "Zoë":
            await asyncio.sleep(0.1)
    await watcher.done("chat", text="hello")
    await watcher.until(lambda player: [m for m in player.messages if m.get("chat")])
    assert [line["name"] for message in watcher.messages for line in message.get("chat", [])] == ["Zoë"]
    await watcher.close()
