"""What a variant changes: length, spread of scores, what the seat is worth, and how much luck decides."""

import msgspec

from comptoir.lab.figures import Estimate, Figure, deviation, mean
from comptoir.lab.luck import explained, seats_of
from comptoir.lab.series import Result, Series, rules_of
from comptoir.lab.stamp import Stamp, stamp
from comptoir.lab.summary import summarise, winnings


class Balance(msgspec.Struct, frozen=True):
    """The figures of one rule set. Alone at the table there is no seat to be better, nobody to be luckier than."""

    name: str
    seats: int
    length: Figure
    spread: float  # the deviation of the scores at the end
    margin: Figure  # the winner's lead over the next
    advantage: Estimate | None  # the best seat's share of victories beyond its fair one
    luck: Figure | None  # how much of the results among equals deal and draws explain
    upsets: Figure | None  # the part of victories that a stronger bot does not take from weaker ones
    stamp: Stamp

    def __repr__(self) -> str:
        told = [f"{self.length.value:.0f} choices a game", f"scores spread by {self.spread:.1f}"]
        if self.luck is not None:
            told += [f"the winner leads by {self.margin.value:.1f}", f"luck explains {self.luck.value:.0%}"]
        return f"<Balance of {self.name} for {self.seats}: {', '.join(told)}>"

    def to_dicts(self) -> list[dict[str, object]]:
        """One row, for a table in pandas or polars: values, with the ends of their intervals beside them."""
        row: dict[str, object] = {"rules": self.name, "seats": self.seats, "spread": self.spread}
        for name in ("length", "margin", "advantage", "luck", "upsets"):
            found = getattr(self, name)
            row[name] = found.value if found is not None else None
            row[f"{name}_low"] = found.low if found is not None else None
            row[f"{name}_high"] = found.high if found is not None else None
        return [row]


def lead(result: Result) -> float:
    """By how much the best score beats the second best."""
    best = sorted(result.scores, reverse=True)
    return float(best[0] - best[1]) if len(best) > 1 else float(best[0])


def seat_advantage(series: Series, results: list[Result]) -> Estimate:
    """Of the seat that won most."""
    seats = summarise(series, results).by_seat
    best = max(seats, key=lambda seat: seat.value)
    fair = 1.0 / series.seats
    return Estimate(best.value - fair, best.low - fair, best.high - fair, best.count)


def upsets(series: Series, results: list[Result]) -> Figure:
    """The first bot is strong among weak ones: 0 if it always wins, 1 if it wins no more than its fair share."""
    won = [winnings(result)[result.bots.index(0)] for result in results]
    found, fair = mean(won), 1.0 / series.seats

    def left_over(share: float) -> float:
        return min(1.0, max(0.0, (1.0 - share) / (1.0 - fair)))

    if found.low is None or found.high is None:
        return Figure(left_over(found.value), None, None, found.count)
    return Figure(left_over(found.value), left_over(found.high), left_over(found.low), found.count)


def weigh(
    name: str, equal: Series, among_equals: list[Result], uneven: Series, uneven_results: list[Result]
) -> Balance:
    """The figures of one rule set, from games among equals and from games of one strong bot among weak ones."""
    scores = [float(score) for result in among_equals for score in result.scores]
    alone = equal.seats == 1
    return Balance(
        name,
        equal.seats,
        mean([float(result.decisions) for result in among_equals]),
        deviation(scores),
        mean([lead(result) for result in among_equals]),
        None if alone else seat_advantage(equal, among_equals),
        explained(seats_of(equal, among_equals)),
        None if alone else upsets(uneven, uneven_results),
        stamp(rules_of(equal)[0], equal.seed),
    )
