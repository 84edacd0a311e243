"""Small plain plots in our style, as SVG text: enough for a page or a notebook, without any library."""

from collections.abc import Mapping

from comptoir.study.svg.canvas import INK, LATTE, PAPER, QUIET, Canvas

WIDTH, HEIGHT, LEFT, TOP, BOTTOM = 480.0, 290.0, 24.0, 80.0, 54.0
COFFEE = "#6F4A32"


def bars(
    title: str,
    values: Mapping[str, float],
    digits: int = 2,
    line: float | None = None,
    *,
    across: str = "",
    line_means: str = "",
) -> str:
    """One bar for each value, with its number above it. `across` says what the bars are; `line` is drawn across
    them, for what would be fair, and `line_means` says what it is.
    """
    most = max([*values.values(), line or 0.0, 1e-9])
    floor, step = HEIGHT - BOTTOM, (WIDTH - 2 * LEFT) / max(1, len(values))
    tall = {name: max(0.0, value) / most * (floor - TOP) for name, value in values.items()}
    drawn = Canvas(WIDTH, HEIGHT)
    drawn.text(LEFT, 26, title, 15, INK, "start")
    drawn.text(WIDTH / 2, HEIGHT - 12, across, 12, INK)
    for place, name in enumerate(values):
        drawn.box(LEFT + step * (place + 0.15), floor - tall[name], step * 0.7, tall[name], LATTE, 3)
        drawn.text(LEFT + step * (place + 0.5), floor + 18, name, 12, QUIET)
    if line is not None:
        _line(drawn, floor - line / most * (floor - TOP), line_means)
    for place, name in enumerate(values):
        # On paper of its own, so that the line does not run through the number.
        x, y = LEFT + step * (place + 0.5), floor - tall[name] - 6
        halo = f'stroke="{PAPER}" stroke-width="5" paint-order="stroke" stroke-linejoin="round"'
        number = f"{values[name]:.{digits}f}"
        drawn.add(
            f'<text x="{x:.1f}" y="{y:.1f}" font-size="12" fill="{COFFEE}" text-anchor="middle" {halo}>{number}</text>'
        )
    return drawn.svg(title)


def _line(drawn: Canvas, y: float, means: str) -> None:
    dashed = f'stroke="{INK}" stroke-dasharray="5 4" stroke-opacity="0.6"'
    drawn.add(f'<line x1="{LEFT:g}" x2="{WIDTH - LEFT:g}" y1="{y:.1f}" y2="{y:.1f}" {dashed}/>')
    if means:
        drawn.add(f'<line x1="{LEFT:g}" x2="{LEFT + 24:g}" y1="41" y2="41" {dashed}/>')
        drawn.text(LEFT + 30, 45, means, 12, QUIET, "start")
