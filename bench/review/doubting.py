"""Is ± as large as it should be? The same games through other trials of the same eyes: how much do the lines differ?"""

import math
import statistics

import msgspec

from bench.review.drifting import FIRST, THINKING
from bench.review.games import played
from comptoir.review import SeatReview, review_game

SEEDS = 12
LINES = ("deal", "luck", "own", "others", "unseen", "drift")


class Doubted(msgspec.Struct):
    """By line, the squares of the doubt that was told and of the real deviation, over the seats of one game."""

    told: dict[str, float]
    real: dict[str, float]


def doubted(rule_set: str, level: str, number: int) -> Doubted:
    record = played(rule_set, level, FIRST * 2 + number)
    thinking = THINKING[rule_set]
    reviews = [review_game(record, thinking=thinking, seed=seed, choices=False).seats for seed in range(1, SEEDS + 1)]
    seats = [[review[seat] for review in reviews] for seat in range(record.seats)]
    return Doubted(
        {line: sum(told_of(seat, line) for seat in seats) for line in LINES},
        {line: sum(statistics.variance(getattr(one, line) for one in seat) for seat in seats) for line in LINES},
    )


def told_of(seat: list[SeatReview], line: str) -> float:
    return statistics.fmean(one.doubts[line] ** 2 for one in seat)


def ratio(games: list[Doubted], line: str) -> float | None:
    """How many times too large what is told is; None where nothing is in doubt."""
    real = sum(game.real[line] for game in games)
    return math.sqrt(sum(game.told[line] for game in games) / real) if real > 1e-9 else None
