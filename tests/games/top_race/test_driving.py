"""Driving: free paths, lost points, gold numbers, blocked cars."""

from comptoir.games.top_race.events import GoldLost, GoldPicked, Ignored, Moved, Stuck
from tests.games.top_race.table import racing


def test_a_car_ends_exactly_its_number_on() -> None:
    table = racing({"B": "20.1"}, ["B5", "R5"]).play("play-B5")
    assert table.choices() == ["drive-26.1", "drive-26.2", "drive-26.3"]
    table.play("drive-26.1")
    assert table.where("B") == "25.0"


def test_lanes_change_one_at_a_time() -> None:
    table = racing({"B": "46.2", "W": "28.0"}, ["*5B2", "R5"]).play("play-*5B2", "gold-W", "drive-34.1")
    assert table.choices() == ["drive-49.1", "drive-49.2", "drive-49.3"]
    table.play("drive-49.1")
    assert [table.race.circuit.lane[space] for space in table.events(Moved)[-1].path] == [1, 0]


def test_there_is_no_standing_still_and_no_going_back() -> None:
    table = racing({"B": "20.1"}, ["B5", "R5"]).play("play-B5")
    assert table.refusal("drive-21.2") == "not-an-end"
    assert table.refusal("drive-25.1") == "not-an-end"
    assert table.refusal("finish") == "not-an-end"


def test_a_single_end_is_driven_to_without_asking() -> None:
    table = racing({"B": "27.0"}, ["B5", "R5"]).play("play-B5")
    assert table.where("B") == "32.0"
    assert table.asked() == "card"
    assert table.race.turn == 1


def test_the_rest_is_lost_behind_a_car_in_a_single_lane() -> None:
    table = racing({"B": "26.1", "R": "30.0"}, ["B5", "R5"]).play("play-B5")
    assert table.where("B") == "29.0"
    moved = table.events(Moved)[-1]
    assert (moved.steps, moved.lost) == (3, 2)


def test_a_blocked_car_drives_one_of_the_longest_paths() -> None:
    # Two cars side by side close the road: whoever comes behind ends in the column before them, in either lane.
    table = racing({"B": "33.0", "R": "37.0", "K": "37.1"}, ["B10", "Y5"]).play("play-B10")
    assert table.choices() == ["drive-37.1", "drive-37.2"]
    table.play("drive-37.2")
    assert table.events(Moved)[-1].lost == 7


def test_a_car_with_no_free_space_ahead_loses_all_its_points() -> None:
    table = racing({"B": "29.0", "R": "30.0"}, ["B5", "Y5"]).play("play-B5")
    assert table.where("B") == "29.0"
    assert table.events(Stuck)[-1].lost == 5
    assert table.race.turn == 1


def test_a_car_may_choose_a_longer_way_round_but_must_drive_its_full_number_if_it_can() -> None:
    # The inside lane is closed by red; the way round it on the outside is free.
    table = racing({"B": "20.0", "R": "22.0"}, ["B5", "Y5"]).play("play-B5")
    assert set(table.choices()) == {"drive-26.1", "drive-26.2", "drive-26.3"}


def test_the_cars_on_a_card_move_from_the_top_steered_by_its_player() -> None:
    cars = {"B": "20.0", "W": "21.0", "G": "22.0", "R": "23.0"}
    table = racing(cars, ["B6W4G2R1", "Y5"], owners="111111", turn=0)
    table.race.owner = [1, 1, 1, 1, 0, 1]
    table.play("play-B6W4G2R1")
    order = []
    while table.asked() == "drive":
        order.append(table.race.moving)
        assert table.race.turn == 0
        table.play(table.choices()[0])
    moved = [event.car for event in table.events(Moved)]
    assert moved == [0, 4, 5, 1]
    assert set(order) <= set(moved)


def test_numbers_of_finished_and_broken_down_cars_are_ignored() -> None:
    table = racing({"W": "10.0", "G": "21.0", "R": "22.0", "K": "5.0", "Y": "5.1"}, ["B6W4G2R1", "Y5"], home="B")
    table.race.broken[5] = 1
    table.race.car_at[table.race.space[5]] = -1
    table.play("play-B6W4G2R1")
    while table.asked() == "drive":
        table.play(table.choices()[0])
    assert [event.car for event in table.events(Ignored)] == [0, 5]
    assert [event.car for event in table.events(Moved)] == [4, 1]


def test_a_gold_number_moves_a_car_that_is_not_on_the_card() -> None:
    table = racing({"B": "20.0", "K": "5.0"}, ["B6W4*2Y1", "Y5"]).play("play-B6W4*2Y1")
    while table.asked() == "drive":
        table.play(table.choices()[0])
    assert table.asked() == "gold"
    assert table.choices() == ["gold-R", "gold-K", "gold-G"]
    assert table.refusal("gold-B") == "shown-on-card"
    table.play("gold-K")
    assert (table.race.moving, table.race.points) == (2, 2)


def test_a_finished_car_may_be_picked_for_gold_and_the_points_are_lost() -> None:
    table = racing({"B": "20.0"}, ["*5B2", "Y5"], home="R").play("play-*5B2", "gold-R")
    assert table.events(GoldPicked)[-1].car == 1
    assert table.events(Ignored)[-1].car == 1
    assert table.race.moving == 0


def test_a_gold_number_that_no_car_can_use_is_lost_without_asking() -> None:
    table = racing({"B": "20.0"}, ["*5B2", ""], home="RKYWG", owners="000000").play("play-*5B2")
    assert table.events(GoldLost)[-1].points == 5
    assert table.race.moving == 0


def test_the_destination_fixes_the_path_fewest_steps_left_then_the_inner_lane() -> None:
    table = racing({"B": "48.2"}, ["B6W4G2R1", "Y5"]).play("play-B6W4G2R1", "drive-56.2")
    circuit = table.race.circuit
    spaces = [(circuit.first[space], circuit.lane[space]) for space in table.events(Moved)[0].path]
    # Inwards wherever nothing is lost; then the six steps only come out right by swinging out in the corner.
    assert spaces == [(49, 1), (50, 0), (51, 0), (52, 1), (54, 2), (55, 1)]


def test_one_car_per_space_whatever_the_laps() -> None:
    # Red is a lap behind on the grid; blue comes around and finds the space taken.
    cars = {"B": "66.0", "R": "0.0", "K": "0.1", "Y": "0.2", "W": "1.0", "G": "1.1"}
    table = racing(cars, ["B5", "Y5"]).play("play-B5")
    assert table.where("B") == "66.0"
    assert table.events(Stuck)[-1].car == 0
