"""Records made to mislead, or to hang, whoever verifies them; and words that are not what they seem."""

from pathlib import Path

import msgspec
import pytest

from comptoir.games import GAMES
from comptoir.house.acts.starting import Ready, RevealWord
from comptoir.kernel.record import Corrupt, read_record
from tests.server.test_verify import record, verified, with_header

__all__ = ["record"]


def test_a_draw_below_an_absurd_bound_is_refused_not_sought_for_ever(record: str) -> None:
    first = next(line for line in record.splitlines() if line.startswith("0 setup"))
    with pytest.raises(Corrupt):
        read_record(record.replace(first, f"0 setup 0/{2**64 + 1}"), GAMES)


@pytest.mark.parametrize(
    "line",
    ['secret word-0 "\\ud800"', 'secret secret "\\ud800"', 'name "\\udfff"', "option auction " + "[" * 100_000],
    ids=["word", "secret", "name", "depth"],
)
def test_what_is_no_text_is_a_sentence_not_a_trace(record: str, tmp_path: Path, line: str) -> None:
    assert verified(tmp_path, with_header(record, line)) == 2


def test_a_name_cannot_write_over_the_verdict(record: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Who owed a word is printed: signs that clear or hide what the terminal shows are not."""
    forged = with_header(record, 'secret called-off-0 "aaaa Zo\\u001b[8m\\u202e\\nAll is well."')
    verified(tmp_path, forged)
    told = capsys.readouterr().out
    assert "Zo" in told
    assert not {"\x1b", "\u202e"} & {*told}
    assert "\nAll is well" not in told


@pytest.mark.parametrize("word", ["two\n", "\n", "a b", "é"])
def test_a_word_ends_where_it_ends(word: str) -> None:
    """Words are joined by line ends: one that brought its own would read as two."""
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"type": "word", "id": "a", "word": word}, RevealWord)


def test_nor_do_ids_and_promises_end_in_a_new_line() -> None:
    for wrong in ({"id": "a\n"}, {"promise": "0" * 64 + "\n"}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"type": "ready", "id": "a", "ready": True, **wrong}, Ready)
