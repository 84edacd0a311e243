"""Each conservation law of Café Race notices its breach."""

from collections.abc import Callable

import pytest

from comptoir.games.cafe_race import GAME
from comptoir.games.cafe_race.position import Race
from comptoir.games.cafe_race.rules.moving import step_up
from tests.games.cafe_race.table import secret


def off_the_board(race: Race) -> None:
    race.space[0] = 30


def overfull_cup(race: Race) -> None:
    race.coffee[1] = 6


def three_on_a_space(race: Race) -> None:
    race.space = [4, 4, 4]
    race.crowd = 0
    for space in race.space:
        step_up(race, space)


def forgotten_crowd(race: Race) -> None:
    step_up(race, 10)


def lost_die(race: Race) -> None:
    race.dice.pop()


@pytest.mark.parametrize("breach", [off_the_board, overfull_cup, three_on_a_space, forgotten_crowd, lost_die])
def test_a_breach_is_noticed(breach: Callable[[Race], None]) -> None:
    race = secret([4, 2, 9], [5, 4, 1])
    assert GAME.audit(race) == ""
    breach(race)
    assert GAME.audit(race) != ""
