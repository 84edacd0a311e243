"""What compiling for the browser rests on, and what its quicker lists must not do."""

from pathlib import Path

import pytest

from tests.pocket.alike import NODE, asked
from tools import pocket, pocket_modules


def test_mypyc_still_says_what_is_made_quicker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pocket_modules, "WORK", tmp_path)
    made = pocket_modules.runtime()
    assert '#include "quick.h"' in (made / "mypyc_util.h").read_text()
    assert (made / "quick.h").exists()


def test_another_mypyc_is_refused_with_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pocket_modules, "WORK", tmp_path)
    monkeypatch.setattr(pocket_modules, "QUICKER", (("CPy.h", "what it never said", ""),))
    with pytest.raises(SystemExit, match=r"mypyc's CPy\.h no longer says 'what it never said'"):
        pocket_modules.runtime()


def test_lists_of_collected_circles_are_not_used_again_while_they_are_collected() -> None:
    """Kept for the next list, they were cleared once more under its hands: the browser's Python broke down."""
    assert pocket.stamp().exists(), "there is no bundle: run `python -m tools.pocket`"
    told = asked(["node", str(NODE), str(pocket.BUNDLE), str(Path(__file__).with_name("cycles.py"))], 20)
    assert told == {"rounds": 20, "wrong": 0}
