"""The arena: every game is counted once, wherever it is played and however often the work is cut off."""

from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

from comptoir.kernel.game import Refused
from comptoir.lab.arena import batches, run
from comptoir.lab.crew import Here, crew
from comptoir.lab.ledger import Ledger, read_ledger
from comptoir.lab.series import Result, Series, play_games

RACE = Series("cafe-race", {"auction": False}, 3, ["random", "random", "random"], 11)


def finished(path: Path, games: int) -> list[Result]:
    with Ledger(RACE, path, resume=True) as ledger:
        run(ledger, games, Here(), 1)
    return read_ledger(path)[1]


def test_results_are_written_as_they_come(tmp_path: Path) -> None:
    path = tmp_path / "race.jsonl"
    assert finished(path, 6) == play_games(RACE, list(range(6)))
    assert read_ledger(path)[0] == RACE


def test_two_processes_find_the_same_results_as_one(tmp_path: Path) -> None:
    ledger = Ledger(RACE)
    with crew(jobs=2) as (executor, workers):
        run(ledger, 9, executor, workers)
    assert [ledger.results[number] for number in range(9)] == play_games(RACE, list(range(9)))


def test_going_on_plays_only_what_is_missing(tmp_path: Path) -> None:
    path = tmp_path / "race.jsonl"
    finished(path, 4)
    asked: list[int] = []

    class Watching(Here):
        def submit(self, work: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
            asked.extend(args[1])
            return super().submit(work, *args, **kwargs)

    with Ledger(RACE, path, resume=True) as ledger:
        run(ledger, 7, Watching(), 1)
    assert sorted(asked) == [4, 5, 6]
    assert [result.number for result in read_ledger(path)[1]] == list(range(7))


@pytest.mark.parametrize("cut", [1, 7, 40])
def test_a_file_cut_off_in_the_middle_of_a_line_is_gone_on_with(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "race.jsonl"
    finished(path, 5)
    path.write_bytes(path.read_bytes()[:-cut])
    assert finished(path, 5) == play_games(RACE, list(range(5)))


def test_a_file_cut_off_in_its_first_line_starts_again(tmp_path: Path) -> None:
    path = tmp_path / "race.jsonl"
    finished(path, 2)
    path.write_bytes(path.read_bytes()[:20])
    assert finished(path, 2) == play_games(RACE, [0, 1])


def test_results_are_not_overwritten_unasked(tmp_path: Path) -> None:
    path = tmp_path / "race.jsonl"
    finished(path, 2)
    with pytest.raises(Refused, match="lab-file-exists"):
        Ledger(RACE, path)


def test_another_match_s_results_are_not_mixed_in(tmp_path: Path) -> None:
    path = tmp_path / "race.jsonl"
    finished(path, 2)
    other = Series("cafe-race", {"auction": False}, 3, ["random", "random", "random"], 12)
    with pytest.raises(Refused, match="lab-file-other"):
        Ledger(other, path, resume=True)


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("milk\nsugar\n")
    with pytest.raises(Refused, match="lab-file-unreadable"):
        Ledger(RACE, path, resume=True)
    with pytest.raises(Refused, match="lab-file-unreadable"):
        read_ledger(path)


def test_a_game_that_comes_back_twice_is_counted_once() -> None:
    ledger = Ledger(RACE)
    results = play_games(RACE, [0, 1])
    assert ledger.add(results) == 2
    assert ledger.add(results) == 0
    assert len(ledger.results) == 2


def test_an_interruption_keeps_what_is_finished(tmp_path: Path) -> None:
    path = tmp_path / "race.jsonl"

    class Impatient(Here):
        def submit(self, work: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
            if 6 in args[1]:
                raise KeyboardInterrupt
            return super().submit(work, *args, **kwargs)

    with Ledger(RACE, path) as ledger, pytest.raises(KeyboardInterrupt):
        run(ledger, 40, Impatient(), 1)
    kept = [result.number for result in read_ledger(path)[1]]
    assert finished(path, 12) == play_games(RACE, list(range(12)))
    assert kept == list(range(len(kept)))


def test_batches_hold_every_game_once() -> None:
    for games in (1, 7, 100, 1001):
        found = batches(list(range(games)), 3)
        assert [number for batch in found for number in batch] == list(range(games))
