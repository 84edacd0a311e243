"""Does a hint at the table come true? One in each of many games: taken, and then the reference goes on for all.

It goes on many times from there, under other luck: how one game happens to end says little, and a hint takes long.
"""

import msgspec

from bench.bots.calibration import Saying
from bench.review.games import TABLES
from comptoir.bots import heard
from comptoir.games import find
from comptoir.house.hinting import hints
from comptoir.kernel.journal import Journal
from comptoir.kernel.luck import Fast
from comptoir.kernel.position import Position
from comptoir.review.eyes import EndValue, Reference, house_reference

TIMES = 64


class Met(msgspec.Struct):
    """A seat with something to choose, and what it has heard on the way there."""

    position: Position
    seat: int
    memory: list[int]


def played_on(position: Position, reference: Reference, luck: Fast, told: dict[int, int]) -> list[int]:
    """All waiting seats choose as usual, but one that was told what to do does that. What was heard of it."""
    waiting = position.waiting()
    chosen = [told[seat] if seat in told else reference.pick(position, seat, luck) for seat in waiting]
    position.journal = journal = Journal()
    for seat, choice in zip(waiting, chosen, strict=True):
        position.play(seat, choice, luck)
    return heard(journal)


def free_moment(rule_set: str, luck: Fast) -> Met:
    """At any moment of a quick game, each as likely as another."""
    game, options = find(rule_set)
    reference = house_reference(game.name)
    position = game.setup(options, TABLES[rule_set], luck, journal := Journal())
    memory = heard(journal)
    found: Met | None = None
    met = 0
    while not position.over:
        for seat in position.waiting():
            if len(position.choices(seat)) > 1:
                met += 1
                if luck.below(met) == 0:
                    found = Met(position.copy(), seat, memory.copy())
        memory += played_on(position, reference, luck, {})
    assert found is not None
    return found


def taken(rule_set: str, number: int) -> Saying:
    """What the first hint told, and how the game went on for whoever took it."""
    game, _ = find(rule_set)
    luck = Fast((1 << 42) + number)
    met = free_moment(rule_set, luck)
    position, seat = met.position, met.seat
    first = hints(game, game.view(position, seat), number, 1.0, met.memory)[0]
    reference = house_reference(game.name)
    value = EndValue(reference)
    won = 0.0
    for _ in range(TIMES):
        world = position.copy()
        played_on(world, reference, luck, {seat: first.choice})
        won += value.sample(world, luck)[seat]
    return Saying(first.win, won / TIMES)
