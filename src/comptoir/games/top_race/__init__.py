"""Top Race: buy drivers, steer every car on the card, be first over the line. 2 to 6 players."""

from collections.abc import Sequence
from hashlib import sha256

from comptoir.games.top_race import choices, circuits, numbers
from comptoir.games.top_race.audit import broken_law
from comptoir.games.top_race.cards import CARS, DECK, LETTERS
from comptoir.games.top_race.circuits import SHIPPED, circuit_for, circuit_text
from comptoir.games.top_race.events import EVENTS
from comptoir.games.top_race.guessing import ask_again, fill_hands, place_bets
from comptoir.games.top_race.options import FIELDS, RULE_SETS, TopRaceOptions, clash_of, is_on, rules_for
from comptoir.games.top_race.position import Race, setup
from comptoir.games.top_race.previews import TopRacePreview, preview, why
from comptoir.games.top_race.rules.deal import CARD_STREAM, DRIVER_STREAM
from comptoir.games.top_race.scenery import TopRaceScenery, scenery
from comptoir.games.top_race.seeing import join, recall, view
from comptoir.games.top_race.view import TopRaceView
from comptoir.games.top_race.wording import COLOURS, NAMES, QUESTIONS
from comptoir.kernel.choices import Runs
from comptoir.kernel.game import NEWEST, GameOf, Held
from comptoir.kernel.journal import Journal
from comptoir.kernel.luck import Luck
from comptoir.kernel.say import Say


class TopRace(GameOf[TopRaceOptions, Race, TopRaceView]):
    name = "top-race"
    rules = 2
    seats = range(2, 7)
    company = 4
    options = TopRaceOptions
    view_type = TopRaceView
    fields = FIELDS
    rule_sets = RULE_SETS
    questions = QUESTIONS
    refusals = numbers.REFUSALS
    chapters = (
        "match", "auction", "race", "links", "finish", "bets", "open-hand", "long-distance", "tokens", "blocking",
        "free-order", "total", "bingo", "lucky", "children", "rulings",
    )  # fmt: skip
    names = NAMES
    bags = {"cards": (CARD_STREAM, DECK), "drivers": (DRIVER_STREAM, LETTERS[:CARS])}
    moves = choices.MOVES
    foreseen = choices.FORESEEN
    events = EVENTS

    def clash(self, options: TopRaceOptions, seats: int) -> Say | None:
        return super().clash(options, seats) or clash_of(options)

    def setup(
        self, options: TopRaceOptions, seats: int, luck: Luck, journal: Journal | None = None, rules: int = NEWEST
    ) -> Race:
        book = rules_for(options, self.edition(rules))
        return setup(seats, options.races, book, circuit_for(options.circuit), luck, journal)

    def say_subject(self, code: int) -> Say | None:
        ask, about = code % numbers.ABOUT, code // numbers.ABOUT
        return None if about == 0 or ask == numbers.ASK_BET else Say(f"top-race-car-{COLOURS[about - 1]}")

    def runs(self, options: TopRaceOptions) -> Runs:
        return choices.runs_for(circuit_for(options.circuit))

    def view(self, position: Race, seat: int) -> TopRaceView:
        return view(position, seat)

    def recall(self, view: TopRaceView) -> Race:
        return recall(view)

    def join(self, views: Sequence[TopRaceView]) -> Race:
        return join(views)

    def guess(self, world: Race, view: TopRaceView, luck: Luck) -> None:
        fill_hands(world, view.hand_sizes, view.buried_sizes, luck)
        place_bets(world, luck)
        ask_again(world)

    def preview(self, view: TopRaceView, choice: int) -> TopRacePreview | None:
        return preview(view, choice)

    def why(self, view: TopRaceView, choice: int, _reply: int | None) -> list[Say]:
        return why(view, choice)

    def scenery(self, options: TopRaceOptions) -> TopRaceScenery:
        return scenery(circuit_for(options.circuit))

    def at_hand(self, options: TopRaceOptions) -> bool:
        return "\n" not in options.circuit or circuits.kept(options.circuit) is not None

    def work_out(self, options: TopRaceOptions) -> bytes:
        return circuits.handed_over(circuits.parsed(options.circuit))

    def take_in(self, options: TopRaceOptions, found: bytes) -> None:
        circuits.keep(options.circuit, circuits.taken_over(found))

    def hold(self, options: TopRaceOptions) -> Held | None:
        return circuits.kept(options.circuit) if "\n" in options.circuit else None

    def audit(self, position: Race) -> str:
        return broken_law(position)

    def endings(self, options: TopRaceOptions) -> tuple[str, ...]:
        """With all cars home or the last card played; bingo knows no last card, long distance no home."""
        if options.children:
            return ("home", "cards")
        if options.bingo:
            return ("home", "shared")
        if is_on(options, "long_distance"):
            return ("cards", "shared")
        return ("home", "cards", "shared")

    def ending(self, position: Race) -> str:
        if position.ranking().count(1) > 1:
            return "shared"
        home = [space < 0 for space, owner in zip(position.space, position.owner, strict=True) if owner >= 0]
        return "home" if (any(home) if position.rules.options.children else all(home)) else "cards"

    def embedded(self, options: TopRaceOptions) -> dict[str, str]:
        """The hash of what ships; a table's own circuit in full."""
        text = circuit_text(options.circuit)
        found = {"deck": _hash(" ".join(DECK))}
        found["circuit"] = _hash(text) if options.circuit in SHIPPED else text
        return found


def _hash(text: str) -> str:
    return f"sha256:{sha256(text.encode()).hexdigest()}"


GAME = TopRace()
