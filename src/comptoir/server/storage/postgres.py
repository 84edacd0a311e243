"""The store in PostgreSQL: any number of server processes share it. NOTIFY only hurries them."""

import asyncio
from typing import Any

import asyncpg

from comptoir.house.store import (
    PRESENCE,
    Addition,
    Aged,
    Appended,
    Card,
    Listener,
    Outcome,
    Repeated,
    Row,
    Stale,
    Store,
    Weight,
)
from comptoir.server.storage.migrating import pending
from comptoir.server.storage.postgres_results import PostgresResults

CHANNEL = "comptoir"
CARD = "id, seq, rules, game, phase, public, summary, changed"
MIGRATION_LOCK = 7_205_759
MIGRATIONS = """
create table if not exists migrations (number integer primary key, done timestamptz not null default now())
"""

CREATE = """
with t as (select now_ms() as ms), made as (
  insert into tables (id, seq, rules, due, game, phase, public, summary, made, changed)
  select $1, 1, $2, t.ms + $3::bigint, $4, $5, $6, $7, t.ms, t.ms from t
  on conflict (id) do nothing returning seq, changed)
insert into entries (table_id, seq, command, at, body)
select $1, made.seq, $8, made.changed, $9 from made returning seq, at
"""
APPEND = """
with t as (select now_ms() as ms), moved as (
  update tables set seq = seq + 1, lease = 0, changed = coalesce($11::bigint, t.ms),
    rules = coalesce($10::integer, rules),
    -- Who cannot play a table may still talk at it: how it stands and what it is owed, those say who can.
    due = case when $5 = 'frozen' then coalesce(t.ms + $4::bigint, due) else t.ms + $4::bigint end,
    phase = case when $5 = 'frozen' then phase else $5 end,
    public = case when $5 = 'frozen' then public else $6 end,
    summary = case when $5 = 'frozen' then summary else $7 end
  from t where id = $1 and seq = $2 and rules = $3 returning seq, changed)
insert into entries (table_id, seq, command, at, body)
select $1, moved.seq, $8, moved.changed, $9 from moved returning seq, at
"""
LEASE = """
update tables set lease = now_ms() + $1 where id in (
  select id from tables where due <= now_ms() and lease < now_ms() order by due limit $2 for update skip locked
) returning id
"""
BEAT = """
with seen as (select max(seen) as last, now_ms() as ms from servers), gap as (
  insert into outages (began, ended) select least(ms, greatest(last, $3::bigint)), ms from seen
  where last is not null and ms - last > $2)
insert into servers (id, seen) values ($1, now_ms()) on conflict (id) do update set seen = excluded.seen
"""
# Where nobody is here the house's time may fall back to the clock's, but not behind what was its own.
TIME = """
update clock set ahead = greatest(0, coalesce((select max(seen) from servers), 0) - clock_ms())
where not exists (select 1 from servers where abs(seen - now_ms()) < $1)
"""
ALIVE = 10_000  # ms since the last beat


WEIGHTS = """
select phase, count(*), sum(seq)::bigint,
  sum((select sum(length(body)) from entries where table_id = id))::bigint, min(changed), max(changed)
from tables group by phase order by phase
"""


