"""The runner: five rings with what stands on them, the cards face up with what they pay now, and the beans."""

from typing import Any

from comptoir.study.boards import card_in_words
from comptoir.study.svg.canvas import CREMA, INK, LATTE, QUIET, Canvas
from comptoir.words import Words

GLAZES = ("#FFFEFA", "#C98B52", "#5A3826")
RING = 120.0
CARD = 18.0  # the line of a card


def picture(view: Any, names: list[str], words: Words, asked: list[int]) -> Canvas:
    cards = [view.face_up(seat) for seat in range(view.seats)]
    drawn = Canvas(RING * 5 + 24, 166 + sum(24 + CARD * len(some) for some in cards))
    drawn.box(12, 12, RING * 5, 130, CREMA, 10)
    for space in range(1, 6):
        x = 12 + RING * (space - 0.5)
        stitched = f'fill="none" stroke="{LATTE}" stroke-width="2" stroke-dasharray="5 4"'
        drawn.add(f'<ellipse cx="{x:g}" cy="88" rx="40" ry="34" {stitched}/>')
        drawn.text(x, 136, str(space), 11, QUIET)
        for kind, piece in enumerate((_saucer, _cup, _spoon)):
            for colour in range(3):
                if view.spaces[kind * 3 + colour] == space:
                    piece(drawn, x, GLAZES[colour])
    y = 170.0
    for seat, some in enumerate(cards):
        drawn.player(y, seat, f"{names[seat]} · {words.text('cli-board-beans', beans=view.beans[seat])}", seat in asked)
        for place, card in enumerate(some):
            drawn.line(40, y + CARD * (place + 1), card_in_words(view, card, words), 11, QUIET)
        y += 24 + CARD * len(some)
    return drawn


def _saucer(drawn: Canvas, x: float, glaze: str) -> None:
    drawn.add(f'<ellipse cx="{x:g}" cy="100" rx="34" ry="12" fill="{glaze}" stroke="{INK}" stroke-opacity="0.5"/>')


def _cup(drawn: Canvas, x: float, glaze: str) -> None:
    line = f'fill="{glaze}" stroke="{INK}" stroke-opacity="0.5"'
    drawn.add(f'<circle cx="{x + 20:g}" cy="80" r="8" fill="none" stroke="{glaze}" stroke-width="5"/>')
    drawn.add(f'<path d="M{x - 20:g} 66 h40 q-1 32 -20 34 q-19 -2 -20 -34 Z" {line}/>')
    drawn.add(f'<ellipse cx="{x:g}" cy="66" rx="20" ry="6" {line}/>')


def _spoon(drawn: Canvas, x: float, glaze: str) -> None:
    line = f'stroke="{INK}" stroke-opacity="0.55"'
    drawn.add(f'<path d="M{x + 4:g} 62 L{x + 22:g} 38" stroke="{INK}" stroke-opacity="0.55" stroke-width="6"/>')
    drawn.add(f'<path d="M{x + 4:g} 62 L{x + 22:g} 38" stroke="{glaze}" stroke-width="4"/>')
    drawn.add(f'<ellipse cx="{x + 25:g}" cy="34" rx="7" ry="9" fill="{glaze}" {line}/>')
