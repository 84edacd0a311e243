"""Shares of victory with luck taken out, and how much of the results luck explains.

What the deal and the draws gave a seat is zero on average, so taking a part of it off a result changes no expectation
and removes noise. How large a part is fitted on other games than those it is taken off from.
"""

from collections.abc import Sequence

import msgspec

from comptoir.kernel.luck import Fast
from comptoir.lab.figures import Figure, Z, around, deviation, mean
from comptoir.lab.series import Result, Series

FOLDS = 2
FEWEST = 4  # deals, two in each fold, before luck is taken out of anybody's victories
RESAMPLES = 200


class Seat(msgspec.Struct, frozen=True):
    """One seat of one game: in which deal, which bot, what it won beyond its fair share, and what luck gave it."""

    deal: int
    bot: str
    won: float
    luck: float


def seats_of(series: Series, results: Sequence[Result]) -> list[Seat]:
    """Nothing unless the luck of every game was measured: a part of them would not be the same games."""
    if series.seats == 1 or not results or not all(result.luck for result in results):
        return []
    found: list[Seat] = []
    for result in results:
        winners = result.ranking.count(1)
        for seat, place in enumerate(result.bots):
            won = (1.0 / winners if result.ranking[seat] == 1 else 0.0) - 1.0 / series.seats
            found.append(Seat(series.deal(result.number), series.bots[place], won, result.luck[seat]))
    return found


def slope(seats: Sequence[Seat]) -> float:
    """The part of luck to take off, at which the rest varies least."""
    squares = sum(seat.luck * seat.luck for seat in seats)
    return sum(seat.luck * seat.won for seat in seats) / squares if squares else 1.0


def weights(seats: Sequence[Seat]) -> list[float]:
    """For each fold of the deals, the weight fitted on the others; all of it where there are no others."""
    return [slope([seat for seat in seats if seat.deal % FOLDS != fold]) for fold in range(FOLDS)]


def adjusted(series: Series, seats: Sequence[Seat], bot: str) -> Figure | None:
    """A bot's share of victories with luck taken out."""
    if not seats:
        return None
    b = weights(seats)
    fair = 1.0 / series.seats
    return mean([fair + seat.won - b[seat.deal % FOLDS] * seat.luck for seat in seats if seat.bot == bot])


def explained(seats: Sequence[Seat], resamples: int = RESAMPLES, seed: int = 1) -> Figure | None:
    """How much of the results the luck lines explain, deal included (R²); the interval from drawing deals anew."""
    if not seats:
        return None
    b = weights(seats)
    by_deal: dict[int, tuple[float, float]] = {}
    for seat in seats:
        rest = (seat.won - b[seat.deal % FOLDS] * seat.luck) ** 2
        so_far = by_deal.get(seat.deal, (0.0, 0.0))
        by_deal[seat.deal] = (so_far[0] + rest, so_far[1] + seat.won**2)
    deals = list(by_deal.values())
    luck = Fast(seed)
    drawn = [part([deals[luck.below(len(deals))] for _ in deals]) for _ in range(resamples)] if len(deals) > 1 else []
    return around(part(deals), Z * deviation(drawn), len(deals))


def part(deals: Sequence[tuple[float, float]]) -> float:
    whole = sum(total for _, total in deals)
    return max(0.0, 1.0 - sum(rest for rest, _ in deals) / whole) if whole else 0.0
