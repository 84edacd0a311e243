"""Real server processes, started and killed by tests."""

import os
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

from tests.server.postgres import free_port


class ServerProcess:
    """`comptoir serve` on a loopback port of its own. Restarting keeps port and database."""

    def __init__(self, database: str, folder: Path, port: int = 0, rate: str = "100000", **environment: str) -> None:
        self.database = database
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"server-{self.port}.log"
        self.environment = environment
        self.rate = rate
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, wait: bool = True, **environment: str) -> "ServerProcess":
        options = ["--port", str(self.port), "--database", self.database, "--rate", self.rate, "--bots", "1"]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "comptoir", "serve", *options],
                stdout=log, stderr=log, env={**os.environ, **self.environment, **environment},
            )  # fmt: skip
        if wait:
            self.wait_until_ready()
        return self

    def wait_until_ready(self, patience: float = 180.0) -> None:
        deadline = time.monotonic() + patience
        while time.monotonic() < deadline:
            if self.process is not None and self.process.poll() is not None:
                raise RuntimeError(self.log.read_text()[-2000:])
            try:
                urllib.request.urlopen(f"{self.url}/healthz", timeout=5).close()
                return
            except OSError:
                time.sleep(0.02)
        raise RuntimeError("the server did not start")

    def running(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def kill(self) -> None:
        """As if the power went."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()

    def stop(self) -> int:
        """Politely."""
        if self.process is None:
            return 0
        self.process.terminate()
        try:
            return self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            raise

    def __enter__(self) -> "ServerProcess":
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self.running():
            self.stop()
