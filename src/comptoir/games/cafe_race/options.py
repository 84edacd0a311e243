"""The options of Café Race, read once at set-up."""

from functools import lru_cache

from comptoir.games.cafe_race.editions import as_in_rules_1
from comptoir.games.cafe_race.rules.book import RuleBook, basic_rules
from comptoir.games.cafe_race.variants.auction import with_auction
from comptoir.kernel.game import OptionField, Options
from comptoir.kernel.slots import filled


class CafeRaceOptions(Options, frozen=True):
    auction: bool = False


FIELDS = (OptionField("auction", "switch", False),)
RULE_SETS = {"basic": CafeRaceOptions(), "auction": CafeRaceOptions(auction=True)}
FILLERS = (("auction", True, with_auction),)
EDITIONS = ((2, as_in_rules_1),)


@lru_cache(maxsize=256)
def rules_for(options: CafeRaceOptions, rules: int) -> RuleBook:
    """The rule book of a table."""
    return filled(basic_rules(options, rules), options, rules, FILLERS, EDITIONS)
