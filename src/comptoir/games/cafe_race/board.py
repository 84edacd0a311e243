"""The office staircase: a start zone, three flights of seven steps, two landings, and two newspapers to arrive on."""

from typing import Final

START: Final = 0
FINISH: Final = 28
LAST: Final = 29
SPACES: Final = 30
FULL: Final = 2
COFFEES: Final = 5

IS_STEP: Final = [1 <= space <= 7 or 11 <= space <= 17 or 21 <= space <= 27 for space in range(SPACES)]
