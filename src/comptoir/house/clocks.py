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
        self.aside: dict[int, int] = {}  # whoever stepped aside while he was asked, and for how long he has since
        self.passed_on = -1  # the seat whose choice made others think, since when no other was made,
        self.lent: dict[int, int] = {}  # and what that has cost them; under its own number, how long it is ago

    def copy(self) -> "Clocks":
        twin = Clocks(self.clock, 0)
        twin.left = self.left.copy()
        twin.running = self.running
        twin.given = self.given.copy()
        twin.since = self.since
        twin.aside = self.aside.copy()
        twin.passed_on, twin.lent = self.passed_on, self.lent.copy()
        return twin

    def charge(self, at: int, outages: Sequence[tuple[int, int]]) -> None:
        """Let time pass until `at`."""
        spent = max(0, at - self.since - closed_between(self.since, at, outages))
        for seat in self.running:
            self.left[seat] = max(0, self.left[seat] - spent)
        self.aside = {seat: passed + spent for seat, passed in self.aside.items()}
        if self.passed_on >= 0:
            for seat in self.running | {self.passed_on}:
                self.lent[seat] = self.lent.get(seat, 0) + spent
        self.since = at

    def pass_on(self, seat: int) -> None:
        """From now on others think, as long as this choice is not taken back; -1: nobody's can be."""
        self.passed_on, self.lent = seat, {}

    def take_up(self, seat: int) -> None:
        """Whoever takes a choice back freely was thinking all the while; the others get back what it cost them."""
        if seat == self.passed_on and seat not in self.running:
            ago = self.lent.pop(seat, 0)
            self.left[seat] = max(0, self.left[seat] - ago)
            for other, lent in self.lent.items():
                self.left[other] += lent
        self.pass_on(-1)

    def step_aside(self, seat: int) -> None:
        """Of his own will, while he is asked: if he is back before a bot has chosen for him, he was thinking."""
        if seat in self.running:
            self.aside.setdefault(seat, 0)

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
        self.aside.pop(seat, None)
        self.lent.pop(seat, None)

    def run(self, seats: Collection[int], step: int) -> None:
        """These seats think from now on. With days per choice, whoever is asked in a new step has all of them."""
        for seat in seats if self.clock.kind == "days" else ():
            if self._gives(seat, step):
                self.refill(seat)
        for seat in seats:
            self.left[seat] = max(0, self.left[seat] - self.aside.pop(seat, 0))
        self.running = frozenset(seats)

    def is_out(self, seat: int) -> bool:
        """Whether nothing is left, as of the last entry."""
        return self.clock.kind != "none" and self.left[seat] <= 0

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
