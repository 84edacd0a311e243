"""The numbers behind choices, questions and refusals."""

from typing import Final

from comptoir.kernel.game import Refusal

# Choices: the first of each run.
EXCHANGE: Final = 0  # + pair of spaces * 7 + set of types - 1
PLACE: Final = 70  # + piece * 5 + space
STOP: Final = 115
SCORE: Final = 116  # + card - 1
SPACE: Final = 132

# What luck is asked for.
FOR_STARTER: Final = 1
FOR_CARDS: Final = 2
FOR_REST: Final = 3

# Questions.
ASK_SAUCER: Final = 1
ASK_CUP: Final = 2
ASK_SPOON: Final = 3
ASK_ACTION: Final = 4  # the compulsory one
ASK_MORE: Final = 5  # another action, or score, or stop
ASK_SCORE: Final = 6  # no action left
ASK_MASTER: Final = 7  # the compulsory action, or score first
ASK_SOLO: Final = 8
ASK_LAST: Final = 9  # alone, the last bean spent

# Refusals: the number is what the rules give, the word names the sentence, the chapter of the rulebook says why.
NOT_WAITING: Final = 1
NO_SUCH_CHOICE: Final = 2
LAY_FIRST: Final = 3
ALL_LAID: Final = 4
OTHER_TYPE: Final = 5
ALREADY_LAID: Final = 6
SAME_TYPE: Final = 7
SAME_COLOUR: Final = 8
NOTHING_THERE: Final = 9
THREE_ACTIONS: Final = 10
AFTER_SCORING: Final = 11
ACT_FIRST: Final = 12
NOT_SHOWN: Final = 13
NOT_MET: Final = 14
NO_BEAN: Final = 15
BEANS_LEFT: Final = 16
REFUSALS: Final = {
    NOT_WAITING: Refusal("not-waiting", "turn"),
    NO_SUCH_CHOICE: Refusal("no-such-choice", "turn"),
    LAY_FIRST: Refusal("lay-first", "setup"),
    ALL_LAID: Refusal("all-laid", "setup"),
    OTHER_TYPE: Refusal("other-type", "setup"),
    ALREADY_LAID: Refusal("already-laid", "setup"),
    SAME_TYPE: Refusal("same-type", "setup"),
    SAME_COLOUR: Refusal("same-colour", "setup"),
    NOTHING_THERE: Refusal("nothing-there", "action"),
    THREE_ACTIONS: Refusal("three-actions", "turn"),
    AFTER_SCORING: Refusal("after-scoring", "turn"),
    ACT_FIRST: Refusal("act-first", "turn"),
    NOT_SHOWN: Refusal("not-shown", "scoring"),
    NOT_MET: Refusal("not-met", "scoring"),
    NO_BEAN: Refusal("no-bean", "solo"),
    BEANS_LEFT: Refusal("beans-left", "solo"),
}

# Where a card is.
UNSEEN: Final = 0  # in one of the piles, nobody knows which
IN_PILE: Final = 1  # + seat: second half, it must be in this pile
BEFORE: Final = 3  # + seat: face up before this player
AWAY: Final = 5  # + seat: scored this half
