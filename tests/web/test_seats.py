"""Seats change hands while a game runs: to a bot and back, kept for one who left; who only watches sees no hand."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.visitors import Visitor

Come = Callable[..., Visitor]


def sit_together(visitor: Come, game: str) -> tuple[Visitor, Visitor, str]:
    """Ada hosts, Blaise comes by the link, bots take what is left."""
    ada, blaise = visitor(), visitor()
    ada.way_in("Invite friends", game)
    ada.call_me("Ada")
    link = ada.page.get_by_label("Link to the table").input_value()
    blaise.page.goto(link)
    blaise.sit_down("Blaise")
    blaise.button("I am ready").click()
    expect(ada.page.get_by_text("Ready", exact=True)).to_be_visible()
    ada.page.get_by_role("button", name="Start").click()
    ada.at_table()
    blaise.at_table()
    return ada, blaise, link


def test_a_choice_is_taken_back_when_the_others_agree_and_stands_when_they_do_not(visitor: Come) -> None:
    ada, blaise, _ = sit_together(visitor, "Espresso Doppio")
    first, second = (ada, blaise) if ada.has_the_turn() else (blaise, ada)
    before = first.choices()
    for one in (first, second):
        one.wait_for_turn()
        one.choose(one.choices()[0])
    for agrees in (False, True):
        first.wait_for_turn()
        first.button("Ask to undo").click()
        expect(first.page.get_by_role("alert")).to_contain_text("Others have played on from it. The others are asked.")
        expect(first.page.locator(".consent")).to_contain_text("You asked to take back a choice.")
        expect(second.page.locator(".consent")).to_contain_text("asks to take back a choice. Do you agree?")
        second.button("Agree" if agrees else "No").click()
        expect(second.page.locator(".consent")).to_be_hidden()
        if not agrees:
            # Each choice is asked about once; the next one may be.
            first.button("Undo").press("Enter")
            expect(first.page.get_by_role("alert")).to_contain_text("You have asked already.")
            before = first.choices()
            for one in (first, second):
                one.wait_for_turn()
                one.choose(one.choices()[0])
    expect(second.page.get_by_text("takes a choice back.").first).to_be_attached()
    first.wait_for_turn()
    assert first.choices() == before


def test_a_seat_is_handed_to_a_bot_and_taken_back(visitor: Come) -> None:
    # With Blaise at the table: bots among themselves would be at the podium in a moment.
    ada, blaise, _ = sit_together(visitor, "Espresso Doppio")
    ada.plate(0).click()
    ada.button("Let a bot play for me").click()
    expect(blaise.plate(0)).to_contain_text("A bot holds the seat")
    blaise.play_on(lambda choices: choices[0], moves=1)
    ada.button("Take my seat back").click()
    expect(ada.plate(0)).to_contain_text("You")
    if not ada.has_the_turn():
        blaise.play_on(lambda choices: choices[0], moves=1)
    ada.play_on(lambda choices: choices[0], moves=1)


def test_a_bot_keeps_the_seat_of_somebody_who_left_and_a_loud_guest_is_muted(visitor: Come) -> None:
    ada, blaise, link = sit_together(visitor, "Café Race")
    ada.plate(1).click()
    ada.button("Mute in the chat").click()
    blaise.say("Can anybody hear me?")
    expect(blaise.page.get_by_role("alert")).to_contain_text("The host has muted you at this table.")
    expect(ada.page.get_by_text("Can anybody hear me?")).to_be_hidden()

    blaise.page.goto("/settings")
    expect(ada.plate(1)).to_contain_text("Away")
    expect(ada.plate(1)).to_contain_text("Away (")
    ada.plate(1).click()
    soon = ada.page.get_by_role("button", name="Let a bot hold the seat (")
    expect(soon.or_(ada.page.get_by_role("button", name="Let a bot hold the seat", exact=True))).to_be_visible()
    ada.page.keyboard.press("Escape")
    # He owes a choice: after a while the others see how long he is waited for, and then let a bot play.
    strip = ada.page.locator(".absent")
    expect(strip).to_contain_text("Blaise is away.")
    expect(strip.get_by_role("button", name="Wait")).to_be_visible()
    strip.get_by_role("button", name="Let a bot play", exact=True).click()
    expect(ada.plate(1)).to_contain_text("A bot holds the seat")
    blaise.page.goto(link)
    blaise.at_table()
    blaise.button("Take my seat back").click()
    expect(ada.page.get_by_text("Blaise is back.").first).to_be_attached()
    # The bot has chosen for him in this round; the next is his own.
    ada.play_on(lambda choices: choices[0], moves=1)
    blaise.play_on(lambda choices: choices[0], moves=1)


def test_who_only_watches_sees_the_table_and_nobodys_hand(visitor: Come) -> None:
    guest, watcher = visitor(), visitor()
    guest.play_now("Café International")
    guest.wait_for_turn()
    watcher.page.goto(guest.page.url)
    watcher.at_table()
    expect(guest.page.get_by_text("One person is watching")).to_be_visible()
    expect(watcher.page.get_by_text("Everyone gets 7 guests.").first).to_be_attached()
    expect(watcher.page.get_by_text("Your guests:")).to_have_count(0)
    expect(guest.page.get_by_text("Your guests:").first).to_be_attached()
    assert watcher.page.locator(".choices .groups button").count() == 0
    for tool in ("Undo", "Hint", "Why can’t I?"):
        assert watcher.button(tool).count() == 0
    expect(watcher.page.locator(".choices details")).to_have_count(0)


def test_a_newcomer_asks_for_a_bots_seat_and_all_agree(visitor: Come) -> None:
    ada, blaise, link = sit_together(visitor, "Café Race")
    guest = visitor()
    guest.page.goto(link)
    guest.at_table()
    guest.plate(2).click()
    guest.button("Ask for this seat").click()
    expect(guest.page.locator(".consent")).to_contain_text("You asked to take the place of")
    for one in (ada, blaise):
        expect(one.page.locator(".consent")).to_contain_text("asks to take the place of")
        one.button("Agree").click()
    expect(guest.plate(2)).to_contain_text("You")
    expect(ada.page.locator(".consent")).to_be_hidden()


def test_a_game_is_ended_by_agreement(visitor: Come) -> None:
    ada, blaise, _ = sit_together(visitor, "Espresso Doppio")
    ada.button("Settings").click()
    ada.button("End the game…").click()
    ada.button("Ask the others").click()
    expect(ada.page.locator(".consent")).to_contain_text("You asked to end the game here. Waiting for Blaise")
    expect(blaise.page.locator(".consent")).to_contain_text("asks to end the game here")
    blaise.button("Agree").click()
    for one in (ada, blaise):
        expect(one.page.get_by_role("heading", name="Ended by agreement")).to_be_visible()
        expect(one.page.get_by_role("heading", name="As it stood")).to_be_visible()
        expect(one.page.get_by_role("button", name="Play again")).to_be_visible()
        expect(one.page.get_by_role("heading", name="Every point")).to_have_count(0)
