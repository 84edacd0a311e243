"""Where the house has the time from. What counts at a table is the store's; this tells how long something took."""

import time
from abc import ABC, abstractmethod


class Timekeeper(ABC):
    """Whoever opens a door to the house may bring another one; nothing else in it looks at a clock."""

    @abstractmethod
    def steady(self) -> float:
        """Seconds, by a clock that nobody sets."""

    @abstractmethod
    def today(self) -> int:
        """Milliseconds since 1970, by a clock that somebody may set."""


class Machine(Timekeeper):
    """The machine's."""

    def steady(self) -> float:
        return time.monotonic()

    def today(self) -> int:
        return int(time.time() * 1000)


class Told(Timekeeper):
    """Goes when it is told to: for tests, and evenings that are to be played twice alike."""

    def __init__(self, began: int = 1_750_000_000_000) -> None:
        self.began = began
        self.passed = 0  # ms

    def go_by(self, ms: int) -> None:
        self.passed += ms

    def steady(self) -> float:
        return self.passed / 1000

    def today(self) -> int:
        return self.began + self.passed


MACHINE = Machine()
