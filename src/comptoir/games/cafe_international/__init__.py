"""Café International, the card game: seat guests of twelve nations. 2 to 5 players."""

from comptoir.games.cafe_international import choices, numbers
from comptoir.games.cafe_international.audit import broken_law
from comptoir.games.cafe_international.events import EVENTS
from comptoir.games.cafe_international.guessing import deal_to_others
from comptoir.games.cafe_international.options import CafeInternationalOptions, rules_for
from comptoir.games.cafe_international.position import Cafe, setup
from comptoir.games.cafe_international.previews import CafeInternationalPreview, preview
from comptoir.games.cafe_international.view import CafeInternationalView, recall, view
from comptoir.games.cafe_international.wording import NAMES
from comptoir.kernel.choices import Runs
from comptoir.kernel.game import NEWEST, GameOf, OptionField, Refusal
from comptoir.kernel.journal import Journal
from comptoir.kernel.luck import Luck


class CafeInternational(GameOf[CafeInternationalOptions, Cafe, CafeInternationalView]):
    name = "cafe-international"
    rules = 1
    seats = range(2, 6)
    options = CafeInternationalOptions
    view_type = CafeInternationalView
    fields = (
        OptionField("ladies", "switch", False),
        OptionField("doubling", "choice", "table", ["table", "company"]),
    )
    rule_sets = {"basic": CafeInternationalOptions(), "ladies": CafeInternationalOptions(ladies=True)}
    questions = {
        numbers.ASK_TURN: "turn",
        numbers.ASK_FULL_HAND: "full-hand",
        numbers.ASK_MORE: "more",
        numbers.ASK_FOLLOW: "follow",
        numbers.ASK_EMPTY_HAND: "empty-hand",
        numbers.ASK_FILL: "fill",
    }
    refusals = {
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
    chapters = ("cafe", "turn", "seating", "opening", "scoring", "clearing", "drawing", "end", "ladies", "rulings")
    names = NAMES
    moves = choices.MOVES
    events = EVENTS

    def setup(
        self,
        options: CafeInternationalOptions,
        seats: int,
        luck: Luck,
        journal: Journal | None = None,
        rules: int = NEWEST,
    ) -> Cafe:
        return setup(seats, rules_for(options, self.edition(rules)), luck, journal)

    def runs(self, options: CafeInternationalOptions) -> Runs:
        return choices.LADIES if options.ladies else choices.BASIC

    def view(self, position: Cafe, seat: int) -> CafeInternationalView:
        return view(position, seat)

    def recall(self, view: CafeInternationalView) -> Cafe:
        return recall(view)

    def guess(self, world: Cafe, view: CafeInternationalView, luck: Luck) -> None:
        deal_to_others(world, view.seat, luck)

    def preview(self, view: CafeInternationalView, choice: int) -> CafeInternationalPreview | None:
        return preview(view, choice)

    def audit(self, position: Cafe) -> str:
        return broken_law(position)

    def endings(self, options: CafeInternationalOptions) -> tuple[str, ...]:
        return ("tables", "guests", "hand")

    def ending(self, position: Cafe) -> str:
        return {
            numbers.TABLES_RAN_OUT: "tables",
            numbers.LAST_GUEST_DRAWN: "guests",
            numbers.HAND_EMPTIED: "hand",
        }[position.ending]


GAME = CafeInternational()