class PostgresStore(PostgresResults, Store):
    """`address` is a postgresql:// URL."""

    kind = "postgresql"
    shared = True

    def __init__(self, address: str, size: int = 8) -> None:
        self.address = address
        self.size = size
        self.listening: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self.pool: Any = await asyncpg.create_pool(self.address, min_size=2, max_size=self.size, command_timeout=30)
        async with self.pool.acquire() as db:
            await migrate(db)

    async def open_beside(self) -> None:
        self.pool = await asyncpg.create_pool(self.address, min_size=1, max_size=2, command_timeout=600)

    async def ages(self, after: str, limit: int) -> list[Aged]:
        # The order of bytes, as in SQLite, whatever the database's language.
        sql = (
            """select id, seq, phase, changed from tables where id collate "C" > $1 order by id collate "C" limit $2"""
        )
        return [Aged(*row) for row in await self.pool.fetch(sql, after, limit)]

    async def weights(self) -> list[Weight]:
        return [Weight(*row) for row in await self.pool.fetch(WEIGHTS)]

    async def remove(self, table: str, seq: int, even_watched: bool = False) -> bool:
        async with self.pool.acquire() as db, db.transaction():
            sql = "select 1 from tables where id = $1 and seq = $2 for update"
            if await db.fetchval(sql, table, seq) is None:
                return False
            watched = "select 1 from presence where table_id = $1 and until > now_ms() limit 1"
            if not even_watched and await db.fetchval(watched, table) is not None:
                return False
            for part in ("entries", "sitters", "links", "presence", "reviews"):
                await db.execute(f"delete from {part} where table_id = $1", table)
            await db.execute("delete from tables where id = $1", table)
            return True

    async def close(self) -> None:
        if self.listening is not None:
            self.listening.cancel()
        await self.pool.close()

    async def settings(self) -> dict[str, str]:
        names = ("synchronous_commit", "fsync", "full_page_writes")
        return {name: str(await self.pool.fetchval(f"show {name}")) for name in names}

    async def now(self) -> int:
        return int(await self.pool.fetchval("select now_ms()"))

    async def create(self, first: Addition, game: str) -> Outcome:
        row = await self.pool.fetchrow(
            CREATE,
            first.table,
            first.rules,
            first.due_in,
            game,
            first.phase,
            first.public,
            first.summary,
            first.command,
            first.body,
        )
        return Appended(row[0], row[1]) if row is not None else Repeated(1)

    async def append(self, addition: Addition) -> Outcome:
        new = addition
        try:
            row = await self.pool.fetchrow(
                APPEND,
                new.table,
                new.seq,
                new.rules,
                new.due_in,
                new.phase,
                new.public,
                new.summary,
                new.command,
                new.body,
                new.becomes,
                new.at or None,
            )
        except asyncpg.UniqueViolationError:
            sql = "select seq from entries where table_id = $1 and command = $2"
            seq = await self.pool.fetchval(sql, new.table, new.command)
            # A clash of numbers rather than of commands cannot outlive a reload.
            return Repeated(seq) if seq is not None else Stale()
        return Appended(row[0], row[1]) if row is not None else Stale()

    async def entries(self, table: str, after: int = 0) -> list[Row]:
        sql = "select seq, at, command, body from entries where table_id = $1 and seq > $2 order by seq"
        return [Row(*row) for row in await self.pool.fetch(sql, table, after)]

    async def card(self, table: str) -> Card | None:
        found = await self._cards("where id = $1", table)
        return found[0] if found else None

    async def _cards(self, where: str, *values: object) -> list[Card]:
        return [Card(*row) for row in await self.pool.fetch(f"select {CARD} from tables {where}", *values)]

    async def seqs(self, tables: list[str]) -> dict[str, int]:
        rows = await self.pool.fetch("select id, seq from tables where id = any($1::text[])", tables)
        return {row[0]: row[1] for row in rows}

    async def running(self) -> list[Card]:
        return await self._cards("where phase = 'playing'")

    async def change_rules(self, table: str, seq: int, old: int, new: int) -> bool:
        sql = "update tables set rules = $4 where id = $1 and seq = $2 and rules = $3 returning id"
        return await self.pool.fetchval(sql, table, seq, old, new) is not None

    async def keep_review(self, table: str, mark: str, body: bytes) -> None:
        sql = (
            "insert into reviews (table_id, mark, body) select id, $2, $3 from tables where id = $1 "
            "on conflict (table_id) do update set mark = excluded.mark, body = excluded.body"
        )
        await self.pool.execute(sql, table, mark, body)

    async def review(self, table: str, mark: str) -> bytes | None:
        found = await self.pool.fetchval("select body from reviews where table_id = $1 and mark = $2", table, mark)
        return None if found is None else bytes(found)

    async def keep_once(self, name: str, body: bytes) -> bytes:
        sql = "insert into keepsakes (name, body) values ($1, $2) on conflict (name) do nothing"
        await self.pool.execute(sql, name, body)
        return (await self.kept(name))[name]

    async def kept(self, start: str) -> dict[str, bytes]:
        sql = "select name, body from keepsakes where starts_with(name, $1) order by name"
        return {row[0]: bytes(row[1]) for row in await self.pool.fetch(sql, start)}

    async def let_go(self, names: list[str]) -> None:
        await self.pool.execute("delete from keepsakes where name = any($1::text[])", names)

    async def notify(self, news: dict[str, int]) -> None:
        lines = [f"{table} {seq}" for table, seq in news.items()]
        await self.pool.execute("select pg_notify($1, line) from unnest($2::text[]) as line", CHANNEL, lines)

    async def listen(self, listener: Listener) -> None:
        self.listening = asyncio.create_task(self._keep_listening(listener))

    async def _keep_listening(self, listener: Listener) -> None:
        """A connection of its own, opened again whenever it is lost."""

        def heard(_connection: object, _pid: int, _channel: str, payload: str) -> None:
            table, _, seq = payload.partition(" ")
            listener(table, int(seq))

        while True:
            lost = asyncio.Event()
            try:
                db: Any = await asyncpg.connect(self.address)
                db.add_termination_listener(lambda _connection, gone=lost: gone.set())
                await db.add_listener(CHANNEL, heard)
                await lost.wait()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await asyncio.sleep(1)

    async def lease(self, limit: int, length: int) -> list[str]:
        return [row[0] for row in await self.pool.fetch(LEASE, length, limit)]

    async def put_off(self, table: str, seq: int, due_in: int | None) -> None:
        sql = "update tables set due = now_ms() + $3::bigint, lease = 0 where id = $1 and seq = $2"
        await self.pool.execute(sql, table, seq, due_in)

    async def keep_time(self, now: int, slack: int) -> None:
        sql = "update clock set ahead = greatest(0, $1 - clock_ms()) where abs(now_ms() - $1) > $2"
        await self.pool.execute(sql, now, slack)

    async def beat(self, server: str, quiet: int, alive: int = 0) -> None:
        await self.pool.execute(BEAT, server, quiet, alive)
        # What was seen in the future was seen before the clock was set back, and nobody was here to tell.
        await self.pool.execute("delete from servers where seen < now_ms() - 86400000 or seen > now_ms() + $1", quiet)

    async def outages(self) -> list[tuple[int, int]]:
        return [(row[0], row[1]) for row in await self.pool.fetch("select began, ended from outages order by began")]

    async def add_person(self, person: str, name: str, token: str) -> None:
        sql = """with p as (insert into people (id, name, made) values ($1, $2, now_ms()) returning id)
            insert into tokens (hash, person, made) select $3, id, now_ms() from p"""
        await self.pool.execute(sql, person, name, token)

    async def person(self, token: str) -> tuple[str, str] | None:
        sql = (
            "select people.id, people.name from tokens join people on people.id = tokens.person where tokens.hash = $1"
        )
        row = await self.pool.fetchrow(sql, token)
        return (row[0], row[1]) if row is not None else None

    async def rename(self, person: str, name: str) -> bool:
        sql = "update people set name = $2 where id = $1 and name <> '' returning 1"
        return await self.pool.fetchval(sql, person, name) is not None

    async def add_link(self, token: str, table: str, seat: int, person: str, lasts: int) -> None:
        sql = "insert into links (hash, table_id, seat, person, until) values ($1, $2, $3, $4, now_ms() + $5)"
        await self.pool.execute("delete from links where until < now_ms()")
        await self.pool.execute(sql, token, table, seat, person, lasts)

    async def link(self, token: str) -> tuple[str, int, str] | None:
        sql = "select table_id, seat, person from links where hash = $1 and not used and until > now_ms()"
        row = await self.pool.fetchrow(sql, token)
        return (row[0], row[1], row[2]) if row is not None else None

    async def use_link(self, token: str) -> bool:
        sql = "update links set used = true where hash = $1 and not used returning 1"
        return await self.pool.fetchval(sql, token) is not None

    async def sit(self, person: str, table: str) -> None:
        sql = "insert into sitters (person, table_id) values ($1, $2) on conflict do nothing"
        await self.pool.execute(sql, person, table)

    async def tables_of(self, person: str, limit: int) -> list[Card]:
        mine = "where id in (select table_id from sitters where person = $1)"
        return await self._cards(f"{mine} order by phase in ('over', 'ended'), changed desc limit $2", person, limit)

    async def public_tables(self, limit: int) -> list[Card]:
        return await self._cards("where public and phase in ('lobby', 'playing') order by changed desc limit $1", limit)

    async def attend(self, here: list[tuple[str, str]], lasts: int) -> None:
        sql = """insert into presence (table_id, person, until)
            select t, p, now_ms() + $3 from unnest($1::text[], $2::text[]) as x (t, p)
            order by t, p on conflict (table_id, person) do update set until = excluded.until"""
        await self.pool.execute(sql, [table for table, _ in here], [person for _, person in here], lasts)

    async def attending(self, tables: list[str]) -> list[tuple[str, str]]:
        sql = "select table_id, person from presence where until > now_ms() and table_id = any($1::text[])"
        return [(row[0], row[1]) for row in await self.pool.fetch(sql, tables)]

    async def last_seen(self, table: str) -> dict[str, int]:
        sql = "select person, greatest(0, now_ms() - until + $2) from presence where table_id = $1"
        return {row[0]: row[1] for row in await self.pool.fetch(sql, table, PRESENCE)}


async def migrate(db: Any) -> None:
    """Numbered SQL files, each once, while no other process does the same; and what has lapsed is swept out."""
    async with db.transaction():
        await db.execute("select pg_advisory_xact_lock($1)", MIGRATION_LOCK)
        await db.execute(MIGRATIONS)
        done = [row[0] for row in await db.fetch("select number from migrations")]
        for number, sql in pending("postgres", done):
            await db.execute(sql)
            await db.execute("insert into migrations (number) values ($1)", number)
        await db.execute(TIME, ALIVE)
        await db.execute("delete from links where until < now_ms()")
        await db.execute("delete from presence where until < now_ms()")
