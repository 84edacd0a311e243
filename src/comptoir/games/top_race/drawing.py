"""A circuit as an SVG picture: grass, kerbs, asphalt, lanes, the chequered line, the bet lines and the grid."""

from math import cos, hypot, sin
from typing import Final
from xml.sax.saxutils import escape

from comptoir.games.top_race.circuit import Circuit
from comptoir.games.top_race.geometry import (
    LANE,
    SAMPLES,
    Pose,
    Shape,
    beside,
    breadth,
    centre,
    outline,
    shape_of,
    space_pose,
)

SCALE: Final = 48.0  # pixels per space
BORDER: Final = 1.25  # grass around the track, in spaces
GRASS: Final = "#c9d8ae"
MEADOW: Final = "#bccf9f"
ASPHALT: Final = "#5b5a5e"
EDGE: Final = "#f7f2e8"
DIVIDER: Final = "#b4b1b6"
KERB: Final = "#c23b31"
GOLD: Final = "#f0b429"
INK: Final = "#2b2a2d"
LEAVES: Final = ["#7fa06a", "#6f9460", "#8aa971"]


class Frame:
    """Turns track lengths into pixels, y downwards."""

    left: float
    top: float
    width: float
    height: float

    def at(self, x: float, y: float) -> str:
        return f"{(x - self.left) * SCALE:.1f},{(self.top - y) * SCALE:.1f}"

    def pose(self, at: Pose) -> str:
        return self.at(at.x, at.y)


def draw_circuit(circuit: Circuit) -> str:
    """The whole picture as the text of an SVG file."""
    shape = shape_of(circuit)
    frame = frame_of(shape)
    width, height = frame.width * SCALE, frame.height * SCALE
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" role="img">',
        f"<title>{escape(circuit.name)}</title>",
        f'<rect width="{width:.0f}" height="{height:.0f}" rx="28" fill="{GRASS}"/>',
        *_stripes(frame),
        *_trees(shape, frame),
        *_ribbon(shape, frame),
        *_dividers(shape, frame),
        *_grid(shape, frame),
        *_arrows(shape, frame),
        *_finish(shape, frame),
        *_bet_lines(shape, frame),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _edge(shape: Shape, share: float, wider: float = 0.0) -> list[Pose]:
    """One side of the track all the way round; `wider` moves it out over the grass."""
    points: list[Pose] = []
    for step in range(SAMPLES * shape.circuit.columns):
        column = step / SAMPLES
        outwards = wider / breadth(shape, column)
        points.append(beside(shape, column, share + (outwards if share > 0.5 else -outwards)))
    return points


def frame_of(shape: Shape) -> Frame:
    """The picture around this track."""
    points = _edge(shape, 0.0) + _edge(shape, 1.0)
    frame = Frame()
    frame.left = min([point.x for point in points]) - BORDER
    frame.top = max([point.y for point in points]) + BORDER
    frame.width = max([point.x for point in points]) + BORDER - frame.left
    frame.height = frame.top - min([point.y for point in points]) + BORDER
    return frame


def _line(frame: Frame, points: list[Pose], style: str, closed: bool = False) -> str:
    path = "M" + " L".join([frame.pose(point) for point in points]) + ("Z" if closed else "")
    return f'<path d="{path}" {style}/>'


def _stripes(frame: Frame) -> list[str]:
    """A mown lawn: every second band a shade darker."""
    bands: list[str] = []
    step = 2.0 * SCALE
    for number in range(int(frame.width * SCALE / step) + 1):
        if number % 2:
            width = min(step, frame.width * SCALE - number * step)
            bands.append(
                f'<rect x="{number * step:.0f}" width="{width:.0f}" height="{frame.height * SCALE:.0f}" '
                f'fill="{MEADOW}" opacity="0.45"/>'
            )
    return bands


def _ribbon(shape: Shape, frame: Frame) -> list[str]:
    inner, outer = _edge(shape, 0.0), _edge(shape, 1.0)
    loops = ["M" + " L".join([frame.pose(point) for point in side]) + "Z" for side in (outer, inner)]
    road = " ".join(loops)
    parts = [f'<path d="{road}" fill="{ASPHALT}" stroke="{INK}" stroke-opacity="0.18" stroke-width="16"/>']
    parts += _kerbs(shape, frame)
    parts.append(f'<path d="{road}" fill="{ASPHALT}" fill-rule="evenodd" stroke="{EDGE}" stroke-width="3"/>')
    # The first path also filled the inside of the loop: put the lawn back.
    return [parts[0].replace(f'fill="{ASPHALT}"', 'fill="none"', 1), *parts[1:]]


def _kerbs(shape: Shape, frame: Frame) -> list[str]:
    """Red and white along both sides of every corner."""
    parts: list[str] = []
    for number, stretch in enumerate(shape.circuit.stretches):
        if not stretch.corner:
            continue
        first = shape.first_column[number]
        along = [first + stretch.columns * step / 24 for step in range(25)]
        for share in (0.0, 1.0):
            points = [beside(shape, column - 1e-6 if step else column, share) for step, column in enumerate(along)]
            parts.append(_line(frame, points, f'fill="none" stroke="{EDGE}" stroke-width="13"'))
            red = f'fill="none" stroke="{KERB}" stroke-width="13" stroke-dasharray="11 11"'
            parts.append(_line(frame, points, red))
    return parts


def _dividers(shape: Shape, frame: Frame) -> list[str]:
    style = f'fill="none" stroke="{DIVIDER}" stroke-width="1.7" stroke-linejoin="round"'
    return [_line(frame, outline(shape, space), style, True) for space in range(len(shape.circuit.first))]


