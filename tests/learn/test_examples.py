"""The rulebook's live positions are what the rules make of them today."""

import msgspec
import pytest

from comptoir.games import GAMES
from tools.examples import FOLDER, WANTED, book


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_live_positions_and_they_are_fresh(name: str) -> None:
    kept = (FOLDER / f"{name}.json").read_bytes()
    assert msgspec.json.decode(kept) == msgspec.json.decode(book(name))
    assert set(WANTED[name]) <= set(GAMES[name].chapters)
