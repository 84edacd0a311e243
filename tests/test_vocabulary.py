"""The page's vocabulary is that of the rules today."""

from tools.vocabulary import FOLDER, written


def test_the_written_vocabulary_is_that_of_the_rules() -> None:
    """If this fails: `python -m tools.vocabulary`."""
    assert {path.name: path.read_text(encoding="utf-8") for path in FOLDER.iterdir()} == dict(written())
