"""What a circuit is drawn from closes, and says where everything is."""

from math import cos, hypot, pi, sin

import pytest

from comptoir.games.top_race import GAME
from comptoir.games.top_race.circuits import SHIPPED, circuit_for
from comptoir.games.top_race.geometry import shape_of, space_pose
from comptoir.games.top_race.options import TopRaceOptions
from comptoir.games.top_race.scenery import TopRaceScenery, scenery


@pytest.fixture(params=SHIPPED)
def drawn(request: pytest.FixtureRequest) -> TopRaceScenery:
    return GAME.scenery(TopRaceOptions(circuit=request.param))


def test_the_samples_lead_round_and_close(drawn: TopRaceScenery) -> None:
    assert len(drawn.x) == len(drawn.y) == len(drawn.heading) == len(drawn.breadth)
    assert len(drawn.x) == drawn.samples * len(drawn.lanes) + 1
    assert (drawn.x[0], drawn.y[0], drawn.breadth[0]) == (drawn.x[-1], drawn.y[-1], drawn.breadth[-1])
    assert drawn.heading[-1] - drawn.heading[0] == pytest.approx(2 * pi * drawn.inside, abs=0.002)
    for one in range(len(drawn.x) - 1):
        assert hypot(drawn.x[one + 1] - drawn.x[one], drawn.y[one + 1] - drawn.y[one]) < 1.5


def test_a_space_lies_where_its_middle_column_and_lane_say() -> None:
    circuit = circuit_for("classic")
    drawn, shape = scenery(circuit), shape_of(circuit)
    for space in range(len(drawn.first)):
        # The middle of a space is always on a sample: there is an even number of them per column.
        sample = (drawn.first[space] + drawn.last[space] + 1) * drawn.samples // 2
        share = (drawn.lane[space] + 0.5) / drawn.lanes[drawn.first[space]]
        inwards = drawn.breadth[sample] * (0.5 - share) * drawn.inside
        x = drawn.x[sample] - sin(drawn.heading[sample]) * inwards
        y = drawn.y[sample] + cos(drawn.heading[sample]) * inwards
        pose = space_pose(shape, space)
        assert x == pytest.approx(pose.x, abs=0.01)
        assert y == pytest.approx(pose.y, abs=0.01)


def test_corners_grid_and_lines_are_those_of_the_file() -> None:
    drawn = scenery(circuit_for("classic"))
    assert drawn.corners == [[8, 9], [16, 17], [28, 32], [40, 44], [52, 57], [59, 64]]
    assert (drawn.line, drawn.bets) == (1, [14, 26, 38])
    assert sorted(drawn.to_line[space] for space in drawn.grid) == [1, 1, 1, 2, 2, 2]
