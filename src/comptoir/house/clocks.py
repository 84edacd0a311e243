"""Thinking time: the database's clock, every waiting person's time running, and none charged while no server was up."""

from collections.abc import Collection, Sequence

from comptoir.house.wire import Clock, ClockState

DAY = 86_400_000


class Clocks:
    """Milliseconds left per seat; `running` seats are using theirs since `since`."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.left = [full(clock)] * seats
        self.running: frozenset[int] = frozenset()
        self.given: dict[int, int] = {}  # the last step for which each seat was given time
        self.since = 0

    def copy(self) -> "Clocks":
        twin = Clocks(self.clock, 0)
        twin.left = self.left.copy()
        twin.running = self.running
        twin.given = self.given.copy()
        twin.since = self.since
        return twin

    def charge(self, at: int, outages: Sequence[tuple[int, int]]) -> None:
        """Let time pass until `at`."""
        spent = max(0, at - self.since - closed_between(self.since, at, outages))
        for seat in self.running:
            self.left[seat] = max(0, self.left[seat] - spent)
        self.since = at

    def chose(self, seat: int, step: int) -> None:
        """The seat has made its choice. Taking it back and choosing again is worth no more time."""
        if self.clock.kind == "live" and self._gives(seat, step):
            self.left[seat] += self.clock.increment * 1000

    def _gives(self, seat: int, step: int) -> bool:
        """Time is given once for each step."""
        first = step > self.given.get(seat, -1)
        if first:
            self.given[seat] = step
        return first

    def refill(self, seat: int) -> None:
        self.left[seat] = full(self.clock)

    def run(self, seats: Collection[int], step: int) -> None:
        """These seats think from now on. With days per choice, whoever is asked in a new step has all of them."""
        for seat in seats if self.clock.kind == "days" else ():
            if self._gives(seat, step):
                self.refill(seat)
        self.running = frozenset(seats)

    def deadline(self, outages: Sequence[tuple[int, int]]) -> int | None:
        """When the first running clock will be out, if nothing happens."""
        if self.clock.kind == "none" or not self.running:
            return None
        return open_hours(self.since, min(self.left[seat] for seat in self.running), outages)

    def out(self, now: int, outages: Sequence[tuple[int, int]]) -> list[int]:
        """The seats whose time is over."""
        if self.clock.kind == "none":
            return []
        spent = now - self.since - closed_between(self.since, now, outages)
        return sorted(seat for seat in self.running if self.left[seat] <= spent)

    def state(self) -> ClockState | None:
        if self.clock.kind == "none":
            return None
        return ClockState(self.since, self.left.copy(), sorted(self.running))


def full(clock: Clock) -> int:
    return clock.days * DAY if clock.kind == "days" else clock.minutes * 60_000


def open_hours(start: int, length: int, outages: Sequence[tuple[int, int]]) -> int:
    """The moment when, since `start`, a server has been up for so long."""
    end, until = start + length, start
    for began, ended in sorted(outages):
        if began < end:
            end += max(0, ended - max(until, began))
            until = max(until, ended)
    return end


def closed_between(start: int, end: int, outages: Sequence[tuple[int, int]]) -> int:
    """For how long, between two moments, no server was up. Two that wake at once may both have noted the same gap."""
    closed, until = 0, start
    for began, ended in sorted(outages):
        closed += max(0, min(end, ended) - max(until, began))
        until = max(until, ended)
    return closed
