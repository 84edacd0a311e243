"""The report holds everything it needs, and the balance tells rule sets apart."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect, sync_playwright

from comptoir.lab.balance import weigh
from comptoir.lab.report import report
from comptoir.lab.series import Result, Series, fill_up, play_games
from comptoir.words import words
from tests.web.visitors import chromium

RACE = Series("cafe-race", {"auction": False}, 3, ["novice@0.5", "random", "random"], 2)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_report_opens_without_a_network(language: str, tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    page.write_text(report(RACE, play_games(RACE, list(range(6))), words(language).text, language), encoding="utf-8")
    asked: list[str] = []
    with sync_playwright() as playwright:
        browser = chromium(playwright)
        tab = browser.new_context(offline=True).new_page()
        tab.on("request", lambda request: asked.append(request.url))
        tab.goto(page.as_uri())
        expect(tab.locator(".plot canvas, .plot svg")).to_have_count(6, timeout=60_000)
        text = tab.inner_text("body")
        assert tab.get_attribute("html", "lang") == language
        browser.close()
    assert asked == [page.as_uri()]
    assert "novice@0.5" in text
    assert "lab-" not in text, "a word is missing"


def test_a_report_of_one_game_shows_no_intervals() -> None:
    page = report(RACE, play_games(RACE, [0]), words("en").text, "en")
    shown = page[: page.index("<script")]
    assert re.search(r"<td>\d+ \(–\)</td>", shown)
    assert "None" not in shown


def result(number: int, winner: int, length: int) -> Result:
    bots = RACE.lineup(number)
    return Result(
        number,
        bots,
        [9 if seat == winner else 5 for seat in range(3)],
        [1 if seat == winner else 2 for seat in range(3)],
        length,
    )


def test_who_always_wins_is_never_upset() -> None:
    always = [result(number, RACE.lineup(number).index(0), 30) for number in range(9)]
    found = weigh("race", RACE, always, RACE, always)
    assert found.upsets is not None
    assert found.upsets.value == 0.0
    assert found.luck is None  # nobody measured it
    assert found.length.value == 30.0
    assert found.margin.value == 4.0
    assert found.advantage is not None
    assert found.advantage.value == pytest.approx(0.0)


def test_who_wins_his_fair_share_and_no_more_is_upset_all_the_time() -> None:
    first_seat = [result(number, 0, 30) for number in range(9)]
    found = weigh("race", RACE, first_seat, RACE, first_seat)
    assert found.upsets is not None
    assert found.upsets.value == pytest.approx(1.0)
    assert found.advantage is not None
    assert found.advantage.value == pytest.approx(2 / 3)


def test_alone_there_is_no_seat_and_nobody_to_be_luckier_than() -> None:
    solo = Series("espresso-doppio", {"mode": "solo"}, 1, fill_up(["random"], 1), 1)
    found = weigh("solo", solo, play_games(solo, [0, 1]), solo, [])
    assert found.advantage is None
    assert found.luck is None
    assert found.upsets is None
