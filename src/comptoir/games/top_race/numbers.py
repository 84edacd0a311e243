"""The numbers behind choices, questions and refusals."""

from typing import Final

from comptoir.kernel.game import Refusal

# Choices: the first of each run. A number is the same move in every position; spaces come last as circuits differ.
PASS: Final = 0
BID: Final = 0  # + the sum in tens: 1 is 10, 99 is 990
CARD: Final = 100  # + the kind of card
GOLD_CAR: Final = 146  # + the car
ACCELERATE: Final = 152
BREAK_DOWN: Final = 153
BET: Final = 154  # + the car
PLACE: Final = 160  # + the place on the grid
HAND: Final = 166  # + the number of the hand
TAKE_CAR: Final = 172  # + the car
LINE: Final = 178  # + the car, or 6 for gold
DRAW: Final = 185
TOKEN: Final = 186  # + the position + 99
DRIVE: Final = 385  # + the space; the number of spaces for crossing the finish
FARTHEST: Final = 99  # a token's farthest position either way

# What luck is asked for.
FOR_CONTROLLER: Final = 1
FOR_HANDS: Final = 2
FOR_DRIVER: Final = 3
FOR_GRID: Final = 4
FOR_LOT: Final = 5
FOR_CARD: Final = 6

# Questions.
ASK_BID: Final = 1
ASK_PLACE: Final = 2
ASK_TOKEN: Final = 3
ASK_HAND: Final = 4
ASK_CAR: Final = 5
ASK_CARD: Final = 6
ASK_LINE: Final = 7
ASK_GOLD: Final = 8
ASK_LINK: Final = 9
ASK_DRIVE: Final = 10
ASK_BET: Final = 11
ASK_DRAW: Final = 12
ASK_SECRET: Final = 13
QUESTIONS: Final = 14
ABOUT: Final = 20  # a question about a car, or about a bet line: + 20 times its number counted from 1

# Refusals: the number is what the rules give, the word names the sentence, the chapter of the rulebook says why.
NOT_WAITING: Final = 1
NOT_ASKED: Final = 2
TOO_LOW: Final = 3
TOO_DEAR: Final = 4
GRID_TAKEN: Final = 5
NO_SUCH_TOKEN: Final = 6
HAND_TAKEN: Final = 7
CAR_TAKEN: Final = 8
NOT_IN_HAND: Final = 9
LINK_STOPPED: Final = 10
NO_SUCH_LINE: Final = 11
SHOWN_ON_CARD: Final = 12
NOT_AN_END: Final = 13
REFUSALS: Final = {
    NOT_WAITING: Refusal("not-waiting", "race"),
    NOT_ASKED: Refusal("not-asked", "race"),
    TOO_LOW: Refusal("too-low", "auction"),
    TOO_DEAR: Refusal("too-dear", "auction"),
    GRID_TAKEN: Refusal("grid-taken", "auction"),
    NO_SUCH_TOKEN: Refusal("no-such-token", "tokens"),
    HAND_TAKEN: Refusal("hand-taken", "open-hand"),
    CAR_TAKEN: Refusal("car-taken", "open-hand"),
    NOT_IN_HAND: Refusal("not-in-hand", "race"),
    LINK_STOPPED: Refusal("link-stopped", "links"),
    NO_SUCH_LINE: Refusal("no-such-line", "free-order"),
    SHOWN_ON_CARD: Refusal("shown-on-card", "race"),
    NOT_AN_END: Refusal("not-an-end", "race"),
}
