"""Backup and restore, as the documentation says, with a game that goes on."""

import asyncio
import shutil
import sqlite3
import subprocess
from pathlib import Path

from comptoir.house.acts.talking import Chat
from comptoir.house.people import Person
from comptoir.house.store import Store
from comptoir.server.storage.postgres import PostgresStore
from comptoir.server.storage.sqlite import SqliteStore
from tests.server.inside import hall_around, hall_in
from tests.server.postgres import Postgres, programs
from tests.server.running import runs
from tests.server.test_undo import race


async def play_a_little(store: Store) -> tuple[str, list[Person], Store]:
    await store.open()
    hall = await hall_around(store)
    room, people = await race(hall, "Zoé", "Max", "Ida")
    await hall.choose(room, people[0], 0, 3)
    return room.table.id, people, store


async def goes_on(store: Store, table: str, people: list[Person]) -> None:
    """The restored table is where it was, and plays to its end."""
    async with hall_in(store) as hall:
        room = await hall.house.room(table)
        assert room.table.match is not None
        assert room.table.match.position.waiting() == [1, 2]
        assert await hall.do(room, people[1], Chat, text="where were we?") == room.table.seq
        await hall.play_out(room, 2)
        assert str(room.table.phase) == "over"


@runs
async def test_sqlite(tmp_path: Path) -> None:
    table, people, store = await play_a_little(SqliteStore(tmp_path / "house.sqlite3"))
    kept = tmp_path / "backup.sqlite3"
    running = sqlite3.connect(tmp_path / "house.sqlite3")
    running.execute(f"vacuum into '{kept}'")
    running.close()
    await store.close()
    restored = tmp_path / "elsewhere" / "house.sqlite3"
    restored.parent.mkdir()
    shutil.copy(kept, restored)
    await goes_on(SqliteStore(restored), table, people)


@runs
async def test_postgresql(postgres: Postgres, tmp_path: Path) -> None:
    address = await asyncio.to_thread(postgres.database)
    table, people, store = await play_a_little(PostgresStore(address))
    kept = str(tmp_path / "comptoir.dump")
    await run("pg_dump", "--format=custom", f"--file={kept}", address)
    await store.close()
    empty = await asyncio.to_thread(postgres.database)
    await run("pg_restore", f"--dbname={empty}", kept)
    await goes_on(PostgresStore(empty), table, people)


async def run(program: str, *arguments: str) -> None:
    await asyncio.to_thread(lambda: subprocess.run([str(programs() / program), *arguments], check=True))
