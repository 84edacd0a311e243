"""Means of trials with their doubt, seat by seat."""

import math
from collections.abc import Sequence
from typing import Final

GRID: Final = float(1 << 40)
FEWEST: Final = 8  # trials for one figure
MANY: Final = 2000
Z: Final = 1.96  # ± holds the truth 95 times in 100


def points_told(value: float, alone: bool) -> int:
    """As it is written: whole points of winning chance; alone at the table, of the score."""
    return round(abs(value) if alone else 100 * abs(value))


def doubt_told(error: float, alone: bool) -> int:
    """Rounded up, and never nothing: we would rather doubt too much."""
    return max(1, math.ceil(Z * (error if alone else 100 * error) - 1e-9))


def stands_out(value: float, error: float, alone: bool) -> bool:
    """Whether a figure is larger than its doubt, also as both are written: nobody believes in 9 points ± 10."""
    return points_told(value, alone) > doubt_told(error, alone)


def on_grid(value: float) -> float:
    """Rounded to parts so small that nobody sees it, and such that sums of them are exact."""
    return round(value * GRID) / GRID


def within(share: float, least: int = FEWEST) -> int:
    """How many trials a figure gets of its share of them."""
    return max(least, min(MANY, int(share)))


class Guess:
    """What trials say of each seat: a mean, and the square of how far it may be off."""

    def __init__(self, values: Sequence[float], doubts: Sequence[float]) -> None:
        self.values = [on_grid(value) for value in values]
        self.doubts = list(doubts)


class Tally:
    """One number tried again and again: its mean, and the standard error of that."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value

    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    def doubt(self) -> float:
        if self.count < 2:
            return 0.0
        spread = self.squares - self.total * self.total / self.count
        return math.sqrt(max(0.0, spread) / (self.count - 1) / self.count)


def mean_of(trials: Sequence[Sequence[float]]) -> Guess:
    """Equally weighed trials. One alone says nothing of its doubt, so there should be more."""
    count = len(trials)
    means: list[float] = []
    doubts: list[float] = []
    for seat in range(len(trials[0])):
        total = 0.0
        for trial in trials:
            total += trial[seat]
        mean = total / count
        spread = 0.0
        for trial in trials:
            spread += (trial[seat] - mean) * (trial[seat] - mean)
        means.append(mean)
        doubts.append(spread / (count - 1) / count if count > 1 else 0.0)
    return Guess(means, doubts)


def apart(left: Sequence[Sequence[float]], right: Sequence[Sequence[float]]) -> Guess:
    """By how much trials differ that met the same luck, as far as both go."""
    pairs: list[list[float]] = []
    for place in range(min(len(left), len(right))):
        one, other = left[place], right[place]
        pairs.append([one[seat] - other[seat] for seat in range(len(one))])
    return mean_of(pairs)


def weighed(parts: Sequence[tuple[float, Sequence[Sequence[float]]]]) -> Guess:
    """Outcomes of luck, each with its weight and its trials. The doubt is that of the trials, not of the luck."""
    seats = len(parts[0][1][0])
    means, doubts = [0.0] * seats, [0.0] * seats
    alone = [trials[0] for _, trials in parts if len(trials) == 1]
    # Where every outcome was tried once, how far outcomes differ is all there is to judge their trials by: too much.
    usual = mean_of(alone).doubts if len(alone) > 1 else [0.0] * seats
    for weight, trials in parts:
        found = mean_of(trials)
        for seat in range(seats):
            doubt = found.doubts[seat] if len(trials) > 1 else usual[seat] * len(alone)
            means[seat] += weight * found.values[seat]
            doubts[seat] += weight * weight * doubt
    return Guess(means, doubts)


def nothing(seats: int) -> Guess:
    return Guess([0.0] * seats, [0.0] * seats)


def minus(left: Guess, right: Guess) -> Guess:
    """Their doubts add up, as if they had nothing in common: at worst too much."""
    seats = range(len(left.values))
    return Guess(
        [left.values[seat] - right.values[seat] for seat in seats],
        [left.doubts[seat] + right.doubts[seat] for seat in seats],
    )
