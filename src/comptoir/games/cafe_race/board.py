"""The office staircase: a start zone, three flights of seven steps, two landings, and two newspapers to arrive on."""

from typing import Final

START: Final = 0
FINISH: Final = 28
LAST: Final = 29
SPACES: Final = 30
FULL: Final = 2
CROWD_BITS: Final = 2  # a crowd is one number: how many stand on each space, in so many digits of it
COFFEES: Final = 5
FACES: Final = 6

IS_STEP: Final = [1 <= space <= 7 or 11 <= space <= 17 or 21 <= space <= 27 for space in range(SPACES)]
STEP_SET: Final = sum([1 << space for space in range(SPACES) if IS_STEP[space]])  # one digit for each space
