"""Results in PostgreSQL."""

from typing import Any

from comptoir.house.kept_results import KeptResult, ResultRow, ResultStore

ROW = """results.table_id, seq, at, game, variant, rated, mark, body,
  case when summary_mark = mark then summary else ''::bytea end"""
SEATS = """(select array_agg(person order by seat) from result_seats where result_seats.table_id = results.table_id),
  (select array_agg(typed order by seat) from result_seats where result_seats.table_id = results.table_id)"""
KEEP = """
insert into results (table_id, seq, at, game, variant, rated, mark, body) values ($1, $2, $3, $4, $5, $6, $7, $8)
on conflict (table_id) do update set seq = excluded.seq, at = excluded.at, game = excluded.game,
  variant = excluded.variant, rated = excluded.rated, mark = excluded.mark, body = excluded.body
where excluded.seq > results.seq returning 1
"""
SIT = """
insert into result_seats (table_id, seat, person, typed)
select $1, x.seat - 1, case when x.person = '' or people.name <> '' then x.person else '' end,
  case when x.person = '' or people.name <> '' then x.typed else '' end
from unnest($2::text[], $3::text[]) with ordinality as x (person, typed, seat) left join people on people.id = x.person
"""
OF_PERSON = f"""
select {ROW}, coalesce(starred, false), {SEATS} from results left join result_marks
  on result_marks.table_id = results.table_id and result_marks.person = $1
where results.table_id in (select table_id from result_seats where person = $1 and person <> '')
  and not coalesce(removed, false) and ($2 = 0 or at < $2)
order by at desc, results.table_id collate "C" limit $3
"""
RATED = f"""
select {ROW}, false, {SEATS} from results
where rated and game = $1 and variant = $2 and table_id > $3 order by table_id limit $4
"""
ARRANGE = """
insert into result_marks (person, table_id, starred, removed)
select person, table_id, $3, $4 from result_seats where person = $1 and table_id = $2 and person <> '' limit 1
on conflict (person, table_id) do update set starred = excluded.starred, removed = excluded.removed
"""
WITHOUT = """
select id from tables left join results on results.table_id = id
where phase in ('over', 'ended') and results.table_id is null and id collate "C" > $1
order by id collate "C" limit $2
"""


class PostgresResults(ResultStore):
    """For the store in PostgreSQL."""

    pool: Any

    async def keep_result(self, row: ResultRow) -> None:
        async with self.pool.acquire() as db, db.transaction():
            values = (row.table, row.seq, row.at, row.game, row.variant, row.rated, row.mark, row.body)
            if await db.fetchval(KEEP, *values) is None:
                return
            # Whoever is being erased is either still known here, and unlinked after us, or no longer known.
            await db.execute("select 1 from people where id = any($1::text[]) for share", row.people)
            await db.execute("delete from result_seats where table_id = $1", row.table)
            await db.execute(SIT, row.table, row.people, row.typed)

    async def keep_summary(self, table: str, mark: str, body: bytes) -> None:
        await self.pool.execute(
            "update results set summary_mark = $2, summary = $3 where table_id = $1", table, mark, body
        )

    async def result(self, table: str) -> KeptResult | None:
        row = await self.pool.fetchrow(f"select {ROW}, false, {SEATS} from results where table_id = $1", table)
        return None if row is None else made(row)

    async def results_of(self, person: str, limit: int, before: int = 0) -> list[KeptResult]:
        return [made(row) for row in await self.pool.fetch(OF_PERSON, person, before, limit)]

    async def rated_results(self, game: str, variant: str, after: str, limit: int) -> list[KeptResult]:
        return [made(row) for row in await self.pool.fetch(RATED, game, variant, after, limit)]

    async def arrange(self, person: str, table: str, starred: bool, removed: bool) -> None:
        await self.pool.execute(ARRANGE, person, table, starred, removed)

    async def without_result(self, after: str, limit: int) -> list[str]:
        return [row[0] for row in await self.pool.fetch(WITHOUT, after, limit)]

    async def names(self, people: list[str]) -> dict[str, str]:
        rows = await self.pool.fetch("select id, name from people where id = any($1::text[])", people)
        return {row[0]: row[1] for row in rows}

    async def add_token(self, person: str, token: str) -> bool:
        sql = """insert into tokens (hash, person, made)
            select $1, id, now_ms() from people where id = $2 and name <> '' for share returning 1"""
        return await self.pool.fetchval(sql, token, person) is not None

    async def drop_token(self, token: str) -> None:
        await self.pool.execute("delete from tokens where hash = $1", token)

    async def erase(self, person: str) -> None:
        async with self.pool.acquire() as db, db.transaction():
            await db.execute("update people set name = '' where id = $1", person)
            for part in ("tokens", "links", "sitters", "presence", "result_marks"):
                await db.execute(f"delete from {part} where person = $1", person)
            await db.execute("update result_seats set person = '', typed = '' where person = $1", person)


def made(row: Any) -> KeptResult:
    """`row` as `ROW`, the star, then the seats."""
    table, seq, at, game, variant, rated, mark, body, summary, starred, people, typed = row
    result = ResultRow(table, seq, at, game, variant, rated, mark, bytes(body), list(people), list(typed))
    return KeptResult(result, bytes(summary), starred)
