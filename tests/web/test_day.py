"""The day, as people meet it: a table by two who choose differently, compared and shared; a puzzle, right and wrong."""

import re
from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import expect

from comptoir.house.dates import day_of
from comptoir.review.puzzles import puzzles
from tests.server.processes import ServerProcess
from tests.web.barriers import complaints
from tests.web.visitors import DESKTOP, PHONE, Visitor

Come = Callable[..., Visitor]
SAID = {
    "en": {
        "play": "Play, Espresso Doppio",
        "look": "How it went",
        "yes": "Yes, this one",
        "you": "you",
        "right": "Well seen.",
    },
    "fr": {
        "play": "Jouer, Espresso Doppio",
        "look": "Le bilan",
        "yes": "Oui, celle-ci",
        "you": "vous",
        "right": "Bien vu.",
    },
}


def play_alone(one: Visitor, url: str, pick: int) -> None:
    """To the end by plain requests: what is chosen does not matter here, only that two choose differently."""
    table = one.page.url.partition("/t/")[2].partition("?")[0]
    cookies = {cookie["name"]: cookie["value"] for cookie in one.context.cookies()}
    with httpx.Client(base_url=url, cookies=cookies, headers={"origin": url}, timeout=60) as http:
        for number in range(2000):
            play = http.get(f"/api/tables/{table}").json()["play"]
            if play["over"]:
                return
            choices = play["choices"]
            choice = choices[(pick * number) % len(choices)]["number"]
            wish = {"type": "choose", "id": f"c{number}", "seat": 0, "step": play["step"], "choice": choice}
            http.post(f"/api/tables/{table}/commands", json=wish)
    raise AssertionError("the game does not end")


def test_two_people_play_the_table_of_the_day_and_compare(visitor: Come, house: ServerProcess) -> None:
    """One in English at a desk, one in French on a phone."""
    looks: list[tuple[str, tuple[int, int]]] = [("en", DESKTOP), ("fr", PHONE)]
    for pick, (language, size) in enumerate(looks):
        one = visitor(language=language, size=size, theme="auto")
        one.page.goto("/")
        one.page.get_by_role("button", name=SAID[language]["play"]).click()
        one.page.wait_for_url("**/t/*")
        play_alone(one, house.url, pick)
        one.page.get_by_role("link", name=SAID[language]["look"]).click()
        one.page.wait_for_url("**/day/*/espresso-doppio")
        expect(one.page.locator(".figures .doubt").first).to_have_text(re.compile("±"), timeout=300_000)
        assert complaints(one) == []
        assert not one.sideways()
    one.page.reload()
    expect(one.page.locator("ol li")).to_have_count(2)
    assert "Espresso Doppio" in one.page.locator(".line").inner_text()


@pytest.mark.parametrize(("language", "size", "right"), [("en", PHONE, True), ("fr", DESKTOP, False)])
def test_a_puzzle_is_solved_or_not_and_says_why(
    visitor: Come, house: ServerProcess, language: str, size: tuple[int, int], right: bool
) -> None:
    one = visitor(language=language, size=size, theme="auto")
    date = httpx.get(f"{house.url}/api/day").json()["date"]
    asked = httpx.get(f"{house.url}/api/puzzle/{date}")
    puzzle = puzzles()[day_of(date) % len(puzzles())]
    assert '"best"' not in asked.text  # the answer is not told before it is given
    numbers = [choice["number"] for choice in asked.json()["play"]["choices"]]
    wrong = next(number for number in numbers if number != puzzle.best.choice)
    place = numbers.index(puzzle.best.choice if right else wrong)
    one.page.goto(f"/puzzle/{date}")
    expect(one.page.locator("main h1")).to_be_visible()
    told = [asked.json()["names"][seat] or SAID[language]["you"] for seat in range(len(asked.json()["names"]))]
    expect(one.page.locator("main ul[aria-label] .name")).to_have_text(told)
    expect(one.page.locator("main ul[aria-label] .score")).to_have_count(len(told))
    if len(numbers) > 12:  # folded away: the board is the shorter way
        one.page.locator("main summary").press("Enter")
    one.page.locator("ul.choices button").nth(place).click()
    assert complaints(one) == []
    one.page.get_by_role("button", name=SAID[language]["yes"]).click()
    verdict = one.page.locator(".verdict")
    expect(verdict).to_be_visible()
    assert (verdict.inner_text() == SAID[language]["right"]) is right
    assert str(round(100 * puzzle.best.chance)) in one.page.locator(".told").inner_text()
    assert complaints(one) == []
    one.page.goto("/day")
    expect(one.page.locator("main ol li.now circle")).to_have_count(1)
    assert complaints(one) == []
    assert one.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
