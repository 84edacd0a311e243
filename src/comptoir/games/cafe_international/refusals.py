"""Every reason for a refusal: its words and the chapter of the rulebook that says so."""

from comptoir.games.cafe_international import numbers
from comptoir.kernel.game import Refusal

REFUSALS: dict[int, Refusal] = {
    numbers.NOT_WAITING: Refusal("not-waiting", "turn"),
    numbers.NO_SUCH_CHOICE: Refusal("no-such-choice", "turn"),
    numbers.NOT_IN_HAND: Refusal("not-in-hand", "seating"),
    numbers.THREE_SEATED: Refusal("three-seated", "turn"),
    numbers.SEAT_TAKEN: Refusal("seat-taken", "seating"),
    numbers.NO_OWN_TABLE: Refusal("no-own-table", "seating"),
    numbers.MUST_FOLLOW: Refusal("must-follow", "opening"),
    numbers.SEXES: Refusal("sexes", "seating"),
    numbers.LAST_ALONE: Refusal("last-alone", "opening"),
    numbers.NOBODY_FOLLOWS: Refusal("nobody-follows", "opening"),
    numbers.HAND_FULL: Refusal("hand-full", "drawing"),
    numbers.HAND_NOT_FULL: Refusal("hand-not-full", "drawing"),
    numbers.ALREADY_SEATING: Refusal("already-seating", "turn"),
    numbers.NOBODY_SEATED: Refusal("nobody-seated", "turn"),
    numbers.HAND_NOT_EMPTY: Refusal("hand-not-empty", "end"),
    numbers.TOO_LATE_TO_END: Refusal("too-late-to-end", "end"),
    numbers.MUST_FILL: Refusal("must-fill", "ladies"),
    numbers.OTHER_SEX_THERE: Refusal("other-sex-there", "ladies"),
    numbers.CANNOT_FILL: Refusal("cannot-fill", "ladies"),
    numbers.OTHER_TABLE: Refusal("other-table", "ladies"),
    numbers.WRONG_SEX: Refusal("wrong-sex", "ladies"),
    numbers.SPOILS_THE_REST: Refusal("spoils-the-rest", "ladies"),
}
