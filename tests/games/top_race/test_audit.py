"""Each conservation law of Top Race notices its breach."""

from collections.abc import Callable

import pytest

from comptoir.games.top_race import GAME
from comptoir.games.top_race.position import Race
from tests.games.top_race.table import racing


def coined(race: Race) -> None:
    race.money[0] += 10


def off_the_books(race: Race) -> None:
    race.money[0] += 10
    race.bank -= 10


def card_up_the_sleeve(race: Race) -> None:
    race.hands[0].append(24)


def card_lost(race: Race) -> None:
    race.played[30] -= 1


def endless_piles(race: Race) -> None:
    race.piles[0] = 1


def two_on_a_space(race: Race) -> None:
    race.space[0] = race.space[1]


def ghost(race: Race) -> None:
    race.car_at[race.circuit.space_at(40, 0)] = 3


def short_cut(race: Race) -> None:
    race.left[0] -= 1


def lost_in_the_pits(race: Race) -> None:
    race.car_at[race.space[0]] = -1
    race.space[0] = -1
    race.broken[0] = 1


def place_twice(race: Race) -> None:
    race.place[4] = 2


def driver_twice(race: Race) -> None:
    race.waiting_drivers.append(2)


BREACHES = [
    coined, off_the_books, card_up_the_sleeve, card_lost, endless_piles, two_on_a_space, ghost, short_cut,
    lost_in_the_pits, place_twice, driver_twice,
]  # fmt: skip


@pytest.mark.parametrize("breach", BREACHES)
def test_a_breach_is_noticed(breach: Callable[[Race], None]) -> None:
    race = racing({"B": "20.0", "R": "30.0"}, ["B5", "Y5"]).race
    assert GAME.audit(race) == ""
    breach(race)
    assert GAME.audit(race) != ""
