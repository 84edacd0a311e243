"""The staircase from the side: three flights, clerks where they stand, what is left in their cups, the speed dice."""

from typing import Any

from comptoir.games.cafe_race.board import IS_STEP, SPACES
from comptoir.study.boards import die_for_sale
from comptoir.study.svg.canvas import CREMA, INK, LATTE, QUIET, Canvas
from comptoir.words import Words

STEP = 46.0  # the width of a space
DROP = 11.0  # how far a step goes down
FLOOR = 62.0  # room for clerks between two flights
FIRST = (0, 11, 21)  # the first space of each flight


def spot(space: int) -> tuple[float, float]:
    """Where a space lies: down to the right, down to the left, down to the right."""
    flight = sum(space >= first for first in FIRST[1:])
    along = space - FIRST[flight] + (0 if flight == 0 else 1)
    x = 34 + STEP * (10 - along if flight == 1 else along)
    steps = sum(IS_STEP[: space + 1])
    return x, 84 + steps * DROP + flight * FLOOR


def picture(view: Any, names: list[str], words: Words, asked: list[int]) -> Canvas:
    bottom = spot(SPACES - 1)[1]
    drawn = Canvas(STEP * 11 + 24, bottom + 70 + 24 * view.seats)
    for space in range(SPACES):
        _space(drawn, space)
    for space in range(SPACES):
        here = [seat for seat in range(view.seats) if view.spaces[seat] == space]
        x, y = spot(space)
        for place, seat in enumerate(here):
            # At the start everybody stands in one row; elsewhere two fit side by side.
            drawn.seat(x - 11 + 22 * (place % 2), y - 12 - 22 * (place // 2), seat)
    _dice(drawn, [die for die in view.dice if die])
    for told in die_for_sale(view, names, words):
        drawn.text(drawn.width - 22, 58, told, 13, INK, "end")
    cups = zip(view.coffees, view.spaces, strict=True)
    said = [words.text("cli-board-coffees", coffees=coffees, space=space) for coffees, space in cups]
    said = [
        f"{line}{_settled(words, speed, thrust)}"
        for line, speed, thrust in zip(said, view.speeds, view.thrusts, strict=True)
    ]
    drawn.players(bottom + 58, names, said, asked)
    return drawn


def _settled(words: Words, speed: int, thrust: int) -> str:
    """What this clerk is known to do this round."""
    keys = ("speed", speed), ("thrust", thrust)
    return "".join(f" · {words.text(f'study-{word}', value=value)}" for word, value in keys if value)


def _space(drawn: Canvas, space: int) -> None:
    x, y = spot(space)
    drawn.box(x - STEP / 2, y, STEP, 16, CREMA if IS_STEP[space] else LATTE, 2)
    drawn.text(x, y + 12, str(space), 10, QUIET)


def _dice(drawn: Canvas, dice: list[int]) -> None:
    for place, die in enumerate(dice):
        x = drawn.width - 34 - 30 * (len(dice) - 1 - place)
        drawn.box(x - 12, 14, 24, 24, INK, 5)
        drawn.text(x, 31, str(die), 15, "#FFFFFF")
