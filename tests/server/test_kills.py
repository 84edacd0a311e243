"""Servers killed at any instant: a small part of what `make soak` does."""

import asyncio
from pathlib import Path

import pytest

from tests.server.killing import rampage
from tests.server.postgres import Postgres
from tests.server.running import runs

POINTS = ("append-ack:7", "group-commit:7", "end-result:1")  # the soak tries them all


@runs
async def test_random_kills_on_sqlite_lose_nothing(tmp_path: Path) -> None:
    figures = await rampage(str(tmp_path / "house.sqlite3"), tmp_path, kills=2)
    assert figures["acknowledged"] > 0


@pytest.mark.parametrize("point", POINTS)
def test_a_death_at_a_named_point_loses_nothing(point: str, tmp_path: Path) -> None:
    @runs
    async def body() -> None:
        figures = await rampage(str(tmp_path / "house.sqlite3"), tmp_path, 1, crash=lambda _: point)
        assert figures["acknowledged"] > 0
        assert figures["days"] >= 3
        assert figures["results"] > 0 or not point.startswith("end")

    body()


@runs
async def test_kills_of_either_process_on_postgresql_lose_nothing(postgres: Postgres, tmp_path: Path) -> None:
    database = await asyncio.to_thread(postgres.database)
    figures = await rampage(database, tmp_path, kills=2, processes=2)
    assert figures["acknowledged"] > 0
