"""Results in SQLite."""

import sqlite3
from abc import abstractmethod
from collections.abc import Awaitable, Callable
from typing import TypeVar

from comptoir.house.kept_results import KeptResult, ResultRow, ResultStore

T = TypeVar("T")
ROW = "results.table_id, seq, at, game, variant, rated, mark, body"
SUMMARY = "case when summary_mark = mark then summary else x'' end"
KEEP = """
insert into results (table_id, seq, at, game, variant, rated, mark, body) values (?, ?, ?, ?, ?, ?, ?, ?)
on conflict (table_id) do update set seq = excluded.seq, at = excluded.at, game = excluded.game,
  variant = excluded.variant, rated = excluded.rated, mark = excluded.mark, body = excluded.body
where excluded.seq > results.seq returning 1
"""
OF_PERSON = f"""
select {ROW}, {SUMMARY}, coalesce(starred, 0) from results left join result_marks
  on result_marks.table_id = results.table_id and result_marks.person = ?1
where results.table_id in (select table_id from result_seats where person = ?1 and person <> '')
  and coalesce(removed, 0) = 0 and (?2 = 0 or at < ?2) order by at desc, results.table_id limit ?3
"""
RATED = f"""
select {ROW}, {SUMMARY}, 0 from results
where rated = 1 and game = ? and variant = ? and table_id > ? order by table_id limit ?
"""
ARRANGE = """
insert into result_marks (person, table_id, starred, removed)
select person, table_id, ?3, ?4 from result_seats where person = ?1 and table_id = ?2 and person <> '' limit 1
on conflict (person, table_id) do update set starred = excluded.starred, removed = excluded.removed
"""
WITHOUT = """
select id from tables left join results on results.table_id = id
where phase in ('over', 'ended') and results.table_id is null and id > ? order by id limit ?
"""


class SqliteResults(ResultStore):
    """For the store in one SQLite file."""

    @abstractmethod
    def _read(self, job: Callable[[sqlite3.Connection], T]) -> Awaitable[T]: ...

    @abstractmethod
    def _change(self, job: Callable[[sqlite3.Connection], T]) -> Awaitable[T]: ...

    async def keep_result(self, row: ResultRow) -> None:
        await self._change(lambda db: keep(db, row))

    async def keep_summary(self, table: str, mark: str, body: bytes) -> None:
        sql = "update results set summary_mark = ?, summary = ? where table_id = ?"
        await self._change(lambda db: db.execute(sql, (mark, body, table)).fetchall())

    async def result(self, table: str) -> KeptResult | None:
        sql = f"select {ROW}, {SUMMARY}, 0 from results where table_id = ?"
        found = await self._read(lambda db: kept(db, sql, (table,)))
        return found[0] if found else None

    async def results_of(self, person: str, limit: int, before: int = 0) -> list[KeptResult]:
        return await self._read(lambda db: kept(db, OF_PERSON, (person, before, limit)))

    async def rated_results(self, game: str, variant: str, after: str, limit: int) -> list[KeptResult]:
        return await self._read(lambda db: kept(db, RATED, (game, variant, after, limit)))

    async def arrange(self, person: str, table: str, starred: bool, removed: bool) -> None:
        await self._change(lambda db: db.execute(ARRANGE, (person, table, starred, removed)).fetchall())

    async def without_result(self, after: str, limit: int) -> list[str]:
        return await self._read(lambda db: [row[0] for row in db.execute(WITHOUT, (after, limit))])

    async def names(self, people: list[str]) -> dict[str, str]:
        sql = f"select id, name from people where id in ({','.join('?' * len(people))})"
        return await self._read(lambda db: dict(db.execute(sql, people).fetchall()))

    async def add_token(self, person: str, token: str) -> bool:
        sql = """insert into tokens (hash, person, made)
            select ?, id, cast((julianday('now') - 2440587.5) * 86400000 as integer) from people
            where id = ? and name <> '' returning 1"""
        return bool(await self._change(lambda db: db.execute(sql, (token, person)).fetchall()))

    async def drop_token(self, token: str) -> None:
        await self._change(lambda db: db.execute("delete from tokens where hash = ?", (token,)).fetchall())

    async def erase(self, person: str) -> None:
        await self._change(lambda db: erase(db, person))


def keep(db: sqlite3.Connection, row: ResultRow) -> None:
    values = (row.table, row.seq, row.at, row.game, row.variant, row.rated, row.mark, row.body)
    if not db.execute(KEEP, values).fetchall():
        return
    sql = f"select id, name from people where id in ({','.join('?' * len(row.people))})"
    known = dict(db.execute(sql, row.people).fetchall())
    seats = [
        (row.table, seat, person, typed) if not person or known.get(person) else (row.table, seat, "", "")
        for seat, (person, typed) in enumerate(zip(row.people, row.typed, strict=True))
    ]
    db.execute("delete from result_seats where table_id = ?", (row.table,))
    db.executemany("insert into result_seats (table_id, seat, person, typed) values (?, ?, ?, ?)", seats)


def kept(db: sqlite3.Connection, sql: str, values: tuple[object, ...]) -> list[KeptResult]:
    found = db.execute(sql, values).fetchall()
    seats: dict[str, list[tuple[str, str]]] = {row[0]: [] for row in found}
    tables = list(seats)
    for first in range(0, len(tables), 500):
        some = tables[first : first + 500]
        marks = ",".join("?" * len(some))
        sql = f"select table_id, person, typed from result_seats where table_id in ({marks}) order by table_id, seat"
        for table, person, typed in db.execute(sql, some):
            seats[table].append((person, typed))
    return [made(row, seats[row[0]]) for row in found]


def made(row: tuple[object, ...], seats: list[tuple[str, str]]) -> KeptResult:
    """`row` as `ROW`, then the summary and the star."""
    table, seq, at, game, variant, rated, mark, body, summary, starred = row
    result = ResultRow(
        str(table), int(str(seq)), int(str(at)), str(game), str(variant), bool(rated), str(mark), bytes(body),  # type: ignore[call-overload]
        [person for person, _ in seats], [typed for _, typed in seats],
    )  # fmt: skip
    return KeptResult(result, bytes(summary), bool(starred))  # type: ignore[call-overload]


def erase(db: sqlite3.Connection, person: str) -> None:
    for part in ("tokens", "links", "sitters", "presence", "result_marks"):
        db.execute(f"delete from {part} where person = ?", (person,))
    db.execute("update result_seats set person = '', typed = '' where person = ?", (person,))
    db.execute("update people set name = '' where id = ?", (person,))
