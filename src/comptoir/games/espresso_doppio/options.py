"""The options of Espresso Doppio, read once at set-up."""

import hashlib
from functools import lru_cache
from pathlib import Path
from typing import Literal

from comptoir.games.espresso_doppio.payments import Deck, deck_from
from comptoir.games.espresso_doppio.rules.book import RuleBook, basic_rules
from comptoir.games.espresso_doppio.variants.master import with_master
from comptoir.games.espresso_doppio.variants.solo import with_solo
from comptoir.kernel.game import OptionField, Options
from comptoir.kernel.slots import filled

Mode = Literal["duel", "solo", "master"]


class EspressoDoppioOptions(Options, frozen=True):
    """`deck` is the text of a corrected deck; empty for the one that ships with the game."""

    mode: Mode = "duel"
    deck: str = ""


FIELDS = (
    OptionField("mode", "choice", "duel", ["duel", "solo", "master"]),
    OptionField("deck", "text", ""),
)
RULE_SETS = {
    "basic": EspressoDoppioOptions(),
    "solo": EspressoDoppioOptions(mode="solo"),
    "master": EspressoDoppioOptions(mode="master"),
}
FILLERS = (("mode", "solo", with_solo), ("mode", "master", with_master))
SHIPPED_DECK = (Path(__file__).parent / "deck.txt").read_text(encoding="utf-8")


def deck_for(options: EspressoDoppioOptions) -> Deck:
    return deck_from(options.deck or SHIPPED_DECK)


@lru_cache(maxsize=256)
def rules_for(options: EspressoDoppioOptions, rules: int) -> RuleBook:
    """The rule book of a table."""
    return filled(basic_rules(options, rules), options, rules, FILLERS)


def embedded_deck(options: EspressoDoppioOptions) -> str:
    """A corrected deck in full; of the shipped one only the hash."""
    return options.deck or "sha256:" + hashlib.sha256(SHIPPED_DECK.encode()).hexdigest()
