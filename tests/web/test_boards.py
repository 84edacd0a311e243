"""The four boards touched as they are drawn, by finger on a phone: no list of choices is opened here."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.fingers import Finger, middle
from tests.web.visitors import PHONE, TABLET, Visitor

Come = Callable[..., Visitor]


def phone(come: Come) -> Finger:
    return Finger(come(size=PHONE, touch=True))


def test_a_race_is_run_from_the_gauge_and_its_medals_outlive_a_reload(visitor: Come) -> None:
    finger = phone(visitor)
    guest, page = finger.visitor, finger.page
    guest.play_now("Café Race")
    while guest.wait_for_turn() != "podium":
        finger.tap(page.get_by_role("radio", name="Thrust 2"))
        expect(page.locator(".odds li").first).to_be_visible()
        finger.tap(page.get_by_role("button", name="Set thrust 2"))
        # Until all have chosen the needle stays where it was set, and could be set anew.
        page.wait_for_selector(".podium, .dial:not(:has([aria-checked=true]))", state="attached")
    page.reload()
    expect(page.locator(".board .medal")).to_have_count(4)


def test_the_needle_is_turned_by_hand(visitor: Come) -> None:
    finger = phone(visitor)
    finger.visitor.play_now("Café Race")
    finger.visitor.wait_for_turn()
    one, three = (finger.page.get_by_role("radio", name=f"Thrust {thrust}") for thrust in (1, 3))
    finger.drag(middle(one), middle(three))
    expect(three).to_be_checked()
    expect(finger.page.get_by_role("button", name="Set thrust 3")).to_be_visible()


def test_a_glance_at_the_gauge_foresees_a_thrust_and_sets_none(visitor: Come) -> None:
    guest = visitor()
    guest.play_now("Café Race")
    guest.wait_for_turn()
    odds, two = guest.page.locator(".odds .chance").first, guest.page.get_by_role("radio", name="Thrust 2")
    before = two.bounding_box()
    two.hover()
    expect(odds).to_be_visible()
    expect(two).not_to_be_checked()
    assert two.bounding_box() == before
    guest.page.mouse.move(1, 1)
    expect(odds).to_be_hidden()
    guest.page.get_by_role("radio", name="Thrust 1").focus()
    expect(odds).to_be_visible()


@pytest.mark.parametrize("game", ["Café Race", "Café International", "Top Race", "Espresso Doppio"])
def test_a_tablet_shows_the_players_above_the_tools(visitor: Come, game: str) -> None:
    guest = visitor(size=TABLET, touch=True)
    guest.play_now(game)
    guest.wait_for_turn()
    expect(guest.page.locator(".dock")).to_be_visible()
    plates, dock = (guest.page.locator(part).bounding_box() for part in (".players", ".dock"))
    assert plates
    assert dock
    assert plates["y"] + plates["height"] <= dock["y"]


def test_a_guest_is_carried_to_a_chair(visitor: Come) -> None:
    finger = phone(visitor)
    guest, page = finger.visitor, finger.page
    raised = page.locator(".guest.raised").first
    # Sometimes none of one's first guests finds a seat; another table deals others.
    while not raised.count():
        guest.play_now("Café International")
        guest.wait_for_turn()
    raised.scroll_into_view_if_needed()
    finger.tap(raised)
    chairs = [middle(chair) for chair in page.locator(".reach button.free:not(.corner)").all()]
    finger.tap(raised)
    before, start = page.locator(".guest").count(), middle(raised)
    # Upwards: sideways the strip of guests may scroll.
    finger.drag(start, min(chairs, key=lambda chair: abs(chair[0] - start[0])))
    expect(page.locator(".guest")).to_have_count(before - 1)


def test_a_guest_carried_sideways_does_not_leave_the_table(visitor: Come) -> None:
    finger = phone(visitor)
    guest, page = finger.visitor, finger.page
    guest.play_now("Café International")
    guest.wait_for_turn()
    table, hand = page.url, page.locator(".guest")
    first, cards = middle(hand.first), hand.count()
    # Past the beginning of the strip: a browser takes that for its way back, if it is let.
    finger.drag(first, (first[0] + 260, first[1] - 20))
    page.wait_for_timeout(500)
    assert page.url == table
    expect(hand).to_have_count(cards)


def test_a_card_is_drawn_onto_the_lawn_and_a_car_driven_by_hand(visitor: Come) -> None:
    finger = phone(visitor)
    guest, page = finger.visitor, finger.page
    guest.play_now("Top Race")
    card, car, end = (page.locator(f".top-race-board {part}") for part in (".hand button", ".car.steered", "g.end"))
    there = page.get_by_role("button", name=re.compile("Put it there|Drive there"))
    asked, driven = "", False
    while not driven:
        guest.wait_for_turn()
        page.wait_for_timeout(400)  # the lawn glides to what is asked
        if page.get_by_role("button", name="Pass").count():
            finger.tap(page.get_by_role("button", name="Pass"))
        elif end.count():
            free = next(one for one in end.all() if finger.reaches(one))
            if car.count() and finger.reaches(car):
                # The car may cover the end right before it: it passes a touch there on.
                x, y = middle(free)
                car.dispatch_event("click", {"clientX": x, "clientY": y})
                asked, driven = guest.line, True
            else:
                finger.tap(free)
            expect(there).to_be_visible()
            if driven:
                finger.drag(middle(car.locator(".glow")), middle(free))
            else:
                finger.tap(there)
        elif page.locator(".actions .two, .actions .car:not(.dull)").count():
            finger.tap(page.locator(".actions .two, .actions .car:not(.dull)").first)
        else:
            x, y = middle(card.nth(6))
            finger.drag((x - 12, y), (x, y - 200))
        guest.settled()
    expect(page.locator("h1")).not_to_have_text(asked)


def test_a_saucer_is_carried_to_its_ring(visitor: Come) -> None:
    finger = phone(visitor)
    guest, page = finger.visitor, finger.page
    empty = page.get_by_role("button", name=": empty")
    # The other player may have laid all of them.
    while not empty.count():
        guest.play_now("Espresso Doppio")
        guest.wait_for_turn()
    saucer = page.locator(".piece[role=button]").first
    name = str(saucer.get_attribute("aria-label"))
    finger.drag(middle(saucer), middle(empty.first.locator(".light")))
    expect(page.get_by_role("button", name=f": {name}")).to_be_visible()
