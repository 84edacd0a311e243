"""The store in one SQLite file: WAL, synchronous FULL, one writer thread, group commit."""

import asyncio
import errno
import fcntl
import os
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from comptoir.house.store import (
    PRESENCE,
    Addition,
    Aged,
    Appended,
    Card,
    InUse,
    Listener,
    Outcome,
    Repeated,
    Row,
    Stale,
    Store,
    Weight,
)
from comptoir.server.storage.migrating import pending
from comptoir.server.storage.sqlite_results import SqliteResults
from comptoir.server.storage.sqlite_writer import Writer, connect

T = TypeVar("T")
CLOCK = "cast((julianday('now') - 2440587.5) * 86400000 as integer)"
NOW = f"({CLOCK} + (select ahead from clock))"
CARD = "id, seq, rules, game, phase, public, summary, changed"

CREATE = f"""
insert into tables (id, seq, rules, due, game, phase, public, summary, made, changed, last_command, last_body)
values (?, 1, ?, {NOW} + ?, ?, ?, ?, ?, {NOW}, {NOW}, ?, ?) on conflict (id) do nothing returning seq, changed
"""
APPEND = f"""
update tables set seq = seq + 1, due = {NOW} + ?, lease = 0, phase = ?, public = ?, summary = ?,
  changed = coalesce(?, {NOW}), last_command = ?, last_body = ?, rules = coalesce(?, rules)
where id = ? and seq = ? and rules = ? returning seq, changed
"""
# Who cannot play a table may still talk at it: whether and when something is owed is for those to say who can.
APPEND_FROZEN = f"""
update tables set seq = seq + 1, due = coalesce({NOW} + ?, due), lease = 0, changed = coalesce(?, {NOW}),
  last_command = ?, last_body = ?, rules = coalesce(?, rules)
where id = ? and seq = ? and rules = ? returning seq, changed
"""
LEASE = f"""
update tables set lease = {NOW} + ? where id in (
  select id from tables where due <= {NOW} and lease < {NOW} order by due limit ?
) returning id
"""


WEIGHTS = """
select phase, count(*), sum(seq), sum((select sum(length(body)) from entries where table_id = id)), min(changed),
  max(changed) from tables group by phase order by phase
"""


