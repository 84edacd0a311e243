"""Getting in and out: a game as one likes it, names, presets, clashes, and tables one no longer wants."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.visitors import PHONE, Visitor

Come = Callable[..., Visitor]


def test_a_game_is_opened_as_one_likes_it_and_the_house_remembers(visitor: Come) -> None:
    guest = visitor()
    guest.home()
    guest.button("How to play: Espresso Doppio").click()
    sheet = guest.page.get_by_role("dialog")
    sheet.get_by_role("radio", name="alone").check(force=True)
    expect(sheet.get_by_role("radio", name="Espresso solo")).to_be_checked()
    guest.button("Play").click()
    guest.at_table()
    guest.wait_for_turn()
    guest.play_now("Espresso Doppio")
    guest.wait_for_turn()
    expect(guest.page.get_by_role("list", name="Players").get_by_role("button")).to_have_count(1)
    expect(guest.page.locator(".players")).to_contain_text("From 7 beans:")
    expect(guest.page.get_by_label("Write to the table")).to_have_count(0)


def test_what_is_the_only_thing_to_do_is_done_and_said(visitor: Come) -> None:
    guest = visitor(forced=True, size=PHONE, touch=True)
    guest.home()
    guest.button("How to play: Top Race").click()
    guest.page.get_by_role("dialog").get_by_role("radio", name="Children’s race").check(force=True)
    guest.button("Play").click()
    guest.at_table()
    said = guest.page.get_by_text("There was only one thing to do: it is done.")
    expect(said).to_be_visible()
    # Beside the heading there is no room on a phone, and below it lies the game: it is told above both.
    assert said.evaluate("it => it.offsetTop + it.offsetHeight <= 0")


def test_a_preset_brings_its_seats_a_clash_is_ended_by_a_button_and_a_label_turns_its_switch(visitor: Come) -> None:
    host = visitor()
    host.way_in("Invite friends", "Espresso Doppio")
    host.page.get_by_role("radio", name="Espresso solo").check(force=True)
    expect(host.page.locator(".seat")).to_have_count(1)
    expect(host.page.locator("#clash")).to_have_count(0)
    host.start()
    host.at_table()
    host.way_in("Invite friends", "Top Race")
    for option in ("Tokens", "Bingo"):
        host.page.get_by_text(option, exact=True).last.click()
        expect(host.page.get_by_role("switch", name=option, exact=True)).to_be_checked()
    expect(host.page.locator("#clash")).to_contain_text("Tokens")
    host.button("Turn off “Bingo”").click()
    expect(host.page.locator("#clash")).to_have_count(0)
    expect(host.page.get_by_role("switch", name="Bingo", exact=True)).not_to_be_checked()
    host.page.get_by_text("What does this change?").click()
    expect(host.page.locator("details.forecast")).to_contain_text(re.compile(r"\d+ of \d+ games|games played"))
    luck = host.page.get_by_role("row", name="Share of luck")
    expect(luck.get_by_role("cell", name="%")).to_have_count(2)


def test_who_never_came_back_loses_the_seat_and_nobody_is_called_as_another_is(visitor: Come) -> None:
    host, guest = visitor(), visitor()
    host.way_in("Invite friends", "Café Race")
    host.call_me("Ada")
    guest.page.goto(host.page.get_by_label("Link to the table").input_value())
    guest.button("Take a seat").click()
    asked = guest.page.get_by_label("Your name")
    expect(asked).not_to_have_value("Ada")
    assert asked.input_value()
    guest.page.keyboard.press("Escape")
    guest.sit_down("Blaise")
    guest.page.goto("/settings")
    host.button("Free the seat").click()
    expect(host.page.locator(".seat").get_by_text("Blaise")).to_have_count(0)


def test_tables_one_no_longer_wants_are_stopped_and_deleted(visitor: Come) -> None:
    guest = visitor()
    for game in ("Café Race", "Espresso Doppio", "Espresso Doppio", "Espresso Doppio"):
        guest.way_in("Invite friends", game)
        guest.page.wait_for_selector(".qr")
    guest.play_now("Café International")
    guest.wait_for_turn()
    guest.home()
    tickets = guest.page.locator(".going .ticket")  # other tests may have public tables open
    expect(tickets).to_have_count(3)
    guest.button("Show all 5").click()
    expect(tickets).to_have_count(5)
    guest.button("Café Race: what to do with this table").click()
    guest.button("Delete this table").click()
    expect(guest.button("Keep it")).to_be_focused()
    with guest.page.expect_response("**/remove") as answer:
        guest.button("Delete it for good").click()
    assert answer.value.ok, answer.value.text()
    expect(tickets).to_have_count(4)
    guest.button("Café International: what to do with this table").click()
    guest.button("End the game").click()
    expect(guest.page.get_by_role("heading", name="Finished games")).to_be_visible()
    guest.page.locator("#finished + ul .more").click()
    guest.button("Take it off my list").click()
    expect(guest.page.get_by_role("heading", name="Finished games")).to_have_count(0)


def test_an_empty_room_has_a_button_that_opens_a_table_for_all(visitor: Come) -> None:
    guest = visitor()
    guest.home()
    if not guest.button("Open a table").count():
        return  # another test has one open: then it is listed instead
    guest.button("Open a table").click()
    guest.page.get_by_role("dialog").get_by_role("button", name=re.compile("Top Race")).click()
    expect(guest.page.get_by_role("switch", name="Open to everyone")).to_be_checked()
