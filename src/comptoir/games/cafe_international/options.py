"""The options of Café International, read once at set-up."""

from typing import Literal

from comptoir.games.cafe_international.rules.scoring import Doubling
from comptoir.games.cafe_international.rules.turn import Turn
from comptoir.games.cafe_international.variants.company import CompanyDoubling
from comptoir.games.cafe_international.variants.ladies import LadiesTables
from comptoir.kernel.game import Options


class CafeInternationalOptions(Options, frozen=True):
    ladies: bool = False
    doubling: Literal["table", "company"] = "table"


BASIC_TURN = Turn()
LADIES_TABLES = LadiesTables()
BY_TABLE = Doubling()
BY_COMPANY = CompanyDoubling()


def turns_for(options: CafeInternationalOptions) -> Turn:
    return LADIES_TABLES if options.ladies else BASIC_TURN


def doubling_for(options: CafeInternationalOptions) -> Doubling:
    return BY_COMPANY if options.doubling == "company" else BY_TABLE


def options_of(turns: Turn, doubling: Doubling) -> CafeInternationalOptions:
    """The options a café was opened with."""
    return CafeInternationalOptions(turns is LADIES_TABLES, "company" if doubling is BY_COMPANY else "table")
