"""The small client and the example bot, against a real server."""

import subprocess
import sys
from collections.abc import Iterator

import pytest

from comptoir.client import Client, ServerSays, play
from comptoir.client.__main__ import run
from comptoir.words import language_here, words
from tests.server.processes import ServerProcess


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("client")
    with ServerProcess(str(folder / "house.sqlite3"), folder) as running:
        yield running


def test_a_script_and_the_example_bot_play_to_the_end(server: ServerProcess) -> None:
    client = Client.named(server.url, "Script")
    assert {game["name"] for game in client.games()} >= {"cafe-race", "top-race"}
    table = client.open("cafe-race", ["person", "open", "open"])
    command = [sys.executable, "-m", "comptoir.client", f"{server.url}/t/{table.id}"]
    robots = [subprocess.Popen(command) for _ in range(2)]
    seq = 1
    while not all(seat.ready for seat in table.look().table.seats[1:]):
        assert [robot.poll() for robot in robots] == [None, None]
        table.wait(seq)
        seq = table.look().seq
    table.start()
    seen = play(table, lambda turn: turn.choices[-1].number)
    assert seen.play is not None
    assert seen.play.over
    assert [robot.wait(60) for robot in robots] == [0, 0]
    assert table.record().startswith("comptoir 1\n")


@pytest.mark.parametrize("link", ["", "/", "/t/", "/lobby"])
def test_the_example_bot_asks_for_the_link_of_a_table(server: ServerProcess, link: str) -> None:
    assert run([server.url + link]) == words(language_here()).text("cli-client-usage")
    assert run([link]) == run(["http://[" + link]) == run([]) == words(language_here()).text("cli-client-usage")


def test_what_cannot_be_done_is_an_exception_with_its_sentence(server: ServerProcess) -> None:
    client = Client.named(server.url, "Script")
    table = client.open("cafe-race", ["person", "bot", "bot"])
    with pytest.raises(ServerSays) as refused:
        table.record()
    assert refused.value.say.key == "server-not-over"
    table.start()
    assert table.what_if(0, [0])["type"] == "imagined"
    assert table.why_not(0, 0) is None
    reason = table.why_not(0, 10)
    assert reason is not None
    assert reason.key.startswith("cafe-race-refusal-")
    with pytest.raises(ServerSays):
        table.command("choose", seat=1, step=0, choice=0)
