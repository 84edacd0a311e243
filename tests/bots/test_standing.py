"""How a position stands, in every rule set and at every moment: chances of all seats, and scores to expect."""

import pytest

from comptoir.bots import chances, expected_scores, standing
from comptoir.bots.search import victory
from comptoir.games import rule_sets
from comptoir.kernel.luck import Fast
from comptoir.kernel.playout import random_step
from tests.bots.test_choosing import moments


@pytest.mark.parametrize("name", rule_sets())
def test_chances_add_up_at_every_moment(name: str) -> None:
    for _, position in moments(name, 5):
        facts = position.facts()
        found = standing(position, Fast(3), playouts=2)
        assert sum(found.chances) == pytest.approx(1.0)
        assert all(0.0 <= chance <= 1.0 for chance in found.chances)
        assert len(found.scores) == position.seats
        assert position.facts() == facts


@pytest.mark.parametrize("name", rule_sets())
def test_a_finished_game_stands_as_it_ended(name: str) -> None:
    game, options = rule_sets()[name]
    luck = Fast(11)
    seats = next(seats for seats in game.seats if game.clash(options, seats) is None)
    position = game.setup(options, seats, luck)
    while not position.over:
        random_step(position, luck)
    assert chances(position) == victory(position)
    assert expected_scores(position) == position.scores()


@pytest.mark.parametrize("name", rule_sets())
def test_asked_twice_it_says_the_same(name: str) -> None:
    for _, position in moments(name, 6):
        assert standing(position, playouts=1) == standing(position.copy(), playouts=1)
