"""An evening of nine in nine browsers: three phones, two languages, three rounds of three games; one leaves, one comes
late, a phone dies in the middle of a table, the host's browser dies and the second host goes on, a result is put right.
"""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.server.processes import ServerProcess
from tests.soak.telling import tell
from tests.web.parties import close_evening, enter_places, join, open_evening, play_out, seat_round, state_of
from tests.web.visitors import PHONE, Visitor, chromium

NAMES = ("Ada", "Blaise", "Chloé", "Denis", "Elsa", "Farid", "Gus", "Hana", "Ivo")
AT_MOST = 30  # seconds from scanning to the first choice


@pytest.fixture
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = chromium(playwright)
        yield found
        found.close()


def company(browser: Browser, url: str) -> list[Visitor]:
    """Three phones, every other one in French."""
    return [
        Visitor(browser, url, size=PHONE, touch=True, language="fr" if number % 2 else "en")
        if number < 3
        else Visitor(browser, url, language="fr" if number % 2 else "en")
        for number in range(len(NAMES))
    ]


def all_in(host: Visitor, guests: list[Visitor], code: str) -> None:
    for number, guest in enumerate(guests):
        join(guest, code, NAMES[number], "fr" if number % 2 else "en")
    expect(host.page.get_by_text(f"{len(guests)} people are here")).to_be_visible()


def test_an_evening_of_nine(browser: Browser, tmp_path: Path) -> None:
    with ServerProcess(str(tmp_path / "house.sqlite3"), tmp_path, COMPTOIR_HASTE="yes") as house:
        host, guests = Visitor(browser, house.url), company(browser, house.url)
        code = open_evening(host, "cafe-race", "cafe-international", "top-race")
        second = Visitor(browser, house.url)
        second.page.goto(f"/e/{code}#host={state_of(host, code)['host_key']}")
        second.page.wait_for_selector("#add-name")
        all_in(host, guests[:7], code)
        scanned = time.monotonic()
        join(guests[7], code, NAMES[7], "fr")
        seat_round(host, 1)
        guests[7].wait_for_turn()
        guests[7].choose(guests[7].choices()[0])
        seconds = time.monotonic() - scanned
        assert seconds <= AT_MOST
        for guest in guests[:8]:
            guest.at_table()
        guests[0].close()  # the phone dies; its table goes on without it
        host.close()
        join(guests[8], code, NAMES[8])  # late
        held(guests[1:8], code)
        play_out(guests[1:8], code)
        expect(second.button("Put the result right").first).to_be_visible()
        enter_places(second, "Put the result right")
        leaving = state_of(guests[2], code)["guests"]
        mine = next(one["number"] for one in leaving if one["mine"])
        second.page.get_by_role("button", name=f"About {NAMES[2]}").click()
        second.button(f"{NAMES[2]} leaves").click()
        second.page.get_by_role("button", name="About Ada").click()
        second.button("Ada leaves").click()
        for number in (2, 3):
            seat_round(second, number)
            others = [guest for guest in guests[1:] if guest is not guests[2]]
            for guest in others:
                guest.wait_for_turn()
            play_out(others, code, seed=number)
            expect(second.page.get_by_role("button", name="Close the evening")).to_be_visible()
        state = state_of(second, code)
        assert all(mine not in board["chairs"] for each in state["rounds"][1:] for board in each["boards"])
        assert any(8 in board["chairs"] for board in state["rounds"][1]["boards"])
        close_evening(second)
        tell(f"nine people, three rounds, to the podium; from scanning to the first choice {seconds:.0f} s")
        for one in (second, *guests[1:]):
            one.close()


def held(guests: list[Visitor], code: str) -> None:
    """Those at the table of the dead phone have a bot hold its seat, as soon as the house lets them."""
    state = state_of(guests[0], code)
    board = next(each for each in state["rounds"][0]["boards"] if 0 in each["chairs"])
    mate = next(
        g for g in guests if {o["number"] for o in state_of(g, code)["guests"] if o["mine"]} & set(board["chairs"])
    )
    seat, deadline = board["chairs"].index(0), time.monotonic() + 120
    while time.monotonic() < deadline:
        wish = {"type": "hold", "id": f"hold-{time.monotonic_ns()}", "seat": seat}
        answer = mate.page.request.post(f"/api/tables/{board['table']}/commands", data=wish).json()
        if answer["type"] == "done" or answer["words"]["key"] in ("server-no-seat", "server-not-playing"):
            return
        mate.page.wait_for_timeout(500)
    raise AssertionError("the seat of the dead phone could not be held")
