"""A real Dask scheduler with two workers, one of them killed in the middle of its work."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from queue import Queue
from threading import Thread

import pytest

from comptoir.lab.arena import run
from comptoir.lab.crew import crew
from comptoir.lab.ledger import Ledger, read_ledger
from comptoir.lab.series import Series, play_game

GAMES = 60
SERIES = Series("cafe-race", {"auction": True}, 4, ["novice@0.5", "random", "random", "random"], 5)


def spoken(process: subprocess.Popen[str]) -> Queue[str]:
    """What a process writes, line by line, read by a thread so that its pipe never fills up."""
    lines: Queue[str] = Queue()
    stream = process.stderr
    assert stream is not None

    def listen() -> None:
        for line in stream:
            lines.put(line)

    Thread(target=listen, daemon=True).start()
    return lines


def start(*words: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "distributed.cli." + words[0], *words[1:]], stderr=subprocess.PIPE, text=True
    )


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[tuple[str, list[subprocess.Popen[str]]]]:
    """The scheduler's address and its two workers."""
    scheduler = start("dask_scheduler", "--port", "0", "--no-dashboard", "--host", "127.0.0.1")
    processes = [scheduler]
    try:
        lines = spoken(scheduler)
        address = None
        while address is None:
            address = re.search(r"tcp://127\.0\.0\.1:\d+", lines.get(timeout=60))
        place = ["--local-directory", str(tmp_path), "--nthreads", "1", "--no-dashboard", "--no-nanny"]
        workers = [start("dask_worker", address.group(), *place) for _ in range(2)]
        processes += workers
        for worker in workers:
            spoken(worker)
        yield address.group(), workers
    finally:
        for process in processes:
            process.kill()
            process.wait()


def test_a_worker_killed_midway_loses_no_game_and_counts_none_twice(
    cluster: tuple[str, list[subprocess.Popen[str]]], tmp_path: Path
) -> None:
    address, workers = cluster
    path = tmp_path / "results.jsonl"
    counted: list[int] = []

    def watch(more: int) -> None:
        counted.append(more)
        if workers[0].poll() is None and sum(counted) >= GAMES // 5:
            os.kill(workers[0].pid, signal.SIGKILL)
            workers[0].wait()

    with crew(cluster=address) as (executor, _), Ledger(SERIES, path) as ledger:
        run(ledger, GAMES, executor, 2, watch)
    assert workers[0].returncode == -signal.SIGKILL
    assert sum(counted) == GAMES
    series, results = read_ledger(path)
    assert series == SERIES
    assert len(path.read_text().splitlines()) == 1 + GAMES
    assert [result.number for result in results] == list(range(GAMES))
    for number in (0, GAMES // 2, GAMES - 1):
        assert results[number] == play_game(SERIES, number)


def test_an_address_where_nobody_answers_is_an_error_not_a_wait() -> None:
    with pytest.raises(OSError, match="Timed out"), crew(cluster="tcp://127.0.0.1:9"):
        pass
