"""Whether a choice mattered is left to luck: here one of those made is told as the house tells such moments."""

from collections.abc import Callable
from typing import Any

import msgspec
from playwright.sync_api import Page, Route, expect

from comptoir.games import GAMES
from comptoir.house.views import choice_state
from comptoir.kernel.record import read_record
from comptoir.kernel.replay import replay


def widest(record: str, frames: list[dict[str, Any]], seat: int = 0) -> dict[str, Any]:
    """The choice of this seat that had the most others, as a point of its review."""
    read = read_record(record, GAMES)
    game = GAMES[read.game]
    options = game.make_options(read.options)
    told = [(frame["seat"], frame["choice"]) for frame in frames]
    best: tuple[int, dict[str, Any]] = (0, {})
    before = None
    for number, moment in enumerate(replay(read, game)):
        made = (moment.entry.seat, moment.entry.choice)
        if before is not None and made[0] == seat and told[number] == made:
            choices = before.choices(seat)
            if len(choices) > max(1, best[0]):
                found = [msgspec.to_builtins(choice_state(game, options, choice)) for choice in choices]
                said = {one["number"]: one["words"] for one in found}
                other = next(choice for choice in choices if choice != made[1])
                question = msgspec.to_builtins(game.say_question(before.asks(seat)))
                best = (len(choices), point(frames[number]["entry"], found, made[1], other, said, question))
        before = moment.position
    return best[1]


def point(entry: int, choices: Any, made: int, other: int, said: Any, question: Any) -> dict[str, Any]:
    args = {"entry": 1, "points": 9, "doubt": 2, "back": "no", "unit": "share", "who": "#0", "you": "no"}
    words = {"key": "review-said-choice", "args": {**args, "by": "player", "size": "fair"}}
    return {
        "kind": "choice", "moment": 1, "entry": entry, "change": -0.09, "doubt": 0.02,
        "words": {"said": words, "moves": {"move": said[made], "best": said[other]}},
        "question": question, "choice": made, "best": other, "secret": False, "hidden": True, "choices": choices,
        "options": [{"choice": other, "more": 0.09, "doubt": 0.02, "truly": 0.11, "truly_doubt": 0.3}],
    }  # fmt: skip


def luck_at(entry: int) -> dict[str, Any]:
    """What luck did there: a board to look at, and nothing to choose."""
    args = {"entry": 1, "points": 9, "doubt": 2, "back": "no", "unit": "share", "who": "#0", "you": "no"}
    words = {"key": "review-said-swing", "args": {**args, "way": "gave", "game": ""}}
    return {
        "kind": "luck", "moment": 1, "entry": entry, "change": 0.09, "doubt": 0.02,
        "words": {"said": words, "moves": {}}, "question": None, "choice": -1, "best": -1, "secret": False,
        "hidden": False, "choices": [], "options": [],
    }  # fmt: skip


def moments_of(page: Page) -> list[dict[str, Any]]:
    """Two moments of the finished game on the page: a choice, and a stroke of luck."""
    table = page.url.partition("/t/")[2].partition("?")[0]
    ask = page.context.request
    record = ask.get(f"/api/tables/{table}/record").text()
    chosen = widest(record, ask.get(f"/api/tables/{table}/replay?seat=0").json()["frames"])
    return [chosen, luck_at(chosen["entry"])]


def telling(moments: list[dict[str, Any]]) -> Callable[[Route], None]:
    """Answers for a review in which these moments mattered to everybody."""

    def answer(route: Route) -> None:
        told = route.fetch()
        state = told.json()
        for bar in state["bars"]:
            bar["turning"] = moments
        route.fulfill(response=told, json=state)

    return answer


def open_moment(page: Page, number: int = 0) -> None:
    """Unfold one of the moments, and nothing else."""
    titles = page.locator(".moments .title")
    expect(titles.first).to_be_visible()
    if titles.nth(number).get_attribute("aria-expanded") == "false":
        titles.nth(number).click()
    page.locator(".moments .board").wait_for()
