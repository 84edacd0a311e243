"""An evening of nine in nine browsers: three phones, two languages, three rounds of three games; one leaves, one comes
late, a phone dies in the middle of a table and another takes its place, the host's browser dies and a second host goes
on, a result is put right, and there is a podium with honours.
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
GAMES = ("cafe-race", "cafe-international", "top-race")
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
        code = open_evening(host, *GAMES)
        second = Visitor(browser, house.url)
        second.page.goto(f"/e/{code}#host={state_of(host, code)['host_key']}")
        second.page.wait_for_selector("#add-name")
        all_in(host, guests[:7], code)
        seconds = from_the_code_to_the_first_choice(host, guests[7], code)
        for guest in guests[:8]:
            guest.at_table()
        guests[0].close()  # the phone dies; its table goes on without it
        host.close()
        join(guests[8], code, NAMES[8])  # late
        held(guests[1:8], code)
        guests[0] = on_another_phone(browser, second, NAMES[0])
        play_out(guests[:8], code)
        expect(second.button("Put the result right").first).to_be_visible()
        enter_places(second, "Put the result right")
        leave(second, NAMES[2])
        others = [guest for guest in guests if guest is not guests[2]]
        for number in (2, 3):
            seat_round(second, number)
            for guest in others:
                guest.page.wait_for_selector(f"[data-game={GAMES[number - 1]}] .play")
            play_out(others, code, seed=number)
            expect(second.button("Close the evening")).to_be_visible()
        seated = [
            sorted(n for board in each["boards"] for n in board["chairs"] if n >= 0)
            for each in state_of(second, code)["rounds"]
        ]
        assert seated == [[*range(8)], [0, 1, 3, 4, 5, 6, 7, 8], [0, 1, 3, 4, 5, 6, 7, 8]]
        close_evening(second)
        found = honours(second)
        tell(f"nine people, three rounds, to the podium; from scanning to the first choice {seconds:.0f} s; {found}")
        for one in (second, *guests):
            one.close()


def from_the_code_to_the_first_choice(host: Visitor, guest: Visitor, code: str) -> float:
    """By the clock of the last one who comes in: the host seats everybody as soon as he is there."""
    scanned = time.monotonic()
    join(guest, code, NAMES[7], "fr")
    seat_round(host, 1)
    guest.wait_for_turn()
    guest.choose(guest.choices()[0])
    seconds = time.monotonic() - scanned
    assert seconds <= AT_MOST
    return seconds


def on_another_phone(browser: Browser, host: Visitor, name: str) -> Visitor:
    """The host shows the code, another phone scans it, and is at the table that is being played."""
    host.page.get_by_role("button", name=f"About {name}").click()
    address = host.page.get_by_label("Link to the table").input_value()
    host.page.keyboard.press("Escape")
    phone = Visitor(browser, host.url, size=PHONE, touch=True, language="fr")
    phone.page.goto(address)
    phone.at_table()
    return phone


def leave(host: Visitor, name: str) -> None:
    host.page.get_by_role("button", name=f"About {name}").click()
    host.button(f"{name} leaves").click()
    expect(host.page.locator("dialog")).to_have_count(0)


def honours(host: Visitor) -> str:
    """As they stand on the page when the last game has been looked at."""
    host.page.wait_for_selector("#honours")
    for honour in ("Best choices", "Luckiest"):
        expect(host.page.locator("section[aria-labelledby=honours]")).to_contain_text(honour, timeout=600_000)
    expect(host.page.get_by_text("being looked at")).to_have_count(0, timeout=600_000)
    found = host.page.locator("section[aria-labelledby=honours] li").all_inner_texts()
    return " · ".join(line.replace("\n", " ") for line in found)


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
        if answer["type"] == "done":
            return
        mate.page.wait_for_timeout(500)
    raise AssertionError("the seat of the dead phone could not be held")
