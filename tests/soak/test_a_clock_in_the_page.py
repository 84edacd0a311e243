"""Time runs out in front of a player: a minute passes for real, so this is not among the quick tests."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.soak.telling import tell
from tests.web.conftest import browser, house, visitor
from tests.web.visitors import Visitor

__all__ = ["browser", "house", "visitor"]  # the fixtures of the web tests serve here too


def test_when_time_is_over_a_bot_plays_on_and_the_page_says_so(visitor: Callable[..., Visitor]) -> None:
    guest = visitor()
    guest.way_in("Invite friends", "Café Race")
    page = guest.page
    page.get_by_role("radio", name="Minutes", exact=True).check()
    page.get_by_role("group", name="Minutes for each player").get_by_role("radio", name="1", exact=True).check()
    page.get_by_role("group", name="Seconds added per choice").get_by_role("radio", name="0", exact=True).check()
    guest.button("Start with bots").click()
    guest.at_table()
    guest.wait_for_turn()
    expect(page.get_by_role("timer", name="Clock").first).to_contain_text("0:")
    expect(page.get_by_text("has run out of time; a bot plays on.").first).to_be_attached(timeout=120_000)
    page.wait_for_selector(".podium", timeout=120_000)
    tell("a minute ran out in front of a player: the page said so, and a bot played on to the podium")
