"""A start that is called off, as players live through it: nobody is stuck, and the end tells of it."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from comptoir.client import Client
from comptoir.client.table import RemoteTable
from tests.server.processes import ServerProcess
from tests.web.visitors import Visitor, lively

WORDS_WAITED_FOR = 40_000
Come = Callable[..., Visitor]


def silent_start(host: Visitor, url: str, name: str = "Max") -> RemoteTable:
    """The host begins with somebody who promises a word and does not give it; the start is called off."""
    host.way_in("Invite friends", "Café Race")
    link = host.page.get_by_label("Link to the table").input_value()
    friend = Client.named(url, name).table(link)
    friend.sit(1)
    friend.ready()
    host.button(re.compile("Start the game|Start with bots")).click()
    expect(host.page.get_by_text("the start is called off").first).to_be_visible(timeout=WORDS_WAITED_FOR)
    return friend


def begin_again(host: Visitor, friend: RemoteTable) -> None:
    """The one who owed is ready again, and gives his word before the host's page is asked for its own."""
    friend.ready()
    host.button("Start the game").click()
    while not (seen := friend.look()).table.owes_word:
        friend.wait(seen.seq)
    friend.reveal()
    host.at_table()


def to_the_end(host: Visitor, friend: RemoteTable) -> None:
    """The friend leaves his seat to a bot; the host plays on."""
    friend.command("set-seat", seat=1, kind="bot")
    host.play_on(lively())


def verified(host: Visitor) -> Locator:
    host.button(re.compile("Verify the luck|Vérifier")).click()
    host.page.wait_for_selector(".verdict")
    return host.page.get_by_role("region", name=re.compile("Was the luck fair|hasard"))


def test_the_page_promises_anew_and_the_end_tells_who_owed(visitor: Come, house: ServerProcess) -> None:
    host = visitor()
    friend = silent_start(host, house.url)
    # Unasked: the host's page is ready again under a new promise, and nobody need reload anything.
    expect(host.page.locator(".seat").first.get_by_text("Ready")).to_be_visible()
    begin_again(host, friend)
    to_the_end(host, friend)
    told = verified(host)
    expect(told).to_contain_text("your own word included")
    expect(told).to_contain_text("One start was called off before this game")
    expect(told).to_contain_text("A word did not come: Max")
    assert len(set(re.findall(r"[0-9a-f]{64}", told.inner_text()))) == 2


def test_a_continued_game_says_which_draws_it_could_not_check(visitor: Come) -> None:
    guest = visitor()
    guest.play_now("Café Race")
    guest.play_on(lively())
    slider = guest.page.get_by_role("slider", name="Moment of the game")
    slider.press("Home")
    for _ in range(6):
        slider.press("ArrowRight")
    guest.button("Continue from here").click()
    guest.at_table()
    guest.play_on(lively(2))
    told = verified(guest)
    expect(told).to_contain_text(re.compile(r"\d+ draws could not be checked"))
    expect(told.get_by_role("link", name="To that game")).to_be_visible()
