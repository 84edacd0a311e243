"""The choices of a game: every free one gets a first look, the doubtful ones a closer one, what is told a last one."""

import heapq
import time
from collections.abc import Iterator

import msgspec

from comptoir.review.decisions import Look
from comptoir.review.guesses import within
from comptoir.review.parts import Table
from comptoir.review.result import Decision, Moment, TurningPoint
from comptoir.review.story import Story

SCREENING, CLOSER = 0.3, 0.4  # of all trials
SCREEN_WORLDS = 16
BATCH = 32
FEW_PAIRS = 8  # at least, however many choices there are
ANSWERS = 12, 96  # worlds in which all choices of a turning point are tried: at least, and at most


class Choosing:
    """Whatever it has found out stands in its looks and counters, so that it can be put down and taken up again."""

    def __init__(
        self, table: Table, story: Story, moments: list[Moment], trials: int, scale: float, by_bot: frozenset[int]
    ) -> None:
        self.table, self.story, self.moments = table, story, moments
        self.trials, self.scale, self.by_bot = trials, scale, by_bot
        self.looks: list[tuple[int, Look]] = []
        self.limit = 0.0  # trials after which no closer look is begun; 0 before the first looks are over
        self.not_looked_at = 0

    def screen(self, late: float) -> Iterator[Moment]:
        """Every free choice gets its first look."""
        free = [(number, seat) for number in range(len(self.moments)) for seat in self._free(number)]
        each = self.trials * SCREENING / max(1, len(free))
        worlds = max(4, min(SCREEN_WORLDS, round(each / 7)))
        for place in range(len(self.looks), len(free)):
            if self.not_looked_at or time.monotonic() > late:
                self.not_looked_at = len(free) - place
                break
            number, seat = free[place]
            look = self.look_at(number, seat)
            look.propose(worlds)
            look.judge(worlds)
            self.looks.append((number, look))
            if place + 1 == len(free) or free[place + 1][0] != number:
                yield self._renew(number)

    def _free(self, number: int) -> list[int]:
        moment = self.moments[number]
        if moment.kind != "choice":
            return []
        position = self.story.moments[self.story.scenes[number - 1].before]
        return [seat for seat in moment.seats if len(position.choices(seat)) > 1]

    def look_at(self, number: int, seat: int) -> Look:
        moment, before = self.moments[number], self.story.scenes[number - 1].before
        made = dict(zip(moment.seats, moment.choices, strict=True))
        return Look(
            self.table, number, self.story.moments[before], made, seat, self.scale, self.story.memory(before),
            self.story.rest_of_turn(number),
        )  # fmt: skip

    def look_closer(self, late: float) -> Iterator[Moment]:
        """Where most may have been lost, until that is settled; then what is to be shown once more, on fresh worlds."""
        last_look = self.trials * CLOSER / 4
        if not self.limit:
            self.limit = self.table.trials + self.trials * CLOSER - last_look
        waiting = [(-look.upper(), place) for place, (_, look) in enumerate(self.looks) if not look.settled()]
        heapq.heapify(waiting)
        while waiting and self.table.trials < self.limit and time.monotonic() < late:
            _, place = heapq.heappop(waiting)
            number, look = self.looks[place]
            look.look_closer(BATCH)
            yield self._renew(number)
            if not look.settled():
                heapq.heappush(waiting, (-look.upper(), place))
        self.limit = -1.0  # from now on nobody looks closer, however few trials there were
        yield from self._look_again(last_look)

    def _look_again(self, trials: float) -> Iterator[Moment]:
        """Every choice that something better was found for is valued once more, what is to be shown by most pairs.

        The figures so far decided who was looked at again: those that came out high were tried until they had sunk,
        those that came out low were left. Averages of them would tell of losses below zero.
        """
        better = [(number, look) for number, look in self.looks if look.best != look.choice]
        told = sum(look.told() for _, look in better)
        for number, look in better:
            if not look.fresh.count:
                usual = within(trials / 4 / len(better), FEW_PAIRS)
                most = within(min(trials / 2 / max(1, told), 4.0 * look.judged.count), BATCH)
                look.look_again(max(usual, most) if look.told() else min(usual, BATCH))
                yield self._renew(number)

    def answer(self, points: list[TurningPoint]) -> list[Moment]:
        """What else could have been chosen where it mattered."""
        asked = {(point.moment, point.seat) for point in points if point.decision is not None}
        wanted = [(number, look) for number, look in self.looks if (number, look.seat) in asked]
        tried = sum(2 * (1 + len(look.proposed)) for _, look in wanted)
        least, most = ANSWERS
        for _, look in wanted:
            look.answer(max(least, min(most, int(self.trials * CLOSER / 8 / tried))))
        return [self._renew(number) for number in sorted({number for number, _ in wanted})]

    def _renew(self, number: int) -> Moment:
        """The moment with its choices as they are known by now."""
        found: list[Decision] = []
        entries = self.story.scenes[number - 1].entries
        for _, look in [pair for pair in self.looks if pair[0] == number]:
            by_bot = any(entry.seat == look.seat and at in self.by_bot for at, entry in entries.items())
            found.append(look.decision(by_bot))
        self.moments[number] = msgspec.structs.replace(self.moments[number], decisions=found)
        return self.moments[number]
