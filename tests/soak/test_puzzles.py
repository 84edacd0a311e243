"""Every puzzle of the house once more: searched ten times as deep, and played on by regulars; none may be wrong."""

import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

import pytest

from comptoir.lab.puzzles import checked, lower_bound, searched_deeper
from comptoir.review.puzzles import Puzzle, puzzles
from tests.soak.telling import tell

T = TypeVar("T")
DEEPER = 10.0  # times a master's thinking
SEED = 101  # none of those the puzzle was found with
PAIRS = 200
WANTED = {"cafe-international": 40, "espresso-doppio": 40, "cafe-race": 30, "top-race": 10}


def finds_it(puzzle: Puzzle) -> bool:
    return searched_deeper(puzzle, DEEPER, SEED) == puzzle.best.choice


def played_apart(puzzle: Puzzle) -> list[float]:
    """How much more often the best has won than the second best, game by game from the same worlds."""
    return checked(puzzle, 0, PAIRS).apart


def of(game: str) -> list[Puzzle]:
    return [puzzle for puzzle in puzzles() if puzzle.game == game]


def each(look: Callable[[Puzzle], T], asked: list[Puzzle]) -> list[T]:
    with ProcessPoolExecutor(os.cpu_count()) as crew:
        return list(crew.map(look, asked))


def test_there_are_as_many_as_the_house_begins_with() -> None:
    assert {game: len(of(game)) for game in WANTED} == WANTED


@pytest.mark.parametrize("game", WANTED)
def test_a_search_ten_times_as_deep_finds_the_same(game: str) -> None:
    asked = of(game)
    wrong = [puzzle.name for puzzle, found in zip(asked, each(finds_it, asked), strict=True) if not found]
    tell(f"{game}: {len(asked)} puzzles searched ten times as deep, {len(wrong)} found another answer {wrong or ''}")
    assert not wrong


@pytest.mark.parametrize("game", WANTED)
def test_regulars_win_more_often_after_the_best_than_after_the_second_best(game: str) -> None:
    asked = of(game)
    apart = each(played_apart, asked)
    bounds = {puzzle.name: lower_bound(games) for puzzle, games in zip(asked, apart, strict=True)}
    wrong = [name for name, bound in bounds.items() if bound <= 0]
    mean = sum(map(sum, apart)) / (PAIRS * len(asked))
    tell(
        f"{game}: {len(asked)} puzzles, {PAIRS} pairs of games each: the best wins {100 * mean:.0f} points more often "
        f"than the second best, smallest lower bound {100 * min(bounds.values()):.1f}, {len(wrong)} not above zero "
        f"{wrong or ''}"
    )
    assert not wrong
