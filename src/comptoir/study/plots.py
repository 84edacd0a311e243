"""Small plain plots in our style, as SVG text: enough for a page or a notebook, without any library."""

from collections.abc import Mapping

from comptoir.study.svg.canvas import INK, LATTE, QUIET, Canvas

WIDTH, HEIGHT, LEFT, TOP, BOTTOM = 480.0, 260.0, 24.0, 52.0, 34.0
COFFEE = "#6F4A32"


def bars(title: str, values: Mapping[str, float], digits: int = 2, line: float | None = None) -> str:
    """One bar for each value, with its number above it; `line` is drawn across, for what would be fair."""
    most = max([*values.values(), line or 0.0, 1e-9])
    room, step = HEIGHT - TOP - BOTTOM, (WIDTH - 2 * LEFT) / max(1, len(values))
    drawn = Canvas(WIDTH, HEIGHT)
    drawn.text(LEFT, 26, title, 15, INK, "start")
    for place, (name, value) in enumerate(values.items()):
        tall, x = max(0.0, value) / most * room, LEFT + step * place
        drawn.box(x + step * 0.15, HEIGHT - BOTTOM - tall, step * 0.7, tall, LATTE, 3)
        drawn.text(x + step / 2, HEIGHT - BOTTOM - tall - 6, f"{value:.{digits}f}", 12, COFFEE)
        drawn.text(x + step / 2, HEIGHT - 14, name, 12, QUIET)
    if line is not None:
        y = HEIGHT - BOTTOM - line / most * room
        dashed = f'stroke="{INK}" stroke-dasharray="5 4" stroke-opacity="0.6"'
        drawn.add(f'<line x1="{LEFT:g}" x2="{WIDTH - LEFT:g}" y1="{y:.1f}" y2="{y:.1f}" {dashed}/>')
    return drawn.svg(title)
