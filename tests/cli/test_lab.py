"""`comptoir arena` and `comptoir balance` as a person meets them."""

import json
import re
from pathlib import Path

import pytest
from rich.console import Console

from comptoir.cli.speech import speech
from tests.cli import Told

DUEL = ("arena", "cafe-race", "novice@0.5", "random", "--seats", "3", "--games", "6")


def test_the_arena_tells_who_won_how_often(told: Told) -> None:
    code, out, _ = told(*DUEL)
    assert code == 0
    assert "6 games, seats rotated, luck paired" in out
    assert "novice@0.5" in out
    assert "Choices in a game" in out


def test_one_game_gives_no_interval(told: Told) -> None:
    words = ("arena", "espresso-doppio", "random", "random", "--games", "1")
    code, out, _ = told(*words)
    assert code == 0
    assert re.search(r"random +50\.0 % \([\d.]+–[\d.]+\) +[\d.]+ \([\d.]+–[\d.]+\) +1500 \(–\)", out)
    duel = ("arena", "espresso-doppio", "random", "novice@0.001", "--games", "1")
    standings = json.loads(told(*duel, "--json")[1])["standings"]
    for one in standings:
        assert one["score"]["low"] is one["score"]["high"] is one["rating"]["low"] is one["rating"]["high"] is None
        assert one["wins"]["low"] < one["wins"]["high"]
    code, out, _ = told(*duel)
    assert out.count("(–)") == 5, "four figures, and what the mark means"


def test_one_bot_fills_a_table_for_two(told: Told) -> None:
    code, out, _ = told("arena", "espresso-doppio", "random", "--games", "2", "--json")
    assert (code, json.loads(out)["match"]["seats"]) == (0, 2)


def test_the_arena_speaks_french(told: Told) -> None:
    code, out, _ = told(*DUEL, "--lang", "fr")
    assert code == 0
    assert "6 parties, places permutées" in out
    assert "gagnerait 33,3\u00a0%" in out
    assert not re.search(r"[^@]\d\.\d", out), "a French number has a comma"


def test_figures_are_the_same_whatever_the_jobs(told: Told) -> None:
    figures = [json.loads(told(*DUEL, "--json", "--jobs", jobs)[1]) for jobs in ("1", "2")]
    assert figures[0] == figures[1]
    assert figures[0]["games"] == 6


def test_results_are_kept_gone_on_with_and_reported(told: Told, tmp_path: Path) -> None:
    file, page = tmp_path / "duel.jsonl", tmp_path / "duel.html"
    assert told(*DUEL, "--results", str(file))[0] == 0
    code, _, complaint = told(*DUEL, "--results", str(file))
    assert (code, "--resume" in complaint) == (2, True)
    code, out, _ = told(*DUEL[:-1], "9", "--results", str(file), "--resume", "--report", str(page))
    assert (code, "9 games" in out) == (0, True)
    assert len(file.read_text().splitlines()) == 10
    assert "<h1>Café Race" in page.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("arena", "cafe-race", "genius"), "no bot “genius”"),
        (("arena", "cafe-race", "regular@x"), "impossible amount"),
        (("arena", "cafe-race", "random", "--games", "0"), "at least one"),
        (("arena", "cafe-race", "random", "--resume"), "--results"),
        (("arena", "cafe-race", "random", "--seats", "9"), "9"),
        (("arena", "espresso-doppio", "random", "random", "random"), "3 bots do not fit on 2 seats"),
        (("arena", "chess", "random"), "chess"),
        (("arena", "cafe-race", "random", "--cluster", "tcp://127.0.0.1:9"), "No Dask scheduler"),
        (("balance", "cafe-race", "--bot", "genius"), "no bot “genius”"),
        (("balance", "cafe-race", "--games", "0"), "at least one"),
    ],
)
def test_what_cannot_be_done_is_one_clear_sentence(told: Told, words: tuple[str, ...], reason: str) -> None:
    code, out, complaint = told(*words)
    assert code == 2
    assert reason in complaint
    assert "Traceback" not in complaint + out
    assert len(complaint.strip().splitlines()) == 1


def test_balance_sets_a_variant_beside_the_standard_rules(told: Told) -> None:
    words = ("balance", "cafe-race/auction", "--games", "3", "--seats", "3", "--bot", "novice@0.2", "--weak", "random")
    code, out, _ = told(*words)
    assert code == 0
    assert "cafe-race/auction" in out
    assert "Share of luck" in out


@pytest.mark.parametrize(("width", "lines"), [(80, 2), (200, 1)])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_number_is_broken_at_the_edge_of_the_screen(
    told: Told, monkeypatch: pytest.MonkeyPatch, language: str, width: int, lines: int
) -> None:
    monkeypatch.setattr(speech, "out", Console(width=width, highlight=False, soft_wrap=True))
    quick = ("--games", "4", "--bot", "random", "--weak", "random", "--lang", language)
    out = told("balance", "top-race/long-distance", *quick)[1]
    told_of = out[out.index("top-race ") :].splitlines()[: 2 * lines]
    assert told_of[lines].startswith("top-race/long-distance")
    assert all(len(line) <= width for line in told_of)
    assert len(re.findall(r"\((?:[\d.,-]+–[\d.,-]+|–)\)", "".join(told_of))) == 10


def test_balance_alone_has_no_seat_to_compare(told: Told) -> None:
    code, out, _ = told(
        "balance", "espresso-doppio/solo", "--games", "2", "--bot", "random", "--weak", "random", "--json"
    )
    assert code == 0
    standard, solo = json.loads(out)
    assert standard["luck"] is not None
    assert solo["luck"] is None


def test_training_writes_weights_and_a_learning_curve(told: Told, tmp_path: Path) -> None:
    page, weights = tmp_path / "curve.html", tmp_path / "learned.json"
    words = ("train", "cafe-race", "--scale", "0.0001", "--rounds", "1", "--folder", str(tmp_path / "games"))
    code, out, _ = told(*words, "--weights", str(weights), "--report", str(page))
    assert code == 0
    assert "Slope" in out
    assert json.loads(weights.read_text())["game"] == "cafe-race"
    assert '"who":"round 1"' in page.read_text()


def test_training_knows_what_it_can_teach(told: Told) -> None:
    code, _, complaint = told("train", "chess")
    assert code == 2
    assert "cafe-race" in complaint
