"""An evening in real browsers: four people, two phones, two languages, a game and a real box. Nine people and three
rounds are in tests/soak.
"""

import time

from playwright.sync_api import expect

from tests.web.barriers import complaints
from tests.web.parties import (
    Come,
    close_evening,
    enter_places,
    join,
    open_evening,
    play_out,
    seat_round,
    state_of,
)
from tests.web.visitors import PHONE


def test_an_evening_of_four_from_the_code_to_the_podium(visitor: Come) -> None:
    host, screen = visitor(theme="auto"), visitor(size=(1920, 1080), theme="auto")
    code = open_evening(host, "cafe-race", "")
    assert complaints(host) == []
    guests = [
        visitor(size=PHONE, touch=True, theme="auto"),
        visitor(size=PHONE, touch=True, language="fr", theme="auto"),
        visitor(),
        visitor(),
    ]
    guests[0].page.goto(f"/e/{code}")
    guests[0].page.wait_for_selector("#join-name")
    assert complaints(guests[0]) == []
    scanned = time.monotonic()
    for guest, name in zip(guests, ("Ada", "<b>Blaise</b>", "Chloé", "Denis"), strict=True):
        join(guest, code, name, "fr" if guest is guests[1] else "en")
    expect(host.page.get_by_text("<b>Blaise</b>")).to_be_visible()
    assert host.page.locator(".people b").count() == 0
    for guest in guests[:2]:
        assert not guest.sideways()
        assert complaints(guest) == []
    screen.page.goto(f"/e/{code}/screen")
    screen.page.wait_for_selector(".names li")
    assert complaints(screen) == []
    seat_round(host, 1)
    for guest in guests:  # their tables open by themselves
        guest.at_table()
        guest.wait_for_turn()
    guests[0].choose(guests[0].choices()[0])
    print(f"from scanning to the first choice: {time.monotonic() - scanned:.0f} s")
    assert not guests[0].sideways()
    expect(screen.page.get_by_text("playing")).to_be_visible()
    play_out(guests, code)
    expect(host.button("Put the result right")).to_be_visible()
    assert complaints(host) == []
    enter_places(host, "Put the result right")
    assert state_of(host, code)["rounds"][0]["boards"][0]["how"] == "hand"
    guests[0].button("Back to the evening").click()
    expect(guests[0].page.get_by_role("heading", name="Standing")).to_be_visible()
    seat_round(host, 2)
    while host.button("Enter the result").count():
        enter_places(host, "Enter the result")
    close_evening(host)
    assert complaints(host) == []
    expect(screen.page.locator(".podium .step")).to_have_count(3)
    guests[1].page.wait_for_selector(".podium")
    host.page.get_by_role("link", name="The house’s wall").click()
    expect(host.page.get_by_role("heading", name="Ladder")).to_be_visible()
    assert complaints(host) == []


def test_an_evening_by_keyboard_alone(visitor: Come) -> None:
    """The host opens it, adds two people on his own tablet, seats them and enters a result without a mouse."""
    host = visitor()
    open_evening(host, "")
    for name in ("Ada", "Blaise"):
        host.page.locator("#add-name").focus()
        host.page.keyboard.type(name)
        host.page.keyboard.press("Enter")
        expect(host.page.locator(".people").get_by_text(name)).to_be_visible()
    for name in ("Seat round 1", "Enter the result"):
        host.page.get_by_role("button", name=name).focus()
        host.page.keyboard.press("Enter")
    host.page.wait_for_selector("dialog select")
    host.page.keyboard.press("Tab")
    host.page.locator("dialog").get_by_role("button", name="Save").focus()
    host.page.keyboard.press("Enter")
    expect(host.button("Put the result right")).to_be_visible()
