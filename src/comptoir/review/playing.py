"""Trials: a step played in a copy of a position, and what it is then worth. The hot part of a review."""

from comptoir.kernel.luck import Fast
from comptoir.kernel.position import Position
from comptoir.review.eyes import Reference, Value

MIX = 0x9E3779B97F4A7C15F39CC0605CEDC835
ROOM = (1 << 96) - 1


def luck_at(seed: int, step: int, seat: int, purpose: int, sample: int) -> Fast:
    """The luck of one trial, by where it belongs and not by when it is asked for: any order gives the same."""
    mixed = seed
    for part in (step, seat, purpose, sample):
        mixed = ((mixed ^ (mixed >> 47)) * MIX + part + 1) & ROOM
    return Fast(mixed ^ (mixed >> 41))


def picked(position: Position, reference: Reference, luck: Fast) -> list[int]:
    """What usual players in all waiting seats choose, in ascending order of seats."""
    return [reference.pick(position, seat, luck) for seat in position.waiting()]


def tried(position: Position, seats: list[int], choices: list[int], luck: Fast, value: Value) -> list[float]:
    """What the position is worth once these seats have made these choices, by one trial."""
    world = position.copy()
    for place in range(len(seats)):
        world.play(seats[place], choices[place], luck)
    return value.sample(world, luck)


def played_on(position: Position, seat: int, choices: list[int], luck: Fast, value: Value) -> list[float]:
    """The same once this seat alone has made several choices, one after the other, as far as it may."""
    world = position.copy()
    for choice in choices:
        if world.over or world.waiting() != [seat] or choice not in world.choices(seat):
            break
        world.play(seat, choice, luck)
    return value.sample(world, luck)


def valued(position: Position, luck: Fast, value: Value) -> list[float]:
    return value.sample(position.copy(), luck)
