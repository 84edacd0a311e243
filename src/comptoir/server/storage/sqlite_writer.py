"""One thread that writes: whatever arrives while a commit is under way shares the next one (group commit), and where
many arrive, a commit waits a moment for company.
"""

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from comptoir.house.crash import crash_point
from comptoir.server.metering import Bucket

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], Any]
GROUP = 256
AT_ONCE, A_SECOND = 50, 100  # commits before they keep 10 ms apart: nobody sees so little


def connect(path: Path) -> sqlite3.Connection:
    """A connection that waits for the disk: what is committed survives a power cut."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.execute("pragma journal_mode = wal")
    connection.execute("pragma synchronous = full")
    connection.execute("pragma foreign_keys = on")
    return connection


class Writer:
    """Runs jobs in order, many to a transaction; a job's future is resolved only when its transaction is on disk."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.jobs: queue.SimpleQueue[tuple[Job, asyncio.Future[Any]] | None] = queue.SimpleQueue()
        self.loop = asyncio.get_running_loop()
        self.commits = Bucket(AT_ONCE, A_SECOND)
        self.thread = threading.Thread(target=self._run, name="sqlite-writer", daemon=True)
        self.thread.start()

    def do(self, job: Callable[[sqlite3.Connection], T]) -> "asyncio.Future[T]":
        future: asyncio.Future[T] = self.loop.create_future()
        self.jobs.put((job, future))
        return future

    def stop(self) -> None:
        self.jobs.put(None)
        self.thread.join()

    def _run(self) -> None:
        connection = connect(self.path)
        while (first := self.jobs.get()) is not None:
            self._wait_for_company()
            batch = [first]
            last = False
            while len(batch) < GROUP and not self.jobs.empty():
                following = self.jobs.get()
                if following is None:
                    last = True
                    break
                batch.append(following)
            results = self._commit(connection, [job for job, _ in batch])
            self.loop.call_soon_threadsafe(_settle, [future for _, future in batch], results)
            if last:
                break
        connection.close()

    def _wait_for_company(self) -> None:
        """The disk's part of a commit costs the same for one entry and for twenty. Where few are made, nobody waits."""
        if not self.commits.takes(1):
            time.sleep(-self.commits.left / self.commits.pace)

    def _commit(self, connection: sqlite3.Connection, jobs: list[Job]) -> list[Any]:
        """The result of every job, or the exception it ended with. A failing statement undoes only itself."""
        results: list[Any] = []
        try:
            connection.execute("begin immediate")
            for job in jobs:
                results.append(_attempt(job, connection))
                crash_point("group-commit")
            connection.execute("commit")
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("rollback")
            return [error] * len(jobs)
        crash_point("commit-ack")
        return results


def _attempt(job: Job, connection: sqlite3.Connection) -> Any:
    try:
        return job(connection)
    except Exception as error:  # handed to whoever waits for the job
        return error


def _settle(futures: list["asyncio.Future[Any]"], results: list[Any]) -> None:
    for future, result in zip(futures, results, strict=True):
        if future.cancelled():
            continue
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)
