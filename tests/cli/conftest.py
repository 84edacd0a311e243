"""What the tests of all commands share."""

from importlib import import_module

import pytest

from comptoir.cli import COMMANDS, run
from tests.cli import Told

# Help is worded when a command is first loaded: here, in English, and not by whichever test speaks French first.
for place in COMMANDS.values():
    import_module(place.partition(":")[0])


@pytest.fixture
def told(capsys: pytest.CaptureFixture[str]) -> Told:
    """Run a command; its exit code, what it said, and what it complained about."""

    def ask(*words: str) -> tuple[int, str, str]:
        code = run([*words, "--lang", "en"] if "--lang" not in words else list(words))
        said = capsys.readouterr()
        return code, said.out, said.err

    return ask
