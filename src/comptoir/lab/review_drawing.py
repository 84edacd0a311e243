"""The review's two drawings as SVG: a paper strip with everybody's chances, and a bar of tiles for each player."""

import html
from collections.abc import Callable, Sequence

from comptoir.lab.review_texts import with_sign
from comptoir.review.result import Moment, Review, SeatReview, TurningPoint
from comptoir.review.sentences import whole_points

SEATS = ("#2A6FB8", "#C23B31", "#2B2A2D", "#E2AC1B", "#F6F1E6", "#2E8559")
MARKS = ("●", "▲", "■", "★", "◆", "✚")
TILES = ("deal", "luck", "unseen", "others", "own", "drift")
WIDTH, HEIGHT, LEFT, RIGHT, TOP, FOOT = 720, 250, 44, 80, 14, 24
ROW, TILE, NAME = 46, 22, 120
Z = 1.96
Place = Callable[[float, float], tuple[float, float]]


def curve(review: Review, label: str, marked: Sequence[int]) -> str:
    """One ink line per player with a soft band for doubt, its mark at the end, and a dot where it mattered."""
    least, most = bounds(review)
    last = max(1, len(review.moments) - 1)

    def place(number: float, value: float) -> tuple[float, float]:
        across = LEFT + (WIDTH - LEFT - RIGHT) * number / last
        return across, TOP + (HEIGHT - TOP - FOOT) * (most - value) / (most - least)

    drawn = [rule(place(0, value)[1], text) for value, text in rules(review, least, most)]
    for seat in range(len(review.seats)):
        drawn.append(line(review.moments, seat, place, len(marked) == 1 and seat in marked))
    for seat, one in enumerate(review.seats):
        for point in one.turning_points if seat in marked else ():
            across, down = place(*dot_of(review.moments, point))
            drawn.append(f'<circle cx="{across:.1f}" cy="{down:.1f}" r="4.5" class="dot" fill="{SEATS[seat % 6]}"/>')
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{html.escape(label)}" class="strip">'
        + "".join(drawn)
        + "</svg>"
    )


def dot_of(moments: Sequence[Moment], point: TurningPoint) -> tuple[float, float]:
    """Luck at the end of its step, a choice half-way to it: so that neither hides the other."""
    after = moments[point.moment].chances[point.seat]
    if point.kind != "choice":
        return point.moment, after
    return point.moment - 0.5, (moments[point.moment - 1].chances[point.seat] + after) / 2


def bounds(review: Review) -> tuple[float, float]:
    if review.unit == "share":
        return 0.0, 1.0
    scores = [moment.chances[0] for moment in review.moments]
    return min(scores) - 1.0, max(scores) + 1.0


def rules(review: Review, least: float, most: float) -> list[tuple[float, str]]:
    """Lines across the strip, and what they say."""
    if review.unit == "share":
        return [(part / 4, f"{25 * part}") for part in range(5)]
    step = max(1, round((most - least) / 4))
    return [(float(score), str(score)) for score in range(round(least), round(most) + 1, step)]


def rule(down: float, text: str) -> str:
    return (
        f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{down:.1f}" y2="{down:.1f}" class="rule"/>'
        f'<text x="{LEFT - 8}" y="{down + 4:.1f}" text-anchor="end" class="scale">{text}</text>'
    )


def line(moments: Sequence[Moment], seat: int, place: Place, strong: bool) -> str:
    colour = SEATS[seat % 6]
    points = [place(moment.number, moment.chances[seat]) for moment in moments]
    upper = [place(moment.number, moment.chances[seat] + Z * moment.doubts[seat]) for moment in moments]
    lower = [place(moment.number, moment.chances[seat] - Z * moment.doubts[seat]) for moment in moments]
    across, down = points[-1]
    weight = 2.8 if strong else 1.8
    # Those who end level stand side by side, so that nobody's mark is hidden.
    beside = 6 + 13 * moments[-1].chances[:seat].count(moments[-1].chances[seat])
    return (
        f'<polygon points="{path([*upper, *reversed(lower)])}" fill="{colour}" class="band"/>'
        f'<polyline points="{path(points)}" class="edge" stroke-width="{weight + 1.6}"/>'
        f'<polyline points="{path(points)}" class="ink" stroke="{colour}" stroke-width="{weight}"/>'
        f'<text x="{across + beside:.1f}" y="{down + 5:.1f}" class="mark" fill="{colour}">{MARKS[seat % 6]}</text>'
    )


def path(points: Sequence[tuple[float, float]]) -> str:
    return " ".join(f"{across:.1f},{down:.1f}" for across, down in points)


def bars(review: Review, names: Sequence[str], words: dict[str, str], label: str) -> str:
    """Left of the fair line what it cost, right what it gave."""
    reach = max(reach_of(one) for one in review.seats) or 1.0
    scale = (WIDTH - NAME - 40) / 2 / reach
    middle = NAME + 20 + (WIDTH - NAME - 40) / 2
    rows = [bar(review, one, names[one.seat], words, row, middle, scale) for row, one in enumerate(review.seats)]
    height = ROW * len(rows) + 10
    return (
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{html.escape(label)}" class="counter">'
        + "".join(rows)
        + f'<line x1="{middle:.1f}" x2="{middle:.1f}" y1="0" y2="{height}" class="fair"/></svg>'
    )


def reach_of(one: SeatReview) -> float:
    changes: list[float] = [getattr(one, kind) for kind in TILES]
    return max(sum(change for change in changes if change > 0), -sum(change for change in changes if change < 0))


def bar(
    review: Review, one: SeatReview, name: str, words: dict[str, str], row: int, middle: float, scale: float
) -> str:
    top = row * ROW + 10
    mark = f'<tspan fill="{SEATS[one.seat % 6]}" class="mark">{MARKS[one.seat % 6]}</tspan>'
    drawn = [f'<text x="0" y="{top + 16}" class="name">{mark} {html.escape(name)}</text>']
    right = left = middle
    numbers = whole_points(review, one)
    for kind in TILES:
        change = getattr(one, kind)
        width = abs(change) * scale
        across = right if change > 0 else left - width
        right, left = (right + width, left) if change > 0 else (right, left - width)
        drawn.append(tile(kind, with_sign(numbers[kind]), across, top, width, words[kind]))
    return "".join(drawn)


def tile(kind: str, number: str, across: float, top: int, width: float, word: str) -> str:
    said = f"{word} {number}"
    inside = width > 9 * len(number)
    text = f'<text x="{across + width / 2:.1f}" y="{top + 16}" text-anchor="middle" class="n-{kind}">{number}</text>'
    return (
        f'<g><title>{html.escape(said)}</title><rect x="{across:.1f}" y="{top}" width="{max(0.0, width - 1):.1f}" '
        f'height="{TILE}" rx="4" class="t-{kind}"/>{text if inside else ""}</g>'
    )
