"""A test that fails is tried once more, alone; a fault stays a fault."""

from pathlib import Path

import pytest

from tools.suite import Step, python

UNSTEADY = """
from pathlib import Path
def test_it():
    been = Path(__file__).with_name("been")
    first, _ = not been.exists(), been.touch()
    assert not first
"""


def tried(folder: Path, text: str) -> Step:
    (folder / "test_tried.py").write_text(text)
    return Step("tried", *python("pytest", "-q", "--rootdir", str(folder), str(folder)), folder=folder).run()


def test_what_passes_the_second_time_passes_and_is_named(tmp_path: Path) -> None:
    step = tried(tmp_path, UNSTEADY)
    assert step.passed, step.output
    assert [name.rpartition("::")[2] for name in step.unsteady] == ["test_it"]


@pytest.mark.parametrize(
    ("text", "tries"),
    [
        ("def test_it(): assert 1 == 2", 2),
        ("import pytest\n@pytest.mark.parametrize('i', range(4))\ndef test_it(i): assert i < 0", 1),
        ("def test_it(:", 1),
    ],
    ids=["fault", "too many at once", "not even read"],
)
def test_a_fault_fails(tmp_path: Path, text: str, tries: int) -> None:
    step = tried(tmp_path, text)
    assert not step.passed
    assert not step.unsteady
    assert 1 + step.output.count("Once more, alone") == tries
