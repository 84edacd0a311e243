"""Café Race: down the office staircase with a full cup. 3 to 6 players."""

from collections.abc import Sequence

from comptoir.games.cafe_race import choices, numbers
from comptoir.games.cafe_race.audit import broken_law
from comptoir.games.cafe_race.events import EVENTS
from comptoir.games.cafe_race.options import FIELDS, RULE_SETS, CafeRaceOptions, rules_for
from comptoir.games.cafe_race.position import Race, setup
from comptoir.games.cafe_race.previews import CafeRacePreview, preview, why
from comptoir.games.cafe_race.seeing import join, recall, view
from comptoir.games.cafe_race.view import CafeRaceView
from comptoir.games.cafe_race.wording import NAMES
from comptoir.kernel.choices import Runs
from comptoir.kernel.game import NEWEST, GameOf
from comptoir.kernel.journal import Journal
from comptoir.kernel.luck import Luck
from comptoir.kernel.say import Say


class CafeRace(GameOf[CafeRaceOptions, Race, CafeRaceView]):
    name = "cafe-race"
    rules = 2
    seats = range(3, 7)
    company = 4
    options = CafeRaceOptions
    view_type = CafeRaceView
    fields = FIELDS
    rule_sets = RULE_SETS
    questions = {
        numbers.ASK_THRUST: "thrust",
        numbers.ASK_DIE: "die",
        numbers.ASK_OPENING: "opening",
        numbers.ASK_RAISE: "raise",
    }
    refusals = numbers.REFUSALS
    chapters = ("board", "round", "thrust", "moving", "balance", "score", "auction", "rulings")
    names = NAMES
    moves = choices.MOVES
    foreseen = choices.FORESEEN
    events = EVENTS

    def setup(
        self, options: CafeRaceOptions, seats: int, luck: Luck, journal: Journal | None = None, rules: int = NEWEST
    ) -> Race:
        return setup(seats, rules_for(options, self.edition(rules)), luck, journal)

    def runs(self, options: CafeRaceOptions) -> Runs:
        return choices.AUCTION if options.auction else choices.BASIC

    def view(self, position: Race, seat: int) -> CafeRaceView:
        return view(position, seat)

    def recall(self, view: CafeRaceView) -> Race:
        return recall(view)

    def join(self, views: Sequence[CafeRaceView]) -> Race:
        return join(views)

    def preview(self, view: CafeRaceView, choice: int) -> CafeRacePreview | None:
        return preview(view, choice)

    def why(self, view: CafeRaceView, choice: int, _reply: int | None) -> list[Say]:
        return why(view, choice)

    def audit(self, position: Race) -> str:
        return broken_law(position)


GAME = CafeRace()
