"""Luck taken out of a series: what is told, that it changes no expectation, and that it makes figures surer."""

import msgspec
import pytest

from comptoir.kernel.luck import Fast
from comptoir.lab.luck import Seat, adjusted, explained, seats_of, slope, weights
from comptoir.lab.series import Result, Series, play_game, play_games
from comptoir.lab.summary import summarise

RACE = Series("cafe-race", {}, 3, ["random", "random", "random"], 1)


def games(count: int, part: float) -> list[Result]:
    """Games of pure luck, of which a part is measured: who has most luck wins, or somebody else does."""
    found = []
    for number in range(count):
        luck = Fast(number)
        winner = luck.below(3)
        told = winner if luck.below(100) < part * 100 else luck.below(3)
        ranking = [1 if seat == winner else 2 for seat in range(3)]
        gave = [2 / 3 if seat == told else -1 / 3 for seat in range(3)]
        found.append(Result(number, RACE.lineup(number), [0, 0, 0], ranking, 9, gave))
    return found


def test_all_luck_explains_all_and_no_luck_nothing() -> None:
    everything = explained(seats_of(RACE, games(300, 1.0)))
    assert everything is not None
    assert everything.value == pytest.approx(1.0)
    nothing = explained(seats_of(RACE, games(300, 0.0)))
    assert nothing is not None
    assert nothing.value < 0.1


def test_taking_luck_out_makes_a_share_surer() -> None:
    results = games(300, 0.8)
    series = msgspec.structs.replace(RACE, bots=["novice", "random", "random"])
    first = summarise(series, results).standings[0]
    assert first.adjusted is not None
    assert first.adjusted.low is not None
    assert first.adjusted.high is not None
    assert first.adjusted.high - first.adjusted.low < 0.8 * (first.wins.high - first.wins.low)
    assert first.adjusted.low < 1 / 3 < first.adjusted.high


def test_the_weight_is_fitted_on_other_games() -> None:
    seats = [Seat(deal, "random", float(deal % 2), 1.0) for deal in range(8)]
    assert weights(seats) == [1.0, 0.0]
    assert slope(seats) == 0.5


def test_without_the_luck_of_every_game_nothing_is_said() -> None:
    results = games(6, 1.0)
    results[3] = msgspec.structs.replace(results[3], luck=[])
    assert seats_of(RACE, results) == []
    assert adjusted(RACE, [], "random") is None
    assert explained([]) is None
    assert summarise(RACE, results).luck is None


def test_measuring_luck_changes_no_game() -> None:
    plain, measured = play_game(RACE, 4), play_game(RACE, 4, with_luck=True)
    assert plain.luck == []
    assert abs(sum(measured.luck)) < 1e-9
    assert msgspec.structs.replace(measured, luck=[]) == plain
    assert play_games(RACE, [4], with_luck=True) == [measured]
