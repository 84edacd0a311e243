"""From the home page to the podium, against bots, through the real server."""

import subprocess
import sys
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.barriers import complaints
from tests.web.visitors import PHONE, Visitor, lively

Come = Callable[..., Visitor]


def number(text: str) -> int:
    """As a score sheet writes it."""
    return int(text.replace("−", "-").replace(",", ""))


@pytest.mark.parametrize("game", ["Café Race", "Café International", "Top Race", "Espresso Doppio"])
def test_one_click_leads_to_a_game_its_podium_and_another_game(visitor: Come, game: str) -> None:
    guest = visitor(theme="auto")
    guest.in_haste()
    guest.play_now(game)
    guest.play_on(lively())
    expect(guest.page.get_by_role("heading", name="Every point")).to_be_visible()
    for sheet in guest.page.get_by_role("table").all():
        points = [number(text) for text in sheet.locator("tbody td").all_inner_texts()]
        assert sum(points) == number(sheet.locator("tfoot td").inner_text())
    guest.page.get_by_role("slider", name="Moment of the game").wait_for()
    assert complaints(guest) == []
    # On a phone too, with whatever hand is left in the replay.
    guest.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert not guest.sideways()
    before = guest.page.url
    guest.button("Play again").click()
    guest.page.wait_for_url(lambda url: url != before)
    expect(guest.page.get_by_role("heading", name="Who plays").or_(guest.page.locator(".play"))).to_be_visible()


def test_after_a_game_its_luck_is_verified_its_record_kept_and_its_moments_seen_again(visitor: Come) -> None:
    guest = visitor(theme="auto")
    guest.play_now("Café Race")
    guest.play_on(lively())
    page = guest.page
    guest.button("Verify the luck").click()
    expect(page.get_by_text("your own word included")).to_be_visible()
    guest.button("Show again").first.click()  # a scene from the story: the board comes back for as long as it lasts
    expect(page.locator(".podium")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    record = download.value.path()
    assert "cafe-race" in record.read_text()
    checked = subprocess.run([sys.executable, "-m", "comptoir", "verify", record], capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout + checked.stderr
    guest.button("Review").click()
    page.locator(".bars .sum").first.wait_for()
    for sum_ in page.locator(".bars .sum").all():
        # All at once: while the review goes on the numbers change.
        *terms, result = sum_.locator("b").all_inner_texts()
        assert sum(number(term.split()[0]) for term in terms) == number(result.removeprefix("= "))
    expect(page.locator(".moment .share")).to_contain_text("in 100")
    assert complaints(guest) == []
    slider = page.get_by_role("slider", name="Moment of the game")
    slider.press("Home")
    expect(page.get_by_text("The table is laid.")).to_be_visible()
    for _ in range(6):
        slider.press("ArrowRight")
    moment = slider.input_value()
    page.goto(page.url)  # every moment has an address
    expect(slider).to_have_value(moment)
    guest.button("Continue from here").click()
    page.wait_for_selector(".play")
    guest.play_on(lively(), moves=1)
