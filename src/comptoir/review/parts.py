"""One step taken apart: what luck, the choosers, what they could not see and a change of mind did to the chances.

For a step from h to h', with V the value: *act* is V after the choices made, under fresh luck; *base* the same after
choices of the reference. Luck is what the real draws changed, own and others what each choice gave from what its seat
knew, drift what V changed its mind by, unseen the rest. The sum telescopes over a game whatever V is worth.
"""

from collections.abc import Sequence

import msgspec

from comptoir.bots.memory import belief_of
from comptoir.bots.thinking import Imagination
from comptoir.kernel.game import Game
from comptoir.kernel.luck import Fast
from comptoir.kernel.outcomes import MOST, outcomes
from comptoir.kernel.position import Position
from comptoir.review.eyes import Reference, Value
from comptoir.review.guesses import Guess, apart, mean_of, minus, nothing, weighed
from comptoir.review.playing import luck_at, picked, tried, valued

# What a trial is for: trials that are to be compared share their luck, all others have one of their own.
ACT, AFTER, USUAL, WORLD, LOOK, START = range(6)
PEEKS = 3  # worlds that must be alike for nothing to be hidden

Trials = Sequence[Sequence[float]]


class Worth:
    """What a moment is worth: the mean of trials, if they are still at hand, and the luck each of them began with."""

    def __init__(self, found: Guess, trials: Trials, lucks: Sequence[Fast]) -> None:
        self.found = found
        self.trials = trials
        self.lucks = lucks


class Share(msgspec.Struct):
    """One step's parts, each seat's with the square of its doubt; `given[j]` is what chooser j gave everyone."""

    after: "Worth"
    luck: Guess
    unseen: Guess
    drift: Guess
    given: dict[int, Guess]


class Step(msgspec.Struct):
    """What is taken apart: the position and its worth before, who chose what, and the position after."""

    number: int
    position: Position
    before: "Worth"
    seats: list[int]
    choices: list[int]
    after: Position
    drew: bool
    memory: Sequence[int] = ()  # what everybody had heard before


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

    def worth_of(self, position: Position, step: int, purpose: int, count: int) -> Worth:
        trials = self.worth(position, step, purpose, count)
        return Worth(mean_of(trials), trials, self.lucks(step, purpose, count))

    def lucks(self, step: int, purpose: int, count: int) -> list[Fast]:
        return [self.luck(step, -1, purpose, k) for k in range(count)]

    def after(self, position: Position, seats: list[int], choices: list[int], step: int, count: int) -> Trials:
        """Trials of what choices lead to, under fresh luck."""
        self.trials += count
        return [tried(position, seats, choices, self.luck(step, -1, ACT, k), self.value) for k in range(count)]

    def known_to(self, position: Position, seat: int, memory: Sequence[int]) -> Imagination:
        """What a seat knew. Its worlds are mended by what was heard, each by itself, and none is weighed against
        others: a world that a choice was proposed in must not be met again where it is judged.
        """
        found = Imagination(self.game.view(position, seat))
        found.belief = belief_of(found.view, memory) or found.belief
        return found

    def world(self, known: Imagination, step: int, sample: int) -> Position:
        return known.guessed(self.luck(step, known.view.seat, WORLD, sample))


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


def usual_ways(table: Table, position: Position, lucks: Sequence[Fast]) -> list[tuple[list[int], Fast]]:
    """What usual players in the waiting seats choose under each luck, and what is then left of it.

    These are the beginnings of the very trials the moment was valued by, so what they lead to differs from its worth
    only where the value looks further: what it would change its mind by through chance alone never arises.
    """
    found = []
    for luck in lucks:
        left = luck.copy()
        found.append((picked(position, table.reference, left), left))
    return found


def hides(table: Table, position: Position, seat: int, step: int) -> bool:
    """Whether there is anything this seat cannot see: worlds that fit its view then differ from the truth."""
    known, facts = table.known_to(position, seat, ()), position.facts()
    return any(table.world(known, step, k).facts() != facts for k in range(PEEKS))


def given_by(table: Table, step: Step, seat: int, count: int) -> Guess:
    """What one choice gave everyone, in worlds that fit what its seat knew, the others choosing as usual."""
    known, choice = table.known_to(step.position, seat, step.memory), step.choices[step.seats.index(seat)]
    found = []
    for k in range(count):
        world = table.world(known, step.number, k)
        seats = world.waiting()
        usual = picked(world, table.reference, table.luck(step.number, seat, USUAL, k))
        place = seats.index(seat)
        if usual[place] == choice:
            found.append([0.0] * world.seats)
            continue
        made = [*usual[:place], choice, *usual[place + 1 :]]
        table.trials += 2
        mine = tried(world, seats, made, table.luck(step.number, seat, ACT, k), table.value)
        theirs = tried(world, seats, usual, table.luck(step.number, seat, ACT, k), table.value)
        found.append([a - b for a, b in zip(mine, theirs, strict=True)])
    return mean_of(found)


def take_apart(table: Table, step: Step, count: int) -> Share:
    """The parts of one step."""
    position, seats, choices, number = step.position, step.seats, step.choices, step.number
    ways = usual_ways(table, position, step.before.lucks)
    usual = [tried(position, seats, asked, luck.copy(), table.value) for asked, luck in ways]
    made = [
        usual[k] if asked == choices else tried(position, seats, choices, luck.copy(), table.value)
        for k, (asked, luck) in enumerate(ways)
    ]
    table.trials += len(ways) + sum(asked != choices for asked, _ in ways)
    act = Worth(mean_of(made), made, [luck for _, luck in ways])
    reached = table.worth_of(step.after, number, AFTER, count) if step.drew else act
    gain = apart(made, usual)
    base = minus(act.found, gain)
    given = {seat: nothing(position.seats) for seat in seats}
    unseen = nothing(position.seats)
    free = [seat for seat in seats if len(position.choices(seat)) > 1]
    if len(seats) == 1 and free and not hides(table, position, seats[0], number):
        given[seats[0]] = gain
    elif free:
        unseen = gain
        for seat in free:
            given[seat] = given_by(table, step, seat, count)
            unseen = minus(unseen, given[seat])
    luck = minus(reached.found, act.found) if step.drew else nothing(position.seats)
    return Share(reached, luck, unseen, drift_of(base, usual, step.before), given)


def drift_of(base: Guess, usual: Trials, before: "Worth") -> Guess:
    found = minus(base, before.found)
    return Guess(found.values, apart(usual, before.trials).doubts) if before.trials else found
