"""Where every space of a circuit lies, computed from its description so that the track closes by itself.

Lengths are counted in spaces: a space on a straight is one long and `LANE` wide. x grows to the right, y upwards.
"""

from math import cos, hypot, pi, sin
from typing import Final

from comptoir.games.top_race.circuit import Circuit, Stretch

LANE: Final = 0.6
INNER_RADIUS: Final = 0.45  # of the kerb inside a corner
EASE: Final = 0.45  # how much of a column it takes to grow or lose half a lane
MARGIN: Final = 0.3  # grass left between two parts of the track
SAMPLES: Final = 6  # points per column


class Pose:
    """A point of the track and the direction of driving, in radians against the clock from the right."""

    x: float
    y: float
    heading: float


class Flaw:
    """Why a circuit cannot be drawn: a word, and the lines of the file it is about."""

    word: str
    line: int
    other: int


class Shape:
    """The ribbon of a circuit: where each stretch begins, how long it is and how it bends."""

    circuit: Circuit
    inside: int  # 1 when lane 0 is to the left, -1 when it is to the right
    starts: list[Pose]
    lengths: list[float]
    first_column: list[int]  # of each stretch
    stretch_of: list[int]  # of each column


def pose(x: float, y: float, heading: float) -> Pose:
    made = Pose()
    made.x = x
    made.y = y
    made.heading = heading
    return made


def natural_length(stretch: Stretch) -> float:
    """Long enough that no lane has spaces shorter than one, and no corner turns on the spot."""
    if stretch.turn == 0:
        return float(stretch.columns)
    angle = abs(stretch.turn) * pi / 180
    needed = angle * (stretch.lanes * LANE / 2 + INNER_RADIUS) if stretch.corner else 0.0
    for lane, spaces in enumerate(stretch.spaces):
        outwards = (lane - (stretch.lanes - 1) / 2) * LANE * (1 if stretch.turn > 0 else -1)
        needed = max(needed, len(spaces) - angle * outwards)
    return needed


def travel(stretch: Stretch, heading: float, part: float = 1.0) -> tuple[float, float]:
    """How far a unit length of this stretch carries, once `part` of it is driven."""
    if stretch.turn == 0:
        return cos(heading) * part, sin(heading) * part
    angle = stretch.turn * pi / 180 * part
    radius = 180 / (stretch.turn * pi)
    return radius * (sin(heading + angle) - sin(heading)), radius * (cos(heading) - cos(heading + angle))


def shape_of(circuit: Circuit) -> Shape:
    """Stretches as near their natural length as a closed loop allows (least squares)."""
    shape = Shape()
    shape.circuit = circuit
    shape.inside = 1 if sum([stretch.turn for stretch in circuit.stretches]) > 0 else -1
    heading = 0.0
    carried: list[tuple[float, float]] = []
    natural: list[float] = []
    headings: list[float] = []
    for stretch in circuit.stretches:
        carried.append(travel(stretch, heading))
        natural.append(natural_length(_as_driven(stretch, shape.inside)))
        headings.append(heading)
        heading += stretch.turn * pi / 180
    shape.lengths = _closing_lengths(natural, carried)
    _walk(shape, headings, carried)
    return shape


def _as_driven(stretch: Stretch, inside: int) -> Stretch:
    """The stretch with its turn counted towards the inside lane."""
    if inside > 0:
        return stretch
    mirrored = Stretch()
    mirrored.columns = stretch.columns
    mirrored.lanes = stretch.lanes
    mirrored.spaces = stretch.spaces
    mirrored.turn = -stretch.turn
    mirrored.corner = stretch.corner
    return mirrored


def _closing_lengths(natural: list[float], carried: list[tuple[float, float]]) -> list[float]:
    """length = natural · (1 + a·x + b·y), with a and b such that the whole lap carries nowhere."""
    gap_x = sum([n * c[0] for n, c in zip(natural, carried, strict=True)])
    gap_y = sum([n * c[1] for n, c in zip(natural, carried, strict=True)])
    xx = sum([n * c[0] * c[0] for n, c in zip(natural, carried, strict=True)])
    xy = sum([n * c[0] * c[1] for n, c in zip(natural, carried, strict=True)])
    yy = sum([n * c[1] * c[1] for n, c in zip(natural, carried, strict=True)])
    determinant = xx * yy - xy * xy
    a = (-gap_x * yy + gap_y * xy) / determinant
    b = (-gap_y * xx + gap_x * xy) / determinant
    return [n * (1 + a * c[0] + b * c[1]) for n, c in zip(natural, carried, strict=True)]


