"""One step taken apart: what luck, the choosers, what they could not see and a change of mind did to the chances.

For a step from h to h', with V the value: *act* is V after the choices made, under fresh luck; *base* the same after
choices of the reference. Luck is what the real draws changed, own and others what each choice gave from what its seat
knew, drift what V changed its mind by, unseen the rest. The sum telescopes over a game whatever V is worth.
"""

from collections import Counter
from collections.abc import Sequence

import msgspec

from comptoir.kernel.game import Game, View
from comptoir.kernel.luck import Fast
from comptoir.kernel.position import Position
from comptoir.review.chance import MOST, outcomes
from comptoir.review.eyes import Reference, Value
from comptoir.review.guesses import Guess, apart, mean_of, minus, nothing, weighed
from comptoir.review.playing import luck_at, picked, tried, valued

# What a trial is for: trials that are to be compared share their luck, all others have one of their own.
ACT, AFTER, USUAL, WORLD, LOOK, START = range(6)
PEEKS = 3  # worlds that must be alike for nothing to be hidden

Trials = Sequence[Sequence[float]]


class Share(msgspec.Struct):
    """One step's parts, each seat's with the square of its doubt; `given[j]` is what chooser j gave everyone."""

    after: Guess
    luck: Guess
    unseen: Guess
    drift: Guess
    given: dict[int, Guess]


class Step(msgspec.Struct):
    """What is taken apart: the position and its worth before, who chose what, and the position after."""

    number: int
    position: Position
    before: Guess
    seats: list[int]
    choices: list[int]
    after: Position
    drew: bool


class Table:
    """The game under review, whose eyes look at it, and the seed all its trials come from."""

    def __init__(self, game: Game, reference: Reference, value: Value, seed: int) -> None:
        self.game = game
        self.reference = reference
        self.value = value
        self.seed = seed
        self.trials = 0

    def luck(self, step: int, seat: int, purpose: int, sample: int) -> Fast:
        return luck_at(self.seed, step, seat + 1, purpose, sample)

    def worth(self, position: Position, step: int, purpose: int, count: int, seat: int = -1) -> Trials:
        """Trials of what a position is worth; where one says it all, they are all the same."""
        if self.value.sure(position):
            self.trials += 1
            return [valued(position, self.luck(step, seat, purpose, 0), self.value)] * count
        self.trials += count
        return [valued(position, self.luck(step, seat, purpose, k), self.value) for k in range(count)]

    def after(self, position: Position, seats: list[int], choices: list[int], step: int, count: int) -> Trials:
        """Trials of what choices lead to, under fresh luck."""
        self.trials += count
        return [tried(position, seats, choices, self.luck(step, -1, ACT, k), self.value) for k in range(count)]

    def world(self, known: Position, view: View, step: int, seat: int, sample: int) -> Position:
        world = known.copy()
        self.game.guess(world, view, self.luck(step, seat, WORLD, sample))
        return world


class Act:
    """What the choices of a step lead to: by trials in order of their luck, or by every outcome there is."""

    def __init__(self, found: Guess, trials: Trials | None) -> None:
        self.found = found
        self.trials = trials


