"""Who sits where next. The long campaign, ten thousand evenings, is in tests/soak."""

import random

import pytest

from comptoir.house.seating import BOT, Guest, NotEnough, Seated, seat
from tests.house.seating.evenings import (
    GAMES,
    Night,
    as_seated,
    by_brute_force,
    first_seats_go_round,
    hold_to_the_laws,
    nobody_sits_out_twice_before_all_have,
)

SWISS = [3, 4, 5, 6]


def people(count: int) -> list[Guest]:
    return [Guest(number) for number in range(count)]


def test_two_at_a_game_for_three_have_a_bot_for_company() -> None:
    assert sorted(seat(people(2), [], SWISS).tables[0]) == [BOT, 0, 1]


def test_five_at_a_game_for_two_take_turns_to_sit_out() -> None:
    rounds: list[Seated] = []
    for _ in range(5):
        rounds.append(seat(people(5), rounds, [2]))
    assert sorted(number for seated in rounds for number in seated.out) == [0, 1, 2, 3, 4]


def test_people_who_share_a_tablet_sit_at_one_table() -> None:
    guests = [Guest(n, device="tablet" if n in (0, 4, 8) else "") for n in range(9)]
    seated = seat(guests, [], [3, 4])
    assert any({0, 4, 8} <= set(table) for table in seated.tables)


def test_a_tablet_with_more_people_than_seats_plays_in_turns() -> None:
    guests = [Guest(n, device="tablet") for n in range(3)]
    first = seat(guests, [], [2])
    second = seat(guests, [first], [2])
    assert len(first.out) == len(second.out) == 1
    assert first.out != second.out


def test_those_who_have_met_are_parted_before_points_are_looked_at() -> None:
    guests = [Guest(0, 100), Guest(1, 99), Guest(2, 0), Guest(3, 1)]
    seated = seat(guests, [Seated([[0, 1], [2, 3]])], [2])
    assert sorted(map(sorted, seated.tables)) == [[0, 2], [1, 3]] or sorted(map(sorted, seated.tables)) == [
        [0, 3],
        [1, 2],
    ]


def test_strangers_meet_their_neighbours_in_the_standing() -> None:
    guests = [Guest(0, 100), Guest(1, 0), Guest(2, 99), Guest(3, 1)]
    assert sorted(map(sorted, seat(guests, [], [2]).tables)) == [[0, 2], [1, 3]]


def test_who_was_first_is_not_first_again() -> None:
    first = seat(people(3), [], [3])
    second = seat(people(3), [first], [3])
    assert first.tables[0][0] != second.tables[0][0]


def test_one_person_alone_is_not_seated() -> None:
    with pytest.raises(NotEnough):
        seat(people(1), [], SWISS)


@pytest.mark.parametrize("seed", range(120))
def test_laws_of_random_evenings(seed: int) -> None:
    night = Night(seed, most=14)
    for _ in range(4):
        seats = night.chance.choice(GAMES)
        hold_to_the_laws(night, night.play(seats), seats)
        night.come_and_go()
    assert first_seats_go_round(night)


@pytest.mark.parametrize("seed", range(60))
def test_small_companies_are_seated_as_well_as_can_be(seed: int) -> None:
    """Equal to looking at every way there is; ten people and all games in the soak."""
    night = Night(seed, most=7)
    for _ in range(3):
        seats = night.chance.choice(GAMES)
        best = by_brute_force(night, seats)
        before = list(night.rounds)
        points = night.points.copy()
        seated = night.play(seats)
        night.rounds, night.points, after, won = before, points, night.rounds, night.points
        assert as_seated(night, seated, seats) == best
        night.rounds, night.points = after, won


def test_twenty_four_people_are_seated_without_a_repeat() -> None:
    night = Night(1)
    night.here, night.device = list(range(24)), dict.fromkeys(range(24), "")
    for _ in range(4):
        night.play([4])
    met = [
        tuple(sorted((a, b))) for each in night.rounds for table in each.tables for a in table for b in table if a < b
    ]
    assert len(met) == len(set(met))


def test_sitting_out_is_shared() -> None:
    night = Night(random.Random(2).randrange(100))
    night.here, night.device = list(range(7)), dict.fromkeys(range(7), "")
    for _ in range(10):
        night.play([2])
    nobody_sits_out_twice_before_all_have(night)
