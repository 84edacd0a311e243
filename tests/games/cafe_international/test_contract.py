"""The laws of the house also with the option that is not a rule set of its own."""

import pytest

from comptoir.games.cafe_international import GAME
from comptoir.games.cafe_international.options import CafeInternationalOptions
from comptoir.kernel.game import whichever
from tests.contract.laws import LAWS, Law


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("ladies", [False, True])
def test_law_with_doubling_by_company(law: Law, ladies: bool) -> None:
    for seats in GAME.seats:
        law(whichever(GAME), CafeInternationalOptions(ladies=ladies, doubling="company"), seats, 11)
