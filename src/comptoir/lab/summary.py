"""What a series tells: how often each bot won, its rating, what the seat is worth, how long a game is."""

import msgspec

from comptoir.lab.figures import Duels, Estimate, Figure, mean, quantile, ratings, share
from comptoir.lab.luck import FEWEST, adjusted, explained, seats_of
from comptoir.lab.series import Result, Series


class Standing(msgspec.Struct, frozen=True):
    """One bot: its share of victories, its mean score and its rating. Seats held by the same bot count as one bot."""

    bot: str
    places: int  # how many seats it holds in every game
    wins: Estimate  # per seat it holds
    score: Figure
    rating: Figure
    adjusted: Figure | None = None  # its victories with luck taken out, where luck was measured


class Length(msgspec.Struct, frozen=True):
    """Choices made in a game."""

    mean: float
    least: int
    median: int
    most: int


class Summary(msgspec.Struct, frozen=True):
    games: int
    fair: float  # the share of victories everyone would have if all were equal
    standings: list[Standing]
    by_seat: list[Estimate]
    length: Length
    luck: Figure | None = None  # how much of the results deal and draws explain, where they were measured


def winnings(result: Result) -> list[float]:
    """One victory per game; those who share it get their part."""
    winners = result.ranking.count(1)
    return [1.0 / winners if rank == 1 else 0.0 for rank in result.ranking]


def summarise(series: Series, results: list[Result]) -> Summary:
    names = list(dict.fromkeys(series.bots))
    wins: list[list[float]] = [[] for _ in names]
    scores: list[list[float]] = [[] for _ in names]
    by_seat: list[float] = [0.0] * series.seats
    for result in results:
        won = winnings(result)
        for seat, place in enumerate(result.bots):
            who = names.index(series.bots[place])
            wins[who].append(won[seat])
            scores[who].append(result.scores[seat])
            by_seat[seat] += won[seat]
    measured = seats_of(series, results) if len({series.deal(result.number) for result in results}) >= FEWEST else []
    rated = ratings(duels_by_deal(series, results, names), len(names)) if results else []
    return Summary(
        len(results),
        1.0 / series.seats,
        [
            Standing(
                name,
                series.bots.count(name),
                share(sum(wins[who]), len(wins[who])),
                mean(scores[who]),
                rated[who],
                adjusted(series, measured, name),
            )
            for who, name in enumerate(names)
            if results
        ],
        [share(won, len(results)) for won in by_seat],
        length([result.decisions for result in results]),
        explained(measured),
    )


def duels_by_deal(series: Series, results: list[Result], names: list[str]) -> list[Duels]:
    """Who came in before whom, deal by deal; bots of one name do not duel."""
    deals: dict[int, Duels] = {}
    for result in results:
        duels = deals.setdefault(series.deal(result.number), {})
        who = [names.index(series.bots[place]) for place in result.bots]
        for one in range(series.seats):
            for other in range(series.seats):
                if who[one] != who[other] and result.ranking[one] <= result.ranking[other]:
                    part = 1.0 if result.ranking[one] < result.ranking[other] else 0.5
                    duels[who[one], who[other]] = duels.get((who[one], who[other]), 0.0) + part
    return list(deals.values())


def length(decisions: list[int]) -> Length:
    if not decisions:
        return Length(0.0, 0, 0, 0)
    return Length(mean(decisions).value, min(decisions), int(quantile(decisions, 0.5)), max(decisions))
