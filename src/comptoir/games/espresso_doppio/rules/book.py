"""The rules of one table: a slot for every question a variant may answer otherwise, filled at set-up."""

from typing import TYPE_CHECKING

from comptoir.games.espresso_doppio.rules.turns import Turn

if TYPE_CHECKING:
    from comptoir.games.espresso_doppio.options import EspressoDoppioOptions


class RuleBook:
    """The slots. The docstring of each class is the rule."""

    options: "EspressoDoppioOptions"  # what the table agreed on; never read during play
    edition: int  # the rules number whose edition each slot holds
    turns: Turn


def basic_rules(options: "EspressoDoppioOptions", edition: int) -> RuleBook:
    book = RuleBook()
    book.options = options
    book.edition = edition
    book.turns = Turn()
    return book
