"""Figures that can be checked by hand."""

import pytest

from comptoir.kernel.luck import Fast
from comptoir.lab.figures import Duels, bradley_terry, deviation, mean, quantile, ratings, share, student


def test_a_share_of_one_half_of_a_hundred_is_known_to_ten_points() -> None:
    half = share(50, 100)
    assert half.value == 0.5
    assert half.low == pytest.approx(0.4038, abs=1e-4)
    assert half.high == pytest.approx(0.5962, abs=1e-4)


def test_a_share_stays_between_none_and_all() -> None:
    assert share(0, 10).low == 0.0
    assert share(10, 10).high == pytest.approx(1.0)
    assert share(0, 0).count == 0


def test_a_mean_knows_its_doubt() -> None:
    found = mean([1.0, 2.0, 3.0, 4.0, 5.0])
    assert found.value == 3.0
    assert found.high is not None
    assert found.high - found.value == pytest.approx(2.776445 * deviation([1, 2, 3, 4, 5]) / 5**0.5)


def test_the_doubt_of_few_values_is_as_wide_as_it_must_be() -> None:
    """With three values the normal interval holds the truth 81 times in 100, not 95."""
    luck = Fast(1)
    held = 0
    for _ in range(1000):
        found = mean([sum(luck.below(1000) for _ in range(12)) / 12 for _ in range(3)])
        held += found.low is not None and found.high is not None and found.low <= 499.5 <= found.high
    assert 930 <= held <= 970


def test_many_values_have_a_normal_doubt() -> None:
    assert student(11) == pytest.approx(2.200985, abs=4e-3)
    assert student(30) == pytest.approx(2.042272, abs=5e-4)
    assert student(100_000) == pytest.approx(1.959964, abs=1e-4)


@pytest.mark.parametrize("values", [[], [39.0], [7.0, 7.0, 7.0], [0.1] * 3])
def test_what_was_seen_once_or_never_differs_tells_nothing_of_its_doubt(values: list[float]) -> None:
    found = mean(values)
    assert (found.low, found.high) == (None, None)


@pytest.mark.parametrize("deals", [[{(0, 1): 1.0}], [{(0, 1): 2.0}] * 10, [{}, {}]])
def test_deals_all_alike_give_a_rating_without_an_interval(deals: list[Duels]) -> None:
    for found in ratings(deals, 2):
        assert 0.0 < found.value < 3000.0
        assert (found.low, found.high) == (None, None)


def test_quantiles_are_values_that_occurred() -> None:
    assert quantile([5, 1, 3], 0.5) == 3
    assert quantile([5, 1, 3], 1.0) == 5


def test_three_wins_in_four_are_about_two_hundred_points() -> None:
    first, second = bradley_terry({(0, 1): 300.0, (1, 0): 100.0}, 2)
    assert first + second == pytest.approx(3000.0)
    assert first - second == pytest.approx(190.8, abs=4.0)


def test_one_who_never_lost_has_a_finite_rating() -> None:
    first, second = bradley_terry({(0, 1): 10.0}, 2)
    assert 1500.0 < first < 3000.0 > second


def test_ratings_come_with_intervals_that_hold_them() -> None:
    deals = [{(0, 1): 1.0}, {(0, 1): 1.0}, {(1, 0): 1.0}] * 10
    for found in ratings(deals, 2):
        assert found.low is not None
        assert found.high is not None
        assert found.low < found.value < found.high
