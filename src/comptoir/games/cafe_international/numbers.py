"""The numbers behind choices, questions, refusals and ends of the game."""

from typing import Final

from comptoir.kernel.game import Refusal

# Choices: the first of each run. Seating is kind * 12 + seat; face down is by kind; declaring is table * 2 + sex.
SEAT: Final = 0
DRAW: Final = 288
FACE_DOWN: Final = 289
STOP: Final = 313
END: Final = 314
DECLARE: Final = 315
BASIC_SPACE: Final = 315
SPACE: Final = 325

# What luck is asked for.
FOR_HANDS: Final = 1
FOR_TABLES: Final = 2
FOR_STARTER: Final = 3
FOR_GUEST: Final = 4

# Questions.
ASK_TURN: Final = 1
ASK_FULL_HAND: Final = 2
ASK_MORE: Final = 3
ASK_FOLLOW: Final = 4
ASK_EMPTY_HAND: Final = 5
ASK_FILL: Final = 6

# Refusals: the number is what the rules give, the word names the sentence, the chapter of the rulebook says why.
NOT_WAITING: Final = 1
NO_SUCH_CHOICE: Final = 2
NOT_IN_HAND: Final = 3
THREE_SEATED: Final = 4
SEAT_TAKEN: Final = 5
NO_OWN_TABLE: Final = 6
MUST_FOLLOW: Final = 7
SEXES: Final = 8
LAST_ALONE: Final = 9
NOBODY_FOLLOWS: Final = 10
HAND_FULL: Final = 11
HAND_NOT_FULL: Final = 12
ALREADY_SEATING: Final = 13
NOBODY_SEATED: Final = 14
HAND_NOT_EMPTY: Final = 15
TOO_LATE_TO_END: Final = 16
MUST_FILL: Final = 17
OTHER_SEX_THERE: Final = 18
CANNOT_FILL: Final = 19
OTHER_TABLE: Final = 20
WRONG_SEX: Final = 21
SPOILS_THE_REST: Final = 22
REFUSALS: Final = {
    NOT_WAITING: Refusal("not-waiting", "turn"),
    NO_SUCH_CHOICE: Refusal("no-such-choice", "turn"),
    NOT_IN_HAND: Refusal("not-in-hand", "seating"),
    THREE_SEATED: Refusal("three-seated", "turn"),
    SEAT_TAKEN: Refusal("seat-taken", "seating"),
    NO_OWN_TABLE: Refusal("no-own-table", "seating"),
    MUST_FOLLOW: Refusal("must-follow", "opening"),
    SEXES: Refusal("sexes", "seating"),
    LAST_ALONE: Refusal("last-alone", "opening"),
    NOBODY_FOLLOWS: Refusal("nobody-follows", "opening"),
    HAND_FULL: Refusal("hand-full", "drawing"),
    HAND_NOT_FULL: Refusal("hand-not-full", "drawing"),
    ALREADY_SEATING: Refusal("already-seating", "turn"),
    NOBODY_SEATED: Refusal("nobody-seated", "turn"),
    HAND_NOT_EMPTY: Refusal("hand-not-empty", "end"),
    TOO_LATE_TO_END: Refusal("too-late-to-end", "end"),
    MUST_FILL: Refusal("must-fill", "ladies"),
    OTHER_SEX_THERE: Refusal("other-sex-there", "ladies"),
    CANNOT_FILL: Refusal("cannot-fill", "ladies"),
    OTHER_TABLE: Refusal("other-table", "ladies"),
    WRONG_SEX: Refusal("wrong-sex", "ladies"),
    SPOILS_THE_REST: Refusal("spoils-the-rest", "ladies"),
}

# How the game ended.
STILL_OPEN: Final = 0
TABLES_RAN_OUT: Final = 1
LAST_GUEST_DRAWN: Final = 2
HAND_EMPTIED: Final = 3
