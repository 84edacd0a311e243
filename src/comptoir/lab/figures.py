"""Figures with their doubt: shares with Wilson intervals, means with Student's, Bradley–Terry ratings."""

import math
from collections.abc import Sequence

import msgspec

from comptoir.kernel.luck import Fast

Z = 1.959964  # 95 % of a normal distribution lies within so many deviations
# The same where the deviation itself is guessed from few: Student's, for two values, three and so on.
FEW = (12.706205, 4.302653, 3.182446, 2.776445, 2.570582, 2.446912, 2.364624, 2.306004, 2.262157, 2.228139)
ELO = 400.0 / math.log(10.0)


class Estimate(msgspec.Struct, frozen=True):
    """A figure and the interval that holds the truth in 95 of 100 such experiments."""

    value: float
    low: float
    high: float
    count: int


class Figure(msgspec.Struct, frozen=True):
    """A figure whose interval comes from how much the data differ; None when there is too little, or all is alike."""

    value: float
    low: float | None
    high: float | None
    count: int


def around(value: float, reach: float, count: int) -> Figure:
    """Data that never differ say nothing about what else might happen: an interval of no width would be a lie."""
    if reach < 1e-9:
        return Figure(value, None, None, count)
    return Figure(value, value - reach, value + reach, count)


def share(wins: float, count: int) -> Estimate:
    """A share with its Wilson interval. Shared victories count in parts."""
    if count == 0:
        return Estimate(0.0, 0.0, 1.0, 0)
    part = wins / count
    width = Z * Z / count
    middle = (part + width / 2) / (1 + width)
    reach = Z * math.sqrt(part * (1 - part) / count + width / (4 * count)) / (1 + width)
    return Estimate(part, max(0.0, middle - reach), min(1.0, middle + reach), count)


def mean(values: Sequence[float]) -> Figure:
    """A mean with its interval, as wide as so few values must have it."""
    count = len(values)
    middle = sum(values) / count if count else 0.0
    reach = student(count - 1) * deviation(values) / math.sqrt(count) if count > 1 else 0.0
    return around(middle, reach, count)


def student(freedom: int) -> float:
    """How many deviations hold 95 %, with so many values beyond the first: a table, then its well-known expansion."""
    if freedom <= len(FEW):
        return FEW[freedom - 1]
    second, third = (Z**3 + Z) / 4, (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    return Z + second / freedom + third / freedom**2


def deviation(values: Sequence[float]) -> float:
    if len(values) < 2:
        return 0.0
    middle = sum(values) / len(values)
    return math.sqrt(sum((value - middle) ** 2 for value in values) / (len(values) - 1))


def quantile(values: Sequence[float], part: float) -> float:
    """The value below which this part of them lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


Duels = dict[tuple[int, int], float]  # (a, b): how often a came in before b, ties half each


def bradley_terry(duels: Duels, players: int, rounds: int = 200) -> list[float]:
    """Ratings on the Elo scale, around 1500, under which these duels are likeliest.

    Everybody gets half a win and half a loss against an average player first, so that one who never lost stays finite.
    """
    strength = [1.0] * players
    won = [0.5 + sum(wins for (a, _), wins in duels.items() if a == one) for one in range(players)]
    met = [[duels.get((one, b), 0.0) + duels.get((b, one), 0.0) for b in range(players)] for one in range(players)]
    for _ in range(rounds):
        expected = [
            1.0 / (strength[one] + 1.0) + sum(met[one][b] / (strength[one] + strength[b]) for b in range(players))
            for one in range(players)
        ]
        strength = [won[one] / expected[one] for one in range(players)]
    level = sum(math.log(value) for value in strength) / players
    return [1500.0 + ELO * (math.log(value) - level) for value in strength]


def ratings(deals: list[Duels], players: int, resamples: int = 100, seed: int = 1) -> list[Figure]:
    """Bradley–Terry ratings, with intervals from drawing the deals anew again and again."""
    luck = Fast(seed)
    best = bradley_terry(added(deals), players)
    drawn = [
        bradley_terry(added([deals[luck.below(len(deals))] for _ in deals]), players, 60) for _ in range(resamples)
    ]
    return [around(best[one], Z * deviation([sample[one] for sample in drawn]), len(deals)) for one in range(players)]


def added(deals: list[Duels]) -> Duels:
    total: Duels = {}
    for duels in deals:
        for pair, wins in duels.items():
            total[pair] = total.get(pair, 0.0) + wins
    return total
