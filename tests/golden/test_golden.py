"""One readable playthrough and one perft file per rule set, one finished game for each way a game can end."""

from pathlib import Path

import pytest

from comptoir.games import GAMES, rule_sets
from comptoir.kernel.record import read_record
from comptoir.kernel.replay import replay
from tests.golden.__main__ import HERE, file_name
from tests.golden.perft import perft
from tests.golden.playthrough import playthrough
from tests.golden.records import endings

RECORDS = sorted((HERE / "records").glob("*.txt"))


@pytest.mark.parametrize("name", rule_sets())
def test_the_playthrough_is_still_the_same(name: str) -> None:
    assert (HERE / "playthroughs" / f"{file_name(name)}.txt").read_text(encoding="utf-8") == playthrough(name)


@pytest.mark.parametrize("name", rule_sets())
def test_the_lines_of_play_are_still_as_many(name: str) -> None:
    assert (HERE / "perft" / f"{file_name(name)}.txt").read_text(encoding="utf-8") == perft(name)


@pytest.mark.parametrize(("name", "ending"), list(endings()))
def test_there_is_a_finished_game_for_every_ending(name: str, ending: str) -> None:
    rules = rule_sets()[name][0].rules
    assert HERE / "records" / f"{file_name(name)}--{ending}--rules-{rules}.txt" in RECORDS


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_finished_game_still_replays(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"), GAMES)
    game = GAMES[record.game]
    assert path.stem.endswith(f"--rules-{game.rules}") == (record.rules == game.rules)
    if record.rules == game.rules:
        last = list(replay(record, game))[-1].position
        assert last.over
        assert path.stem.split("--")[-2] == game.ending(last)
