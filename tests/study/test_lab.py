"""The lab from Python gives what the commands give, and games become data."""

import json
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pyarrow.parquet
import pytest

import comptoir
from comptoir.kernel.game import Refused
from comptoir.lab.series import play_game
from comptoir.study.experiments import arena, balance, chosen, review, series_of, simulate
from comptoir.study.export import SCHEMA, Decision, decisions, export, read_rows, split_of


def command(*words: str) -> Any:
    told = subprocess.run([sys.executable, "-m", "comptoir", *words, "--json"], capture_output=True, check=True).stdout
    return json.loads(told)


def test_simulate_is_what_the_command_tells_whoever_does_the_work() -> None:
    told = command("simulate", "cafe-race/auction", "--games", "300", "--seed", "5")
    heard: list[int] = []
    with ThreadPoolExecutor(2) as pool:
        for executor in (None, pool):
            found = simulate("cafe-race/auction", games=300, seed=5, executor=executor, progress=heard.append)
            assert found.to_dicts() == told["by_seat"]
            assert found.decisions == told["decisions"]
    assert sum(heard) == 600


def test_an_arena_is_stamped_goes_on_where_it_stopped_and_becomes_a_table(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    few = arena("cafe-race", "novice", "random", seats=3, games=3, luck=False, results=file)
    more = arena("cafe-race", "novice", "random", seats=3, games=6, luck=False, results=file)
    assert more.results[:3] == few.results
    assert (more.stamp.version, more.stamp.rules, more.stamp.seed) == (comptoir.__version__, 2, 1)
    assert len(more.stamp.weights) == 16
    rows = more.to_dicts()
    assert len(rows) == 18
    assert {row["bot"] for row in rows} == {"novice", "random"}
    with pytest.raises(Refused, match="4 bots do not fit on 3"):
        arena("cafe-race", *["random"] * 4, seats=3)


def test_balance_is_what_the_command_tells() -> None:
    found = balance("espresso-doppio", games=6, bot="novice", weak="random")
    told = command("balance", "espresso-doppio", "--games", "6", "--bot", "novice", "--weak", "random")
    assert told[0]["spread"] == pytest.approx(found.spread)


def test_exported_rows_are_the_games_of_the_arena_and_go_on_where_they_were_cut_off(tmp_path: Path) -> None:
    series = series_of(*chosen("cafe-race", {}), ("random",), 3, 7)
    whole, cut = tmp_path / "whole.jsonl", tmp_path / "cut.jsonl"
    export(series, 4, whole, with_luck=False)
    rows = [*read_rows(whole)]
    for number in range(4):
        mine, result = [row for row in rows if row.game == number], play_game(series, number)
        assert len(mine) == result.decisions
        assert all(row.score == result.scores[row.seat] for row in mine)
        assert all(row.choice in row.legal and row.probability == 1 / len(row.legal) for row in mine)
        assert {row.split for row in mine} == {split_of(series, number)}
    body = whole.read_bytes()
    for length in (0, len(body) // 3, len(body) - 5):
        cut.write_bytes(body[:length])
        export(series, 4, cut, with_luck=False)
        assert cut.read_bytes() == body
    with pytest.raises(Refused):
        export(series_of(*chosen("cafe-race", {}), ("random",), 3, 8), 4, whole, with_luck=False)


def test_parquet_holds_the_same_rows(tmp_path: Path) -> None:
    series = series_of(*chosen("espresso-doppio", {}), ("random",), 2, 7)
    export(series, 2, tmp_path / "games.jsonl", with_luck=False)
    export(series, 2, tmp_path / "games.parquet", with_luck=False)
    table = pyarrow.parquet.read_table(tmp_path / "games.parquet")
    assert [Decision(**row) for row in table.to_pylist()] == [*read_rows(tmp_path / "games.jsonl")]
    assert json.loads(table.schema.metadata[b"comptoir"])["schema"] == SCHEMA


def test_every_result_is_stamped_and_forced_choices_need_not_be_counted() -> None:
    every = simulate("cafe-international", seats=2, games=20, seed=3)
    free = simulate("cafe-international", seats=2, games=20, seed=3, skip_forced=True)
    assert free.decisions < every.decisions
    assert free.to_dicts() == every.to_dicts()
    assert (
        command("simulate", "cafe-international", "--seats", "2", "--games", "20", "--seed", "3", "--skip-forced")[
            "decisions"
        ]
        == free.decisions
    )
    weighed = balance("espresso-doppio", games=2, bot="random", weak="random")
    for one in (free, weighed):
        assert (one.stamp.version, one.stamp.rules) == (comptoir.__version__, 1)
        assert len(one.stamp.weights) == 16
    assert weighed.to_dicts()[0]["length_low"] is not None


def test_a_review_is_what_the_command_tells_and_its_parts_add_up(tmp_path: Path) -> None:
    table = comptoir.start("espresso-doppio/solo", seats=1, luck=comptoir.Fast(2))
    while not table.over:
        table.play(0, table.choices(0)[-1])
    table.save(tmp_path / "solo.txt")
    heard: list[int] = []
    found = review(tmp_path / "solo.txt", thinking=0.01, progress=heard.append)
    told = command("review", str(tmp_path / "solo.txt"), "--thinking", "0.01")
    assert told["stamp"]["weights"] == found.stamp.weights
    assert told["seats"][0]["luck"] == found.review.seats[0].luck
    assert sum(heard) == found.review.trials
    (row,) = found.to_dicts()
    parts = [row[name] for name in ("start", "deal", "luck", "own", "others", "unseen", "drift")]
    assert sum(float(str(part)) for part in parts) == pytest.approx(row["result"])


def test_bots_that_are_asked_again_tell_their_probabilities_and_luck_is_taken_off() -> None:
    series = series_of(*chosen("cafe-race", {}), ("novice", "random"), 3, 7)
    rows = decisions(series, 0, asked=9)
    for row in rows:
        assert row.probability is not None
        assert 0 < row.probability <= 1
        assert row.luck is not None
        assert row.adjusted == row.share - row.luck
    assert any(row.bot == "novice" and row.probability not in (1 / 6, 1.0) for row in rows)
    assert [row.probability for row in decisions(series, 0, False) if row.bot == "novice"][:1] == [None]
