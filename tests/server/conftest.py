"""Both databases, for every test that wants a store."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from comptoir.house.memory import Memory, MemoryStore
from comptoir.house.store import Store
from comptoir.pocket.ports import Pockets
from comptoir.pocket.store import PocketStore
from comptoir.server.storage.postgres import PostgresStore
from comptoir.server.storage.sqlite import SqliteStore
from tests.server.postgres import Postgres
from tests.server.processes import ServerProcess

StoreMaker = Callable[[], Store]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with Postgres() as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:{tmp_path / 'house.sqlite3'}"
    running: Postgres = request.getfixturevalue("postgres")
    return running.database()


@pytest.fixture(params=["memory", "pocket", "sqlite", "postgresql"])
def make_store(request: pytest.FixtureRequest, tmp_path: Path) -> StoreMaker:
    """Each call connects anew to the same store."""
    if request.param == "memory":
        memory = Memory()
        return lambda: MemoryStore(memory)
    if request.param == "pocket":
        drawer = Pockets()
        return lambda: PocketStore(drawer)
    if request.param == "sqlite":
        return lambda: SqliteStore(tmp_path / "house.sqlite3")
    address = request.getfixturevalue("postgres").database()
    return lambda: PostgresStore(address)


@pytest.fixture
def make_lasting(database: str) -> StoreMaker:
    """The same, of those that outlive their process."""
    if database.startswith("sqlite:"):
        return lambda: SqliteStore(Path(database.removeprefix("sqlite:")))
    return lambda: PostgresStore(database)


@pytest.fixture
def pair(postgres: Postgres, tmp_path: Path) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    """Two processes on one database."""
    database = postgres.database()
    with ServerProcess(database, tmp_path) as one, ServerProcess(database, tmp_path) as two:
        yield one, two
