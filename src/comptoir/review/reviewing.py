"""A finished game taken apart, moment by moment as it is worked out."""

import heapq
import math
import time
from collections.abc import Collection, Iterator

import msgspec

from comptoir.kernel.record import Record
from comptoir.review.decisions import Look
from comptoir.review.eyes import Reference, Value, house_reference, house_value
from comptoir.review.fair import fair_start
from comptoir.review.guesses import Guess, mean_of, nothing
from comptoir.review.parts import START, Share, Step, Table, take_apart
from comptoir.review.result import Decision, Moment, Parts, Review
from comptoir.review.story import Scene, Story
from comptoir.review.summing import whole

# Trials a review may take, by game: less than ten seconds on one core, compiled; Top Race twice that.
TRIALS = {"cafe-race": 320_000, "cafe-international": 320_000, "espresso-doppio": 36_000, "top-race": 100_000}
USUAL_TRIALS = 20_000
PARTS, SCREENING, CLOSER = 0.3, 0.3, 0.4  # of them: the parts, a first look at every choice, a closer look at some
FEWEST, MANY = 8, 2000  # trials for one figure
SCREEN_WORLDS = 16
BATCH = 32


class Reviewing:
    """One review under way: iterate to follow it, then ask for the `result`. A moment may come again, better known."""

    def __init__(
        self,
        record: Record,
        *,
        seed: int = 1,
        thinking: float = 1.0,
        reference: Reference | None = None,
        value: Value | None = None,
        by_bot: Collection[int] = (),
        seconds: float = math.inf,
        choices: bool = True,
    ) -> None:
        self.with_choices = choices
        self.record, self.seed, self.thinking = record, seed, thinking
        house = value is None and reference is None
        self.story = Story(record)
        value = value or house_value(record.game, self.story.moments[0])
        self.table = Table(self.story.game, reference or house_reference(record.game), value, seed)
        self.by_bot = frozenset(by_bot)
        self.trials = max(1, round(TRIALS.get(record.game, USUAL_TRIALS) * thinking))
        self.late = time.monotonic() + seconds
        self.worths: dict[int, Guess] = {}
        self.moments: list[Moment] = []
        self.looks: list[tuple[int, Look]] = []
        self.not_looked_at = 0
        self.fair = fair_start(self.table, self.story, house)
        self._work = self._worked_out()

    def __iter__(self) -> Iterator[Moment]:
        return self._work

    def _worked_out(self) -> Iterator[Moment]:
        yield self._begin()
        for scene in self.story.scenes:
            yield self._take_apart(scene)
        if not self.with_choices:
            return
        yield from self._screen()
        yield from self._look_closer()

    # The parts.

    def _begin(self) -> Moment:
        start = self.story.moments[0]
        share = self.trials * PARTS / (1 + len(self.story.scenes))
        found = mean_of(self.table.worth(start, 0, START, within(share)))
        self.worths[0] = found
        none = [0.0] * start.seats
        return self._keep(
            Moment(0, [], "start", [], [], found.values, roots(found.doubts), parts(none), parts(none), [])
        )

    def _take_apart(self, scene: Scene) -> Moment:
        number = len(self.moments)
        if scene.undo:
            return self._keep(self._taken_back(number, scene))
        position = self.story.moments[scene.before]
        step = Step(
            number, position, self.worths[scene.before], scene.seats(), scene.choices(),
            self.story.moments[scene.after], scene.drew(),
        )  # fmt: skip
        share = self.trials * PARTS / (1 + len(self.story.scenes))
        found = take_apart(self.table, step, within(share / (1.5 + step.drew + len(step.seats))))
        self.worths[scene.after] = found.after
        return self._keep(moment_of(number, scene, step, found))

    def _taken_back(self, number: int, scene: Scene) -> Moment:
        """Back to a moment whose worth is known: what that changes is nobody's luck and nobody's merit."""
        before, after = self.worths[scene.before], self.worths[scene.after]
        change = [b - a for a, b in zip(before.values, after.values, strict=True)]
        none = [0.0] * self.record.seats
        return Moment(
            number, sorted(scene.entries), "undo", [], [], after.values, roots(after.doubts),
            Parts(none, none, none, none, change), parts(none), [],
        )  # fmt: skip

    def _keep(self, moment: Moment) -> Moment:
        self.moments.append(moment)
        return moment

    # The choices.

    def _screen(self) -> Iterator[Moment]:
        """Every free choice gets its first look."""
        free = [(number, seat) for number in range(len(self.moments)) for seat in self._free(number)]
        each = self.trials * SCREENING / max(1, len(free))
        worlds = max(4, min(SCREEN_WORLDS, round(each / 7)))
        for place, (number, seat) in enumerate(free):
            if time.monotonic() > self.late:
                self.not_looked_at = len(free) - place
                break
            look = self._look(number, seat)
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

    def _look(self, number: int, seat: int) -> Look:
        moment = self.moments[number]
        position = self.story.moments[self.story.scenes[number - 1].before]
        choice = moment.choices[moment.seats.index(seat)]
        return Look(self.table, number, position, seat, choice, self.fair.scale)

    def _look_closer(self) -> Iterator[Moment]:
        """Where most may have been lost, until that is settled; then what is to be shown once more, on fresh worlds."""
        last_look = self.trials * CLOSER / 4
        limit = self.table.trials + self.trials * CLOSER - last_look
        changed: set[int] = set()
        waiting = [(-look.upper(), place) for place, (_, look) in enumerate(self.looks) if not look.settled()]
        heapq.heapify(waiting)
        while waiting and self.table.trials < limit and time.monotonic() < self.late:
            _, place = heapq.heappop(waiting)
            number, look = self.looks[place]
            look.look_closer(BATCH)
            changed.add(number)
            if not look.settled():
                heapq.heappush(waiting, (-look.upper(), place))
        told = [(number, look) for number, look in self.looks if look.told()]
        for number, look in told:
            look.look_again(within(min(last_look / 2 / len(told), 4.0 * look.judged.count), BATCH))
            changed.add(number)
        for number in sorted(changed):
            yield self._renew(number)

    def _renew(self, number: int) -> Moment:
        """The moment with its choices as they are known by now."""
        found: list[Decision] = []
        entries = self.story.scenes[number - 1].entries
        for _, look in [pair for pair in self.looks if pair[0] == number]:
            by_bot = any(entry.seat == look.seat and at in self.by_bot for at, entry in entries.items())
            found.append(look.decision(by_bot))
        self.moments[number] = msgspec.structs.replace(self.moments[number], decisions=found)
        return self.moments[number]

    def result(self) -> Review:
        """The whole review; works out what has not been followed."""
        for _ in self._work:
            pass
        return whole(self.record, self.story, self.table, self.fair, self.moments, self.thinking, self.not_looked_at)