class SqliteStore(SqliteResults, Store):
    """`path` is the database file; the `.lock` beside it is held as long as the server lives."""

    kind = "sqlite"
    shared = False

    def __init__(self, path: Path) -> None:
        self.path = path
        self.lock = -1

    async def open(self) -> None:
        self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        # The file holds what players may not know: only its owner reads it.
        os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600))
        # The lock is beside the file itself, by whichever link it was named.
        self.lock = os.open(f"{self.path.resolve()}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(self.lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(self.lock)
            raise InUse(str(self.path)) from None
        migrate(self.path)
        self._connect()

    async def open_beside(self) -> None:
        """SQLite lets a second process read and write, a moment at a time."""
        if not self.path.is_file():
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(self.path))
        self._connect()

    def _connect(self) -> None:
        self.writer = Writer(self.path)
        self.reader = connect(self.path)
        self.reads = ThreadPoolExecutor(1, "sqlite-reader")

    async def close(self) -> None:
        await asyncio.to_thread(self.writer.stop)
        self.reads.shutdown()
        self.reader.close()
        if self.lock >= 0:
            os.close(self.lock)

    async def ages(self, after: str, limit: int) -> list[Aged]:
        sql = "select id, seq, phase, changed from tables where id > ? order by id limit ?"
        return await self._read(lambda db: [Aged(*row) for row in db.execute(sql, (after, limit))])

    async def weights(self) -> list[Weight]:
        return await self._read(lambda db: [Weight(*row) for row in db.execute(WEIGHTS)])

    async def remove(self, table: str, seq: int, even_watched: bool = False) -> bool:
        return await self.writer.do(lambda db: remove(db, table, seq, even_watched))

    def _read(self, job: Callable[[sqlite3.Connection], T]) -> "asyncio.Future[T]":
        return asyncio.get_running_loop().run_in_executor(self.reads, job, self.reader)

    def _change(self, job: Callable[[sqlite3.Connection], T]) -> "asyncio.Future[T]":
        return self.writer.do(job)

    async def _fetch(self, sql: str, *values: object) -> list[tuple[object, ...]]:
        return await self._read(lambda db: db.execute(sql, values).fetchall())

    async def _write(self, sql: str, *values: object) -> list[tuple[object, ...]]:
        return await self.writer.do(lambda db: db.execute(sql, values).fetchall())

    async def settings(self) -> dict[str, str]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        # A level set inside a transaction would be refused, but it can be read there.
        return await self.writer.do(
            lambda db: {name: str(db.execute(f"pragma {name}").fetchone()[0]) for name in names}
        )

    async def now(self) -> int:
        rows = await self._fetch(f"select {NOW}")
        return int(str(rows[0][0]))

    async def create(self, first: Addition, game: str) -> Outcome:
        values = (
            first.table, first.rules, first.due_in, game, first.phase, first.public, first.summary, first.command,
            first.body,
        )  # fmt: skip
        rows = await self.writer.do(lambda db: db.execute(CREATE, values).fetchall())
        return Appended(*rows[0]) if rows else Repeated(1)

    async def append(self, addition: Addition) -> Outcome:
        return await self.writer.do(lambda db: append(db, addition))

    async def entries(self, table: str, after: int = 0) -> list[Row]:
        sql = "select seq, at, command, body from entries where table_id = ? and seq > ? order by seq"
        return await self._read(lambda db: [Row(*row) for row in db.execute(sql, (table, after))])

    async def card(self, table: str) -> Card | None:
        found = await self._cards("where id = ?", table)
        return found[0] if found else None

    async def _cards(self, where: str, *values: object) -> list[Card]:
        def read(db: sqlite3.Connection) -> list[Card]:
            rows = db.execute(f"select {CARD} from tables {where}", values)
            return [Card(row[0], row[1], row[2], row[3], row[4], bool(row[5]), row[6], row[7]) for row in rows]

        return await self._read(read)

    async def seqs(self, tables: list[str]) -> dict[str, int]:
        marks = ",".join("?" * len(tables))
        sql = f"select id, seq from tables where id in ({marks})"
        return await self._read(lambda db: dict(db.execute(sql, tables).fetchall()))

    async def running(self) -> list[Card]:
        return await self._cards("where phase = 'playing'")

    async def change_rules(self, table: str, seq: int, old: int, new: int) -> bool:
        sql = "update tables set rules = ? where id = ? and seq = ? and rules = ? returning id"
        return bool(await self._write(sql, new, table, seq, old))

    async def keep_review(self, table: str, mark: str, body: bytes) -> None:
        sql = "insert or replace into reviews (table_id, mark, body) select id, ?, ? from tables where id = ?"
        await self._write(sql, mark, body, table)

    async def review(self, table: str, mark: str) -> bytes | None:
        sql = "select body from reviews where table_id = ? and mark = ?"
        return await self._read(lambda db: next((bytes(row[0]) for row in db.execute(sql, (table, mark))), None))

    async def keep_once(self, name: str, body: bytes) -> bytes:
        await self._write("insert or ignore into keepsakes (name, body) values (?, ?)", name, body)
        return (await self.kept(name))[name]

    async def kept(self, start: str) -> dict[str, bytes]:
        sql = "select name, body from keepsakes where name >= ? and name < ? order by name"
        found = await self._read(lambda db: db.execute(sql, (start, start + "\U0010ffff")).fetchall())
        return {name: bytes(body) for name, body in found}

    async def let_go(self, names: list[str]) -> None:
        for name in names:
            await self._write("delete from keepsakes where name = ?", name)

    async def notify(self, news: dict[str, int]) -> None:
        """Nobody else is on the file."""

    async def listen(self, listener: Listener) -> None:
        """Nobody else is on the file."""

    async def lease(self, limit: int, length: int) -> list[str]:
        # Asking first keeps an idle server from writing to the disk at every sweep.
        if not await self._fetch(f"select 1 from tables where due <= {NOW} and lease < {NOW} limit 1"):
            return []
        return [str(row[0]) for row in await self._write(LEASE, length, limit)]

    async def put_off(self, table: str, seq: int, due_in: int | None) -> None:
        await self._write(f"update tables set due = {NOW} + ?, lease = 0 where id = ? and seq = ?", due_in, table, seq)

    async def keep_time(self, now: int, slack: int) -> None:
        await self._write(f"update clock set ahead = max(0, ? - {CLOCK}) where abs({NOW} - ?) > ?", now, now, slack)

    async def beat(self, server: str, quiet: int, alive: int = 0) -> None:
        await self.writer.do(lambda db: beat(db, server, quiet, alive))

    async def outages(self) -> list[tuple[int, int]]:
        return await self._read(lambda db: db.execute("select began, ended from outages order by began").fetchall())

    async def add_person(self, person: str, name: str, token: str) -> None:
        def add(db: sqlite3.Connection) -> None:
            db.execute(f"insert into people (id, name, made) values (?, ?, {NOW})", (person, name))
            db.execute(f"insert into tokens (hash, person, made) values (?, ?, {NOW})", (token, person))

        await self.writer.do(add)

    async def person(self, token: str) -> tuple[str, str] | None:
        sql = "select people.id, people.name from tokens join people on people.id = tokens.person where tokens.hash = ?"
        return await self._read(lambda db: db.execute(sql, (token,)).fetchone())

    async def rename(self, person: str, name: str) -> bool:
        sql = "update people set name = ? where id = ? and name <> '' returning 1"
        return bool(await self._change(lambda db: db.execute(sql, (name, person)).fetchall()))

    async def add_link(self, token: str, table: str, seat: int, person: str, lasts: int) -> None:
        sql = f"insert into links (hash, table_id, seat, person, until) values (?, ?, ?, ?, {NOW} + ?)"
        await self._write(f"delete from links where until < {NOW}")
        await self._write(sql, token, table, seat, person, lasts)

    async def link(self, token: str) -> tuple[str, int, str] | None:
        sql = f"select table_id, seat, person from links where hash = ? and used = 0 and until > {NOW}"
        return await self._read(lambda db: db.execute(sql, (token,)).fetchone())

    async def use_link(self, token: str) -> bool:
        sql = "update links set used = 1 where hash = ? and not used returning 1"
        return bool(await self._change(lambda db: db.execute(sql, (token,)).fetchall()))

    async def sit(self, person: str, table: str) -> None:
        await self._write("insert or ignore into sitters (person, table_id) values (?, ?)", person, table)

    async def tables_of(self, person: str, limit: int) -> list[Card]:
        mine = "where id in (select table_id from sitters where person = ?)"
        return await self._cards(f"{mine} order by phase in ('over', 'ended'), changed desc limit ?", person, limit)

    async def public_tables(self, limit: int) -> list[Card]:
        return await self._cards(
            "where public = 1 and phase in ('lobby', 'playing') order by changed desc limit ?", limit
        )

    async def attend(self, here: list[tuple[str, str]], lasts: int) -> None:
        sql = f"insert or replace into presence (table_id, person, until) values (?, ?, {NOW} + ?)"
        rows = [(table, person, lasts) for table, person in here]

        def write(db: sqlite3.Connection) -> None:
            db.executemany(sql, rows)

        await self.writer.do(write)

    async def attending(self, tables: list[str]) -> list[tuple[str, str]]:
        marks = ",".join("?" * len(tables))
        sql = f"select table_id, person from presence where until > {NOW} and table_id in ({marks})"
        return await self._read(lambda db: db.execute(sql, tables).fetchall())

    async def last_seen(self, table: str) -> dict[str, int]:
        sql = f"select person, max(0, {NOW} - until + {PRESENCE}) from presence where table_id = ?"
        return await self._read(lambda db: dict(db.execute(sql, (table,)).fetchall()))


