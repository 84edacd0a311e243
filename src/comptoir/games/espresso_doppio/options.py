"""The options of Espresso Doppio, read once at set-up."""

import hashlib
from importlib.resources import files
from typing import Literal

from comptoir.games.espresso_doppio.payments import Deck, deck_from
from comptoir.games.espresso_doppio.rules.turns import Turn
from comptoir.games.espresso_doppio.variants.master import MasterTurn
from comptoir.games.espresso_doppio.variants.solo import SoloTurn
from comptoir.kernel.game import Options

Mode = Literal["duel", "solo", "master"]


class EspressoDoppioOptions(Options, frozen=True):
    """`deck` is the text of a corrected deck; empty for the one that ships with the game."""

    mode: Mode = "duel"
    deck: str = ""


TURNS: dict[Mode, Turn] = {"duel": Turn(), "solo": SoloTurn(), "master": MasterTurn()}
SHIPPED_DECK = files(__package__).joinpath("deck.txt").read_text(encoding="utf-8")


def deck_for(options: EspressoDoppioOptions) -> Deck:
    return deck_from(options.deck or SHIPPED_DECK)


def mode_of(turns: Turn) -> Mode:
    return next(mode for mode, slot in TURNS.items() if slot is turns)


def options_of(turns: Turn, deck: Deck) -> EspressoDoppioOptions:
    """The options a table was set up with."""
    return EspressoDoppioOptions(mode_of(turns), "" if deck.text == SHIPPED_DECK else deck.text)


def embedded_deck(options: EspressoDoppioOptions) -> str:
    """A corrected deck in full; of the shipped one only the hash."""
    return options.deck or "sha256:" + hashlib.sha256(SHIPPED_DECK.encode()).hexdigest()
