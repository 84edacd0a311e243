"""Whole requests that wait for their address's turn have a bound too, whether or not anybody still waits for them."""

import asyncio
from pathlib import Path

import pytest

from comptoir.server import shares
from tests.server.fuzzing import upgrade
from tests.server.running import runs
from tests.server.test_guards import house, sends

WHOLE = b"GET /robots.txt HTTP/1.1\r\nHost: x\r\n\r\n"


async def answered(reader: asyncio.StreamReader) -> bytes:
    try:
        async with asyncio.timeout(0.5):
            return await reader.readline()
    except TimeoutError:
        return b""


@runs
async def test_a_line_that_is_too_long_takes_nobody_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who sends a request and hangs up has no line open, and yet his request waited and was kept: by the thousand."""
    monkeypatch.setattr(shares, "LINE", 8, raising=False)
    monkeypatch.setattr(shares, "LINE_EACH", 4, raising=False)
    monkeypatch.setattr(shares, "SHARE", 0.0001)
    monkeypatch.setattr(shares, "AT_ONCE", 0.0005)
    async with house(tmp_path) as url:
        await asyncio.sleep(0.1)
        for _ in range(30):
            _reader, writer = await sends(url, WHOLE, stranger=True)
            writer.close()
        await asyncio.sleep(0.1)
        refused = [await sends(url, data, stranger=True) for data in (WHOLE, upgrade("x"))]
        assert [b" 429 " in await answered(refused[0][0]), b" 403 " in await answered(refused[1][0])] == [True, True]
        waiting = len([task for task in asyncio.all_tasks() if "run_asgi" in repr(task)])
        assert waiting <= 9, "eight, and the one whose turn it is"
        reader, writer = await sends(url, WHOLE)
        assert b" 200 " in await answered(reader), "and another address is served at once"
        for _, each in [*refused, (reader, writer)]:
            each.close()
