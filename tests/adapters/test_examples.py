"""The examples run as they stand."""

import subprocess
import sys
from pathlib import Path

EXAMPLES = Path(__file__).parents[2] / "examples"


def told(*words: str) -> str:
    command = [sys.executable, str(EXAMPLES / words[0]), *words[1:]]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def test_random_agents_tell_what_they_won() -> None:
    out = told("random_agents.py", "cafe-race/auction", "--games", "2")
    assert out.count("player_") == 4


def test_the_learner_learns() -> None:
    before, after = told("train.py", "--games", "600", "--tests", "200").splitlines()
    assert int(after.rpartition(" ")[2].rstrip("%")) > int(before.split()[2].rstrip("%"))
