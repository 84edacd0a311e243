"""Coming back: my card on a second device, my tables where I am awaited, my games and my progress."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.barriers import complaints
from tests.web.visitors import DESKTOP, PHONE, Visitor, lively

Come = Callable[..., Visitor]


SPEAK_FRENCH = """() => {
  const kept = JSON.parse(localStorage.getItem('comptoir-settings'));
  localStorage.setItem('comptoir-settings', JSON.stringify({ ...kept, language: 'fr' }));
}"""


def test_a_card_is_carried_to_a_second_browser_and_returns_to_three_running_tables(visitor: Come) -> None:
    desk, phone = visitor(theme="auto"), visitor(size=PHONE, touch=True, language="fr", theme="auto")
    desk.in_haste()
    for game in ("Espresso Doppio", "Café International", "Café Race"):
        desk.play_now(game)
        desk.wait_for_turn()
    race = desk.page.url
    desk.choose(desk.choices()[0])
    desk.wait_for_turn()
    desk.page.goto("/card")
    desk.button("Make a link").click()
    desk.page.wait_for_selector(".qr")
    assert complaints(desk) == []
    link = desk.page.get_by_label("Link for your other device").input_value()
    phone.page.goto(link)
    expect(phone.page.get_by_role("heading", name="Mes parties")).to_be_visible()
    expect(phone.page.locator(".ticket")).to_have_count(3)
    expect(phone.page.locator(".ticket .turn")).to_have_count(3)
    assert not phone.sideways()
    assert complaints(phone) == []
    phone.page.get_by_role("link", name="La prochaine table qui m’attend (3)").click()
    phone.at_table()
    since_the_last_turn(phone, race)
    # The link served once.
    stranger = visitor()
    stranger.page.goto(link)
    expect(stranger.page.get_by_text("Nobody yet")).to_be_visible()


def since_the_last_turn(phone: Visitor, address: str) -> None:
    """Told in at most five sentences, and shown again from there."""
    phone.page.goto(address)
    told = phone.page.get_by_role("region", name="Depuis votre dernier coup")
    expect(told).to_be_visible()
    assert 1 <= told.get_by_role("listitem").count() <= 5
    assert complaints(phone) == []
    assert not phone.sideways()
    asked = phone.line
    told.get_by_role("button", name="Revoir la suite").click()
    expect(phone.page.locator("h1")).to_have_text(asked)
    phone.wait_for_turn()
    told.get_by_role("button", name="Compris").click()
    expect(told).to_have_count(0)


def test_a_finished_game_is_listed_starred_removed_and_counted(visitor: Come) -> None:
    """Looked at on a phone in English, then at a desk in French."""
    guest = visitor(size=PHONE, touch=True, theme="auto")
    guest.in_haste()
    guest.play_now("Espresso Doppio")
    guest.play_on(lively())
    guest.page.goto("/games")
    slip = guest.page.locator("article")
    expect(slip).to_have_count(1)
    seen_without_barriers(guest)
    star = slip.get_by_role("button", name=re.compile("^Star"))
    star.press("Enter")
    expect(star).to_have_attribute("aria-pressed", "true")
    guest.page.get_by_role("searchbox").fill("nobody by this name")
    expect(slip).to_have_count(0)
    guest.page.get_by_role("searchbox").fill("espresso")
    expect(slip).to_have_count(1)
    guest.page.goto("/progress")
    expect(guest.page.locator("main section")).to_have_count(1)
    seen_without_barriers(guest)
    guest.page.evaluate(SPEAK_FRENCH)
    guest.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    guest.page.goto("/progress")
    seen_without_barriers(guest)
    guest.page.goto("/games")
    expect(slip).to_have_count(1)
    seen_without_barriers(guest)
    slip.get_by_role("button", name=re.compile("^Retirer")).press("Enter")
    expect(slip).to_have_count(0)
    guest.page.goto("/card")
    guest.button("Tout effacer").click()
    guest.button("Effacer pour de bon").click()
    expect(guest.page.get_by_text("Encore personne")).to_be_visible()


def seen_without_barriers(guest: Visitor) -> None:
    assert complaints(guest) == []
    assert not guest.sideways()
