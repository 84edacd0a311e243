"""A review as people meet it in the page: what is asked, what is said to whom, and what is promised."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Route, expect

from tests.web.visitors import Visitor, lively

Come = Callable[..., Visitor]


def asked(entry: int) -> dict[str, Any]:
    """Whether a game has a choice that mattered is left to luck: so here is one, in the first secret round."""
    said = [{"key": "cafe-race-move-thrust", "args": {"thrust": thrust}} for thrust in range(1, 7)]
    moves = [{"move": "thrust", "thrust": thrust} for thrust in range(1, 7)]
    args = {
        "entry": 1,
        "points": 9,
        "doubt": 2,
        "back": "no",
        "unit": "share",
        "who": "#0",
        "you": "no",
        "by": "player",
    }
    return {
        "kind": "choice", "moment": 1, "entry": entry, "change": -0.09, "doubt": 0.02,
        "words": {"said": {"key": "review-said-secret", "args": args}, "moves": {"move": said[5], "best": said[1]}},
        "question": None, "choice": 6, "best": 2, "secret": True, "hidden": True,
        "choices": [{"number": number, "move": moves[number - 1], "words": said[number - 1]} for number in range(1, 7)],
        "options": [
            {"choice": 2, "more": 0.09, "doubt": 0.02, "truly": 0.11, "truly_doubt": 0.3},
            {"choice": 3, "more": 0.04, "doubt": 0.1, "truly": 0.0, "truly_doubt": 0.3},
        ],
    }  # fmt: skip


def with_a_choice(route: Route) -> None:
    answer = route.fetch()
    state = answer.json()
    for bar in state["bars"]:
        bar["turning"] = [asked(state["moments"][1]["entries"][bar["seat"]])]
        lines = ["@review-quiet-deal", "@review-quiet-own"]
        bar["sentences"] = [{"said": {"key": "review-said-quiet", "args": {"lines": lines}}, "moves": {}}]
    route.fulfill(response=answer, json=state)


def test_a_choice_is_asked_first_and_nothing_is_told_that_is_not_so(visitor: Come) -> None:
    guest = visitor()
    guest.in_haste()
    guest.play_now("Café Race")
    guest.play_on(lively())
    page = guest.page
    page.route("**/review?after=*", with_a_choice)
    guest.button("Review").click()
    expect(page.get_by_text("Nothing clear on balance: the deal, your own choices.")).to_be_visible()
    page.locator(".review .dot").click()
    expect(page.locator(".review .question")).to_have_text("What would you do?")
    expect(page.locator(".review .gauge")).to_be_visible()
    # The gauge shows odds at the table; nobody can be asked for those of a game that is over.
    expect(page.locator(".review .hand")).not_to_contain_text("spill")
    assert "would have brought" not in page.locator(".review").inner_text()
    page.locator(".ask").get_by_role("button", name="Thrust 3").click()
    expect(page.locator(".answer")).to_contain_text("not clearly better or worse than what was played (±10)")
    expect(page.locator(".answer")).to_contain_text("would have brought 9 more points of winning chance (±2)")
    guest.button("And in hindsight?").click()
    expect(page.locator(".answer")).to_contain_text("no clear difference between “Thrust 2” and “Thrust 6” (±30)")
