"""Tables that stumbled rest before they are woken again, longer each time: no fault of ours is tried in a loop."""

from collections.abc import Callable

from comptoir.house.timekeeping import MACHINE

FIRST, LONGEST = 0.5, 600.0  # seconds
REMEMBERED = 10_000


class Rests:
    """For each table that stumbled: how long it rests, and until when."""

    def __init__(self, clock: Callable[[], float] = MACHINE.steady) -> None:
        self.clock = clock
        self.rests: dict[str, tuple[float, float]] = {}

    def stumble(self, table: str) -> float:
        """It stumbled, perhaps again; returns for how many seconds it rests."""
        now = self.clock()
        pause, until = self.rests.pop(table, (0.0, now))
        well = now - until > max(60.0, 2 * pause)
        rest = FIRST if well or not pause else min(LONGEST, 2 * pause)
        self.rests[table] = rest, now + rest
        if len(self.rests) > REMEMBERED:
            del self.rests[next(iter(self.rests))]
        return rest

    def left(self, table: str) -> float:
        """For how many seconds it still rests."""
        return max(0.0, self.rests[table][1] - self.clock()) if table in self.rests else 0.0
