"""The rules of one table: a slot for every question a variant may answer otherwise, filled at set-up."""

from typing import TYPE_CHECKING

from comptoir.games.cafe_international.rules.scoring import Doubling
from comptoir.games.cafe_international.rules.turn import Turn

if TYPE_CHECKING:
    from comptoir.games.cafe_international.options import CafeInternationalOptions


class RuleBook:
    """The slots. The docstring of each class is the rule."""

    options: "CafeInternationalOptions"  # what the table agreed on; never read during play
    edition: int  # the rules number whose edition each slot holds
    turns: Turn
    doubling: Doubling


def basic_rules(options: "CafeInternationalOptions", edition: int) -> RuleBook:
    book = RuleBook()
    book.options = options
    book.edition = edition
    book.turns = Turn()
    book.doubling = Doubling()
    return book
