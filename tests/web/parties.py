"""People at an evening, each with a browser; what is long about their games is played by plain requests."""

import random
import secrets
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.web.visitors import Visitor

Come = Callable[..., Visitor]
Json = dict[str, Any]
LABELS = {
    "en": {"name": "Your name", "in": "Come in"},
    "fr": {"name": "Votre nom", "in": "Entrer"},
}


def open_evening(host: Visitor, *games: str) -> str:
    """The code of an evening with this menu; an empty name stands for a real box."""
    host.page.goto("/e")
    host.page.wait_for_selector("form ol li")
    while host.page.locator("form ol li").count() > 1:
        host.page.get_by_role("button", name="Take round").last.click()
    for index, game in enumerate(games):
        if index:
            host.button("Add a round").click()
        host.page.get_by_label(f"Round {index + 1}", exact=True).select_option(game or "box")
    host.button("Open the doors").click()
    host.page.wait_for_selector("#add-name")
    return host.page.url.rsplit("/", 1)[1]


def join(guest: Visitor, code: str, name: str, language: str = "en") -> None:
    words = LABELS[language]
    guest.page.goto(f"/e/{code}")
    guest.page.get_by_label(words["name"]).fill(name)
    guest.button(words["in"]).click()
    guest.page.wait_for_selector(".now")


def state_of(guest: Visitor, code: str) -> Json:
    return dict(guest.page.request.get(f"/api/evenings/{code}").json())


def my_table(guest: Visitor, code: str) -> str:
    state = state_of(guest, code)
    mine = {one["number"] for one in state["guests"] if one["mine"]}
    boards = state["rounds"][-1]["boards"]
    return next((board["table"] for board in boards if mine & set(board["chairs"])), "")


def play_out(guests: list[Visitor], code: str, seed: int = 1) -> None:
    """Everybody chooses by request until all their tables are over; the pages look on."""
    luck, left = random.Random(seed), {guest: my_table(guest, code) for guest in guests}
    left = {guest: table for guest, table in left.items() if table}
    deadline = time.monotonic() + 900
    while left:
        assert time.monotonic() < deadline, "the tables are not done"
        for guest, table in list(left.items()):
            found = guest.page.request.get(f"/api/tables/{table}").json()
            if found["table"]["phase"] in ("over", "ended"):
                del left[guest]
            elif found["play"] and found["play"]["choices"]:
                play = found["play"]
                wish = {"seat": play["seat"], "step": play["step"], "choice": luck.choice(play["choices"])["number"]}
                guest.page.request.post(
                    f"/api/tables/{table}/commands", data={"type": "choose", "id": secrets.token_hex(8), **wish}
                )


def seat_round(host: Visitor, number: int) -> None:
    host.page.get_by_role("button", name=f"Seat round {number}").click()
    expect(host.page.get_by_role("heading", name=f"Round {number} ·")).to_be_visible()


def enter_places(host: Visitor, name: str) -> None:
    """The first button of this name, with the places as they are offered."""
    host.button(name).first.click()
    host.button("Save").click()
    expect(host.page.locator("dialog")).to_have_count(0)


def close_evening(host: Visitor) -> None:
    host.button("Close the evening").click()
    host.page.locator("dialog").get_by_role("button", name="Close the evening").click()
    host.page.wait_for_selector(".podium")
