"""What may go wrong with a table, and is no refusal."""

import contextlib
from collections.abc import Iterator

from comptoir.house import wire
from comptoir.kernel.game import Refused
from comptoir.kernel.say import Say


class Unknown(Exception):
    """There is no such table."""


class Unsure(Exception):
    """The database did not answer: the entry may be in the log or not. Sending the command again finds out."""


class Trouble(Exception):
    """The table stumbled over a fault of ours, which is in the logs. Ask again after `pause` seconds."""

    def __init__(self, pause: float) -> None:
        super().__init__(f"rests for {pause:.1f} s")
        self.pause = pause


def resting(pause: float) -> wire.Closing:
    return wire.Closing(Say("server-trouble"), round(1000 * pause))


@contextlib.contextmanager
def later() -> Iterator[None]:
    """What cannot be had from the workshop now is asked for again in a moment: it is never worked out here."""
    try:
        yield
    except Refused:
        raise Trouble(1.0) from None


@contextlib.contextmanager
def sure() -> Iterator[None]:
    """A database that does not answer is no fault of the table's."""
    try:
        yield
    except Unknown:
        raise
    except Exception as error:  # each database has its own
        raise Unsure(type(error).__name__) from error
