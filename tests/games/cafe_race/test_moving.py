"""Move clerks: order, barriers, balance, the finish."""

import pytest

from comptoir.games.cafe_race.events import (
    BY_BEHIND,
    BY_THRUST,
    BalanceRolled,
    Braked,
    Moved,
    Overshot,
    Refilled,
    TieBroken,
)
from comptoir.games.cafe_race.rules.moving import move_clerk, move_everyone, standing_on
from comptoir.games.cafe_race.rules.ties import by_speed
from comptoir.kernel.luck import Luck, Script, dice
from tests.games.cafe_race.table import only, race, secret, thrusts


def moved(spaces: list[int], speed: int, thrust: int, luck: Luck, seat: int = 0) -> tuple[int, int, list[object]]:
    """Move one clerk: its space, its coffees and what was told."""
    found = race(spaces)
    found.speed[seat], found.thrust[seat] = speed, thrust
    move_clerk(found, seat, luck)
    assert found.journal is not None
    return found.space[seat], found.coffee[seat], list(found.journal.seen_by(-1))


NO_ROLL = Script([])


def test_a_clerk_that_ends_on_a_step_rolls_for_balance_and_spills_when_below() -> None:
    space, coffees, events = moved([0, 20, 20], 3, 4, dice(3, 3))
    assert (space, coffees) == (3, 4)
    assert events[-1] == BalanceRolled(0, target=7, total=6, spilled=True, dice=[3, 3])


def test_rolling_exactly_thrust_plus_speed_keeps_the_balance() -> None:
    assert moved([0, 20, 20], 3, 4, dice(3, 4))[:2] == (3, 5)


def test_balance_dice_are_rolled_even_when_they_cannot_fail() -> None:
    luck = dice(1, 1)
    assert moved([0, 20, 20], 1, 1, luck)[1] == 5
    assert luck.rest() == 0


@pytest.mark.parametrize("space", [8, 9, 10, 18, 19, 20, 28, 29])
def test_a_clerk_that_ends_on_a_landing_or_a_newspaper_needs_no_roll(space: int) -> None:
    assert moved([space - 1, 1, 1], 1, 6, NO_ROLL)[:2] == (space, 5)


@pytest.mark.parametrize("space", [1, 7, 11, 17, 21, 27])
def test_every_step_of_every_flight_needs_a_roll(space: int) -> None:
    assert moved([space - 1, 29, 29], 1, 6, dice(1, 1))[:2] == (space, 4)


def test_a_clerk_brakes_before_a_space_with_two_clerks() -> None:
    space, _, events = moved([10, 12, 12], 3, 2, dice(6, 6))
    assert space == 11
    assert events == [Moved(0, 10, 11, 1), Braked(0, 11), BalanceRolled(0, 5, 12, False, [6, 6])]


def test_stopping_in_front_of_a_barrier_with_no_movement_left_is_not_a_brake() -> None:
    assert moved([7, 9, 9], 1, 6, NO_ROLL)[0] == 8


def test_a_braked_clerk_rolls_even_on_a_landing() -> None:
    space, coffees, _ = moved([7, 9, 9], 2, 6, dice(3, 4))
    assert (space, coffees) == (8, 4)


def test_a_clerk_braked_in_the_start_zone_rolls_too() -> None:
    space, coffees, _ = moved([0, 1, 1], 2, 6, dice(1, 1))
    assert (space, coffees) == (0, 4)


def test_one_clerk_in_the_way_is_no_barrier() -> None:
    assert moved([7, 9, 12], 3, 6, NO_ROLL)[0] == 10


def test_an_overshooting_clerk_stops_on_the_last_newspaper_and_rolls_once() -> None:
    luck = dice(1, 1)
    space, coffees, events = moved([27, 1, 1], 6, 5, luck)
    assert (space, coffees, luck.rest()) == (29, 4, 0)
    assert Overshot(0) in events


def test_a_full_last_newspaper_brakes_on_the_first_even_when_the_speed_led_there() -> None:
    for speed in (2, 4):
        luck = dice(1, 1)
        space, coffees, _ = moved([27, 29, 29], speed, 5, luck)
        assert (space, coffees, luck.rest()) == (28, 4, 0)


def test_a_full_first_newspaper_keeps_a_clerk_out_of_the_finish() -> None:
    assert moved([26, 28, 28], 5, 5, dice(6, 6))[0] == 27


def test_fastest_moves_first_and_equal_speeds_by_thrust() -> None:
    found = race([3, 4, 5])
    found.speed, found.thrust = [4, 6, 4], [2, 1, 5]
    found.order = by_speed(found, dice(6, 6))
    move_everyone(found, dice(*[6] * 6))
    assert found.journal is not None
    events = found.journal.seen_by(-1)
    assert [event.seat for event in events if isinstance(event, Moved)] == [1, 2, 0]
    assert only(events, TieBroken) == [TieBroken(2, 0, BY_THRUST)]


def test_equal_speed_and_thrust_lets_the_clerk_behind_move_first() -> None:
    found = race([3, 4, 5])
    found.speed, found.thrust = [4, 4, 1], [2, 2, 2]
    found.order = by_speed(found, dice(6, 6))
    move_everyone(found, dice(*[6] * 6))
    assert found.journal is not None
    assert only(found.journal.seen_by(-1), TieBroken) == [TieBroken(0, 1, BY_BEHIND)]


def test_the_first_mover_can_become_the_barrier_of_the_second() -> None:
    found = race([9, 8, 11])
    found.speed, found.thrust = [2, 1, 1], [2, 2, 1]
    found.speed = [2, 3, 0]
    move_clerk(found, 0, dice(6, 6))
    move_clerk(found, 1, dice(6, 6))
    assert found.space[:2] == [11, 10]


def test_an_empty_cup_is_refilled_at_the_start_of_the_next_round() -> None:
    found = secret([4, 12, 15], [3, 2, 1], [1, 5, 5])
    # Balance: seat 0 fails with 2, the others hold with 12; then the next round's three speed dice.
    events = thrusts(found, 6, 2, 1, luck=dice(1, 1, 6, 6, 6, 6, 4, 5, 6))
    assert Refilled(0) in events
    assert (found.space[0], found.coffee[0]) == (0, 5)
    assert found.round == 3
    assert found.dice == [6, 5, 4]


def test_a_clerk_without_coffee_keeps_its_space_until_the_refill() -> None:
    found = race([6, 11, 20])
    found.speed, found.thrust = [1, 0, 0], [6, 1, 1]
    found.coffee[0] = 1
    move_clerk(found, 0, dice(1, 1))
    assert (found.space[0], found.coffee[0], standing_on(found, 7)) == (7, 0, 1)
