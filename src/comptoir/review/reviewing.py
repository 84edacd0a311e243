"""A finished game taken apart, moment by moment as it is worked out."""

import math
import time
from collections.abc import Collection, Iterator

from comptoir.kernel.game import Refused
from comptoir.kernel.luck import whole as whole_seed
from comptoir.kernel.record import Record
from comptoir.kernel.say import Say
from comptoir.kernel.session import check_switch
from comptoir.review.choosing import Choosing
from comptoir.review.eyes import Reference, Value, house_reference, house_value
from comptoir.review.fair import Fair, fair_start
from comptoir.review.guesses import Guess, nothing, within
from comptoir.review.parts import START, USUAL, Share, Step, Table, Worth, hides, take_apart
from comptoir.review.result import Moment, Parts, Review
from comptoir.review.story import Scene, Story
from comptoir.review.summing import whole
from comptoir.review.turning import Turning

# Trials a review may take, by game: less than ten seconds on one core, compiled; Top Race less than thirty.
TRIALS = {"cafe-race": 320_000, "cafe-international": 280_000, "espresso-doppio": 60_000, "top-race": 84_000}
USUAL_TRIALS = 20_000
MOST_THINKING = 1000
PARTS = 0.6  # of them; the choices may take as many again, and are mostly settled with far fewer


def check_thinking(thinking: object) -> None:
    """How long to look, as a part of the usual; nan is neither below nor above anything."""
    if isinstance(thinking, bool) or not isinstance(thinking, (int, float)) or not 0 < thinking <= MOST_THINKING:
        raise Refused(Say("study-no-thinking", {"given": repr(thinking), "most": MOST_THINKING}))


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
        fair: Fair | None = None,
    ) -> None:
        if not isinstance(record, Record):
            raise Refused(Say("study-no-game", {"given": repr(record)}))
        check_thinking(thinking)
        check_switch("choices", choices)
        self.with_choices = choices
        self.record, self.seed, self.thinking = record, whole_seed(seed), thinking
        house = value is None and reference is None
        self.story = Story(record)
        value = value or house_value(record.game, self.story.moments[0])
        self.table = Table(self.story.game, reference or house_reference(record.game), value, seed)
        self.by_bot = frozenset(by_bot)
        self.trials = max(1, round(TRIALS.get(record.game, USUAL_TRIALS) * thinking))
        self.late = time.monotonic() + seconds
        self.worths: dict[int, Guess] = {}
        self.newest: tuple[int, Worth] | None = None  # the moment valued last, with its trials
        self.moments: list[Moment] = []
        self.fair = fair or fair_start(self.table, self.story, house)
        scale = self.fair.scale
        self.choosing = Choosing(self.table, self.story, self.moments, self.trials, scale, self.by_bot)
        self.turning = Turning(self.story, self.table, self.moments, scale)
        self.ending = False
        self._work = self._worked_out()

    def __iter__(self) -> Iterator[Moment]:
        return self._work

    def _worked_out(self) -> Iterator[Moment]:
        if not self.moments:
            yield self._begin()
        while len(self.moments) <= len(self.story.scenes):
            yield self._take_apart(self.story.scenes[len(self.moments) - 1])
        if self.with_choices:
            yield from self.choosing.screen(self.late)
            yield from self.choosing.look_closer(self.late)
            self.ending = True
            points = [point for seat in range(self.record.seats) for point in self.turning.points_of(seat)]
            yield from self.choosing.answer(points)

    def advance(self, trials: int, seconds: float = math.inf) -> bool:
        """Go on for about so many trials, or seconds; True when nothing is left to do. Its end is done in one go."""
        until, late = self.table.trials + trials, time.monotonic() + seconds
        for _ in self._work:
            if (self.table.trials >= until or time.monotonic() >= late) and not self.ending:
                return False
        return True

    # The parts.

    def _begin(self) -> Moment:
        start = self.story.moments[0]
        found = self._value(0, self.table.worth_of(start, 0, START, self._each())).found
        none = [0.0] * start.seats
        return self._keep(
            Moment(0, [], "start", [], [], found.values, roots(found.doubts), parts(none), parts(none), [])
        )

    def _each(self) -> int:
        """Trials for every figure of every step: the same everywhere, so that each moment's serve the next step too."""
        costs = sum(1.5 + scene.drew() + len(scene.entries) for scene in self.story.scenes if not scene.undo)
        return within(self.trials * PARTS / (1 + costs))

    def _value(self, moment: int, worth: Worth) -> Worth:
        self.worths[moment] = worth.found
        self.newest = (moment, worth)
        return worth

    def _before(self, scene: Scene) -> Worth:
        """What the moment before a step is worth; after a take-back its trials are no longer at hand."""
        if self.newest is not None and self.newest[0] == scene.before:
            return self.newest[1]
        return Worth(self.worths[scene.before], [], self.table.lucks(len(self.moments), USUAL, self._each()))

    def _take_apart(self, scene: Scene) -> Moment:
        number = len(self.moments)
        if scene.undo:
            return self._keep(self._taken_back(number, scene))
        position = self.story.moments[scene.before]
        step = Step(
            number, position, self._before(scene), scene.seats(), scene.choices(),
            self.story.moments[scene.after], scene.drew(), self.story.memory(scene.before),
        )  # fmt: skip
        found = take_apart(self.table, step, self._each())
        self._value(scene.after, found.after)
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

    def hides(self, number: int, seat: int) -> bool:
        """Whether anything was hidden from this seat when it chose."""
        return hides(self.table, self.story.moments[self.story.scenes[number - 1].before], seat, number)

    def result(self) -> Review:
        """The whole review; works out what has not been followed."""
        for _ in self._work:
            pass
        return whole(
            self.record, self.story, self.turning, self.fair, self.moments, self.thinking, self.choosing.not_looked_at
        )


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
    others = [sum((one.values[seat] for by, one in found.given.items() if by != seat), 0.0) for seat in seats]
    others_doubts = [sum((one.doubts[seat] for by, one in found.given.items() if by != seat), 0.0) for seat in seats]
    return Moment(
        number, sorted(scene.entries), "choice", step.seats, step.choices,
        found.after.found.values, roots(found.after.found.doubts),
        Parts(found.luck.values, own, others, found.unseen.values, found.drift.values),
        Parts(*map(roots, (found.luck.doubts, own_doubts, others_doubts, found.unseen.doubts, found.drift.doubts))),
        [[found.given.get(by, none).values[seat] for by in seats] for seat in seats],
        step.drew,
    )  # fmt: skip


def roots(doubts: Collection[float]) -> list[float]:
    return [math.sqrt(max(0.0, doubt)) for doubt in doubts]


def parts(numbers: list[float]) -> Parts:
    return Parts(numbers, numbers, numbers, numbers, numbers)
