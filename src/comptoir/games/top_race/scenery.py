"""For those who draw a race: the track sampled all the way round, what is painted on it, and what is in the box."""

from math import radians

from comptoir.games.top_race.cards import BET_PAYS, CARD_CARS, CARD_POINTS, PRIZES
from comptoir.games.top_race.circuit import Circuit
from comptoir.games.top_race.geometry import LANE, SAMPLES, Shape, breadth, centre, shape_of
from comptoir.kernel.game import Scenery


class TopRaceScenery(Scenery, frozen=True, tag="top-race"):
    """Lengths are counted in spaces, x to the right, y upwards; headings in radians against the clock, never wrapped.

    The samples lie at equal parts of a column; the last one closes the loop. Across the track 0 is its inner edge.
    """

    name: str
    lane_width: float
    inside: int  # 1 when the inner lane is to the left, -1 when it is to the right
    samples: int  # per column
    x: list[float]
    y: list[float]
    heading: list[float]
    breadth: list[float]
    lanes: list[int]  # of each column
    corners: list[list[int]]  # first and last column of each
    first: list[int]  # of each space: its first column,
    last: list[int]  # its last column,
    lane: list[int]  # its lane
    to_line: list[int]  # and its steps to the line
    grid: list[int]
    line: int  # the last column before the finish
    bets: list[int]  # the last column before each bet line
    loop: int  # steps of a lap
    front: int  # steps left from the front row
    cards: list[list[list[int]]]  # of each kind its lines from the top: car (6 is gold) and number (0 on a link)
    prizes: list[int]
    bet_pays: list[list[int]]  # by bet and place


def scenery(circuit: Circuit) -> TopRaceScenery:
    shape = shape_of(circuit)
    poses = [centre(shape, step / SAMPLES) for step in range(SAMPLES * circuit.columns)]
    turned = sum(stretch.turn for stretch in circuit.stretches)
    widths = [breadth(shape, step / SAMPLES) for step in range(SAMPLES * circuit.columns)]
    return TopRaceScenery(
        name=circuit.name,
        lane_width=LANE,
        inside=shape.inside,
        samples=SAMPLES,
        x=_rounded([pose.x for pose in [*poses, poses[0]]]),
        y=_rounded([pose.y for pose in [*poses, poses[0]]]),
        heading=_rounded([*[pose.heading for pose in poses], poses[0].heading + radians(turned)]),
        breadth=_rounded([*widths, widths[0]]),
        lanes=circuit.lanes,
        corners=_corners(shape),
        first=circuit.first,
        last=circuit.last,
        lane=circuit.lane,
        to_line=circuit.to_line,
        grid=circuit.grid,
        line=circuit.line_column,
        bets=circuit.bet_columns,
        loop=circuit.loop,
        front=circuit.front,
        cards=[
            [[car, number] for car, number in zip(cars, numbers, strict=True)]
            for cars, numbers in zip(CARD_CARS, CARD_POINTS, strict=True)
        ],
        prizes=PRIZES,
        bet_pays=BET_PAYS,
    )


def _rounded(lengths: list[float]) -> list[float]:
    """A thousandth of a space is less than a pixel on any screen."""
    return [round(length, 3) for length in lengths]


def _corners(shape: Shape) -> list[list[int]]:
    return [
        [first, first + stretch.columns - 1]
        for stretch, first in zip(shape.circuit.stretches, shape.first_column, strict=True)
        if stretch.corner
    ]
