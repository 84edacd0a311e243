"""What the tests of all commands share."""

import pytest

from comptoir.cli import run
from tests.cli import Told


@pytest.fixture
def told(capsys: pytest.CaptureFixture[str]) -> Told:
    """Run a command; its exit code, what it said, and what it complained about."""

    def ask(*words: str) -> tuple[int, str, str]:
        code = run([*words, "--lang", "en"] if "--lang" not in words else list(words))
        said = capsys.readouterr()
        return code, said.out, said.err

    return ask
