"""The numbers behind choices, questions and refusals."""

from typing import Final

# Choices: the first of each run.
THRUST: Final = 0
DIE: Final = 6
BID: Final = 12
PASS: Final = 18
SPACE: Final = 19
BASIC_SPACE: Final = 6

# Questions.
ASK_THRUST: Final = 1
ASK_DIE: Final = 2
ASK_OPENING: Final = 3
ASK_RAISE: Final = 4

# Refusals.
NOT_WAITING: Final = 1
NOT_ASKED: Final = 2
NO_SUCH_DIE: Final = 3
TOO_LOW: Final = 4
MUST_OPEN: Final = 5
