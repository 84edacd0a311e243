"""A position as a small plain picture, for notebooks, docs and reports: no browser is needed, and no rule is known."""

from collections.abc import Callable
from typing import Any

from comptoir.kernel.game import View
from comptoir.study.svg import cafe_international, cafe_race, espresso_doppio, top_race
from comptoir.study.svg.canvas import Canvas
from comptoir.words import Words

PICTURES: dict[str, Callable[[Any, list[str], Words, list[int]], Canvas]] = {
    "cafe-international": cafe_international.picture,
    "cafe-race": cafe_race.picture,
    "espresso-doppio": espresso_doppio.picture,
    "top-race": top_race.picture,
}


def picture(view: View, names: list[str], words: Words, asked: list[int]) -> str:
    """What this view shows, as the text of an SVG file; `asked` are the seats that are to choose."""
    game = str(view.__struct_config__.tag)
    return PICTURES[game](view, names, words, asked).svg(words.text(f"{game}-name"))
