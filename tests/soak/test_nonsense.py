"""A hundred thousand malformed messages: no 500, no hang, memory flat."""

import random
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, Phase, given, settings

from tests.server.fuzzing import HTTP_MESSAGES, SOCKET_MESSAGES
from tests.server.processes import ServerProcess
from tests.server.test_fuzz import Loop

LONG = settings(
    max_examples=4_000, deadline=None, database=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck)
)
ALL = 100_000
WARM = 20_000


class Count:
    """What was sent, and the memory once the server was warm and at the end."""

    def __init__(self, loop: Loop) -> None:
        self.loop = loop
        self.warm = 0

    def note(self) -> None:
        if not self.warm and self.loop.fuzzer.sent >= WARM:
            self.warm = self.loop.fuzzer.memory()


@pytest.fixture(scope="module")
def count(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Count]:
    folder = tmp_path_factory.mktemp("fuzz")
    with ServerProcess(str(folder / "house.sqlite3"), folder) as server:
        made = Count(Loop(server))
        yield made
        made.loop.runner.run(made.loop.fuzzer.http.aclose())
        assert '"trace"' not in server.log.read_text()


@LONG
@given(messages=SOCKET_MESSAGES)
def test_the_socket(count: Count, messages: list[str | bytes]) -> None:
    count.loop.runner.run(count.loop.fuzzer.socket(messages))
    count.note()


@LONG
@given(messages=HTTP_MESSAGES)
def test_http(count: Count, messages: list[tuple[str, str, str, bytes]]) -> None:
    count.loop.runner.run(count.loop.fuzzer.requests(messages))
    count.note()


def test_enough_was_sent_and_memory_stayed_flat(count: Count) -> None:
    fuzzer = count.loop.fuzzer
    rng = random.Random(1)
    while fuzzer.sent < ALL:
        garbage: list[str | bytes] = [rng.randbytes(rng.randint(0, 60)) for _ in range(15)]
        count.loop.runner.run(fuzzer.socket(garbage))
    at_end = fuzzer.memory()
    print(f"\n{fuzzer.sent} messages, statuses {fuzzer.statuses}, {count.warm} kB warm, {at_end} kB at the end")
    assert at_end < count.warm * 1.3 + 10_000
