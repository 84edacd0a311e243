"""The options of Café International, read once at set-up."""

from functools import lru_cache
from typing import Literal

from comptoir.games.cafe_international.rules.book import RuleBook, basic_rules
from comptoir.games.cafe_international.variants.company import with_company
from comptoir.games.cafe_international.variants.ladies import with_ladies
from comptoir.kernel.game import OptionField, Options
from comptoir.kernel.slots import filled


class CafeInternationalOptions(Options, frozen=True):
    ladies: bool = False
    doubling: Literal["table", "company"] = "table"


FIELDS = (
    OptionField("ladies", "switch", False),
    OptionField("doubling", "choice", "table", ["table", "company"]),
)
RULE_SETS = {"basic": CafeInternationalOptions(), "ladies": CafeInternationalOptions(ladies=True)}
FILLERS = (("ladies", True, with_ladies), ("doubling", "company", with_company))


@lru_cache(maxsize=256)
def rules_for(options: CafeInternationalOptions, rules: int) -> RuleBook:
    """The rule book of a table."""
    return filled(basic_rules(options, rules), options, rules, FILLERS)
