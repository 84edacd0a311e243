"""The page's vocabulary is that of the rules today."""

import re

from comptoir.games import GAMES
from tools.minutes import FILE
from tools.vocabulary import FOLDER, written


def test_the_written_vocabulary_is_that_of_the_rules() -> None:
    """If this fails: `python -m tools.vocabulary`."""
    assert {path.name: path.read_text(encoding="utf-8") for path in FOLDER.iterdir()} == dict(written())


def test_the_shelf_knows_how_long_every_game_takes() -> None:
    """If this fails: `python -m tools.minutes`."""
    text = FILE.read_text(encoding="utf-8")
    assert re.findall(r'"([a-z-]+)": [1-9]', text) == [*GAMES]
