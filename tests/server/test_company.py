"""What can be done together is: messages of one round leave in one write, entries that come at once share a commit."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from comptoir.server.lines import GuardedSocket, framed
from comptoir.server.storage import sqlite_writer
from comptoir.server.storage.sqlite_writer import Writer
from tests.server.running import runs


class Wire(asyncio.Transport):
    """A line that notes what is written to it."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []

    def is_closing(self) -> bool:
        return False

    def write(self, data: Any) -> None:
        self.written.append(bytes(data))


def line() -> tuple[GuardedSocket, Wire]:
    made = GuardedSocket.__new__(GuardedSocket)
    made.loop, made.said = asyncio.get_running_loop(), []
    made.close_sent = made.disconnected = False
    made.writable = asyncio.Event()
    made.writable.set()
    made.transport = wire = Wire()
    return made, wire


@runs
async def test_an_answer_leaves_together_with_the_news_of_what_it_did() -> None:
    socket, wire = line()
    assert socket.say(b"news")
    assert socket.say(b"answer")
    await asyncio.sleep(0)
    assert socket.say(b"later")
    await asyncio.sleep(0)
    assert wire.written == [framed(b"news") + framed(b"answer"), framed(b"later")]


@runs
async def test_whatever_the_library_writes_comes_after_what_was_said_before(monkeypatch: pytest.MonkeyPatch) -> None:
    async def write(socket: GuardedSocket, message: Any) -> None:
        socket.transport.write(message["text"].encode())

    monkeypatch.setattr(GuardedSocket.__mro__[1], "send", write)
    socket, wire = line()
    assert socket.say(b"first")
    await socket.send({"type": "websocket.send", "text": "second"})
    assert wire.written == [framed(b"first"), b"second"]


class Clock:
    """Waits without waiting."""

    def __init__(self) -> None:
        self.waits: list[float] = []

    def monotonic(self) -> float:
        return sum(self.waits)

    def sleep(self, seconds: float) -> None:
        self.waits.append(seconds)


@runs
async def test_commits_that_come_fast_keep_apart_and_a_few_do_not_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    monkeypatch.setattr(sqlite_writer, "time", clock)
    monkeypatch.setattr("comptoir.server.metering.time", clock)
    writer = Writer(tmp_path / "house.sqlite3")
    for _ in range(sqlite_writer.AT_ONCE):
        await writer.do(lambda _db: None)
    assert clock.waits == []
    await writer.do(lambda _db: None)
    await writer.do(lambda _db: None)
    await asyncio.to_thread(writer.stop)
    assert clock.waits == pytest.approx([1 / sqlite_writer.A_SECOND] * 2)
