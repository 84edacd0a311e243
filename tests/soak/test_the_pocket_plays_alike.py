"""200 random games of every rule set and the choices of every level at five moments of each, natively and in the
browser's Python, both compiled, the guard off: all the same.
"""

import pytest

from comptoir.games import rule_sets
from tests.pocket.alike import here, in_the_pocket
from tests.soak.telling import tell
from tools import pocket, pocket_modules

GAMES, MOMENTS, BUDGET = 200, 5, 1.0


@pytest.fixture(scope="module", autouse=True)
def bundle() -> None:
    pocket_modules.bring_up_to_date()
    pocket.build()


@pytest.mark.parametrize("rule_set", rule_sets())
def test_games_and_choices_are_the_same(rule_set: str) -> None:
    wish = GAMES, MOMENTS, BUDGET, rule_set
    ours, theirs = here(*wish), in_the_pocket(*wish)
    assert ours["compiled"]
    assert theirs["compiled"]
    assert ours["marks"] == theirs["marks"]
    choices = sum(len(made) for made in ours["marks"][rule_set]["choices"].values())
    spent = f"{ours['seconds']:.0f} s natively, {theirs['seconds']:.0f} s in the browser's Python"
    tell(f"{rule_set}: {GAMES} games and {choices} choices at {MOMENTS} moments the same; {spent}")
