"""Servers killed hundreds of times under load: nothing acknowledged is lost, nothing is played twice."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.killing import rampage
from tests.server.postgres import Postgres
from tests.soak.telling import tell

POINTS = ("append-ack", "append-notify", "group-commit", "commit-ack")


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with Postgres() as running:
        yield running


def report(what: str, figures: dict[str, int]) -> None:
    """`rampage` fails when anything is lost or doubled; what is left to tell is how much was tried."""
    tell(
        f"{what}: {figures['kills']} kills, {figures['acknowledged']:,} acknowledged choices among "
        f"{figures['entries']:,} entries of {figures['tables']} tables, {figures['days']} of them of a day, "
        f"{figures['results']} results; none lost, none doubled, everybody back in the "
        "same position"
    )


def test_two_hundred_random_kills_on_sqlite(tmp_path: Path) -> None:
    figures = asyncio.run(rampage(str(tmp_path / "house.sqlite3"), tmp_path, kills=200, tables=4))
    report("SQLite, random moments", figures)
    assert figures["acknowledged"] > 1000


def test_fifty_random_kills_of_two_processes_on_postgresql(postgres: Postgres, tmp_path: Path) -> None:
    figures = asyncio.run(rampage(postgres.database(), tmp_path, kills=50, processes=2, tables=4))
    report("PostgreSQL, two processes, random moments", figures)
    assert figures["acknowledged"] > 200


@pytest.mark.parametrize("point", POINTS)
def test_deaths_at_named_points_on_sqlite(point: str, tmp_path: Path) -> None:
    database = str(tmp_path / "house.sqlite3")
    figures = asyncio.run(rampage(database, tmp_path, 10, crash=lambda _: f"{point}:{random.randint(1, 30)}"))
    report(f"SQLite, at {point}", figures)


def test_deaths_between_a_games_end_and_its_result(tmp_path: Path) -> None:
    database = str(tmp_path / "house.sqlite3")
    figures = asyncio.run(rampage(database, tmp_path, 10, crash=lambda _: "end-result:1"))
    report("SQLite, at end-result", figures)
    assert figures["results"] >= 10


@pytest.mark.parametrize("point", ["append-ack", "append-notify"])
def test_deaths_at_named_points_on_postgresql(point: str, postgres: Postgres, tmp_path: Path) -> None:
    crash = lambda _: f"{point}:{random.randint(1, 30)}"  # noqa: E731
    figures = asyncio.run(rampage(postgres.database(), tmp_path, 8, processes=2, crash=crash))
    report(f"PostgreSQL, two processes, at {point}", figures)
