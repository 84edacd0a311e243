"""The calibration as a drawing: what was told across, what came true upwards, each tenth with its interval."""

from bench.bots.calibration import Bin

SIDE = 220
EDGE = 44
COLOUR = "#9a4f1d"


def plot(found: dict[str, list[Bin]]) -> str:
    width = len(found) * (SIDE + EDGE) + EDGE
    height = SIDE + 2 * EDGE
    panels = [panel(name, bins, EDGE + place * (SIDE + EDGE)) for place, (name, bins) in enumerate(found.items())]
    style = "<style>text{font:12px sans-serif;fill:#555}line,rect{stroke:#bbb;fill:none}</style>"
    background = f'<rect width="{width}" height="{height}" style="fill:#fff;stroke:none"/>'
    opening = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">'
    title = "<title>How often what the bots foretold came true</title>"
    return "\n".join([opening, title, style, background, *panels, "</svg>", ""])


def panel(name: str, bins: list[Bin], left: float) -> str:
    parts = [
        f'<g transform="translate({left} {EDGE})">',
        f'<rect width="{SIDE}" height="{SIDE}"/><line x1="0" y1="{SIDE}" x2="{SIDE}" y2="0"/>',
        f'<text x="0" y="-10">{name}</text>',
        *(tick(tenth) for tenth in (0, 5, 10)),
        *(mark(one) for one in bins),
        "</g>",
    ]
    return "\n".join(parts)


def tick(tenth: int) -> str:
    along = SIDE * tenth / 10
    below = f'<text x="{along:.0f}" y="{SIDE + 16}" text-anchor="middle">{tenth * 10} %</text>'
    beside = f'<text x="-4" y="{SIDE - along + 4:.0f}" text-anchor="end">{tenth * 10}</text>'
    return below + beside


def mark(one: Bin) -> str:
    across = SIDE * one.told
    low, middle, high = (SIDE * (1 - value) for value in (one.won.low, one.won.value, one.won.high))
    style = f'style="stroke:{COLOUR};stroke-width:2"'
    bar = f'<line x1="{across:.1f}" x2="{across:.1f}" y1="{low:.1f}" y2="{high:.1f}" {style}/>'
    return f'{bar}<circle cx="{across:.1f}" cy="{middle:.1f}" r="4" fill="{COLOUR}"/>'
