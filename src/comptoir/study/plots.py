"""Small plain plots in our style, as SVG text: enough for a page or a notebook, without any library."""

import math
from collections.abc import Mapping
from numbers import Real

from comptoir.study.svg.canvas import INK, LATTE, PAPER, QUIET, Canvas

WIDTH, HEIGHT, LEFT, TOP, BOTTOM = 480.0, 290.0, 24.0, 80.0, 54.0
COFFEE = "#6F4A32"
MOST_DIGITS = 9


def bars(
    title: str,
    values: Mapping[str, float],
    digits: int = 2,
    line: float | None = None,
    *,
    across: str = "",
    line_means: str = "",
) -> str:
    """One bar for each value, with its number above it; what is below zero hangs from there. `across` says what the
    bars are; `line` is drawn across them, for what would be fair, and `line_means` says what it is.
    """
    _check(title, values, digits, line, across, line_means)
    given = [*values.values(), line or 0.0]
    least, most = min([*given, 0.0]), max([*given, 1e-9])
    floor, step = HEIGHT - BOTTOM, (WIDTH - 2 * LEFT) / max(1, len(values))

    def height(value: float) -> float:
        return floor - (value - least) / (most - least) * (floor - TOP)

    drawn = Canvas(WIDTH, HEIGHT)
    drawn.text(LEFT, 26, title, 15, INK, "start")
    drawn.text(WIDTH / 2, HEIGHT - 12, across, 12, INK)
    for place, (name, value) in enumerate(values.items()):
        top, tall = height(max(value, 0.0)), abs(height(value) - height(0.0))
        drawn.box(LEFT + step * (place + 0.15), top, step * 0.7, tall, LATTE, 3)
        drawn.text(LEFT + step * (place + 0.5), floor + 18, name, 12, QUIET)
    if line is not None:
        _line(drawn, height(line), line_means)
    for place, value in enumerate(values.values()):
        _number(drawn, LEFT + step * (place + 0.5), height(max(value, 0.0)) - 6, f"{value:.{digits}f}")
    return drawn.svg(title)


def _check(title: object, values: object, digits: object, line: object, across: object, line_means: object) -> None:
    for name, text in (("title", title), ("across", across), ("line_means", line_means)):
        if not isinstance(text, str):
            raise ValueError(f"“{name}” is a text, not {text!r}.")
    if not isinstance(values, Mapping) or not all(isinstance(name, str) and _is(it) for name, it in values.items()):
        raise ValueError(f"“values” has a number for each name, such as {{'1': 0.75, '2': 0.53}}, not {values!r}.")
    if isinstance(digits, bool) or not isinstance(digits, int) or not 0 <= digits <= MOST_DIGITS:
        raise ValueError(f"“digits” is a whole number from 0 to {MOST_DIGITS}, not {digits!r}.")
    if line is not None and not _is(line):
        raise ValueError(f"“line” is a number, not {line!r}.")


def _is(number: object) -> bool:
    """A number that can be drawn; numpy has kinds of its own."""
    return not isinstance(number, bool) and isinstance(number, Real) and math.isfinite(number)


def _number(drawn: Canvas, x: float, y: float, number: str) -> None:
    """On paper of its own, so that the line does not run through it."""
    halo = f'stroke="{PAPER}" stroke-width="5" paint-order="stroke" stroke-linejoin="round"'
    drawn.add(
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="12" fill="{COFFEE}" text-anchor="middle" {halo}>{number}</text>'
    )


def _line(drawn: Canvas, y: float, means: str) -> None:
    dashed = f'stroke="{INK}" stroke-dasharray="5 4" stroke-opacity="0.6"'
    drawn.add(f'<line x1="{LEFT:g}" x2="{WIDTH - LEFT:g}" y1="{y:.1f}" y2="{y:.1f}" {dashed}/>')
    if means:
        drawn.add(f'<line x1="{LEFT:g}" x2="{LEFT + 24:g}" y1="41" y2="41" {dashed}/>')
        drawn.text(LEFT + 30, 45, means, 12, QUIET, "start")
