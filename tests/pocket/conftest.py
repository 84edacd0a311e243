"""What every test of the pocket needs."""

from collections.abc import Iterator

import pytest

from comptoir.house.pauses import PAUSES


@pytest.fixture(autouse=True)
def unhurried() -> Iterator[None]:
    """A pocket that is told to hurry does so for good: the tests after it wait as people do."""
    before = PAUSES.bot, PAUSES.absence, PAUSES.thinking
    yield
    PAUSES.bot, PAUSES.absence, PAUSES.thinking = before
