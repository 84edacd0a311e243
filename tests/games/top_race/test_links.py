"""Link cards: acceleration, breakdown and return."""

from comptoir.games.top_race.events import Accelerated, BrokeDown, Moved, NoEffect, Returned
from comptoir.games.top_race.options import TopRaceOptions
from tests.games.top_race.table import Table, racing


def steer(table: Table) -> Table:
    """Every car to the first end there is."""
    while table.asked() == "drive":
        table.play(table.choices()[0])
    return table


def test_an_acceleration_brings_the_rear_car_level() -> None:
    table = racing({"B": "20.0", "R": "30.0"}, ["B=R", "Y5"]).play("play-B=R", "accelerate")
    # In the hairpin red alone has 30 columns behind it: the only space level with it is its own.
    assert table.where("B") == "29.0"
    assert table.events(Accelerated)[0].car == 0


def test_the_player_chooses_between_the_spaces_that_are_level() -> None:
    table = racing({"B": "20.0", "R": "24.1"}, ["B=R", "Y5"]).play("play-B=R", "accelerate")
    assert table.choices() == ["drive-25.1", "drive-25.3"]
    table.play("drive-25.3")
    assert table.race.left[0] == table.race.left[1]


def test_level_means_equal_steps_left_not_the_same_column() -> None:
    # The middle of the long corner has more steps left than the inside beside it.
    table = racing({"K": "50.1", "Y": "52.1"}, ["K=Y", "R5"]).play("play-K=Y", "accelerate")
    for choice in table.race.choices(0):
        assert table.race.circuit.to_line[choice - 385] == table.race.left[3]


def test_an_acceleration_stops_where_the_road_is_blocked() -> None:
    table = racing({"B": "26.0", "R": "45.0", "K": "30.0"}, ["B=R", "Y5"]).play("play-B=R", "accelerate")
    assert table.where("B") == "29.0"


def test_an_acceleration_of_cars_already_level_moves_nothing() -> None:
    table = racing({"B": "20.0", "R": "20.1"}, ["B=R", "Y5"]).play("play-B=R", "accelerate")
    assert (table.where("B"), table.where("R")) == ("20.0", "20.1")
    assert not table.events(Moved)
    assert table.race.turn == 1


def test_an_acceleration_that_cannot_move_moves_nothing() -> None:
    table = racing({"B": "29.0", "K": "30.0", "R": "50.0"}, ["B=R", "Y5"]).play("play-B=R", "accelerate")
    assert table.where("B") == "29.0"


def test_an_acceleration_from_the_grid_crosses_the_line_without_finishing() -> None:
    cars = {"B": "0.0", "R": "4.1", "K": "20.0", "Y": "20.1", "W": "20.2", "G": "21.0"}
    table = racing(cars, ["B=R", "Y5"]).play("play-B=R", "accelerate", "drive-5.1")
    assert table.where("B") == "4.0"
    assert table.race.place[0] == 0


def test_a_broken_down_car_stands_beside_the_track_and_its_space_is_free() -> None:
    table = racing({"B": "20.0", "R": "24.0"}, ["B=R", "K5"]).play("play-B=R", "break-down")
    assert table.race.broken[1] == 1
    assert table.race.car_at[table.race.circuit.space_at(24, 0)] == -1
    assert table.events(BrokeDown)[0].car == 1


def test_of_two_level_cars_the_one_inside_is_in_front() -> None:
    table = racing({"B": "20.1", "R": "20.0"}, ["B=R", "K5"]).play("play-B=R", "break-down")
    assert table.race.broken[1] == 1


def test_a_broken_down_car_returns_when_its_partner_has_strictly_fewer_steps_left() -> None:
    table = racing({"B": "20.0", "R": "24.0"}, ["B=R", "B5"]).play("play-B=R", "break-down")
    table.race.hands[0] = []
    table.play("play-B5", "drive-26.1")
    assert table.race.broken[1] == 0
    assert table.where("R") == "24.0"
    assert len(table.events(Returned)) == 1


def test_drawing_level_is_not_overtaking() -> None:
    table = racing({"B": "20.0", "R": "25.1"}, ["B=R", "B5"]).play("play-B=R", "break-down", "play-B5", "drive-26.1")
    assert table.race.broken[1] == 1


def test_a_returned_car_moves_normally_later_on_the_same_card() -> None:
    # Blue drives its 6 past the stored space of red, and red's own number lower on the card counts.
    table = racing({"B": "20.0", "R": "22.0"}, ["B=R", "B6W4G2R1"]).play("play-B=R", "break-down")
    steer(table.play("play-B6W4G2R1"))
    assert [event.car for event in table.events(Moved)] == [0, 4, 5, 1]
    assert table.where("R").startswith("23.")


