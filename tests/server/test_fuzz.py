"""Nonsense, by socket and by HTTP: a small part of what `make soak` sends."""

import asyncio
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, Phase, given, settings

from tests.server.fuzzing import HTTP_MESSAGES, SOCKET_MESSAGES, Fuzzer
from tests.server.players import new_person, new_table
from tests.server.processes import ServerProcess

SOME = settings(
    max_examples=15, deadline=None, derandomize=True, database=None, phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)  # fmt: skip


class Loop:
    """One event loop for all examples."""

    def __init__(self, server: ServerProcess) -> None:
        self.runner = asyncio.Runner()
        token = self.runner.run(new_person(server.url, "Fuzz"))
        seats = [{"kind": "person"}, {"kind": "open"}, {"kind": "bot"}]
        table = self.runner.run(new_table(server.url, token, "cafe-race", seats))
        self.fuzzer = Fuzzer(server, token, table)


@pytest.fixture(scope="module")
def loop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Loop]:
    folder = tmp_path_factory.mktemp("fuzz")
    with ServerProcess(str(folder / "house.sqlite3"), folder) as server:
        made = Loop(server)
        yield made
        made.runner.run(made.fuzzer.http.aclose())
        assert '"trace"' not in server.log.read_text()


@SOME
@given(messages=SOCKET_MESSAGES)
def test_no_message_breaks_the_socket(loop: Loop, messages: list[str | bytes]) -> None:
    loop.runner.run(loop.fuzzer.socket(messages))


@SOME
@given(messages=HTTP_MESSAGES)
def test_no_request_is_answered_by_trouble(loop: Loop, messages: list[tuple[str, str, str, bytes]]) -> None:
    loop.runner.run(loop.fuzzer.requests(messages))
