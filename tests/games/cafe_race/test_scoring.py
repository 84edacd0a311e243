"""The end of the race: ranks, points, ties."""

from comptoir.games.cafe_race import GAME
from comptoir.games.cafe_race.rules.scoring import place_points
from comptoir.kernel.luck import dice
from tests.games.cafe_race.table import race, secret, thrusts


def test_clerks_on_one_space_share_a_rank_and_the_next_follows_directly() -> None:
    assert place_points(race([29, 27, 27, 20])) == [4, 3, 3, 2]


def test_rank_is_by_space_at_the_end_so_29_beats_28() -> None:
    assert place_points(race([28, 29, 3])) == [2, 3, 1]


def test_score_is_coffees_plus_place() -> None:
    found = race([29, 27, 20], [1, 4, 5])
    assert found.scores() == [4, 6, 6]


def test_equal_scores_go_to_the_player_with_more_coffees() -> None:
    assert race([29, 27, 20], [1, 4, 5]).ranking() == [3, 2, 1]


def test_equal_in_score_and_coffees_the_victory_is_shared() -> None:
    assert race([20, 20, 3], [4, 4, 1]).ranking() == [1, 1, 3]


def test_the_race_ends_after_everyone_has_moved_and_nobody_is_refilled() -> None:
    found = secret([26, 12, 15], [3, 2, 1], [5, 1, 5])
    thrusts(found, 6, 5, 1, luck=dice(1, 1, 6, 6))  # seat 0 lands on 29; seat 1 spills its last coffee; seat 2 holds
    assert found.over
    assert found.space == [29, 14, 16]
    assert found.coffee[1] == 0
    assert found.scores() == [8, 1, 7]
    assert found.waiting() == []
    assert found.choices(0) == []


def test_a_full_finish_that_keeps_the_clerk_out_does_not_end_the_race_by_itself() -> None:
    found = race([26, 20, 20])
    assert GAME.audit(found) == ""
    assert not found.over