def append(db: sqlite3.Connection, new: Addition) -> Outcome:
    frozen = new.phase == "frozen"
    shown = () if frozen else (new.phase, new.public, new.summary)
    values = (new.due_in, *shown, new.at or None, new.command, new.body, new.becomes, new.table, new.seq, new.rules)
    try:
        rows = db.execute(APPEND_FROZEN if frozen else APPEND, values).fetchall()
    except sqlite3.IntegrityError:
        return Repeated(
            db.execute(
                "select seq from entries where table_id = ? and command = ?", (new.table, new.command)
            ).fetchone()[0]
        )
    return Appended(*rows[0]) if rows else Stale()


def remove(db: sqlite3.Connection, table: str, seq: int, even_watched: bool) -> bool:
    if not db.execute("select 1 from tables where id = ? and seq = ?", (table, seq)).fetchall():
        return False
    watched = f"select 1 from presence where table_id = ? and until > {NOW}"
    if not even_watched and db.execute(watched, (table,)).fetchall():
        return False
    for part in ("entries", "sitters", "links", "presence", "reviews"):
        db.execute(f"delete from {part} where table_id = ?", (table,))
    db.execute("delete from tables where id = ?", (table,))
    return True


def beat(db: sqlite3.Connection, server: str, quiet: int, alive: int) -> None:
    """Alone on the file, this server knows exactly how long nobody was there."""
    seen = db.execute(f"select max(seen), {NOW} from servers").fetchone()
    if seen[0] is not None and seen[1] - seen[0] > quiet:
        db.execute("insert into outages (began, ended) values (?, ?)", (min(seen[1], max(seen[0], alive)), seen[1]))
    db.execute("delete from servers")
    db.execute(f"insert into servers (id, seen) values (?, {NOW})", (server,))


def migrate(path: Path) -> None:
    """Numbered SQL files, each once; the lock on the file is already ours. Links that have lapsed are swept out."""
    db = connect(path)
    db.execute("create table if not exists migrations (number integer primary key, done integer not null)")
    done = [row[0] for row in db.execute("select number from migrations")]
    for number, sql in pending("sqlite", done):
        db.executescript(f"begin immediate;\n{sql}\ninsert into migrations values ({number}, {CLOCK});\ncommit;")
    # Nobody is here: the house's time may fall back to the clock's, but not behind what was its own.
    db.execute(f"update clock set ahead = max(0, coalesce((select max(seen) from servers), 0) - {CLOCK})")
    db.execute(f"delete from links where until < {NOW}")
    db.close()
