"""Each of the nineteen rule sets from the home page to the podium, by keyboard and by the names a reader hears."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from comptoir.games import GAMES
from comptoir.words import words
from tests.soak.telling import tell
from tests.web.conftest import browser, house, visitor
from tests.web.visitors import Visitor, lively

__all__ = ["browser", "house", "visitor"]  # the fixtures of the web tests serve here too

ENGLISH = words("en")
RULE_SETS = [(game.name, rule_set) for game in GAMES.values() for rule_set in game.rule_sets]


def press(target: Locator, key: str = "Enter") -> None:
    """Nothing here is clicked: what is named gets the focus, and keys do the rest."""
    target.focus()
    target.page.keyboard.press(key)


def lay_table(guest: Visitor, game: str, rule_set: str, way: str = "Invite friends") -> None:
    """Open a table, choose the rules, fill it with as few novice bots as the rules allow, and start."""
    guest.home()
    page = guest.page
    press(page.get_by_role("button", name=f"{way}: {ENGLISH.text(f'{game}-name')}"))
    press(page.get_by_role("radio", name=ENGLISH.text(f"{game}-set-{rule_set}"), exact=True), "Space")
    solo = rule_set == "solo"
    least = 1 if solo else max(2, GAMES[game].seats[0])
    if solo:  # the rules bring their one seat themselves
        expect(page.locator(".seat")).to_have_count(1)
    while page.locator(".seat").count() > least:
        before = page.locator(".seat").count()
        press(guest.button("Remove a seat"))
        expect(page.locator(".seat")).to_have_count(before - 1)
    for seat in range(2, least + 1):
        page.get_by_label(f"Who plays seat {seat}").focus()
        page.keyboard.type("Bot, novice")
        expect(page.get_by_label(f"Who plays seat {seat}")).to_have_value("bot novice")
    press(guest.button("Start the game"))
    guest.at_table()


@pytest.mark.parametrize(("game", "rule_set"), RULE_SETS)
def test_the_podium_is_reached_by_keyboard(visitor: Callable[..., Visitor], game: str, rule_set: str) -> None:
    guest = visitor()
    lay_table(guest, game, rule_set)
    chosen = to_the_podium(guest)
    tell(f"{game}, {rule_set}: from the home page to the podium by keyboard alone, {chosen} choices")


def to_the_podium(guest: Visitor) -> int:
    """How many choices that took."""
    pick, chosen = lively(), 0
    while guest.wait_for_turn() != "podium":
        folded = guest.page.locator(".choices details:not([open]) > summary")
        if folded.count():
            press(folded)
        name = pick(guest.choices())
        press(guest.page.locator(".choices").get_by_role("button", name=name, exact=True).first)
        guest.settled()
        chosen += 1
    expect(guest.page.get_by_role("heading", name="Every point")).to_be_visible()
    return chosen


def test_there_are_nineteen() -> None:
    assert len(RULE_SETS) == 19
