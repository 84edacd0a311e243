"""The circuit with the cars on it, in their colours and with their marks; then money and cards."""

import re
from typing import Any

from comptoir.games.top_race.cards import DECK, LETTERS
from comptoir.games.top_race.circuits import circuit_for
from comptoir.games.top_race.drawing import SCALE, draw_circuit, frame_of
from comptoir.games.top_race.geometry import shape_of, space_pose
from comptoir.games.top_race.wording import CAR_NAMES, CARD_NAMES
from comptoir.study.boards import driver_for_sale
from comptoir.study.svg.canvas import COLOURS, INK, MARKS, ON_COLOUR, Canvas
from comptoir.words import Words

WIDTH = 720.0
LINE = 24  # for each player
A_ROW, WIDE, HIGH = 6, 116.0, 30.0  # cards of a hand
GOLD = "#D9B84A"


def picture(view: Any, names: list[str], words: Words, asked: list[int]) -> Canvas:
    circuit = circuit_for(view.options.circuit)
    shape = shape_of(circuit)
    frame = frame_of(shape)
    across, down = frame.width * SCALE, frame.height * SCALE
    height = WIDTH * down / across
    own = [kind for kind, count in enumerate(view.hand) for _ in range(count)]
    rows = -(-len(own) // A_ROW)
    beside = driver_for_sale(view, names, words)
    if view.card >= 0:
        beside.append(words.text("cli-board-card", card=words.text(CARD_NAMES[view.card])))
    below = height + 24 + LINE * (view.seats + len(beside))
    drawn = Canvas(WIDTH, below + HIGH * rows + (10 if rows else 0))
    road = draw_circuit(circuit).replace("<svg ", f'<svg width="{WIDTH:g}" height="{height:.1f}" ', 1)
    drawn.add(road.strip().removesuffix("</svg>"))
    for car in range(len(CAR_NAMES)):
        if view.spaces[car] >= 0 and not view.places[car]:
            at = space_pose(shape, view.spaces[car])
            _car(drawn, frame.pose(at), -at.heading, car, bool(view.broken[car]))
    drawn.add("</svg>")
    drawn.players(height + 24, names, [_said(view, seat, words) for seat in range(view.seats)], asked, marks=False)
    for seat in range(view.seats):
        _owned(drawn, height + 20 + LINE * seat, [car for car in range(len(CAR_NAMES)) if view.owner[car] == seat])
    for place, told in enumerate(beside):
        drawn.text(16, height + 24 + LINE * (view.seats + place), told, anchor="start")
    for place, kind in enumerate(own):
        _card(drawn, 12 + WIDE * (place % A_ROW), below - 8 + HIGH * (place // A_ROW), DECK[kind])
    return drawn


def _owned(drawn: Canvas, y: float, cars: list[int]) -> None:
    """A player's cars, as they look on the road."""
    for place, car in enumerate(cars):
        x = WIDTH - 24 - 34 * (len(cars) - 1 - place)
        drawn.box(x - 15, y - 8, 30, 16, COLOURS[car], 5)
        drawn.text(x, y + 5, MARKS[car], 13, ON_COLOUR[car])


def _card(drawn: Canvas, x: float, y: float, notation: str) -> None:
    """A card of one's own hand: the colours it moves, in its order, each with its letter and how far."""
    drawn.box(x, y, WIDE - 6, HIGH - 6, "#FFFFFF", 4)
    parts = re.findall(r"([A-Z*])(\d*)", notation)
    step = (WIDE - 12) / len(parts)
    for place, (letter, far) in enumerate(parts):
        car = LETTERS.index(letter)
        left = x + 3 + step * place
        colour, on = (COLOURS[car], ON_COLOUR[car]) if car < len(COLOURS) else (GOLD, INK)
        drawn.box(left, y + 3, step - 1, HIGH - 12, colour, 3)
        drawn.text(left + step / 2, y + HIGH - 12, letter + (far or "="), 10, on)


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
    cards = view.piles[seat] or (view.hand_sizes[view.holds[seat]] if view.holds[seat] >= 0 else 0)
    money = [] if view.options.children else [words.text("cli-board-money", money=view.money[seat])]
    return " · ".join([*money, words.text("cli-board-cards", cards=cards)])
