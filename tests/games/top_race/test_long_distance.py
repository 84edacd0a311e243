"""Variants: long distance, and long distance with tokens."""

import pytest

from comptoir.games.top_race.events import LapDone, TokenPaid
from comptoir.games.top_race.options import TopRaceOptions
from comptoir.games.top_race.variants.long_distance import left_of_position, position_of
from comptoir.games.top_race.variants.tokens import token_pays
from tests.games.top_race.table import auction, racing

LONG = TopRaceOptions(long_distance=True)
TOKENS = TopRaceOptions(tokens=True)
FAR = {"R": "6.1", "K": "5.0", "Y": "5.1", "W": "5.2", "G": "6.0"}


def test_all_cards_are_dealt_the_first_three_of_five_get_ten() -> None:
    race = auction(5, controller=3, options=LONG).race
    assert [len(hand) for hand in race.hands] == [10, 10, 9, 9, 10]
    assert race.unseen.total == 0


def test_nobody_finishes() -> None:
    table = racing({"B": "66.0", **FAR}, ["B5", "K5"], options=LONG).play("play-B5")
    assert "finish" not in table.choices()
    table.play("drive-5.1")
    assert table.where("B") == "71.0"
    assert table.race.place[0] == 0
    assert table.events(LapDone)[0].car == 0


def test_positions_count_from_the_line_and_there_is_no_zero() -> None:
    race = racing({"B": "68.0", **FAR}, ["B5", "K5"], options=LONG).race
    circuit = race.circuit
    assert position_of(circuit.left(circuit.space_at(68, 0), 1)) == -1
    assert position_of(circuit.left(circuit.space_at(69, 0), 2)) == 1
    assert position_of(circuit.left(circuit.space_at(70, 0), 2)) == 2
    assert position_of(circuit.left(circuit.space_at(1, 0), 0)) == -56
    # A lap on: 1 + 55 steps.
    assert position_of(circuit.left(circuit.space_at(69, 0), 3)) == 56
    for position in [*range(-60, 0), *range(1, 99)]:
        assert position_of(left_of_position(position)) == position


def test_the_best_path_is_measured_past_the_line_too() -> None:
    circuit = racing({"B": "68.0", **FAR}, ["B5", "K5"], options=LONG).race.circuit
    inside, outside = circuit.space_at(8, 0), circuit.space_at(8, 1)
    assert circuit.left(inside, 2) < circuit.left(outside, 2)


def test_when_all_cards_are_played_the_furthest_car_wins() -> None:
    cars = {"B": "72.1", "R": "72.0", "K": "66.0", "Y": "4.1", "W": "4.2", "G": "1.0"}
    table = racing(cars, ["*5", ""], options=LONG).play("play-*5", "gold-G")
    assert table.race.over
    # Level beyond the line the inner lane is ahead; green drove on to column 6, past yellow and white.
    assert table.race.place == [2, 1, 3, 5, 6, 4]


def test_an_acceleration_may_chase_over_the_line() -> None:
    cars = {"B": "60.0", "R": "72.0", "K": "10.0", "Y": "11.1", "W": "6.2", "G": "6.0"}
    table = racing(cars, ["B=R", "K5"], options=LONG).play("play-B=R", "accelerate")
    if table.asked() == "drive":
        table.play(table.choices()[0])
    assert table.race.left[0] == table.race.left[1]
    assert table.race.crossings[0] == 2


def test_a_car_more_than_a_lap_behind_is_chased_around_the_whole_circuit() -> None:
    cars = {"B": "10.0", "R": "82.0", "K": "5.0", "Y": "5.1", "W": "6.2", "G": "6.0"}
    for watched in (True, False):
        table = racing(cars, ["B=R", "K5"], options=LONG)
        if not watched:
            table.race.journal = None
        table.play("play-B=R", "accelerate")
        if table.asked() == "drive":
            table.play(table.choices()[0])
        assert table.race.left[0] == table.race.left[1]
        assert table.race.crossings[0] == 2


def test_a_car_a_lap_ahead_is_still_in_the_way() -> None:
    table = racing(
        {"B": "28.0", "R": "97.0", "K": "5.0", "Y": "5.1", "W": "6.2", "G": "6.0"}, ["B5", "K5"], options=LONG
    )
    table.play("play-B5")
    assert table.where("B") == "29.0"


@pytest.mark.parametrize(
    ("final", "token", "pays"),
    [(21, 3, 30), (14, 15, -10), (14, 14, 140), (6, 10, -40), (2, -1, 0), (-4, -2, -20), (-1, 1, -10), (99, 99, 990)],
)
def test_tokens_pay_as_in_the_example(final: int, token: int, pays: int) -> None:
    assert token_pays(final, token) == pays


def test_the_whole_example_of_the_rules() -> None:
    totals = []
    for place, (final, token) in enumerate([(21, 3), (14, 15), (14, 14), (6, 10), (2, -1), (-4, -2)]):
        totals.append([200, 150, 100, 60, 30, 10][place] + token_pays(final, token))
    assert totals == [230, 140, 240, 20, 30, -10]


def test_right_after_placing_a_car_its_owner_puts_its_token() -> None:
    table = auction(3, options=TOKENS).play("bid-10", "pass", "pass", "grid-1.1")
    assert (table.asked(), table.race.turn) == ("token", 1)
    positions = [int(text.removeprefix("token")) for text in table.choices()]
    assert positions == [*range(-56, 0), *range(1, 100)]
    assert table.refusal("token+0") == "no-such-token"
    assert table.refusal("token-57") == "no-such-token"
    table.play("token+20")
    assert table.race.token[0] == 20
    assert table.asked() == "bid"


def test_tokens_include_long_distance() -> None:
    table = racing({"B": "66.0", **FAR}, ["B5", ""], options=TOKENS)
    table.race.token = [3, -50, -50, -50, -50, 99]
    table.play("play-B5")
    table.play("drive-5.1")
    assert table.race.over
    paid = {event.car: event.amount for event in table.events(TokenPaid)}
    assert paid[0] == 30
    assert paid[1] == -10 * max(0, table.race.left[1] - 50)
    assert paid[5] == -10 * (table.race.left[5] + 98)
