"""`comptoir review` as a person meets it."""

import json
import re
from pathlib import Path

import pytest

import comptoir
from comptoir.kernel.record import write_record
from tests.cli import Told
from tests.review import record_of

QUICK = ("--thinking", "0.001")
LINES = ("start", "deal", "luck", "own", "others", "unseen", "drift")


@pytest.fixture
def race(tmp_path: Path) -> Path:
    return saved(tmp_path / "race.txt", ["Ada", "Bo", "<b>Cy</b>"], seed=4)


def saved(file: Path, names: list[str], seed: int) -> Path:
    record = record_of("cafe-race", 3, seed)
    record.names = names
    file.write_text(write_record(record, comptoir.catalogue()["cafe-race"]), encoding="utf-8")
    return file


def test_the_json_adds_up_exactly(told: Told, race: Path) -> None:
    code, out, _ = told("review", str(race), *QUICK, "--json")
    assert code == 0
    seats = json.loads(out)["seats"]
    assert len(seats) == 3
    for seat in seats:
        assert sum(seat[line] for line in LINES) == seat["result"]


@pytest.mark.parametrize(("language", "eyes"), [("en", "our own bots"), ("fr", "nos robots")])
def test_a_person_reads_a_table_and_sentences(told: Told, race: Path, language: str, eyes: str) -> None:
    code, out, _ = told("review", str(race), *QUICK, "--lang", language)
    assert code == 0
    assert "Ada" in out
    assert eyes in out
    assert "review-" not in out


def test_every_line_of_the_table_adds_up_as_it_is_written(told: Told, race: Path) -> None:
    """In tenths, each rounded by itself, 33.3 + 0.6 − 14.6 − 26.2 + 7.2 + 0.8 − 1.2 was said to be 0.0."""
    _, out, _ = told("review", str(race), *QUICK)
    rows = [line for line in out.splitlines() if re.match(r"(Ada|Bo|<b>Cy</b>) +\d", line)]
    assert len(rows) == 3
    for row in rows:
        cells = re.findall(r"[+−]?\d+", re.sub(r"± *\d+", "", row))
        *terms, result, _short = [int(cell.replace("−", "-")) for cell in cells]
        assert sum(terms) == result, row


def test_it_speaks_to_the_player_who_asks(told: Told, race: Path) -> None:
    _, out, _ = told("review", str(race), *QUICK, "--seat", "2")
    assert "You " in out
    assert "Ada won." not in out
    assert "Ada did not win" not in out


def test_the_report_opens_offline_and_runs_nothing(told: Told, race: Path, tmp_path: Path) -> None:
    code, _, _ = told("review", str(race), *QUICK, "--report", str(tmp_path / "race.html"))
    page = (tmp_path / "race.html").read_text(encoding="utf-8")
    assert code == 0
    assert page.count("<svg") >= 2
    assert "<polyline" in page
    assert "<b>Cy</b>" not in page
    assert "&lt;b&gt;Cy&lt;/b&gt;" in page
    assert not [word for word in ("<script", "http:", "https:", "url(") if word in page]


def test_a_folder_gives_every_players_averages(told: Told, race: Path, tmp_path: Path) -> None:
    saved(tmp_path / "again.txt", ["Bo", "Ada", "Di"], seed=5)
    (tmp_path / "letter.txt").write_text("Dear Ada")
    code, out, complaint = told("review", str(tmp_path), *QUICK, "--json")
    assert code == 0
    assert "letter.txt" in complaint
    players = {one["player"]: one for one in json.loads(out)["players"]}
    assert players["Ada"]["games"] == players["Bo"]["games"] == 2
    assert players["Di"]["games"] == 1
    for one in players.values():
        lines = one["lines"]
        assert sum(lines[line]["value"] for line in LINES) == pytest.approx(lines["result"]["value"])
    assert "Ada" in told("review", str(tmp_path), *QUICK)[1]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--seat", "4"), "no player 4: 3 play"),
        (("--thinking", "0"), "a number above 0"),
        (("--report", "nowhere/race.html"), "cannot be written"),
    ],
)
def test_what_cannot_be_done_is_refused_in_a_sentence(
    told: Told, race: Path, words: tuple[str, ...], sentence: str
) -> None:
    code, _, complaint = told("review", str(race), *words)
    assert code == 2
    assert sentence in complaint


def test_a_game_that_is_not_over_is_not_reviewed(told: Told, tmp_path: Path) -> None:
    comptoir.start("cafe-race", 3, comptoir.Fast(1)).save(tmp_path / "race.txt")
    code, _, complaint = told("review", str(tmp_path / "race.txt"))
    assert code == 2
    assert "not over yet" in complaint


def test_a_folder_without_games_says_so(told: Told, tmp_path: Path) -> None:
    code, _, complaint = told("review", str(tmp_path))
    assert code == 2
    assert "no finished game" in complaint
