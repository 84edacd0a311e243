"""Nobody waits for a picture: what may be chosen can be touched while scenes run, and what was skipped can be read."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.web.visitors import PHONE, Visitor

Come = Callable[..., Visitor]


def in_a_scene(visitor: Come, **wishes: object) -> Visitor:
    """At a table where a round is being shown, slowly, and the next choice may already be made."""
    guest = visitor(speed="slow", **wishes)
    guest.play_now("Café Race")
    guest.wait_for_turn()
    guest.page.get_by_role("radio", name="Thrust 2").click()
    guest.button("Set thrust 2").click()
    expect(scene(guest)).to_have_text("Your turn")
    return guest


def scene(guest: Visitor) -> Locator:
    """Seen while something moves by itself."""
    return guest.page.locator(".play .skip")


def test_a_choice_is_alive_while_the_last_scenes_run_out(visitor: Come) -> None:
    guest = in_a_scene(visitor)
    expect(guest.page.locator(".play")).to_have_attribute("aria-busy", "false")
    guest.page.get_by_role("radio", name="Thrust 3").click()
    guest.button("Set thrust 3").click()
    expect(guest.page.get_by_text("You chose thrust 3.").first).to_be_attached()


def test_a_touch_anywhere_finishes_the_scene(visitor: Come) -> None:
    guest = in_a_scene(visitor, size=PHONE, touch=True)
    guest.page.locator("h1").tap()
    expect(scene(guest)).to_have_count(0)
    expect(guest.page.locator("h1")).to_contain_text("Choose your thrust in secret")


def test_a_touch_that_means_a_choice_makes_it_too(visitor: Come) -> None:
    guest = in_a_scene(visitor)
    guest.page.get_by_role("radio", name="Thrust 4").click()
    expect(scene(guest)).to_have_count(0)
    expect(guest.button("Set thrust 4")).to_be_visible()


def test_the_story_marks_what_was_skipped_until_the_next_choice(visitor: Come) -> None:
    guest = in_a_scene(visitor)
    unseen = guest.page.locator(".story .missed")
    assert unseen.count() == 0
    guest.button("Your turn").click()
    expect(unseen.filter(has_text="Round 2.")).to_have_count(1)
    expect(guest.page.get_by_text("Not seen yet")).to_have_count(1)
    guest.page.get_by_role("radio", name="Thrust 1").click()
    guest.button("Set thrust 1").click()
    expect(unseen.filter(has_text="Round 2.")).to_have_count(0)


def test_the_heading_says_what_is_happening_now(visitor: Come) -> None:
    guest = in_a_scene(visitor)
    expect(guest.page.locator("h1")).to_have_text(re.compile(r"^Round 1: \w+ moves?$"))
    expect(guest.page.locator(".players .thinking")).to_have_count(0)
