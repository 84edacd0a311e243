"""The floor from above: five tables with their nations, twelve chairs with their guests, and one's own hand."""

from typing import Any

from comptoir.games.cafe_international.choices import GUEST_LETTERS
from comptoir.games.cafe_international.plan import PLACE_NAMES, TABLE_NAMES, TABLES_AT
from comptoir.games.cafe_international.wording import NATION_KEYS
from comptoir.study.svg.canvas import CREMA, INK, LATTE, QUIET, Canvas
from comptoir.words import Words

WIDTH = 480.0
TABLES = {"TL": (140, 120), "TR": (340, 120), "C": (240, 220), "BL": (140, 320), "BR": (340, 320)}
CHAIRS = {
    "o1": (110, 46), "o2": (370, 46), "o3": (430, 120), "o4": (430, 320), "o5": (370, 394), "o6": (110, 394),
    "o7": (50, 320), "o8": (50, 120), "N": (240, 130), "E": (340, 220), "S": (240, 310), "W": (140, 220),
}  # fmt: skip
WOMAN, MAN = "#F3D6CE", "#CFE0E6"


def picture(view: Any, names: list[str], words: Words, asked: list[int]) -> Canvas:
    own = [kind for kind, count in enumerate(view.hand) for _ in range(count)]
    hand_rows = -(-len(own) // 11)
    drawn = Canvas(WIDTH, 452 + 24 * view.seats + 36 * hand_rows)
    for place, (x, y) in enumerate(CHAIRS[name] for name in PLACE_NAMES):
        for table in TABLES_AT[place]:
            _belongs(drawn, (x, y), TABLES[TABLE_NAMES[table]])
    for name, (x, y) in TABLES.items():
        nation = view.tables[TABLE_NAMES.index(name)]
        drawn.disc(x, y, 38, CREMA if nation >= 0 else "none")
        drawn.text(x, y + 4, words.text(NATION_KEYS[nation]) if nation >= 0 else "–", 12)
    for name, (x, y) in CHAIRS.items():
        _chair(drawn, x, y, name, view.guests[PLACE_NAMES.index(name)])
    said = [words.text("cli-board-guests", **_counts(view, seat)) for seat in range(view.seats)]
    drawn.players(452, names, said, asked)
    for place, kind in enumerate(own):
        _guest(drawn, 36 + 41 * (place % 11), 458 + 24 * view.seats + 36 * (place // 11), kind)
    return drawn


def _counts(view: Any, seat: int) -> dict[str, int]:
    return {"cards": view.cards[seat], "hidden": view.hidden[seat], "points": view.made(seat)}


def _belongs(drawn: Canvas, chair: tuple[float, float], table: tuple[float, float]) -> None:
    """A thin line from a chair to each table it stands at: an inner one serves three."""
    (x, y), (to_x, to_y) = chair, table
    line = f'stroke="{LATTE}" stroke-width="3" stroke-opacity="0.6"'
    drawn.add(f'<line x1="{x:g}" y1="{y:g}" x2="{to_x:g}" y2="{to_y:g}" {line}/>')


def _chair(drawn: Canvas, x: float, y: float, name: str, guest: int) -> None:
    drawn.disc(x, y, 21, LATTE if guest < 0 else "#FFFFFF")
    if guest < 0:
        drawn.text(x, y + 4, name, 11, QUIET)
    else:
        _guest(drawn, x, y, guest)


def _guest(drawn: Canvas, x: float, y: float, kind: int) -> None:
    """A guest as its nation's letters and its sex, as the notation writes it."""
    drawn.disc(x, y, 16, MAN if kind & 1 else WOMAN)
    drawn.text(x, y + 4, GUEST_LETTERS[kind][:2] + "♀♂"[kind & 1], 11, INK)
