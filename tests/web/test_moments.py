"""A moment of a review shows the board as it was at the table: whole, nothing covered, nothing moved by an answer."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.barriers import complaints
from tests.web.moments import moments_of, open_moment, telling
from tests.web.visitors import DESKTOP, PHONE, TABLET, Visitor, lively

Come = Callable[..., Visitor]
LOW = (740, 360)
SIZES = (PHONE, LOW, TABLET, DESKTOP)
GAMES = ("Café Race", "Café International", "Top Race", "Espresso Doppio")

CHOICE, LUCK = 0, 1

# What cannot be touched or read although it is drawn. Cards of a fan lie on each other, and pieces on their rings: of
# those some of it must be free, of all others the middle.
COVERED = """root => {
  const free = (it, x, y) => it.contains(document.elementFromPoint(x, y));
  const parts = [[.5, .5], [.2, .5], [.8, .5], [.5, .2], [.5, .8], [.1, .9]];
  return [...root.querySelectorAll('button, [role=radio], [role=button], .hint')].filter(it => {
    it.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = it.getBoundingClientRect();
    if (!width || !height || getComputedStyle(it).visibility === 'hidden') return false;
    const lone = it.matches('.button, [role=radio], .hint');
    return !(lone ? parts.slice(0, 1) : parts).some(([x, y]) => free(it, left + width * x, top + height * y));
  }).map(it => it.getAttribute('aria-label') || it.textContent.trim() || it.className);
}"""

# What reaches out of the board, or out of the drawing it belongs to.
OUTSIDE = """root => {
  const box = it => it.getBoundingClientRect();
  const within = (one, frame) => {
    const [a, b] = [box(one), box(frame)];
    return a.left >= b.left - 1 && a.right <= b.right + 1 && a.top >= b.top - 1 && a.bottom <= b.bottom + 1;
  };
  const found = [...root.children].filter(it => box(it).height && !within(it, root)).map(it => it.className);
  if (!within(root, root.parentElement)) found.push('the board');
  if (!within(root.parentElement, root.closest('li'))) found.push('its frame');
  for (const sheet of root.querySelectorAll('.window:not(.scrolls) > .sheet'))
    if (!within(sheet, sheet.parentElement)) found.push('the drawing');
  const hung = root.querySelector('.tray'), wall = root.querySelector('.window:not(.scrolls) > .sheet');
  if (root.matches('.hung, .beside') && hung && wall && !within(hung, wall)) found.push('the dice');
  const [stairs, panel] = ['.stairs', '.panel'].map(part => root.querySelector(part));
  const below = panel && !root.matches('.beside, .low');
  if (below && box(stairs).bottom > box(panel).top + 1) found.push('the gauge');
  return found;
}"""

PLACES = """root => [root, ...root.children].map(it => {
  const { left, top, width, height } = it.getBoundingClientRect();
  const frame = root.getBoundingClientRect();
  return [left - frame.left, top - frame.top, width, height].map(Math.round);
})"""


def reviewed(come: Come, game: str) -> tuple[Visitor, list[dict[str, Any]]]:
    """A finished game whose review has two moments: a choice and a stroke of luck."""
    guest = come(theme="auto")
    guest.in_haste()
    guest.play_now(game)
    guest.play_on(lively())
    moments = moments_of(guest.page)
    guest.page.route("**/review?after=*", telling(moments))
    guest.button("Review").click()
    guest.page.locator(".bars .sum").first.wait_for(timeout=120_000)  # a whole race is looked at
    return guest, moments


def board(page: Page) -> Locator:
    page.wait_for_timeout(300)  # until it has found its size
    return page.locator(".moments .board > *").first


def lies_well(guest: Visitor, where: str) -> None:
    assert not guest.sideways(), where
    assert board(guest.page).evaluate(OUTSIDE) == [], where
    assert board(guest.page).evaluate(COVERED) == [], where


@pytest.mark.parametrize("game", GAMES)
def test_the_board_of_a_moment_is_whole_on_every_screen_and_an_answer_moves_nothing(visitor: Come, game: str) -> None:
    guest, moments = reviewed(visitor, game)
    page = guest.page
    exchange = next((one["move"] for one in moments[0]["choices"] if one["move"]["move"] == "exchange"), None)
    for size in SIZES:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        open_moment(page, LUCK)
        lies_well(guest, f"luck at {size}")
        open_moment(page, CHOICE)
        expect(page.locator(".question")).to_be_in_viewport(ratio=1)
        lies_well(guest, f"choice at {size}")
        for ring in (exchange["left"], exchange["right"]) if exchange else ():
            page.locator(".moments .runner .ring").nth(ring - 1).press("Enter")
        if exchange:
            expect(guest.button("Change places")).to_be_visible()
            lies_well(guest, f"two rings at {size}")
        before = board(page).evaluate(PLACES)
        guest.button("Just show me").click()
        expect(page.locator(".answer")).to_be_in_viewport()
        assert board(page).evaluate(PLACES) == before, size
    assert complaints(guest) == []


def test_whoever_plays_on_from_a_moment_comes_back_to_it(visitor: Come) -> None:
    guest, _ = reviewed(visitor, "Café Race")
    open_moment(guest.page)
    guest.button("Just show me").click()
    guest.button("Play on from here").click()
    guest.at_table()
    guest.page.go_back()
    expect(guest.button("Play on from here")).to_be_in_viewport()
    expect(guest.page.locator(".moments [aria-expanded=true]")).to_have_count(1)
