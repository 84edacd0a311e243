"""What choices are worth before they are made: the review's own measure, from what the seat knows now."""

from collections.abc import Sequence

import msgspec

from comptoir.bots.memory import belief_of
from comptoir.bots.thinking import WORLDS, Imagination
from comptoir.kernel.game import Game, View
from comptoir.kernel.luck import Fast
from comptoir.kernel.position import Position
from comptoir.review.eyes import house_reference, house_value
from comptoir.review.guesses import Tally, within
from comptoir.review.parts import Table
from comptoir.review.playing import picked, tried
from comptoir.review.reviewing import TRIALS, USUAL_TRIALS

OF_A_REVIEW = 0.0075  # of its trials: a hint is waited for
REPLIES = 16  # worlds in which the others answer
GUESSED, USUAL, LUCK, ANSWERED = range(20, 24)


class Weighed(msgspec.Struct, frozen=True):
    """One choice: the share of victory it leads to (alone at the table: the score), how far that may be off, and the
    most points another seat makes before this one is asked again; None when nobody has a turn in between.
    """

    choice: int
    worth: float
    doubt: float
    reply: float | None


def weigh(
    game: Game, view: View, choices: Sequence[int], seed: int, thinking: float = 1.0, memory: Sequence[int] = ()
) -> list[Weighed]:
    """These choices of the view's seat, best first; all are tried in the same worlds, under the same luck.

    They are worlds in which what was heard makes sense (`memory`): whoever bought a car has cards for it, and a seat
    that knew nothing of that would think itself far ahead.
    """
    known = imagined(view, memory, seed)
    table = Table(game, house_reference(game.name), house_value(game.name, known.known), seed)
    trials = OF_A_REVIEW * thinking * TRIALS.get(game.name, USUAL_TRIALS)
    tallies = [Tally() for _ in choices]
    for number in range(within(trials / len(choices))):
        for tally, found in zip(tallies, _in_one_world(table, known, view, choices, number), strict=True):
            tally.add(found)
    weighed = [
        Weighed(choice, tally.mean(), tally.doubt(), _reply(table, known, view, choice))
        for choice, tally in zip(choices, tallies, strict=True)
    ]
    return sorted(weighed, key=lambda one: -one.worth)


def imagined(view: View, memory: Sequence[int], seed: int) -> Imagination:
    found = Imagination(view)
    belief = belief_of(view, memory)
    if belief is not None:
        found.believe(belief, WORLDS, Fast(seed))
    return found


def _world(table: Table, known: Imagination, view: View, number: int) -> Position:
    return known.world(table.luck(0, view.seat, GUESSED, number))


def _in_one_world(table: Table, known: Imagination, view: View, choices: Sequence[int], number: int) -> list[float]:
    """What each of the choices leads to there; whoever chooses at the same time does what is usual."""
    world = _world(table, known, view, number)
    seats, usual = _usual(table, world, view.seat, number)
    found = []
    for choice in choices:
        usual[seats.index(view.seat)] = choice
        luck = table.luck(0, view.seat, LUCK, number)
        found.append(tried(world, seats, usual, luck, table.value)[view.seat])
    return found


def _usual(table: Table, world: Position, seat: int, number: int) -> tuple[list[int], list[int]]:
    seats = world.waiting()
    if len(seats) == 1:
        return seats, [0]
    return seats, picked(world, table.reference, table.luck(0, seat, USUAL, number))


def _reply(table: Table, known: Imagination, view: View, choice: int) -> float | None:
    """What the others make of it until this seat is asked again, on average over some worlds."""
    if not table.game.answers:
        return None
    gains = []
    for number in range(REPLIES):
        gain = _answered(table, _world(table, known, view, number), view.seat, choice, number)
        if gain is None:
            return None
        gains.append(gain)
    return sum(gains) / REPLIES


def _answered(table: Table, world: Position, seat: int, choice: int, number: int) -> int | None:
    luck = table.luck(0, seat, ANSWERED, number)
    if world.waiting() != [seat]:
        return None  # all choose at once: nobody answers
    world.play(seat, choice, luck)
    before, answered = world.tally(), False
    while not world.over and seat not in world.waiting():
        answered = True
        for other in world.waiting():
            world.play(other, table.reference.pick(world, other, luck), luck)
    after = world.tally()
    gains = [after[other] - before[other] for other in range(world.seats) if other != seat]
    return max(gains) if answered else None
