"""Several people at one table: by a link, around one screen, and what happens when somebody changes his mind."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.server.processes import ServerProcess
from tests.web.visitors import PHONE, Visitor, lively

Come = Callable[..., Visitor]


def test_two_people_meet_by_a_link_and_play_with_a_bot(visitor: Come) -> None:
    ada, blaise = visitor(), visitor(language="fr")
    ada.way_in("Invite friends", "Café Race")
    ada.page.get_by_label("Your name").fill("Ada")
    ada.button("Save").click()
    link = ada.page.get_by_label("Link to the table").input_value()
    ada.button("Remove a seat").click()
    ada.page.get_by_label("Who plays seat 3").select_option("bot novice")

    blaise.page.goto(link)
    blaise.button("S’asseoir ici").first.click()
    blaise.page.get_by_label("Votre nom").fill("Blaise")
    blaise.button("M’asseoir").click()
    expect(ada.page.locator(".seat").get_by_text("Blaise")).to_be_visible()
    blaise.page.get_by_label("Écrire à la table").fill("Bonjour <b>Ada</b> !")
    blaise.button("Envoyer").click()
    expect(ada.page.get_by_text("Bonjour <b>Ada</b> !")).to_be_visible()
    blaise.button("Je suis prêt").click()
    expect(ada.page.get_by_text("Ready", exact=True)).to_be_visible()
    ada.start()

    ada.at_table()
    blaise.at_table()
    ada.wait_for_turn()
    ada.choose("Thrust 3")
    expect(ada.page.locator("h1")).to_contain_text("Blaise")
    blaise.wait_for_turn()
    blaise.choose("Élan 2")
    expect(ada.page.get_by_text("Blaise shows thrust 2.").first).to_be_attached()
    expect(blaise.page.get_by_text("Ada montre l’élan 3.").first).to_be_attached()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_lobby_fits_a_phone(visitor: Come, language: str) -> None:
    guest = visitor(size=PHONE, touch=True, language=language)
    guest.home()
    guest.button(re.compile("^Invite.* Top Race$")).click()
    guest.page.wait_for_selector(".qr")
    assert not guest.sideways()
    start = guest.page.locator("footer .button").last
    assert start.evaluate("button => button.scrollWidth <= button.clientWidth")


def test_a_shared_screen_draws_a_curtain_between_seats_and_secret_choices(visitor: Come) -> None:
    guest = visitor()
    guest.way_in("Same screen", "Café Race")
    names = [guest.page.get_by_label("Your name").input_value(), "Blaise"]
    names.append(guest.page.get_by_label("Name of player 3").input_value())
    guest.page.get_by_label("Name of player 2").fill("Blaise")
    guest.page.get_by_label("Name of player 2").press("Tab")
    guest.start()
    page = guest.page
    seen: list[str] = []
    for _ in range(3):
        assert guest.wait_for_turn() == "curtain"
        assert page.locator(".board, .choices").count() == 0
        seen.append(page.locator(".curtain h1").inner_text())
        guest.lift_curtain()
        guest.wait_for_turn()
        guest.choose("Thrust 1")
    assert seen == [f"{name}, it is your turn" for name in names]
    assert len(set(names)) == 3
    # Whoever still holds the screen chooses first in the next round.
    assert guest.wait_for_turn() == "choose"
    guest.play_on(lively())
    expect(page.get_by_role("heading", name="Every point")).to_be_visible()


def test_what_one_was_offered_is_not_told_to_the_next_at_a_shared_screen(visitor: Come) -> None:
    guest = visitor()
    guest.share_screen("Café International")
    guest.choose("Draw a guest")
    assert guest.wait_for_turn() == "curtain"
    expect(guest.page.locator("[role=log] p")).to_have_count(0)
    guest.lift_curtain()
    guest.wait_for_turn()
    guest.button("Why can’t I?").click()
    expect(guest.page.get_by_role("dialog")).to_contain_text("is still open to you")
    expect(guest.page.get_by_role("dialog").get_by_role("listitem")).to_have_count(0)


def test_when_nothing_can_be_taken_back_the_button_says_why(visitor: Come) -> None:
    guest = visitor()
    guest.share_screen("Espresso Doppio")
    first = guest.choices()
    guest.button("Undo").press("Enter")
    expect(guest.page.get_by_role("alert")).not_to_be_empty()
    guest.button("Close").click()
    guest.choose(first[0])
    assert guest.wait_for_turn() == "curtain"
    guest.lift_curtain()
    guest.wait_for_turn()
    assert first[0] not in guest.choices()


def test_alone_against_bots_a_choice_is_taken_back(visitor: Come, unhurried_house: ServerProcess) -> None:
    guest = visitor(unhurried_house.url)
    seat = ""
    # Sometimes none of one's first guests finds a seat; another table deals others.
    while not seat:
        guest.play_now("Café International")
        guest.wait_for_turn()
        before = guest.choices()
        seat = next((name for name in before if name.startswith("Seat")), "")
    guest.choose(seat)
    guest.button("Undo").click()
    guest.page.wait_for_function(
        "seat => [...document.querySelectorAll('.choices .groups button')].some(b => b.textContent === seat)", arg=seat
    )
    assert guest.choices() == before


def test_a_hint_and_why_not_are_answered_at_the_table(visitor: Come) -> None:
    guest = visitor()
    guest.play_now("Espresso Doppio")
    guest.wait_for_turn()
    guest.button("Hint").click()
    expect(guest.page.get_by_text(re.compile("A good player would consider:|as good as one another:"))).to_be_visible()
    offered = guest.choices()
    guest.choose(offered[0])
    guest.wait_for_turn()
    guest.page.reload()  # which forgets nothing that was offered
    guest.wait_for_turn()
    guest.button("Why can’t I?").click()
    refused = guest.page.get_by_role("dialog").locator("li").first
    refused.get_by_role("button").click()
    expect(refused.get_by_role("alert")).not_to_be_empty()
    reason = refused.get_by_role("alert").locator("p").inner_text()
    told = refused.get_by_role("link", name="Read the rule").get_attribute("href")
    assert told
    # The rulebook opens at this very reason, and lets one try it.
    guest.page.goto(told)
    shown = guest.page.locator("details[open]")
    expect(shown.locator("summary")).to_have_text(reason)
    expect(shown).to_be_in_viewport()
    shown.get_by_role("button", name="Try it:").click()
    expect(shown.get_by_role("status")).to_have_text(reason)
