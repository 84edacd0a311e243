"""Each of the nineteen rule sets to the podium by keyboard, in the pocket: the network cut and the server killed."""

import pytest

from tests.soak.telling import tell
from tests.soak.test_every_rule_set_by_keyboard import RULE_SETS, lay_table, to_the_podium
from tests.web.conftest import browser
from tests.web.pockets import Traveller
from tests.web.test_pocket import house_left_behind, traveller

__all__ = ["browser", "house_left_behind", "traveller"]  # the fixtures of the web tests serve here too


@pytest.mark.parametrize(("game", "rule_set"), RULE_SETS)
def test_the_podium_is_reached_without_a_network(traveller: Traveller, game: str, rule_set: str) -> None:
    lay_table(traveller, game, rule_set, way="Same screen")
    assert "/t/pocket-" in traveller.page.url
    chosen = to_the_podium(traveller)
    tell(f"{game}, {rule_set}: to the podium by keyboard alone and without a network, {chosen} choices")
