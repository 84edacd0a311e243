"""What must not disturb a game: a killed server, a sleeping tab, another language, another device, a small screen."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from tests.server.processes import ServerProcess
from tests.web.visitors import PHONE, Visitor, lively

Come = Callable[..., Visitor]


def test_a_game_goes_on_after_the_server_was_killed(visitor: Come, tmp_path: Path) -> None:
    with ServerProcess(str(tmp_path / "house.sqlite3"), tmp_path, COMPTOIR_HASTE="yes") as server:
        guest = visitor(server.url)
        guest.play_now("Café Race")
        guest.play_on(lively(), moves=2)
        server.kill()
        expect(guest.page.get_by_text("The connection is gone. Trying again…")).to_be_visible()
        server.start()
        expect(guest.page.get_by_text("The connection is gone. Trying again…")).to_be_hidden()
        guest.play_on(lively())
        expect(guest.page.get_by_role("heading", name="Every point")).to_be_visible()


def test_what_was_chosen_while_the_connection_was_down_arrives_once_it_is_back(visitor: Come) -> None:
    guest = visitor()
    guest.play_now("Café Race")
    guest.wait_for_turn()
    choice = guest.choices()[0]
    guest.context.set_offline(True)
    guest.page.evaluate("window.dispatchEvent(new Event('offline'))")
    guest.page.locator(".choices").get_by_role("button", name=choice, exact=True).click()
    expect(guest.page.get_by_text("Sending…")).to_be_visible()
    expect(guest.page.locator(".banner")).to_contain_text("Your choice")
    guest.context.set_offline(False)
    guest.settled()
    expect(guest.page.get_by_text(f"You chose {choice.lower()}.").first).to_be_attached()


def test_the_language_changes_in_the_middle_of_a_game(visitor: Come) -> None:
    guest = visitor()
    guest.play_now("Café Race")
    guest.wait_for_turn()
    assert "Thrust 1" in guest.choices()
    guest.button("Settings").click()
    guest.page.get_by_role("radio", name="Français").check()
    guest.button("Fermer").click()
    expect(guest.page.locator("h1")).to_contain_text("Choisissez votre élan en secret")
    assert "Élan 1" in guest.choices()
    assert guest.page.locator("html").get_attribute("lang") == "fr"


def test_the_board_keeps_its_size_whatever_is_unfolded_or_chosen(visitor: Come) -> None:
    guest = visitor()
    guest.play_now("Café Race")
    guest.wait_for_turn()

    def size() -> list[int]:
        found: list[int] = guest.page.locator(".play .board").evaluate("it => [it.offsetWidth, it.offsetHeight]")
        return found

    guest.button("Got it").click()  # above which the board makes room
    before = size()
    guest.open_list()
    assert size() == before
    guest.choose("Thrust 1")
    assert size() == before
    guest.wait_for_turn()
    assert size() == before


def test_a_newcomer_is_guided_through_a_first_game_and_may_go_on_alone(visitor: Come) -> None:
    guest = visitor(size=PHONE, touch=True)
    guest.page.goto("/learn/cafe-race")
    guest.button("Play a first game, step by step").tap()
    guide = guest.page.get_by_role("region", name="Your guide")
    expect(guide).to_contain_text("Pick your thrust.")
    expect(guide).to_contain_text("Try it yourself: Thrust")
    # What the guide means glows on the gauge, and is in sight; the learner does it.
    expect(guest.page.locator(".board .turned")).to_be_in_viewport()
    guest.button(re.compile("Set thrust")).tap()
    expect(guest.page.get_by_text(re.compile("Round 2")).first).to_be_attached()
    expect(guide).to_contain_text("Try it yourself: Thrust")
    assert not guest.sideways()
    guide.get_by_role("link", name="Go on without a guide").tap()
    expect(guide).to_be_hidden()
    guest.play_on(lively(), moves=1)


def test_a_seat_is_carried_to_another_device(visitor: Come) -> None:
    desk, phone = visitor(), visitor(size=PHONE, touch=True)
    desk.play_now("Café Race")
    desk.wait_for_turn()
    desk.page.get_by_role("list", name="Players").get_by_role("button").first.click()
    desk.button("Carry this seat to another device").click()
    link = desk.page.get_by_label("Link to the table").input_value()
    phone.page.goto(link)
    phone.at_table()
    phone.play_on(lively(), moves=1)
    expect(desk.page.locator(".consent")).to_contain_text("on another device now")
    desk.page.keyboard.press("Escape")
    desk.button("Play here again").click()
    desk.play_on(lively(), moves=1)


def test_a_whole_game_is_played_by_touch_on_a_phone(visitor: Come) -> None:
    guest = visitor(size=PHONE, touch=True)
    guest.home()
    assert not guest.sideways()
    guest.page.get_by_role("button", name="Play now: Café Race").tap()
    guest.at_table()
    while guest.wait_for_turn() == "choose":
        guest.choices()
        assert not guest.sideways()
        guest.page.locator(".choices .groups button").first.tap()
        guest.settled()
    assert not guest.sideways()
    guest.page.get_by_role("button", name="Play again").tap()
    expect(guest.page).to_have_url(re.compile("/t/"))


def test_a_page_open_while_its_files_were_renewed_loads_itself_anew(visitor: Come) -> None:
    guest = visitor()
    guest.play_now("Café Race")
    gone = ["once"]

    def missing(route: Route) -> None:
        if gone:
            gone.clear()
            route.fulfill(status=404)
        else:
            route.continue_()

    guest.page.route("**/assets/End-*.js", missing)
    guest.play_on(lively())
    expect(guest.page.get_by_role("heading", name="Every point")).to_be_visible()
    assert not gone


def test_the_story_is_in_a_drawer_on_a_phone(visitor: Come) -> None:
    guest = visitor(size=PHONE, touch=True)
    guest.play_now("Café Race")
    guest.wait_for_turn()
    guest.button("Story and chat").tap()
    expect(guest.page.get_by_role("dialog").get_by_text("The game begins.")).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(guest.page.get_by_role("dialog")).to_be_hidden()


def test_an_unknown_table_is_said_to_be_missing(visitor: Come) -> None:
    guest = visitor()
    guest.page.goto("/t/nothing-here")
    expect(guest.page.get_by_role("link", name="Back to the counter")).to_be_visible()
    assert len(guest.page.locator("h1").inner_text()) > 10


def test_whoever_goes_back_leaves_one_table_and_knocks_at_no_other(visitor: Come) -> None:
    guest = visitor()
    calls: list[str] = []
    guest.page.on("websocket", lambda socket: calls.append(socket.url))
    guest.play_now("Café Race")
    guest.wait_for_turn()
    guest.page.go_back()
    expect(guest.button("Play now: Café Race")).to_be_visible()
    assert len(calls) == 1


def test_the_story_does_not_run_ahead_of_the_board(visitor: Come) -> None:
    guest = visitor(speed="slow")
    guest.play_now("Café Race")
    guest.wait_for_turn()
    guest.page.get_by_role("radio", name="Thrust 2").click()
    guest.button("Set thrust 2").click()
    story = guest.page.get_by_role("region", name="Story")
    expect(story).to_contain_text("shows thrust")
    # The house has told the whole round already.
    assert "Round 2." not in story.inner_text()
    guest.button("Your turn").click()
    expect(story).to_contain_text("Round 2.")


LOW = (740, 360)
CONTROLS = {
    "Café Race": ".board .gauge",
    "Café International": ".board .counter",
    "Top Race": ".board .tray .button.accent",
    "Espresso Doppio": ".board .near .cards",
}


@pytest.mark.parametrize("game", CONTROLS)
def test_a_phone_on_its_side_shows_board_and_controls_at_once(visitor: Come, game: str) -> None:
    guest = visitor(size=LOW, touch=True)
    guest.play_now(game)
    guest.wait_for_turn()
    for part in (".board", CONTROLS[game]):
        box = guest.page.locator(part).first.bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= LOW[1]
    assert not guest.sideways()
