"""The rulebook's live positions are what the rules make of them today."""

import re
from pathlib import Path

import msgspec
import pytest

from comptoir.games import GAMES
from tools.examples import FOLDER, WANTED, book

LEARN = Path(__file__).parents[2] / "web" / "src" / "learn"


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_live_positions_and_they_are_fresh(name: str) -> None:
    kept = (FOLDER / f"{name}.json").read_bytes()
    assert msgspec.json.decode(kept) == msgspec.json.decode(book(name))
    assert set(WANTED[name]) <= set(GAMES[name].chapters)


@pytest.mark.parametrize("name", GAMES)
def test_the_page_lists_the_chapters_of_the_game(name: str) -> None:
    source = (LEARN / "book.ts").read_text(encoding="utf-8")
    listed = re.search(rf"'{name}': \[(.*?)\]", source, re.DOTALL)
    assert listed is not None
    assert re.findall(r"'([a-z-]+)'", listed[1]) == list(GAMES[name].chapters)
