"""`comptoir puzzles` goes on with its book and writes down the clearest of what it holds."""

from pathlib import Path

import msgspec
import pytest

from comptoir.games import find
from comptoir.lab.puzzle_book import clearest, mixed
from comptoir.lab.puzzles import Found, Mine
from comptoir.review.puzzles import Puzzle, laid_out, puzzles
from tests.cli import Told

KNOWN = [puzzle for puzzle in puzzles() if puzzle.game == "espresso-doppio"][:3]


@pytest.fixture
def book(tmp_path: Path) -> Path:
    """As if three games had been played already, with a puzzle in each."""
    game, options = find("espresso-doppio")
    mine = Mine(game.name, msgspec.to_builtins(options), seats=2, seed=1)
    games = [Found(number, 30, 3, [puzzle]) for number, puzzle in enumerate(KNOWN)]
    path = tmp_path / "book.jsonl"
    path.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in [mine, *games]))
    return path


def test_what_the_book_holds_is_not_looked_for_again(told: Told, book: Path, tmp_path: Path) -> None:
    to = tmp_path / "puzzles.json"
    code, out, _ = told("puzzles", "espresso-doppio", "--book", str(book), "--to", str(to), "--wanted", "2")
    assert (code, "2 puzzles" in out) == (0, True)
    assert msgspec.json.decode(to.read_bytes(), type=list[Puzzle]) == clearest(KNOWN, 2)


def test_a_book_of_another_mine_is_refused(told: Told, book: Path, tmp_path: Path) -> None:
    to, before = tmp_path / "puzzles.json", book.read_bytes()
    code, _, err = told("puzzles", "espresso-doppio", "--book", str(book), "--to", str(to), "--seed", "2")
    assert code != 0
    assert str(book.name) in err.replace("\n", "")
    assert (to.exists(), book.read_bytes()) == (False, before)


def test_every_puzzle_of_the_house_stands_on_the_table_and_is_no_secret_step() -> None:
    for puzzle in puzzles():
        asked = laid_out(puzzle)
        assert asked.position.waiting() == [puzzle.seat]
        assert {puzzle.best.choice, puzzle.second.choice} <= set(asked.position.choices(puzzle.seat))
        assert puzzle.gap >= 0.12
        assert puzzle.least >= 0.08


def test_no_game_is_asked_about_twice_in_a_row_while_there_are_others() -> None:
    one, other = KNOWN[:2], [puzzle for puzzle in puzzles() if puzzle.game == "cafe-race"][:2]
    assert [puzzle.game for puzzle in mixed(one, other)] == ["espresso-doppio", "cafe-race"] * 2