def act_of(table: Table, position: Position, seats: list[int], choices: list[int], step: int, count: int) -> Act:
    found = outcomes(position, seats, choices, min(MOST, max(1, count)))
    if found is None:
        trials = table.after(position, seats, choices, step, count)
        return Act(mean_of(trials), trials)
    each = max(1, count // len(found))
    if len(found) == 1:
        trials = table.worth(found[0][1], step, ACT, count)
        return Act(mean_of(trials), trials)
    parts = [(weight, table.worth(world, step, ACT, each, leaf)) for leaf, (weight, world) in enumerate(found)]
    return Act(weighed(parts), None)


def gain_of(
    table: Table, position: Position, seats: list[int], choices: list[int], act: Act, step: int, count: int
) -> Guess:
    """What the choices of a step gave beyond those of usual players in the same seats."""
    if all(len(position.choices(seat)) == 1 for seat in seats):
        return nothing(position.seats)
    if len(seats) > 1:
        return beyond(act, usual_round(table, position, step, count))
    asked = [table.reference.pick(position, seats[0], table.luck(step, -1, USUAL, k)) for k in range(count)]
    if act.trials is None:
        return gain_by_outcomes(table, position, seats, choices[0], act, asked, step)
    found = []
    for k, choice in enumerate(asked):
        usual = act.trials[k]
        if choice != choices[0]:
            table.trials += 1
            usual = tried(position, seats, [choice], table.luck(step, -1, ACT, k), table.value)
        found.append(usual)
    return apart(act.trials, found)


def gain_by_outcomes(
    table: Table, position: Position, seats: list[int], made: int, act: Act, asked: list[int], step: int
) -> Guess:
    """The same where every outcome of luck was weighed: each other choice is weighed as often as it was named."""
    values, doubts = [0.0] * position.seats, [0.0] * position.seats
    for choice, times in sorted(Counter(asked).items()):
        if choice == made:
            continue
        weight = times / len(asked)
        found = beyond(act, act_of(table, position, seats, [choice], step, times))
        for seat in range(position.seats):
            values[seat] += weight * found.values[seat]
            doubts[seat] += weight * weight * found.doubts[seat]
    return Guess(values, doubts)


def beyond(act: Act, other: Act) -> Guess:
    """How much more one way brings than another: trial by trial where both met the same luck, which is steadier."""
    if act.trials is None or other.trials is None:
        return minus(act.found, other.found)
    return apart(act.trials, other.trials)


def usual_round(table: Table, position: Position, step: int, count: int) -> Act:
    """A secret round of usual players, again and again."""
    table.trials += count
    seats = position.waiting()
    found = []
    for k in range(count):
        choices = picked(position, table.reference, table.luck(step, -1, USUAL, k))
        found.append(tried(position, seats, choices, table.luck(step, -1, ACT, k), table.value))
    return Act(mean_of(found), found)


def hides(table: Table, position: Position, seat: int, step: int) -> bool:
    """Whether there is anything this seat cannot see: worlds that fit its view then differ from the truth."""
    view = table.game.view(position, seat)
    known, facts = table.game.recall(view), position.facts()
    return any(table.world(known, view, step, seat, k).facts() != facts for k in range(PEEKS))


def given_by(table: Table, position: Position, seat: int, choice: int, step: int, count: int) -> Guess:
    """What one choice gave everyone, in worlds that fit what its seat knew, the others choosing as usual."""
    view = table.game.view(position, seat)
    known = table.game.recall(view)
    found = []
    for k in range(count):
        world = table.world(known, view, step, seat, k)
        seats = world.waiting()
        usual = picked(world, table.reference, table.luck(step, seat, USUAL, k))
        place = seats.index(seat)
        if usual[place] == choice:
            found.append([0.0] * position.seats)
            continue
        made = [*usual[:place], choice, *usual[place + 1 :]]
        table.trials += 2
        mine = tried(world, seats, made, table.luck(step, seat, ACT, k), table.value)
        theirs = tried(world, seats, usual, table.luck(step, seat, ACT, k), table.value)
        found.append([a - b for a, b in zip(mine, theirs, strict=True)])
    return mean_of(found)


def take_apart(table: Table, step: Step, count: int) -> Share:
    """The parts of one step."""
    position, seats, choices, number = step.position, step.seats, step.choices, step.number
    act = act_of(table, position, seats, choices, number, count)
    reached = mean_of(table.worth(step.after, number, AFTER, count)) if step.drew else act.found
    gain = gain_of(table, position, seats, choices, act, number, count)
    base = minus(act.found, gain)
    given = {seat: nothing(position.seats) for seat in seats}
    unseen = nothing(position.seats)
    free = [seat for seat in seats if len(position.choices(seat)) > 1]
    if len(seats) == 1 and free and not hides(table, position, seats[0], number):
        given[seats[0]] = gain
    else:
        unseen = gain
        for seat in free:
            given[seat] = given_by(table, position, seat, choices[seats.index(seat)], number, count)
            unseen = minus(unseen, given[seat])
    luck = minus(reached, act.found) if step.drew else nothing(position.seats)
    return Share(reached, luck, unseen, minus(base, step.before), given)
