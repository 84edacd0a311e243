"""The circuit with the cars on it, in their colours and with their marks; then money and cards."""

from typing import Any

from comptoir.games.top_race.circuits import circuit_for
from comptoir.games.top_race.drawing import SCALE, draw_circuit, frame_of
from comptoir.games.top_race.geometry import shape_of, space_pose
from comptoir.games.top_race.wording import CAR_NAMES
from comptoir.study.svg.canvas import COLOURS, INK, MARKS, ON_COLOUR, Canvas
from comptoir.words import Words

WIDTH = 720.0


def picture(view: Any, names: list[str], words: Words) -> Canvas:
    circuit = circuit_for(view.options.circuit)
    shape = shape_of(circuit)
    frame = frame_of(shape)
    across, down = frame.width * SCALE, frame.height * SCALE
    height = WIDTH * down / across
    drawn = Canvas(WIDTH, height + 22 + 24 * view.seats)
    road = draw_circuit(circuit).replace("<svg ", f'<svg width="{WIDTH:g}" height="{height:.1f}" ', 1)
    drawn.add(road.strip().removesuffix("</svg>"))
    for car in range(len(CAR_NAMES)):
        if view.spaces[car] >= 0 and not view.places[car]:
            at = space_pose(shape, view.spaces[car])
            _car(drawn, frame.pose(at), -at.heading, car, bool(view.broken[car]))
    drawn.add("</svg>")
    drawn.players(height + 24, names, [_said(view, seat, words) for seat in range(view.seats)])
    return drawn


def _car(drawn: Canvas, at: str, turned: float, car: int, broken: bool) -> None:
    x, y = at.split(",")
    faded = ' opacity="0.55"' if broken else ""
    drawn.add(
        f'<g transform="translate({x} {y})"{faded}>'
        f'<rect x="-19" y="-10" width="38" height="20" rx="7" transform="rotate({turned * 57.29578:.1f})" '
        f'fill="{COLOURS[car]}" stroke="{INK}"/>'
        f'<text y="6" font-size="16" text-anchor="middle" fill="{ON_COLOUR[car]}">{MARKS[car]}</text></g>'
    )


def _said(view: Any, seat: int, words: Words) -> str:
    owned = [words.text(CAR_NAMES[car]) for car in range(len(CAR_NAMES)) if view.owner[car] == seat]
    cards = view.piles[seat] or (view.hand_sizes[view.holds[seat]] if view.holds[seat] >= 0 else 0)
    money = [] if view.options.children else [words.text("cli-board-money", money=view.money[seat])]
    return " · ".join([*([", ".join(owned)] if owned else []), *money, words.text("cli-board-cards", cards=cards)])
