"""How a server is set up: flags first, then the environment (`COMPTOIR_…`), then these defaults."""

import math
import os
from pathlib import Path

from msgspec import Struct

from comptoir.house.keeping import Keep
from comptoir.house.store import OtherDatabase, Store
from comptoir.server.storage.sqlite import SqliteStore


class Config(Struct, frozen=True):
    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    """A file for SQLite, or postgresql://…; empty: a file in the user's data folder."""
    site: str = ""
    """The address people use, such as https://comptoir.example; empty: whatever they typed."""
    proxy: bool = False
    """Behind a reverse proxy: believe its X-Forwarded-For."""
    bots: int = 0
    """Processes that think for bots; 0: one fewer than there are cores."""
    rate: float = 1.0
    """All rate limits are multiplied by this."""
    keep: Keep = Keep()
    """How long tables are kept."""
    compiled: str = ""
    """A folder in which the rules are being compiled: taken by the workers as soon as it is whole."""

    def __post_init__(self) -> None:
        if not possible_rate(self.rate):
            raise ValueError(f"rate must be a number above 0, not {self.rate}")

    @property
    def secure(self) -> bool:
        return self.site.startswith("https://")


def possible_rate(rate: float) -> bool:
    """By nought nobody would be let in, and a share of nothing is waited for without end."""
    return 0 < rate < math.inf


def data_file() -> Path:
    """Where tables are kept when nobody says otherwise."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "comptoir" / "house.sqlite3"


def from_environment(name: str, default: str) -> str:
    return os.environ.get(f"COMPTOIR_{name}", default)


def open_store(database: str) -> Store:
    """The store an address stands for; asyncpg is needed only for PostgreSQL."""
    if database.startswith(("postgresql://", "postgres://")):
        from comptoir.server.storage.postgres import PostgresStore

        return PostgresStore(database)
    path = database.removeprefix("sqlite:")
    kind, separator, _ = path.partition("://")
    if separator:
        raise OtherDatabase(kind)
    return SqliteStore(Path(path) if path else data_file())
