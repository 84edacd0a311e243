"""Every puzzle of the house once more: searched ten times as deep, and played on by regulars; none may be wrong.

It takes hours of one processor. What was seen is kept beside the results, so it may be broken off and goes on where it
was; `make soak PARTS=puzzles MINUTES=20 JOBS=1` stops by itself, and fails for what is still to be looked at.
"""

import os
import time
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor

import pytest

from comptoir.lab.puzzles import checked, lower_bound, searched_deeper
from comptoir.review.puzzles import Puzzle, puzzles
from tests.soak.looks import Asking, Looks
from tests.soak.telling import tell

DEEPER = 10.0  # times a master's thinking
SEED = 101  # none of those the puzzle was found with
PAIRS = 200
AT_ONCE = 10  # pairs of one look: seconds, so that little is lost
WANTED = {"cafe-international": 40, "espresso-doppio": 40, "cafe-race": 30, "top-race": 10}
UNTIL = time.monotonic() + 60 * float(os.environ.get("MINUTES", "inf"))


@pytest.fixture(scope="module")
def crew() -> Iterator[Executor]:
    with ProcessPoolExecutor(int(os.environ.get("JOBS", 0)) or os.cpu_count()) as found:
        yield found


@pytest.fixture(scope="module")
def looks() -> Looks:
    return Looks()


def see(asking: Asking) -> list[float]:
    if asking.kind == "deeper":
        return [searched_deeper(asking.puzzle, asking.size, SEED)]
    return checked(asking.puzzle, asking.first, int(asking.size)).apart


def deeper(puzzle: Puzzle) -> list[Asking]:
    return [Asking(puzzle, "deeper", SEED, DEEPER)]


def played_on(puzzle: Puzzle) -> list[Asking]:
    return [Asking(puzzle, "pairs", first, AT_ONCE) for first in range(0, PAIRS, AT_ONCE)]


def of(game: str) -> list[Puzzle]:
    return [puzzle for puzzle in puzzles() if puzzle.game == game]


def test_there_are_as_many_as_the_house_begins_with() -> None:
    assert {game: len(of(game)) for game in WANTED} == WANTED


@pytest.mark.parametrize("game", WANTED)
def test_a_search_ten_times_as_deep_finds_the_same(game: str, looks: Looks, crew: Executor) -> None:
    asked = of(game)
    looks.go_on([asking for puzzle in asked for asking in deeper(puzzle)], see, crew, UNTIL)
    found = [(puzzle, shown) for puzzle in asked if (shown := looks.shown(deeper(puzzle))) is not None]
    wrong = [puzzle.name for puzzle, shown in found if shown != [puzzle.best.choice]]
    tell(
        f"{game}: {len(found)} of {len(asked)} puzzles searched ten times as deep, {len(wrong)} found another answer "
        f"{wrong or ''}".rstrip()
    )
    assert not wrong
    assert len(found) == len(asked), "to be gone on with"


@pytest.mark.parametrize("game", WANTED)
def test_regulars_win_more_often_after_the_best_than_after_the_second_best(
    game: str, looks: Looks, crew: Executor
) -> None:
    asked = of(game)
    looks.go_on([asking for puzzle in asked for asking in played_on(puzzle)], see, crew, UNTIL)
    apart = {puzzle.name: shown for puzzle in asked if (shown := looks.shown(played_on(puzzle))) is not None}
    bounds = {name: lower_bound(games) for name, games in apart.items()}
    wrong = {name: round(100 * bound, 1) for name, bound in bounds.items() if bound <= 0}
    if apart:
        mean = sum(map(sum, apart.values())) / (PAIRS * len(apart))
        tell(
            f"{game}: {len(apart)} of {len(asked)} puzzles played on, {PAIRS} pairs of games each: the best wins "
            f"{100 * mean:.0f} points more often than the second best, smallest lower bound "
            f"{100 * min(bounds.values()):.1f}, {len(wrong)} not above zero {wrong or ''}".rstrip()
        )
    assert not wrong
    assert len(apart) == len(asked), "to be gone on with"
