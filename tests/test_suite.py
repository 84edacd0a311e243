"""A test that fails is tried once more, alone; a fault stays a fault."""

from pathlib import Path

import pytest

from tools.suite import FEW, Step, run_all

FAILING = "echo 'FAILED tests/a.py::test_it[-1 - 2] - assert [1] == [2]'; exit 1"


def tried(folder: Path, *runs: str) -> tuple[Step, list[str]]:
    """A step whose test runner does this at its first run and that at its second; how it was called each time."""
    calls, runner = folder / "calls", folder / "pytest"
    cases = "\n".join(f"{number}) {run};;" for number, run in enumerate(runs, 1))
    runner.write_text(f'#!/bin/sh\necho "$@" >> {calls}\ncase $(wc -l < {calls}) in\n{cases}\nesac\n')
    runner.chmod(0o755)
    return run_all([[Step("tried", str(runner), "all")]])[0], calls.read_text().splitlines()


def test_what_passes_the_second_time_passes_and_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    step, calls = tried(tmp_path, FAILING, "exit 0")
    assert step.passed
    assert calls == ["all", "-q tests/a.py::test_it[-1 - 2]"]
    assert "unsteady, passed only the second time: tests/a.py::test_it[-1 - 2]" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("runs", "tries"),
    [((FAILING, FAILING), 2), ("; ".join([FAILING[:-8]] * (FEW + 1) + ["exit 1"]), 1), ("exit 4", 1)],
    ids=["fault", "too many at once", "nothing was run"],
)
def test_a_fault_fails(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], runs: str | tuple[str, ...], tries: int
) -> None:
    step, calls = tried(tmp_path, *([runs] if isinstance(runs, str) else runs))
    assert not step.passed
    assert len(calls) == tries
    assert "unsteady" not in capsys.readouterr().out
