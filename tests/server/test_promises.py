"""The table of promises in README.md names files and tests that exist."""

import re
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
PACKAGE = ROOT / "src" / "comptoir"


def rows() -> list[list[str]]:
    lines = (HERE / "README.md").read_text(encoding="utf-8").splitlines()
    return [line.strip("| ").split(" | ") for line in lines if line.startswith("| ") and "`" in line]


def test_every_promise_has_a_test_that_exists() -> None:
    for promise, _files, tests in rows():
        for place, name in re.findall(r"`([\w/.]+)::(\w+)`", tests):
            file = ROOT / place if "/" in place else HERE / place
            assert f"def {name}(" in file.read_text(encoding="utf-8"), promise


def test_every_promise_is_kept_somewhere() -> None:
    for promise, files, _tests in rows():
        named = re.findall(r"`([\w/.]+)`", files)
        assert named, promise
        for name in named:
            assert ((ROOT if name.startswith("docs/") else PACKAGE) / name).exists(), (promise, name)
