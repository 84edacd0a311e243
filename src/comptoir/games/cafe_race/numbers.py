"""The numbers behind choices, questions and refusals."""

from typing import Final

from comptoir.kernel.game import Refusal

# Choices: the first of each run.
THRUST: Final = 0
DIE: Final = 6
BID: Final = 12
PASS: Final = 18
SPACE: Final = 19
BASIC_SPACE: Final = 6

# What luck is asked for.
FOR_SPEEDS: Final = 1
FOR_BALANCE: Final = 2
FOR_TIES: Final = 3
FOR_STARTER: Final = 4

# Questions.
ASK_THRUST: Final = 1
ASK_DIE: Final = 2
ASK_OPENING: Final = 3
ASK_RAISE: Final = 4

# Refusals: the number is what the rules give, the word names the sentence, the chapter of the rulebook says why.
NOT_WAITING: Final = 1
NOT_ASKED: Final = 2
NO_SUCH_DIE: Final = 3
TOO_LOW: Final = 4
MUST_OPEN: Final = 5
REFUSALS: Final = {
    NOT_WAITING: Refusal("not-waiting", "round"),
    NOT_ASKED: Refusal("not-asked", "round"),
    NO_SUCH_DIE: Refusal("no-such-die", "auction"),
    TOO_LOW: Refusal("too-low", "auction"),
    MUST_OPEN: Refusal("must-open", "auction"),
}
