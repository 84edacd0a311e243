"""The rules of one table: a slot for every question a variant may answer otherwise, filled at set-up."""

from typing import TYPE_CHECKING

from comptoir.games.cafe_race.rules.speeds import Speeds

if TYPE_CHECKING:
    from comptoir.games.cafe_race.options import CafeRaceOptions


class RuleBook:
    """The slots. The docstring of each class is the rule."""

    options: "CafeRaceOptions"  # what the table agreed on; never read during play
    edition: int  # the rules number whose edition each slot holds
    speeds: Speeds


def basic_rules(options: "CafeRaceOptions", edition: int) -> RuleBook:
    book = RuleBook()
    book.options = options
    book.edition = edition
    book.speeds = Speeds()
    return book
