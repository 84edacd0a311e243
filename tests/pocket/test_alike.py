"""The browser's Python plays the same games and chooses the same, compiled or not: a tenth of what `make soak` asks."""

from comptoir.games import rule_sets
from tests.pocket.alike import here, in_the_pocket

GAMES, MOMENTS, BUDGET = 20, 0.5, 0.02


def test_games_and_choices_are_the_same_in_the_browsers_python() -> None:
    ours, theirs = here(GAMES, MOMENTS, BUDGET)["marks"], in_the_pocket(GAMES, MOMENTS, BUDGET)["marks"]
    assert set(ours) == set(rule_sets())
    assert {name: theirs[name] for name in ours if theirs[name] != ours[name]} == {}
