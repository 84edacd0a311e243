"""The lab from Python gives what the commands give, and games become data."""

import json
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pyarrow.parquet
import pytest

import comptoir
from comptoir.games import find
from comptoir.kernel.game import Refused
from comptoir.lab.puzzles import Found, Mine
from comptoir.lab.series import play_game
from comptoir.review.puzzles import Puzzle
from comptoir.review.puzzles import puzzles as shipped
from comptoir.study.experiments import arena, asked, balance, chosen, export, puzzles, review, series_of, simulate
from comptoir.study.export import decisions, split_of
from comptoir.study.rows import SCHEMA, Decision, read_head, read_rows


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
    found = balance("espresso-doppio", games=2, bot="novice", weak="random")
    told = command("balance", "espresso-doppio", "--games", "2", "--bot", "novice", "--weak", "random")
    assert told[0]["spread"] == pytest.approx(found.spread)


RANDOM: Any = {"seats": 3, "seed": 7, "luck": False}


def test_exported_rows_are_the_games_of_the_arena_and_go_on_where_they_were_cut_off(tmp_path: Path) -> None:
    whole, cut = tmp_path / "whole.jsonl", tmp_path / "cut.jsonl"
    series = export("cafe-race", "random", to=whole, games=4, **RANDOM).series
    assert series == series_of(*chosen("cafe-race", {}), ("random",), 3, 7)
    rows = [*read_rows(whole)]
    for number in range(4):
        mine, result = [row for row in rows if row.game == number], play_game(series, number)
        assert len(mine) == result.decisions
        assert all(row.score == result.scores[row.seat] for row in mine)
        assert all(row.choice in row.legal and row.probability == 1 / len(row.legal) for row in mine)
        assert {row.split for row in mine} == {split_of(series, number)}
    body = whole.read_bytes()
    for length in (0, 40, len(body) // 3, len(body) - 5):
        cut.write_bytes(body[:length])
        export("cafe-race", "random", to=cut, games=4, **RANDOM)
        assert cut.read_bytes() == body
    for other in ({"seed": 8}, {"luck": True}, {"asked": 2}):
        with pytest.raises(Refused, match="another match"):
            export("cafe-race", "random", to=whole, games=4, **{**RANDOM, **other})
    (tmp_path / "mine.jsonl").write_text("my own notes")
    with pytest.raises(Refused):
        export("cafe-race", "random", to=tmp_path / "mine.jsonl", games=1, **RANDOM)
    assert (tmp_path / "mine.jsonl").read_text() == "my own notes"
    with pytest.raises(Refused, match=r"\.jsonl or \.parquet"):
        export("cafe-race", "random", to=tmp_path / "games.csv", games=1, **RANDOM)


def test_parquet_holds_the_same_rows_and_is_gone_on_with(tmp_path: Path) -> None:
    lines, parquet = tmp_path / "games.jsonl", tmp_path / "games.parquet"
    export("cafe-race", "random", to=lines, games=3, **RANDOM)
    heard: list[int] = []
    half = tmp_path / "games.parquet.lines"  # as a run that was cut off leaves it
    half.write_bytes(lines.read_bytes()[:-5])
    for games in (3, 4):
        export("cafe-race", "random", to=parquet, games=games, progress=heard.append, **RANDOM)
        assert [path.name for path in sorted(tmp_path.iterdir())] == ["games.jsonl", "games.parquet"]
    assert sum(heard) == 1 + 2  # the cut game again; then, as its end cannot be told, the last one and one more
    export("cafe-race", "random", to=lines, games=4, **RANDOM)
    assert [*read_rows(parquet)] == [*read_rows(lines)]
    table = pyarrow.parquet.read_table(parquet)
    assert [Decision(**row) for row in table.to_pylist()] == [*read_rows(lines)]
    assert json.loads(table.schema.metadata[b"comptoir"])["schema"] == SCHEMA
    assert read_head(parquet) == read_head(lines)
    with pytest.raises(Refused, match="another match"):
        export("cafe-race", "random", to=parquet, games=4, **{**RANDOM, "seed": 8})


def test_puzzles_are_those_of_the_command_and_can_be_laid_out(tmp_path: Path) -> None:
    """As if two games had been played already, with a puzzle in each: digging for one takes minutes."""
    known = [puzzle for puzzle in shipped() if puzzle.game == "espresso-doppio"][:2]
    game, options = find("espresso-doppio")
    mine = Mine(game.name, msgspec.to_builtins(options), seats=2, seed=1)
    games = [Found(number, 30, 3, [puzzle]) for number, puzzle in enumerate(known)]
    book, to = tmp_path / "book.jsonl", tmp_path / "puzzles.json"
    book.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in [mine, *games]))
    found = puzzles("espresso-doppio", wanted=2, book=book)
    words = ("puzzles", "espresso-doppio", "--wanted", "2", "--book", str(book), "--to", str(to))
    subprocess.run([sys.executable, "-m", "comptoir", *words], check=True, capture_output=True)
    assert msgspec.json.decode(to.read_bytes(), type=list[Puzzle]) == found.puzzles
    row, table = found.to_dicts()[0], asked(found.puzzles[0])
    assert row["best"] in [choice.notation for choice in table.moves(found.puzzles[0].seat)]
    assert row["line"] == table.line()
    assert "<svg" in table.svg(found.puzzles[0].seat)
    assert found.stamp.seed == 1


WRONG: list[tuple[Callable[..., Any], tuple[Any, ...], dict[str, Any], str]] = [
    (simulate, ("cafe-race",), {"seats": "3"}, "seats is a whole number"),
    (simulate, ("cafe-race",), {"games": 0}, "at least 1, not 0"),
    (simulate, ("cafe-race",), {"games": True}, "at least 1, not True"),
    (simulate, ("cafe-race",), {"seed": "a"}, "A seed is a whole number"),
    (simulate, ("cafe-race",), {"skip_forced": "no"}, "True or False"),
    (simulate, ("cafe-race",), {"executor": 3}, "an executor"),
    (simulate, ("cafe-race",), {"progress": 3}, "a function"),
    (simulate, (None,), {}, "by its name"),
    (simulate, ("cafe-race",), {"auction": 1}, "no value for “auction”"),
    (arena, ("cafe-race", None), {}, "A bot is called by its name"),
    (arena, ("cafe-race", "random"), {"workers": 0}, "workers"),
    (balance, ("cafe-race",), {"weak": 7}, "A bot is called by its name"),
    (review, (7,), {}, "named by a text or a path"),
    (review, ("game.txt",), {"thinking": "much"}, "a number above 0"),
    (review, ("game.txt",), {"thinking": float("nan")}, "a number above 0"),
    (puzzles, ("cafe-race",), {"wanted": 0}, "wanted"),
    (export, ("cafe-race",), {"to": 7}, "named by a text or a path"),
    (export, ("cafe-race",), {"to": "x.jsonl", "asked": -1}, "asked"),
]


@pytest.mark.parametrize(("called", "given", "named", "said"), WRONG)
def test_whatever_is_wrong_is_said_before_anything_is_played(
    called: Callable[..., Any], given: tuple[Any, ...], named: dict[str, Any], said: str
) -> None:
    with pytest.raises(ValueError, match=said):
        called(*given, **named)


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
    found = review(tmp_path / "solo.txt", thinking=0.002, progress=heard.append)
    told = command("review", str(tmp_path / "solo.txt"), "--thinking", "0.002")
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