def _grid(shape: Shape, frame: Frame) -> list[str]:
    """A white bracket at the head of each of the six starting spaces."""
    parts: list[str] = []
    for space in shape.circuit.grid:
        at = space_pose(shape, space)
        corners = [(-0.02, 0.38), (0.3, 0.38), (0.3, -0.38), (-0.02, -0.38)]
        points = [_offset(at, along, across * LANE * 0.92) for along, across in corners]
        parts.append(_line(frame, points, f'fill="none" stroke="{EDGE}" stroke-width="3" stroke-linejoin="round"'))
    return parts


def _offset(at: Pose, along: float, across: float) -> Pose:
    moved = Pose()
    moved.x = at.x + cos(at.heading) * along - sin(at.heading) * across
    moved.y = at.y + sin(at.heading) * along + cos(at.heading) * across
    moved.heading = at.heading
    return moved


def _arrows(shape: Shape, frame: Frame) -> list[str]:
    """Chevrons in the direction of driving, one on every straight and three after the line."""
    columns = [shape.circuit.line_column + 2.6 + 0.5 * step for step in range(3)]
    for number, stretch in enumerate(shape.circuit.stretches):
        if not stretch.corner and stretch.columns >= 2 and number > 1:
            columns.append(shape.first_column[number] + stretch.columns / 2)
    parts: list[str] = []
    for column in columns:
        at = centre(shape, column)
        points = [_offset(at, -0.14, 0.2), _offset(at, 0.14, 0.0), _offset(at, -0.14, -0.2)]
        style = f'fill="none" stroke="{EDGE}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"'
        parts.append(_line(frame, points, style + ' opacity="0.85"'))
    return parts


def _finish(shape: Shape, frame: Frame) -> list[str]:
    """Chequers across the track, one row on either side of the line ahead of the front row."""
    column = shape.circuit.line_column + 1
    at = centre(shape, column)
    size = 0.15
    count = round(breadth(shape, column) / size)
    parts: list[str] = []
    for row in range(2):
        for place in range(count):
            along, across = (row - 1) * size, (place - count / 2) * size
            corners = [(along, across), (along + size, across), (along + size, across + size), (along, across + size)]
            points = [_offset(at, one, two) for one, two in corners]
            colour = INK if (row + place) % 2 else "#ffffff"
            parts.append(_line(frame, points, f'fill="{colour}"', True))
    return parts


def _bet_lines(shape: Shape, frame: Frame) -> list[str]:
    """A gold stripe across the track, its number on a round badge on the outer side."""
    parts: list[str] = []
    for number, column in enumerate(shape.circuit.bet_columns, 1):
        width = breadth(shape, column + 1)
        ends = [beside(shape, column + 1, -0.16 / width), beside(shape, column + 1, 1 + 0.16 / width)]
        parts.append(_line(frame, ends, f'stroke="{INK}" stroke-width="10" stroke-linecap="round"'))
        parts.append(_line(frame, ends, f'stroke="{GOLD}" stroke-width="7" stroke-linecap="round"'))
        badge = beside(shape, column + 1, 1 + 0.5 / width)
        x, y = frame.pose(badge).split(",")
        parts.append(f'<circle cx="{x}" cy="{y}" r="15" fill="{GOLD}" stroke="{INK}" stroke-width="2.5"/>')
        parts.append(
            f'<text x="{x}" y="{y}" dy="6.5" text-anchor="middle" font-family="Fraunces, Georgia, serif" '
            f'font-weight="700" font-size="19" fill="{INK}">{number}</text>'
        )
    return parts


def _trees(shape: Shape, frame: Frame) -> list[str]:
    """A few round trees wherever the lawn has room; the same ones every time."""
    halves = range(2 * shape.circuit.columns)
    points = [centre(shape, half / 2) for half in halves]
    widths = [breadth(shape, half / 2) / 2 for half in halves]
    planted: list[tuple[float, float]] = []
    parts: list[str] = []
    seed = 7
    for _ in range(400):
        seed = (seed * 1103515245 + 12345) % 2147483648
        x = frame.left + 0.5 + (frame.width - 1.0) * (seed // 65536 % 1000) / 1000
        seed = (seed * 1103515245 + 12345) % 2147483648
        y = frame.top - 0.5 - (frame.height - 1.0) * (seed // 65536 % 1000) / 1000
        room = min([hypot(points[half].x - x, points[half].y - y) - widths[half] for half in halves])
        if room < 0.62 or min([hypot(a - x, b - y) for a, b in planted], default=9.0) < 0.62 or len(planted) > 34:
            continue
        planted.append((x, y))
        parts += _tree(frame, x, y, seed)
    return parts


def _tree(frame: Frame, x: float, y: float, seed: int) -> list[str]:
    radius = 11 + seed // 65536 % 8
    leaf = LEAVES[seed // 4096 % 3]
    shade_x, shade_y = frame.at(x + 0.06, y - 0.08).split(",")
    tree_x, tree_y = frame.at(x, y).split(",")
    light_x, light_y = frame.at(x - 0.07, y + 0.08).split(",")
    return [
        f'<circle cx="{shade_x}" cy="{shade_y}" r="{radius}" fill="{INK}" opacity="0.16"/>',
        f'<circle cx="{tree_x}" cy="{tree_y}" r="{radius}" fill="{leaf}"/>',
        f'<circle cx="{light_x}" cy="{light_y}" r="{radius * 0.5:.1f}" fill="#ffffff" opacity="0.16"/>',
    ]