def review_game(
    record: Record,
    *,
    seed: int = 1,
    thinking: float = 1.0,
    reference: Reference | None = None,
    value: Value | None = None,
    by_bot: Collection[int] = (),
    seconds: float = math.inf,
    choices: bool = True,
) -> Review:
    """What this finished game was made of. The same record, seed and thinking give the same review on any machine.

    `by_bot` names entries a bot chose for somebody absent. Only where `seconds` run out is less looked at, and said so.
    Without `choices` nobody asks what could have been chosen better: quicker, and the bars are the same.
    """
    return Reviewing(
        record, seed=seed, thinking=thinking, reference=reference, value=value, by_bot=by_bot, seconds=seconds,
        choices=choices,
    ).result()  # fmt: skip


def moment_of(number: int, scene: Scene, step: Step, found: Share) -> Moment:
    seats = range(step.position.seats)
    none = nothing(step.position.seats)
    own = [found.given.get(seat, none).values[seat] for seat in seats]
    own_doubts = [found.given.get(seat, none).doubts[seat] for seat in seats]
    others = [sum(one.values[seat] for by, one in found.given.items() if by != seat) for seat in seats]
    others_doubts = [sum(one.doubts[seat] for by, one in found.given.items() if by != seat) for seat in seats]
    return Moment(
        number, sorted(scene.entries), "choice", step.seats, step.choices,
        found.after.values, roots(found.after.doubts),
        Parts(found.luck.values, own, others, found.unseen.values, found.drift.values),
        Parts(*map(roots, (found.luck.doubts, own_doubts, others_doubts, found.unseen.doubts, found.drift.doubts))),
        [[found.given.get(by, none).values[seat] for by in seats] for seat in seats],
        step.drew,
    )  # fmt: skip


def within(share: float, least: int = FEWEST) -> int:
    return max(least, min(MANY, int(share)))


def roots(doubts: Collection[float]) -> list[float]:
    return [math.sqrt(max(0.0, doubt)) for doubt in doubts]


def parts(numbers: list[float]) -> Parts:
    return Parts(numbers, numbers, numbers, numbers, numbers)