def test_a_number_lost_before_the_return_stays_lost() -> None:
    # Red stands above blue on this card: it is still broken down when its number comes up.
    table = racing({"B": "20.0", "R": "21.0"}, ["B=R", "R6G5K4W3Y2B1"]).play("play-B=R", "break-down")
    steer(table.play("play-R6G5K4W3Y2B1"))
    assert table.where("R") == "21.0"
    assert table.race.broken[1] == 1


def test_it_is_overtaken_before_the_other_finishes() -> None:
    cars = {"B": "68.1", "R": "68.0", "K": "5.0", "Y": "5.1", "W": "5.2", "G": "6.0"}
    table = racing(cars, ["B=R B5", "K5"], owners="010101").play("play-B=R", "break-down", "play-K5")
    steer(table)
    table.play("play-B5")
    assert table.where("B") == "home"
    assert table.race.broken[1] == 0
    assert table.where("R") == "68.0"


def test_a_car_that_returns_on_the_way_is_in_the_way() -> None:
    # Red's stored space 59.2 has 7 steps left. From 58.1, with 6, blue would have overtaken it: then red is back and
    # stands where blue wants to go. From 58.2, with 7, blue has not, so that is the way it takes.
    table = racing({"B": "50.1", "R": "59.2"}, ["B=R", "B5"]).play("play-B=R", "break-down", "play-B5")
    assert "drive-60.3" in table.choices()
    table.play("drive-60.3")
    circuit = table.race.circuit
    assert circuit.space_at(58, 2) in table.events(Moved)[-1].path
    assert table.race.broken[1] == 1


def test_where_the_only_way_brings_it_back_its_space_cannot_be_reached() -> None:
    table = racing({"B": "50.1", "R": "59.2", "K": "58.2"}, ["B=R", "B5"]).play("play-B=R", "break-down", "play-B5")
    assert "drive-60.3" not in table.choices()
    table.play("drive-60.2")
    assert table.where("R") == "59.2"
    assert table.race.broken[1] == 0


def test_returning_to_an_occupied_space_it_goes_back_column_by_column() -> None:
    cars = {"B": "20.0", "R": "24.0", "K": "24.1", "Y": "23.1"}
    table = racing(cars, ["B=R", "B5"]).play("play-B=R", "break-down")
    black = 2
    table.race.car_at[table.race.space[black]] = -1
    table.race.space[black] = table.race.circuit.space_at(24, 0)
    table.race.car_at[table.race.space[black]] = black
    table.race.left[black] = table.race.circuit.left(table.race.space[black], 1)
    table.play("play-B5", "drive-26.1")
    assert table.where("R") == "23.0"


def test_going_back_it_takes_its_own_lane_then_the_nearest_the_inner_first() -> None:
    cars = {"B": "20.0", "R": "24.1", "Y": "23.1"}
    table = racing(cars, ["B=R", "B5"]).play("play-B=R", "break-down")
    white = 4
    table.race.car_at[table.race.space[white]] = -1
    table.race.space[white] = table.race.circuit.space_at(24, 1)
    table.race.crossings[white] = 1
    table.race.car_at[table.race.space[white]] = white
    table.race.left[white] = table.race.circuit.left(table.race.space[white], 1)
    table.play("play-B5", "drive-26.1")
    # 23.1 is taken by yellow: 23.0 and 23.2 are equally near.
    assert table.where("R") == "23.0"


def test_a_link_cannot_be_played_once_one_of_its_cars_is_home_or_broken_down() -> None:
    table = racing({"B": "20.0"}, ["B=R K5", "Y5"], home="R")
    assert table.choices() == ["play-K5"]
    assert table.refusal("play-B=R") == "link-stopped"
    table = racing({"B": "20.0", "R": "24.0"}, ["B=R K5", "Y5"])
    table.race.broken[1] = 1
    table.race.car_at[table.race.space[1]] = -1
    assert table.choices() == ["play-K5"]


def test_a_player_with_only_unplayable_links_discards_one_without_effect() -> None:
    table = racing({"B": "20.0", "W": "21.0"}, ["B=R W=G", "Y5"], home="RG")
    assert table.choices() == ["play-B=R", "play-W=G"]
    table.play("play-W=G")
    assert table.events(NoEffect)
    assert table.race.turn == 1


def test_an_acceleration_over_a_bet_line_counts() -> None:
    table = racing({"B": "13.0", "R": "20.0", "K": "3.0"}, ["B=R", "Y5"], options=TopRaceOptions(bets=True))
    table.play("play-B=R", "accelerate", "drive-21.2")
    assert table.asked() == "bet"
