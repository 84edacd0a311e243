"""The puzzle of a day stays that day's."""

from pathlib import Path

import pytest

from comptoir.house import puzzling
from comptoir.house.dates import days_before
from comptoir.review.puzzles import puzzles
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