def _walk(shape: Shape, headings: list[float], carried: list[tuple[float, float]]) -> None:
    x, y = 0.0, 0.0
    shape.starts = []
    shape.first_column = []
    shape.stretch_of = []
    for number, stretch in enumerate(shape.circuit.stretches):
        shape.starts.append(pose(x, y, headings[number]))
        shape.first_column.append(len(shape.stretch_of))
        shape.stretch_of += [number] * stretch.columns
        x += shape.lengths[number] * carried[number][0]
        y += shape.lengths[number] * carried[number][1]


def centre(shape: Shape, column: float) -> Pose:
    """The middle of the track at a column; fractions lie between columns, and columns past the end begin again."""
    column %= shape.circuit.columns
    number = shape.stretch_of[int(column)]
    stretch, start = shape.circuit.stretches[number], shape.starts[number]
    part = (column - shape.first_column[number]) / stretch.columns
    dx, dy = travel(stretch, start.heading, part)
    length = shape.lengths[number]
    return pose(start.x + length * dx, start.y + length * dy, start.heading + stretch.turn * pi / 180 * part)


def breadth(shape: Shape, column: float) -> float:
    """The width of the track, eased where lanes are gained or lost."""
    lanes, columns = shape.circuit.lanes, shape.circuit.columns
    border = round(column)
    before, after = lanes[(border - 1) % columns], lanes[border % columns]
    if before == after or abs(column - border) > EASE:
        return lanes[int(column) % columns] * LANE
    part = (column - border + EASE) / (2 * EASE)
    smooth = part * part * (3 - 2 * part)
    return (before + (after - before) * smooth) * LANE


def beside(shape: Shape, column: float, share: float) -> Pose:
    """A point across the track: share 0 is the inner edge, 1 the outer edge."""
    at = centre(shape, column)
    inwards = breadth(shape, column) * (0.5 - share) * shape.inside
    return pose(at.x - sin(at.heading) * inwards, at.y + cos(at.heading) * inwards, at.heading)


def space_pose(shape: Shape, space: int) -> Pose:
    """The middle of a space and its heading."""
    circuit = shape.circuit
    first, last, lane = circuit.first[space], circuit.last[space], circuit.lane[space]
    return beside(shape, (first + last + 1) / 2, (lane + 0.5) / circuit.lanes[first])


def outline(shape: Shape, space: int) -> list[Pose]:
    """The border of a space: along its inner side, then back along its outer side."""
    circuit = shape.circuit
    first, last = circuit.first[space], circuit.last[space] + 1
    lane, lanes = circuit.lane[space], circuit.lanes[first]
    count = SAMPLES * (last - first)
    # A hair inside the space, so that a border between stretches is drawn with this side's lanes.
    along = [first + 1e-6 + (last - first - 2e-6) * step / count for step in range(count + 1)]
    inner = [beside(shape, column, lane / lanes) for column in along]
    outer = [beside(shape, column, (lane + 1) / lanes) for column in reversed(along)]
    return inner + outer


def check_shape(circuit: Circuit) -> Flaw | None:
    """What keeps the circuit from being drawn: it does not close, a corner is too tight, or it runs into itself."""
    shape = shape_of(circuit)
    for number, stretch in enumerate(circuit.stretches):
        if shape.lengths[number] < 0.55 * natural_length(_as_driven(stretch, shape.inside)):
            return _flaw("open", stretch.line, stretch.line)
        turned = abs(stretch.turn) * pi / 180
        if shape.lengths[number] < turned * (stretch.lanes * LANE / 2 + 0.1):
            return _flaw("tight", stretch.line, stretch.line)
    return _overlap(shape)


def _flaw(word: str, line: int, other: int) -> Flaw:
    flaw = Flaw()
    flaw.word = word
    flaw.line = line
    flaw.other = other
    return flaw


def _overlap(shape: Shape) -> Flaw | None:
    """Two parts of the track that are far apart on the lap must not touch on the table."""
    columns = shape.circuit.columns
    points = [centre(shape, half / 2) for half in range(2 * columns)]
    widths = [breadth(shape, half / 2) for half in range(2 * columns)]
    driven = [0.0]
    for half in range(2 * columns):
        ahead = points[(half + 1) % (2 * columns)]
        driven.append(driven[-1] + hypot(ahead.x - points[half].x, ahead.y - points[half].y))
    for one in range(2 * columns):
        for two in range(one + 1, 2 * columns):
            apart = (widths[one] + widths[two]) / 2 + MARGIN
            along = min(driven[two] - driven[one], driven[-1] - driven[two] + driven[one])
            # Half a circle around the tightest corner is longer than this.
            if along > apart * pi / 2 and hypot(points[one].x - points[two].x, points[one].y - points[two].y) < apart:
                return _flaw("overlap", _line(shape, one), _line(shape, two))
    return None


def _line(shape: Shape, half: int) -> int:
    return shape.circuit.stretches[shape.stretch_of[half // 2]].line
