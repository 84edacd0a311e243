"""What the lines come to in games of every level, and by how much the value changes its mind (drift)."""

import msgspec

from bench.review.games import LINES, Bar, bar_of, played
from comptoir.review import Review, review_game

FIRST = 1_000_000  # far from the deals that settings were chosen on
USUAL = 1.0
THINKING = {"cafe-race": 0.05, "cafe-international": 0.05, "espresso-doppio": 0.1, "top-race/bets": 0.05}
TENTHS = 10


class Drifted(msgspec.Struct):
    """One game's bars, and by the tenth of the chance before a step how much drift came of how many steps."""

    seats: list[Bar]
    tenths: list[tuple[float, int]]
    missed: float  # by how much the parts miss the result


def drifted(rule_set: str, level: str, number: int, thinking: float) -> Drifted:
    record = played(rule_set, level, FIRST + number)
    review = review_game(record, thinking=thinking, seed=number, choices=False)
    steps = steps_of(review)
    sums = [[drift for chance, drift in steps if tenth_of(chance) == tenth] for tenth in range(TENTHS)]
    bars = [bar_of(one) for one in review.seats]
    return Drifted(
        bars,
        [(sum(inside), len(inside)) for inside in sums],
        max(abs(sum(bar[line] for line in LINES) - bar["result"]) for bar in bars),
    )


def steps_of(review: Review) -> list[tuple[float, float]]:
    """The chance before each step, and by how much the value changed its mind there, for every seat."""
    return [
        (before.chances[seat], moment.parts.drift[seat])
        for before, moment in zip(review.moments, review.moments[1:], strict=False)
        for seat in range(len(before.chances))
    ]


def tenth_of(chance: float) -> int:
    return max(0, min(TENTHS - 1, int(chance * TENTHS)))
