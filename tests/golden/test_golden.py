"""One readable playthrough and one perft file per rule set, one finished game for each way a game can end."""

from pathlib import Path

import pytest

from comptoir.games import GAMES, rule_sets
from comptoir.kernel.game import Game
from comptoir.kernel.record import read_record
from comptoir.kernel.replay import replay
from tests.golden.__main__ import HERE, file_name
from tests.golden.perft import perft
from tests.golden.playthrough import playthrough
from tests.golden.records import CHANGES, endings, file_of, plays_otherwise

RECORDS = sorted((HERE / "records").glob("*.txt"))
WORDS = [word for _, _, _, word in CHANGES]


@pytest.mark.parametrize("name", rule_sets())
def test_the_playthrough_is_still_the_same(name: str) -> None:
    assert (HERE / "playthroughs" / f"{file_name(name)}.txt").read_text(encoding="utf-8") == playthrough(name)


@pytest.mark.parametrize("name", rule_sets())
def test_the_lines_of_play_are_still_as_many(name: str) -> None:
    assert (HERE / "perft" / f"{file_name(name)}.txt").read_text(encoding="utf-8") == perft(name)


@pytest.mark.parametrize(("name", "rules", "ending"), list(endings()))
def test_there_is_a_finished_game_for_every_ending_under_every_number(name: str, rules: int, ending: str) -> None:
    assert HERE / "records" / file_of(name, rules, ending) in RECORDS


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_finished_game_still_replays_under_its_own_rules_number(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"), GAMES)
    game = GAMES[record.game]
    assert path.stem.endswith(f"--rules-{record.rules}")
    last = list(replay(record, game))[-1].position
    assert last.over
    assert last.edition == record.rules
    assert path.stem.split("--")[-2] in (game.ending(last), *WORDS)


@pytest.mark.parametrize(("name", "rules", "seats", "word"), CHANGES)
def test_a_game_is_kept_that_the_next_number_would_play_otherwise(name: str, rules: int, seats: int, word: str) -> None:
    record = read_record((HERE / "records" / file_of(name, rules, word)).read_text(encoding="utf-8"), GAMES)
    assert (record.rules, record.seats) == (rules, seats)
    assert plays_otherwise(record, GAMES[record.game])


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_number_that_was_followed_by_another_names_what_changed(game: Game) -> None:
    named = {rules for name, rules, _, _ in CHANGES if name.partition("/")[0] == game.name}
    assert named == set(range(1, game.rules))
