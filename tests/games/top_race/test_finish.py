"""Crossing the line, dropping out, the end of a race and the order of arrival."""

from comptoir.games.top_race.events import Classified, Finished, Moved, Out, Prize
from comptoir.games.top_race.numbers import DRIVE
from comptoir.games.top_race.options import TopRaceOptions
from comptoir.games.top_race.rules.order import running_order
from comptoir.games.top_race.rules.roads import the_way
from comptoir.games.top_race.seeing import view
from tests.games.top_race.table import racing

FAR = {"K": "5.0", "Y": "5.1", "W": "5.2", "G": "6.0"}


def test_from_58_1_with_seven_points_a_car_crosses_by_the_inside_or_ends_by_the_outside() -> None:
    race = racing({"B": "58.1", "R": "6.1", **FAR}, ["B10", "Y5"]).race
    home = len(race.circuit.first)
    ends = [choice - DRIVE for choice in race.rules.stops.ends(race, 0, 7)]
    assert home in ends
    assert len(the_way(race, 0, 7, home)) == 6
    outside = race.circuit.space_at(68, 2)
    assert outside in ends
    assert len(the_way(race, 0, 7, outside)) == 7
    assert race.left[0] == 6


def test_a_car_may_cross_with_points_to_spare_and_loses_none() -> None:
    table = racing({"B": "66.1", "R": "6.1", **FAR}, ["B5", "K5"], owners="010101").play("play-B5")
    assert table.where("B") == "home"
    assert table.race.place[0] == 1
    moved = table.events(Moved)[0]
    assert (moved.steps, moved.lost) == (3, 0)


def test_a_car_on_the_last_column_before_the_line_has_no_choice_but_to_cross() -> None:
    table = racing({"B": "68.0", "R": "6.1", **FAR}, ["B10", "K5"], owners="010101").play("play-B10")
    assert table.events(Finished)[0].car == 0


def test_leaving_the_grid_is_no_finish() -> None:
    table = racing({"B": "1.0", "R": "16.0", "K": "30.0"}, ["B5", "K5"]).play("play-B5")
    assert table.choices() == ["drive-7.1", "drive-7.2", "drive-7.3"]
    table.play("drive-7.1")
    assert table.race.crossings[0] == 1


def test_the_next_car_home_takes_the_next_place() -> None:
    table = racing({"B": "66.1", "R": "67.0"} | FAR, ["B6R5G4K3W2Y1", "K5"], owners="010101")
    table.play("play-B6R5G4K3W2Y1")
    assert table.race.place[:2] == [1, 2]
    assert table.race.car_at.count(0) == 0


def test_a_finished_car_blocks_nobody() -> None:
    table = racing({"R": "67.0", "K": "66.0", "Y": "66.1", "W": "5.2", "G": "6.0"}, ["R5", "K5"], home="B")
    table.play("play-R5")
    assert table.race.place[1] == 2


def test_a_player_whose_cars_are_all_home_discards_his_hand_and_is_out() -> None:
    table = racing({"B": "67.0", "R": "6.1", **FAR}, ["B5 B10 R5", "K5", "Y5"], owners="011122").play("play-B5")
    assert table.race.out == [1, 0, 0]
    assert table.race.hands[0] == []
    assert table.events(Out)[0].count == 2
    assert table.race.turn == 1


def test_a_discarded_hand_is_not_shown() -> None:
    table = racing({"B": "67.0", "R": "6.1", **FAR}, ["B5 B10 R5", "K5", "Y5"], owners="011122").play("play-B5")
    assert sum(view(table.race, 0).buried) == 2
    assert sum(view(table.race, 1).buried) == 0
    assert view(table.race, 1).buried_sizes == [2, 0, 0]
    assert view(table.race, 1).played[24] == 0  # the blue ten: nobody else knows where it is


def test_who_plays_the_card_that_takes_him_out_completes_it() -> None:
    table = racing({"B": "67.0", "R": "20.0", **FAR}, ["B6R5G4K3W2Y1", "K5"], owners="011111")
    table.play("play-B6R5G4K3W2Y1")
    while table.asked() == "drive":
        assert table.race.turn == 0
        table.play(table.choices()[0])
    assert [event.car for event in table.events(Moved)] == [0, 1, 5, 2, 4, 3]


def test_the_turn_goes_to_the_next_player_in_the_race_with_cards() -> None:
    table = racing({"B": "20.0"}, ["B5", "", "K5"]).play("play-B5", "drive-26.1")
    assert table.race.turn == 2


def test_the_race_ends_when_all_cars_are_home() -> None:
    table = racing({"B": "67.0"}, ["B5 K5", "Y5"], home="RKYWG", owners="010101").play("play-B5")
    assert table.race.over
    assert table.race.place == [6, 1, 2, 3, 4, 5]


def test_the_race_ends_when_nobody_in_the_race_has_cards() -> None:
    cars = {"B": "20.0", "R": "30.0", "K": "40.0", "Y": "25.0", "W": "25.1", "G": "3.0"}
    table = racing(cars, ["B5", ""]).play("play-B5")
    assert table.race.over
    # Black, red; level on column 25 the inner lane is ahead; green last.
    assert [event.car for event in table.events(Classified)] == [2, 1, 3, 4, 0, 5]


def test_prizes_go_to_the_owners_by_place() -> None:
    cars = {"B": "20.0", "R": "30.0", "K": "40.0", "Y": "25.0", "W": "25.1", "G": "3.0"}
    table = racing(cars, ["B5", ""], owners="001100").play("play-B5")
    assert [(event.seat, event.amount) for event in table.events(Prize)] == [
        (1, 200), (0, 150), (1, 100), (0, 60), (0, 30), (0, 10),
    ]  # fmt: skip
    assert table.race.money == [200 + 250, 200 + 300]


def test_ahead_means_fewer_steps_left_then_inner_lane_then_larger_end_column_then_running() -> None:
    cars = {"B": "58.2", "R": "59.2", "K": "54.2", "Y": "20.1", "W": "20.0", "G": "20.2"}
    race = racing(cars, ["B5", ""]).race
    assert race.left[0] == race.left[1]
    assert running_order(race) == [1, 0, 2, 4, 3, 5]
    # Green breaks down where yellow then stands.
    race.broken[5] = 1
    race.car_at[race.space[5]] = -1
    race.space[5] = race.space[3]
    assert running_order(race) == [1, 0, 2, 4, 3, 5]


def test_a_broken_down_car_is_placed_by_its_stored_space() -> None:
    cars = {"B": "20.0", "R": "30.0", "K": "4.0", "Y": "5.0", "W": "5.1", "G": "3.0"}
    table = racing(cars, ["B=R", ""]).play("play-B=R", "break-down")
    assert table.race.over
    assert table.race.place[1] == 1


def test_with_money_equal_the_victory_is_shared() -> None:
    cars = {"B": "20.0", "R": "30.0", "K": "40.0", "Y": "25.0", "W": "25.1", "G": "3.0"}
    table = racing(cars, ["B5", ""], owners="001100", options=TopRaceOptions()).play("play-B5")
    table.race.money = [500, 500]
    assert table.race.ranking() == [1, 1]
    table.race.money = [490, 500]
    assert table.race.ranking() == [2, 1]
