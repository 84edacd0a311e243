"""Luck and deal are nobody's on average, and a value means what it says: many quick games of the reference."""

import math

import msgspec

from bench.bots.moments import fitting_seats
from comptoir.games import find
from comptoir.kernel.luck import Fast, Recorder
from comptoir.review.eyes import house_reference, house_value, result_of
from comptoir.review.luck_pass import LuckPass


class Game(msgspec.Struct):
    """What luck and the deal gave a seat, and what was said of it at one moment, beside how it ended."""

    luck: list[float]
    deal: list[float]
    told: float
    won: float


def played(rule_set: str, seats: int, number: int) -> Game:
    """The reference plays on all seats; the value is asked once, at a random moment, of a random seat."""
    game, options = find(rule_set)
    seats = fitting_seats(game, options, seats)
    reference = house_reference(game.name)
    luck, whims = Recorder(Fast(number)), Fast(number + (1 << 40))
    position = game.setup(options, seats, luck)
    value = house_value(game.name, position)
    found = LuckPass(game, number, 8)
    found.begin(position)
    asked, moment, steps = number % seats, whims.below(60), 0
    told = 1.0 / seats
    while not position.over:
        if steps <= moment and whims.below(steps + 1) == 0:  # in the end each of these moments is equally likely
            trials = [value.sample(position.copy(), Fast(number * 64 + k))[asked] for k in range(8)]
            told = sum(trials) / len(trials)
        waiting = position.waiting()
        chosen = [reference.pick(position, seat, whims) for seat in waiting]
        before, drawn = position.copy(), len(luck.draws)
        for seat, choice in zip(waiting, chosen, strict=True):
            position.play(seat, choice, luck)
        steps += 1
        if len(luck.draws) > drawn:
            found.step(steps, before, waiting, chosen, position)
    return Game(found.luck, found.deal, told, result_of(position)[asked])


def z_of(values: list[float]) -> float:
    """How many standard errors the mean is from zero."""
    count = len(values)
    mean = sum(values) / count
    spread = math.sqrt(sum((value - mean) ** 2 for value in values) / max(1, count - 1))
    return mean / (spread / math.sqrt(count)) if spread else 0.0


def slope_of(games: list[Game]) -> tuple[float, float]:
    """Of the logistic regression of victories on what was told, ±: 1 when it comes true as told."""
    told = [math.log(min(0.995, max(0.005, one.told)) / (1 - min(0.995, max(0.005, one.told)))) for one in games]
    steep, level, reach = 1.0, 0.0, 0.0
    for _ in range(30):
        rows = [(x, one.won, 1 / (1 + math.exp(-steep * x - level))) for x, one in zip(told, games, strict=True)]
        g0 = sum(y - p for _, y, p in rows)
        g1 = sum(x * (y - p) for x, y, p in rows)
        h00 = sum(p * (1 - p) for _, _, p in rows) + 1e-9
        h01 = sum(x * p * (1 - p) for x, _, p in rows)
        h11 = sum(x * x * p * (1 - p) for x, _, p in rows) + 1e-9
        down = h00 * h11 - h01 * h01
        level += (h11 * g0 - h01 * g1) / down
        steep += (h00 * g1 - h01 * g0) / down
        reach = 1.96 * math.sqrt(h00 / down)
    return steep, reach


def significant(cells: list[float], rate: float = 0.05) -> int:
    """How many cells are not zero on average, by Benjamini and Hochberg over all of them."""
    chances = sorted(math.erfc(abs(z) / math.sqrt(2)) for z in cells)
    passed = [rank for rank, chance in enumerate(chances, 1) if chance <= rate * rank / len(chances)]
    return max(passed, default=0)
