"""The puzzle of a day stays that day's."""

from pathlib import Path

import msgspec
import pytest

from comptoir.house import puzzling
from comptoir.house.dates import days_before
from comptoir.review.puzzles import Asked, puzzles
from comptoir.words import Words
from tests.server.inside import hall_at
from tests.server.running import runs

TODAY, TOMORROW = "2026-11-17", "2026-11-18"


def test_a_house_that_learns_new_puzzles_asks_them_from_then_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = puzzles()
    was, newer = puzzling.puzzle_of(TODAY), known[1:] + known[:1]

    @runs
    async def test() -> None:
        async with hall_at(tmp_path) as hall:
            store, zoe = hall.house.store, await hall.person("Zoé")
            unseen = await puzzling.asked_on(store, days_before(TODAY, 1), TODAY)
            answer = await puzzling.tried(store, zoe, TODAY, TODAY, known_best(was))
            assert answer.right
            monkeypatch.setattr(puzzling, "puzzles", lambda: newer)
            assert puzzling.puzzle_of(TODAY) != was
            again = await puzzling.asked(store, zoe, TODAY, TOMORROW)
            assert again.answer == answer
            later = await puzzling.asked_on(store, days_before(TODAY, 1), TOMORROW)
            assert later.puzzle != unseen.puzzle, "a day nobody came for may change"
            monkeypatch.setattr(puzzling, "puzzles", lambda: newer[:10])
            puzzling.on_the_table.cache_clear()
            assert (await puzzling.asked_on(store, TODAY, TOMORROW)).puzzle in newer[:10], "the old one is gone"

    test()
    puzzling.on_the_table.cache_clear()


def known_best(name: str) -> int:
    found = puzzling.on_the_table(name)
    assert found is not None
    return found.puzzle.best.choice


@pytest.mark.parametrize(
    ("mine", "others", "what"),
    [(3, 2, "both"), (3, 0, "mine"), (0, 3, "others"), (-30, 33, "dear"), (25, -7, "shared")],
)
def test_why_says_what_the_best_costs_as_well(mine: int, others: int, what: str) -> None:
    """Whoever gives up thirty points so that an opponent loses thirty-three is told both."""
    found = in_points(mine, others)
    spoken = [one.said for one in puzzling.why(found) if one.said.key == "day-why-points"]
    assert [(one.args["what"], one.args["mine"], one.args["others"]) for one in spoken] == [
        (what, abs(mine), abs(others))
    ]
    told = Words("fr").say(msgspec.structs.replace(spoken[0], args={**spoken[0].args, "second": "…"}), [])
    assert str(max(abs(mine), abs(others))) in told


def test_why_keeps_silent_about_points_that_explain_nothing() -> None:
    assert [one.said.key for one in puzzling.why(in_points(6, -8))][1:] in ([], ["day-why-reply"])


def in_points(mine: int, others: int) -> Asked:
    """A puzzle whose best brings me so many points more, and the strongest opponent so many fewer."""
    found = puzzling.on_the_table(puzzles()[0].name)
    assert found is not None
    second = msgspec.structs.replace(found.puzzle.second, points=50.0, others=50.0)
    best = msgspec.structs.replace(found.puzzle.best, points=50.0 + mine, others=50.0 - others)
    return msgspec.structs.replace(found, puzzle=msgspec.structs.replace(found.puzzle, best=best, second=second))
