"""Café International, the card game: seat guests of twelve nations. 2 to 5 players."""

from collections.abc import Sequence

from comptoir.games.cafe_international import choices, numbers
from comptoir.games.cafe_international.audit import broken_law
from comptoir.games.cafe_international.cards import GUEST_PILE, MOST_SEATS, TABLE_PILE
from comptoir.games.cafe_international.events import EVENTS
from comptoir.games.cafe_international.guessing import deal_to_others
from comptoir.games.cafe_international.options import FIELDS, RULE_SETS, CafeInternationalOptions, rules_for
from comptoir.games.cafe_international.position import Cafe, setup
from comptoir.games.cafe_international.previews import CafeInternationalPreview, preview, why
from comptoir.games.cafe_international.seeing import join, recall, view
from comptoir.games.cafe_international.view import CafeInternationalView
from comptoir.games.cafe_international.wording import NAMES
from comptoir.kernel.choices import Runs
from comptoir.kernel.game import NEWEST, GameOf
from comptoir.kernel.journal import Journal
from comptoir.kernel.luck import Luck
from comptoir.kernel.say import Say


class CafeInternational(GameOf[CafeInternationalOptions, Cafe, CafeInternationalView]):
    name = "cafe-international"
    rules = 1
    seats = range(2, MOST_SEATS + 1)
    company = 3
    options = CafeInternationalOptions
    view_type = CafeInternationalView
    fields = FIELDS
    rule_sets = RULE_SETS
    questions = {
        numbers.ASK_TURN: "turn",
        numbers.ASK_FULL_HAND: "full-hand",
        numbers.ASK_MORE: "more",
        numbers.ASK_FOLLOW: "follow",
        numbers.ASK_EMPTY_HAND: "empty-hand",
        numbers.ASK_FILL: "fill",
    }
    refusals = numbers.REFUSALS
    chapters = ("cafe", "turn", "seating", "opening", "scoring", "clearing", "drawing", "end", "ladies", "rulings")
    names = NAMES
    bags = {"guests": (GUEST_PILE, choices.GUEST_LETTERS), "tables": (TABLE_PILE, choices.NATION_LETTERS)}
    answers = True
    moves = choices.MOVES
    foreseen = choices.FORESEEN
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

    def join(self, views: Sequence[CafeInternationalView]) -> Cafe:
        return join(views)

    def guess(self, world: Cafe, view: CafeInternationalView, luck: Luck) -> None:
        deal_to_others(world, view.seat, luck)

    def preview(self, view: CafeInternationalView, choice: int) -> CafeInternationalPreview | None:
        return preview(view, choice)

    def why(self, view: CafeInternationalView, choice: int, reply: int | None) -> list[Say]:
        return why(view, choice, reply)

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
