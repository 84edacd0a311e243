"""Bots of every level answer in every rule set, alike for one seed, from the view alone."""

from collections.abc import Iterator

import pytest

from comptoir.bots import LEVELS, RANDOM, advise, choose
from comptoir.bots.thinking import NotAsked
from comptoir.games import rule_sets
from comptoir.kernel.game import Game, Refused
from comptoir.kernel.luck import Fast
from comptoir.kernel.playout import random_step
from comptoir.kernel.position import Position

SETS = rule_sets()
TINY = 0.002  # hardly any iterations: enough to decide, too few to decide well


def moments(name: str, seed: int) -> Iterator[tuple[Game, Position]]:
    """Some positions of a random game."""
    game, options = SETS[name]
    luck = Fast(seed)
    seats = next(seats for seats in game.seats if game.clash(options, seats) is None)
    position = game.setup(options, seats, luck)
    made = 0
    while not position.over and made < 60:
        if made % 20 == 0:
            yield game, position
        random_step(position, luck)
        made += 1


@pytest.mark.parametrize("name", SETS)
def test_every_level_makes_a_legal_choice(name: str) -> None:
    for game, position in moments(name, 1):
        for seat in position.waiting():
            view = game.view(position, seat)
            for level in (RANDOM, *LEVELS):
                assert position.refusal(seat, choose(view, level, 5, TINY, guarded=False)) == 0


@pytest.mark.parametrize("name", SETS)
def test_one_seed_gives_one_choice(name: str) -> None:
    for game, position in moments(name, 2):
        view = game.view(position, position.waiting()[0])
        for level in LEVELS:
            first = choose(view, level, 9, TINY, guarded=False)
            assert choose(view, level, 9, TINY, guarded=False) == first


@pytest.mark.parametrize("name", SETS)
def test_what_a_seat_cannot_see_changes_nothing(name: str) -> None:
    for game, position in moments(name, 3):
        for seat in position.waiting():
            view = game.view(position, seat)
            for dream in range(2):
                twin = game.view(game.imagine(view, Fast(dream)), seat)
                for level in (RANDOM, *LEVELS):
                    assert choose(twin, level, 4, TINY, guarded=False) == choose(view, level, 4, TINY, guarded=False)


@pytest.mark.parametrize("name", SETS)
def test_advice_ranks_every_choice(name: str) -> None:
    for game, position in moments(name, 4):
        seat = position.waiting()[0]
        found = advise(game.view(position, seat), 3, TINY, guarded=False)
        assert sorted(advice.choice for advice in found) == position.choices(seat)
        assert sum(advice.share for advice in found) == pytest.approx(1.0)
        assert all(0.0 <= advice.win <= 1.0 for advice in found)
        assert [advice.share for advice in found] == sorted((advice.share for advice in found), reverse=True)


def test_a_seat_that_is_not_asked_has_nothing_to_choose() -> None:
    game, options = SETS["cafe-race/auction"]
    position = game.setup(options, 3, Fast(1))
    idle = next(seat for seat in range(3) if seat not in position.waiting())
    with pytest.raises(NotAsked):
        choose(game.view(position, idle), "regular", 1)


def test_an_unknown_level_is_refused() -> None:
    game, options = SETS["cafe-race"]
    view = game.view(game.setup(options, 3, Fast(1)), 0)
    with pytest.raises(Refused, match="bot-unknown"):
        choose(view, "genius", 1)
