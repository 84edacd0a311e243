"""Espresso Doppio: cups, saucers and spoons on a table runner. 2 players, or one alone."""

from comptoir.games.espresso_doppio import choices, numbers
from comptoir.games.espresso_doppio.audit import broken_law
from comptoir.games.espresso_doppio.deck import CARDS, DeckError, read_deck
from comptoir.games.espresso_doppio.events import EVENTS
from comptoir.games.espresso_doppio.options import (
    FIELDS,
    RULE_SETS,
    SHIPPED_DECK,
    EspressoDoppioOptions,
    deck_for,
    embedded_deck,
    rules_for,
)
from comptoir.games.espresso_doppio.payments import handed_over, known, take_over
from comptoir.games.espresso_doppio.position import Espresso, setup
from comptoir.games.espresso_doppio.previews import EspressoDoppioPreview, preview, why
from comptoir.games.espresso_doppio.seeing import recall, view
from comptoir.games.espresso_doppio.view import EspressoDoppioView
from comptoir.games.espresso_doppio.wording import NAMES
from comptoir.kernel.choices import Runs
from comptoir.kernel.game import NEWEST, GameOf
from comptoir.kernel.journal import Journal
from comptoir.kernel.luck import Luck
from comptoir.kernel.say import Move, Say


class EspressoDoppio(GameOf[EspressoDoppioOptions, Espresso, EspressoDoppioView]):
    name = "espresso-doppio"
    rules = 1
    seats = range(1, 3)
    company = 2
    options = EspressoDoppioOptions
    view_type = EspressoDoppioView
    fields = FIELDS
    rule_sets = RULE_SETS
    questions = {
        numbers.ASK_SAUCER: "saucer",
        numbers.ASK_CUP: "cup",
        numbers.ASK_SPOON: "spoon",
        numbers.ASK_ACTION: "action",
        numbers.ASK_MORE: "more",
        numbers.ASK_SCORE: "score",
        numbers.ASK_MASTER: "master",
        numbers.ASK_SOLO: "solo",
        numbers.ASK_LAST: "last",
    }
    refusals = numbers.REFUSALS
    chapters = ("setup", "turn", "action", "scoring", "cards", "halves", "solo", "master", "rulings")
    names = NAMES
    bags = {"cards": (0, choices.CARD_WORDS), "pile0": (1, choices.CARD_WORDS), "pile1": (2, choices.CARD_WORDS)}
    answers = True
    moves = choices.MOVES
    foreseen = choices.MOVES  # nothing is hidden
    events = EVENTS

    def clash(self, options: EspressoDoppioOptions, seats: int) -> Say | None:
        if options.mode == "solo" and seats != 1:
            return Say("espresso-doppio-clash-solo", {"seats": seats})
        if options.mode != "solo" and seats != 2:
            return Say("espresso-doppio-clash-two", {"seats": seats})
        try:
            read_deck(options.deck or SHIPPED_DECK)
        except DeckError as error:
            return Say(f"espresso-doppio-clash-deck-{error.reason}", {"line": error.line})
        return None

    def setup(
        self,
        options: EspressoDoppioOptions,
        seats: int,
        luck: Luck,
        journal: Journal | None = None,
        rules: int = NEWEST,
    ) -> Espresso:
        return setup(seats, rules_for(options, self.edition(rules)), deck_for(options), luck, journal)

    def runs(self, options: EspressoDoppioOptions) -> Runs:
        return choices.runs_for(options.deck)

    def number(self, move: Move, options: EspressoDoppioOptions) -> int:
        """A card is known by its number alone."""
        if isinstance(move, choices.Score) and 1 <= move.card <= CARDS:
            return numbers.SCORE + move.card - 1
        return super().number(move, options)

    def view(self, position: Espresso, seat: int) -> EspressoDoppioView:
        return view(position, seat)

    def recall(self, view: EspressoDoppioView) -> Espresso:
        return recall(view)

    def preview(self, view: EspressoDoppioView, choice: int) -> EspressoDoppioPreview | None:
        return preview(view, choice)

    def why(self, view: EspressoDoppioView, choice: int, reply: int | None) -> list[Say]:
        return why(view, choice, reply)

    def at_hand(self, options: EspressoDoppioOptions) -> bool:
        try:
            return known(options.deck or SHIPPED_DECK)
        except DeckError:
            return True  # nothing to work out

    def work_out(self, options: EspressoDoppioOptions) -> bytes:
        return handed_over(deck_for(options).cards)

    def take_in(self, options: EspressoDoppioOptions, found: bytes) -> None:
        take_over(read_deck(options.deck or SHIPPED_DECK), found)

    def audit(self, position: Espresso) -> str:
        return broken_law(position)

    def endings(self, options: EspressoDoppioOptions) -> tuple[str, ...]:
        return tuple(rules_for(options, self.rules).turns.endings())

    def ending(self, position: Espresso) -> str:
        return position.rules.turns.ending(position)

    def embedded(self, options: EspressoDoppioOptions) -> dict[str, str]:
        return {"deck": embedded_deck(options)}


GAME = EspressoDoppio()
