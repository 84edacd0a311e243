"""The circuit: spaces, steps and lines."""

import pytest

from comptoir.games.top_race.circuit import Circuit, next_lanes
from comptoir.games.top_race.circuits import SHIPPED, circuit_for

CLASSIC = circuit_for("classic")

# columns → lanes, as on the rules page
CLASSIC_LANES = [3] * 7 + [2] * 4 + [3] * 4 + [2] * 5 + [3] * 7 + [2] + [1] * 5 + [2] * 7 + [1] * 5 + [2] + [3] * 21


def ahead(column: int, lane: int, circuit: Circuit = CLASSIC) -> list[tuple[int, int]]:
    """The first column and the lane of every space one step on."""
    spaces = circuit.after[circuit.space_at(column, lane)]
    return [(circuit.first[space], circuit.lane[space]) for space in spaces]


def test_the_classic_circuit_is_a_loop_of_67_columns() -> None:
    assert CLASSIC.columns == 67
    assert CLASSIC.lanes == CLASSIC_LANES


def test_steps_left_from_the_grid() -> None:
    front = [CLASSIC.space_at(1, lane) for lane in range(3)]
    second = [CLASSIC.space_at(0, lane) for lane in range(3)]
    assert [CLASSIC.left(space, 0) for space in front] == [56, 56, 56]
    assert [CLASSIC.left(space, 0) for space in second] == [57, 57, 57]


def test_a_further_lap_is_55_steps() -> None:
    assert CLASSIC.loop == 55
    assert CLASSIC.left(CLASSIC.space_at(2, 0), 1) == 55
    assert CLASSIC.left(CLASSIC.space_at(2, 0), 2) == 0
    assert CLASSIC.left(CLASSIC.space_at(2, 0), 3) == -55


@pytest.mark.parametrize(("number", "steps"), [(1, 13), (2, 24), (3, 36)])
def test_bet_lines_are_crossed_on_these_steps_from_the_front_row(number: int, steps: int) -> None:
    before = CLASSIC.bet_columns[number - 1]
    fewest = min(CLASSIC.to_line[space] for space in CLASSIC.cover[before])
    assert CLASSIC.front - fewest + 1 == steps
    assert all(CLASSIC.crosses[space] == number for space in CLASSIC.cover[before])


def test_bet_lines_lie_after_columns_14_26_and_38() -> None:
    assert CLASSIC.bet_columns == [14, 26, 38]


@pytest.mark.parametrize(
    ("lane", "before", "after", "reached"),
    [
        (0, 3, 2, [0]),
        (1, 3, 2, [0, 1]),
        (2, 3, 2, [1]),
        (0, 2, 3, [0, 1]),
        (1, 2, 3, [1, 2]),
        (0, 2, 1, [0]),
        (1, 2, 1, [0]),
        (0, 1, 2, [0, 1]),
        (0, 3, 3, [0, 1]),
        (1, 3, 3, [0, 1, 2]),
        (2, 3, 3, [1, 2]),
    ],
)
def test_where_lanes_change_these_lists_are_complete(lane: int, before: int, after: int, reached: list[int]) -> None:
    assert next_lanes(lane, before, after) == reached


def test_in_a_corner_the_inside_lane_has_fewer_longer_spaces() -> None:
    corner = [(CLASSIC.first[s], CLASSIC.last[s], CLASSIC.lane[s]) for s in range(137) if 52 <= CLASSIC.first[s] <= 57]
    assert corner == [(52, 57, 0), (52, 54, 1), (52, 53, 2), (54, 55, 2), (55, 57, 1), (56, 57, 2)]


def test_a_car_may_go_to_a_space_that_also_lies_beside_it() -> None:
    assert ahead(52, 1) == [(52, 0), (55, 1), (54, 2)]
    assert ahead(8, 1) == [(8, 0), (9, 1)]


def test_columns_count_on_after_a_lap() -> None:
    assert CLASSIC.space_at(67, 0) == CLASSIC.space_at(0, 0)
    assert ahead(68, 2) == [(2, 1), (2, 2)]


@pytest.mark.parametrize("name", SHIPPED)
def test_every_circuit_that_ships_has_a_lap_of_50_to_70_steps_and_six_places_on_the_grid(name: str) -> None:
    circuit = circuit_for(name)
    assert 50 <= circuit.loop <= 70
    assert len(circuit.grid) == 6
    assert len(circuit.bet_columns) == 3


@pytest.mark.parametrize("name", SHIPPED)
def test_every_step_brings_a_car_at_most_one_step_nearer_and_some_step_does(name: str) -> None:
    circuit = circuit_for(name)
    for space, following in enumerate(circuit.after):
        assert following
        if circuit.crosses[space] != 4:
            assert min(circuit.to_line[s] for s in following) == circuit.to_line[space] - 1
        assert all(space in circuit.before[s] for s in following)


@pytest.mark.parametrize("name", SHIPPED)
def test_an_open_road_leads_where_single_steps_lead(name: str) -> None:
    circuit = circuit_for(name)
    for space in range(0, len(circuit.first), 5):
        reached = {space}
        for steps in range(1, 11):
            reached = {s for here in reached for s in circuit.after[here]}
            assert [choice - 385 for choice in circuit.open_choices[space][steps]] == sorted(reached)


def test_the_aerodrome_is_wide_and_the_old_town_tight() -> None:
    aerodrome, classic, town = (circuit_for(name) for name in ("aerodrome", "classic", "old-town"))
    assert aerodrome.lanes.count(3) / aerodrome.columns > 0.9
    assert min(aerodrome.lanes) == 2
    assert town.lanes.count(1) > classic.lanes.count(1)
    assert town.lanes.count(3) < 5
