"""A hundred thousand malformed messages, by socket, by HTTP and as raw bytes: no 500, no hang, memory flat."""

import random
import time
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, Phase, given, settings

from tests.server.fuzzing import (
    FLOODS,
    HTTP_MESSAGES,
    RAW_MESSAGES,
    SOCKET_MESSAGES,
    hunt_flood,
    hunt_half_requests,
    spoiled,
)
from tests.server.players import new_person, new_table
from tests.server.processes import ServerProcess
from tests.server.test_fuzz import Loop
from tests.soak.telling import tell


def long(examples: int) -> settings:
    return settings(
        max_examples=examples, deadline=None, database=None, phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip


ALL = 100_000
WARM = 20_000
EACH_FLOOD = 4
WORSE = 5  # spoiled copies of each message: sending is cheaper than thinking up


def raw(body: bytes, rng: random.Random) -> bytes:
    found = spoiled(body, rng)
    return found if isinstance(found, bytes) else found.encode()


class Count:
    """What was sent, and the memory once the server was warm and at the end."""

    def __init__(self, loop: Loop) -> None:
        self.loop = loop
        self.warm = 0
        self.since = time.monotonic()
        self.rng = random.Random(1)

    def note(self) -> None:
        if not self.warm and self.loop.fuzzer.total() >= WARM:
            self.warm = self.loop.fuzzer.memory()


@pytest.fixture(scope="module")
def count(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Count]:
    folder = tmp_path_factory.mktemp("fuzz")
    with ServerProcess(str(folder / "house.sqlite3"), folder) as server:
        made = Count(Loop(server))
        yield made
        made.loop.runner.run(made.loop.fuzzer.http.aclose())
        assert '"trace"' not in server.log.read_text()


@long(230)
@given(messages=SOCKET_MESSAGES)
def test_the_socket(count: Count, messages: list[str | bytes]) -> None:
    count.loop.runner.run(count.loop.fuzzer.socket(messages))
    for _ in range(WORSE):
        count.loop.runner.run(count.loop.fuzzer.socket([spoiled(message, count.rng) for message in messages]))
    count.note()


@long(70)
@given(messages=HTTP_MESSAGES)
def test_http(count: Count, messages: list[tuple[str, str, str, bytes]]) -> None:
    count.loop.runner.run(count.loop.fuzzer.requests(messages))
    for _ in range(WORSE):
        worse = [(method, path, query, raw(body, count.rng)) for method, path, query, body in messages]
        count.loop.runner.run(count.loop.fuzzer.requests(worse))
    count.note()


@long(500)
@given(messages=RAW_MESSAGES)
def test_raw_bytes(count: Count, messages: tuple[list[bytes], list[bytes]]) -> None:
    count.loop.runner.run(count.loop.fuzzer.raw(*messages))
    count.note()


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """With the limits of a house that anybody may visit: frames are counted by them."""
    folder = tmp_path_factory.mktemp("usual")
    with ServerProcess(str(folder / "house.sqlite3"), folder, rate="1") as server:
        yield server


@pytest.mark.parametrize("name", FLOODS)
def test_floods_of_frames(count: Count, usual: ServerProcess, name: str) -> None:
    async def hunt() -> None:
        token = await new_person(usual.url, "Zoé")
        table = await new_table(usual.url, token, "cafe-race", [{"kind": "person"}, {"kind": "open"}, {"kind": "bot"}])
        for _ in range(EACH_FLOOD):
            await hunt_flood(usual.port, table, FLOODS[name])

    count.loop.runner.run(hunt())
    count.loop.fuzzer.sent["raw"] += EACH_FLOOD


def test_half_requests(count: Count) -> None:
    """More of them than there may be: the oldest make room, the others run out of time."""
    count.loop.runner.run(hunt_half_requests(count.loop.fuzzer.server.port, each=75, patience=60))
    count.loop.fuzzer.sent["raw"] += 300


def test_enough_was_sent_and_memory_stayed_flat(count: Count) -> None:
    fuzzer = count.loop.fuzzer
    at_end, minutes = fuzzer.memory(), (time.monotonic() - count.since) / 60
    sent = ", ".join(f"{number:,} by {way}" for way, number in fuzzer.sent.items())
    statuses = ", ".join(f"{number:,} × {status}" for status, number in sorted(fuzzer.statuses.items()))
    tell(
        f"{fuzzer.total():,} malformed messages ({sent}) in {minutes:.0f} minutes: answers {statuses}; no 500, "
        f"no hang; memory {count.warm // 1024} MB warm, {at_end // 1024} MB at the end"
    )
    assert fuzzer.total() >= ALL
    assert at_end < count.warm * 1.3 + 10_000
