"""Nonsense, by socket, by HTTP and as raw bytes: a small part of what `make soak` sends."""

import asyncio
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, Phase, given, settings

from tests.server.fuzzing import HTTP_MESSAGES, RAW_MESSAGES, SOCKET_MESSAGES, Fuzzer
from tests.server.players import api, new_person, new_table
from tests.server.processes import ServerProcess

GAMES = {"cafe-race": 3, "cafe-international": 2, "top-race": 3, "espresso-doppio": 2}
SOME = settings(
    max_examples=8, deadline=None, derandomize=True, database=None, phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)  # fmt: skip


class Loop:
    """One event loop for all examples."""

    def __init__(self, server: ServerProcess) -> None:
        self.runner = asyncio.Runner()
        token = self.runner.run(new_person(server.url, "Fuzz"))
        self.fuzzer = Fuzzer(server, token, self.runner.run(tables(server.url, token)))


async def tables(url: str, token: str) -> list[str]:
    """One that waits for its players, and a running game of each kind, on one screen."""
    made = [await new_table(url, token, "cafe-race", [{"kind": "person"}, {"kind": "open"}, {"kind": "bot"}])]
    for game, seats in GAMES.items():
        made.append(await new_table(url, token, game, [{"kind": "screen"}] * seats))
        for body in ({"type": "ready", "id": "r", "ready": True}, {"type": "start", "id": "s"}):
            answer = (await api(url, token, "POST", f"/api/tables/{made[-1]}/commands", body)).json()
            assert answer["type"] == "done", answer
    return made


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


@SOME
@given(messages=RAW_MESSAGES)
def test_no_bytes_make_the_server_stumble(loop: Loop, messages: tuple[list[bytes], list[bytes]]) -> None:
    loop.runner.run(loop.fuzzer.raw(*messages))
