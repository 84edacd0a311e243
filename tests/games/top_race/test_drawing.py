"""The picture of a circuit: closed, without overlaps, with everything on it."""

from math import dist, hypot, pi
from pathlib import Path
from xml.etree import ElementTree

import pytest

from comptoir.games.top_race.circuits import SHIPPED, circuit_for
from comptoir.games.top_race.drawing import draw_circuit
from comptoir.games.top_race.geometry import (
    LANE,
    breadth,
    centre,
    check_shape,
    natural_length,
    outline,
    shape_of,
    space_pose,
)

IMAGES = Path(__file__).resolve().parents[3] / "docs" / "images"
SHAPES = {name: shape_of(circuit_for(name)) for name in SHIPPED}


@pytest.mark.parametrize("name", SHIPPED)
def test_the_loop_closes_in_place_and_direction(name: str) -> None:
    shape = SHAPES[name]
    columns = shape.circuit.columns
    end, start = centre(shape, columns - 1e-9), centre(shape, 0)
    assert hypot(end.x - start.x, end.y - start.y) < 1e-6
    assert abs(abs(end.heading - start.heading) - 2 * pi) < 1e-6


@pytest.mark.parametrize("name", SHIPPED)
def test_no_stretch_is_squeezed_or_pulled_by_more_than_a_quarter(name: str) -> None:
    shape = SHAPES[name]
    for stretch, length in zip(shape.circuit.stretches, shape.lengths, strict=True):
        if stretch.turn == 0:
            assert 0.75 < length / natural_length(stretch) < 1.25


@pytest.mark.parametrize("name", SHIPPED)
def test_the_track_goes_on_without_a_jump(name: str) -> None:
    shape = SHAPES[name]
    for step in range(shape.circuit.columns * 8):
        one, two = centre(shape, step / 8), centre(shape, (step + 1) / 8)
        assert hypot(one.x - two.x, one.y - two.y) < 0.25
        assert abs(breadth(shape, step / 8) - breadth(shape, (step + 1) / 8)) < LANE / 3


@pytest.mark.parametrize("name", SHIPPED)
def test_no_two_spaces_lie_on_each_other(name: str) -> None:
    shape = SHAPES[name]
    places = [space_pose(shape, space) for space in range(len(shape.circuit.first))]
    for number, one in enumerate(places):
        for two in places[:number]:
            assert hypot(one.x - two.x, one.y - two.y) > LANE * 0.75
    assert check_shape(shape.circuit) is None


@pytest.mark.parametrize("name", SHIPPED)
def test_a_space_is_long_enough_for_a_car_and_its_heading_points_on(name: str) -> None:
    shape = SHAPES[name]
    for space in range(len(shape.circuit.first)):
        border = outline(shape, space)
        half = len(border) // 2
        rear = ((border[0].x + border[-1].x) / 2, (border[0].y + border[-1].y) / 2)
        front = ((border[half - 1].x + border[half].x) / 2, (border[half - 1].y + border[half].y) / 2)
        assert dist(rear, front) > 0.6
        ahead = shape.circuit.after[space][0]
        here, there = space_pose(shape, space), space_pose(shape, ahead)
        assert hypot(here.x - there.x, here.y - there.y) < 3.5


def test_the_inner_lane_is_inside_whichever_way_round() -> None:
    for name, inside in (("classic", 1), ("aerodrome", -1), ("old-town", 1)):
        shape = SHAPES[name]
        assert shape.inside == inside
        middle_x = sum(pose.x for pose in shape.starts) / len(shape.starts)
        middle_y = sum(pose.y for pose in shape.starts) / len(shape.starts)
        inner, outer = (space_pose(shape, shape.circuit.space_at(0, lane)) for lane in (0, shape.circuit.lanes[0] - 1))
        assert hypot(inner.x - middle_x, inner.y - middle_y) < hypot(outer.x - middle_x, outer.y - middle_y)


@pytest.mark.parametrize("name", SHIPPED)
def test_the_picture_shows_the_line_three_numbered_bet_lines_and_six_places(name: str) -> None:
    picture = ElementTree.fromstring(draw_circuit(circuit_for(name)))
    tag = "{http://www.w3.org/2000/svg}"
    assert picture.findtext(f"{tag}title") == circuit_for(name).name
    assert [text.text for text in picture.iter(f"{tag}text")] == ["1", "2", "3"]
    chequers = [path for path in picture.iter(f"{tag}path") if path.get("fill") == "#ffffff"]
    assert len(chequers) >= 3 * circuit_for(name).lanes[0]


@pytest.mark.parametrize("name", SHIPPED)
def test_the_picture_in_the_docs_is_the_one_we_draw(name: str) -> None:
    assert (IMAGES / f"circuit-{name}.svg").read_text(encoding="utf-8") == draw_circuit(circuit_for(name))
