"""The few moments that mattered to a seat: choices that cost it something, and luck that carried it off."""

import math

from comptoir.review.guesses import Guess, mean_of, minus, stands_out
from comptoir.review.parts import Table, act_of
from comptoir.review.result import Moment, TurningPoint
from comptoir.review.story import Story

MOST = 5
SWING = 0.05  # of a victory: luck that matters
SURE = 3.0
AGAIN = 20  # the steps of a fresh look have numbers of their own, far beyond those of the game
TRIALS = 128


class Turning:
    """Finds them; what luck did is valued once more, on fresh trials, before it is told."""

    def __init__(self, story: Story, table: Table, moments: list[Moment], scale: float) -> None:
        self.story, self.table, self.moments, self.scale = story, table, moments, scale
        self.alone = story.seats == 1
        self.fresh: dict[int, Guess] = {}

    def points_of(self, seat: int) -> list[TurningPoint]:
        """At most five, in the order they came about. A turn is one of them: of a choice and its luck, the choice.

        However much luck there was, the choice that cost most is among them: there is nothing to be learned from dice.
        """
        choices, swings = self._choices(seat), self._swings(seat)
        choices = [one for one in choices if not any(self._tells_again(late, one) for late in choices)]
        told = self._most_of(choices, swings)
        # The luck of a choice that is not told after all is not left out for its sake.
        kept = self._most_of([point for point in told if point.kind == "choice"], swings)
        # A secret choice, then its dice, also where it was the last of its round and both are one entry.
        return sorted(kept, key=lambda point: (point.moment, point.entry, point.kind != "choice"))

    def _most_of(self, choices: list[TurningPoint], swings: list[TurningPoint]) -> list[TurningPoint]:
        dearest = min(choices, key=lambda point: (point.change, point.moment), default=None)
        found = [*choices, *(one for one in swings if not any(self._same_turn(one, choice) for choice in choices))]
        found.sort(key=lambda point: (point is not dearest, -abs(point.change), point.moment))
        kept: list[TurningPoint] = []
        for point in found:
            if len(kept) < MOST and not any(self._same_turn(point, other) for other in kept):
                kept.append(point)
        return kept

    def _tells_again(self, late: TurningPoint, early: TurningPoint) -> bool:
        """Whether a later choice tells the same once more, and better: the next bid of one auction; and alone, what
        could still be done then.
        """
        if late.moment <= early.moment or early.decision is None or late.decision is None or early.decision.secret:
            return False
        if self.alone:
            return early.decision.best == late.decision.best
        drew = any(moment.drew for moment in self.moments[early.moment : late.moment])
        same = early.decision.asked == late.decision.asked
        return same and not drew and self.story.game.say_subject(early.decision.asked) is not None

    def _choices(self, seat: int) -> list[TurningPoint]:
        return [
            TurningPoint(
                seat, "choice", moment.number, self._entry(moment, seat), -decision.loss, decision.doubt, decision
            )
            for moment in self.moments
            for decision in moment.decisions
            if decision.seat == seat and decision.shown
        ]

    def _entry(self, moment: Moment, seat: int) -> int:
        """Where in the record this seat's own choice stands; others may have chosen at the same time."""
        entries = self.story.scenes[moment.number - 1].entries
        return next(number for number, entry in entries.items() if entry.seat == seat)

    def _swings(self, seat: int) -> list[TurningPoint]:
        large = [moment for moment in self.moments if moment.drew and self._swings_at(moment, seat)]
        large.sort(key=lambda moment: -abs(moment.parts.luck[seat]))
        found = [self._again(moment, seat) for moment in large[:MOST]]
        return [
            point
            for point in found
            if abs(point.change) >= SWING / 2 * self.scale and stands_out(point.change, point.doubt, self.alone)
        ]

    def _swings_at(self, moment: Moment, seat: int) -> bool:
        luck, doubt = moment.parts.luck[seat], moment.part_doubts.luck[seat]
        return abs(luck) >= SWING * self.scale and abs(luck) > SURE * doubt

    def _again(self, moment: Moment, seat: int) -> TurningPoint:
        if moment.number not in self.fresh:
            self.fresh[moment.number] = self._luck_of(moment)
        luck = self.fresh[moment.number]
        doubt = math.sqrt(luck.doubts[seat])
        return TurningPoint(seat, "luck", moment.number, entry_of(moment), luck.values[seat], doubt)

    def _luck_of(self, moment: Moment) -> Guess:
        scene = self.story.scenes[moment.number - 1]
        before, after = self.story.moments[scene.before], self.story.moments[scene.after]
        step = moment.number + (AGAIN << 20)
        act = act_of(self.table, before, moment.seats, moment.choices, step, TRIALS)
        return minus(mean_of(self.table.worth(after, step, AGAIN, TRIALS)), act.found)

    def _same_turn(self, one: TurningPoint, other: TurningPoint) -> bool:
        """Whether only one seat, the same one, chose from the one moment to the other. Whoever plays alone would have
        but one turn so: there luck ends it.
        """
        first, last = sorted((one.moment, other.moment))
        if self.alone:
            return not any(moment.drew for moment in self.moments[first:last])
        choosers = {tuple(moment.seats) for moment in self.moments[first : last + 1]}
        return len(choosers) == 1 and len(next(iter(choosers))) == 1


def entry_of(moment: Moment) -> int:
    return moment.entries[-1] if moment.entries else 0
