"""`comptoir circuit`: checks a circuit and draws it; and a game may be played on one's own."""

from pathlib import Path

import pytest

from comptoir.cli import run
from comptoir.games.top_race.circuits import circuit_text


def test_a_good_circuit_is_praised_and_drawn_beside_its_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.circuit"
    file.write_text(circuit_text("classic"), encoding="utf-8")
    assert run(["circuit", str(file), "--lang", "en"]) == 0
    assert "55 steps a lap, bet lines on steps 13, 24, 36" in capsys.readouterr().out
    assert (tmp_path / "mine.svg").read_text(encoding="utf-8").startswith("<svg")


def test_a_circuit_that_ships_is_known_by_name(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(["circuit", "old-town", "--lang", "fr"]) == 0
    assert "62 pas par tour" in capsys.readouterr().out
    assert (tmp_path / "old-town.svg").exists()
    assert run(["circuit", "aerodrome", "--svg", "field.svg", "--lang", "en"]) == 0
    assert (tmp_path / "field.svg").exists()


def test_a_fault_is_one_sentence_with_line_and_column(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "bad.circuit"
    file.write_text("circuit Bad\ngrid 2 x 3\nline\nroad 3 x 1\n", encoding="utf-8")
    assert run(["circuit", str(file), "--lang", "en"]) == 2
    said = capsys.readouterr().err
    assert said.startswith("Line 4, column 10:")
    assert not (tmp_path / "bad.svg").exists()


def test_a_missing_file_is_no_traceback(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["circuit", str(tmp_path / "none.circuit"), "--lang", "en"]) == 2
    assert "Traceback" not in capsys.readouterr().err


def test_a_game_is_played_on_the_circuit_of_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.circuit"
    file.write_text(circuit_text("old-town"), encoding="utf-8")
    assert run(["simulate", "top-race", "--games", "2", "-o", f"circuit={file}", "--lang", "en"]) == 0
    assert run(["simulate", "top-race", "--games", "2", "-o", "circuit=nowhere", "--lang", "en"]) == 2
    assert "nowhere" in capsys.readouterr().err
