"""Every screen for everybody: axe finds nothing, the keyboard reaches everything, events are read out."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from comptoir.games import GAMES
from tests.web.barriers import complaints
from tests.web.visitors import PHONE, Visitor, lively

Come = Callable[..., Visitor]


def test_home_settings_and_lobby_have_no_barriers(visitor: Come) -> None:
    guest = visitor(theme="auto")
    guest.home()
    assert complaints(guest) == []
    guest.page.goto("/settings")
    guest.page.wait_for_selector("form")
    assert complaints(guest) == []
    guest.way_in("Invite friends", "Top Race")
    guest.page.wait_for_selector(".rules .row")
    assert complaints(guest) == []
    guest.page.goto("/nowhere")
    guest.page.wait_for_selector("h1")
    assert complaints(guest) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_rulebook_has_no_barriers(visitor: Come, game: str) -> None:
    guest = visitor(theme="auto")
    guest.page.goto(f"/learn/{game}")
    guest.page.wait_for_selector("article figure .box svg")
    assert complaints(guest) == []


def test_what_opens_over_a_table_has_no_barriers(visitor: Come) -> None:
    guest = visitor(theme="auto")
    guest.page.goto("/learn/cafe-race")
    guest.button("Play a first game, step by step").click()
    guest.page.wait_for_selector(".guide .best")
    assert complaints(guest) == []
    guest.plate(0).click()
    guest.button("Carry this seat to another device").click()
    guest.page.wait_for_selector("dialog .qr")
    assert complaints(guest) == []
    guest.page.keyboard.press("Escape")
    for name in ("Why can’t I?", "Settings"):
        guest.button(name).click()
        guest.page.wait_for_selector("dialog")
        assert complaints(guest) == []
        guest.page.keyboard.press("Escape")
    guest.page.goto("/t/nothing-here")
    guest.page.wait_for_selector("h1")
    assert complaints(guest) == []


@pytest.mark.parametrize("game", ["Café Race", "Café International", "Top Race", "Espresso Doppio"])
def test_every_table_has_no_barriers(visitor: Come, game: str) -> None:
    guest = visitor(theme="auto")
    guest.play_now(game)
    guest.play_on(lively(), moves=2)
    guest.wait_for_turn()
    assert complaints(guest) == []
    guest.open_list()
    assert complaints(guest) == []


def test_a_table_on_a_phone_has_no_barriers(visitor: Come) -> None:
    guest = visitor(size=PHONE, touch=True, theme="auto")
    guest.play_now("Café Race")
    guest.wait_for_turn()
    told, board = (guest.page.locator(f".stage > {part}").bounding_box() for part in (".told", ".board"))
    assert told is not None
    assert board is not None
    assert told["y"] + told["height"] <= board["y"]  # the aim covers nothing
    assert complaints(guest) == []
    guest.button("Story and chat").tap()
    assert complaints(guest) == []


def test_a_curtain_has_no_barriers(visitor: Come) -> None:
    guest = visitor(theme="auto")
    guest.way_in("Same screen", "Café Race")
    guest.start()
    assert guest.wait_for_turn() == "curtain"
    assert complaints(guest) == []


def test_a_game_is_begun_and_played_by_keyboard_and_heard(visitor: Come) -> None:
    guest = visitor()
    guest.home()
    page = guest.page
    page.get_by_role("button", name="Play now: Café Race").focus()
    page.keyboard.press("Enter")
    guest.at_table()
    guest.wait_for_turn()
    guest.open_list()
    page.get_by_role("button", name="Thrust 1", exact=True).focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("button", name="Thrust 2", exact=True)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[role=log]").first).to_contain_text("You chose thrust 2.")
    expect(page.locator("h1")).to_be_focused()


def test_after_a_choice_on_the_board_a_keyboard_goes_on_from_the_question(visitor: Come) -> None:
    guest = visitor()
    guest.play_now("Top Race")
    guest.wait_for_turn()
    guest.page.locator(".board").get_by_role("button", name="Pass", exact=True).press("Enter")
    guest.settled()
    guest.wait_for_turn()
    expect(guest.page.locator("h1")).to_be_focused()
