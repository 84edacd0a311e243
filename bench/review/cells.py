"""Luck and deal are nobody's on average, and a value means what it says: many quick games of the reference."""

import math
from typing import Self

import msgspec
import numpy as np

from bench.bots.calibration import Saying
from bench.bots.moments import fitting_seats
from comptoir.games import find
from comptoir.kernel.game import Game
from comptoir.kernel.luck import Fast, Recorder
from comptoir.kernel.position import Position
from comptoir.review.eyes import house_reference, house_value, result_of
from comptoir.review.fair import expected_scores
from comptoir.review.luck_pass import LuckPass

TRIALS = 3  # for a figure of the luck pass: it is nothing on average, however few there are
ASKED = 256  # for the one moment whose value is held against the end: doubt alone would make it look too sure
DECIDED = 0.01
ROUNDS, LEAST = 30, 0.01  # of fitting a slope; and what keeps it near 1 where next to nothing is known


class Seen(msgspec.Struct, array_like=True):
    """What luck and the deal gave each seat, what was told of them at one moment, and how it ended."""

    luck: list[float]
    deal: list[float]
    told: list[float]
    won: list[float]

    @property
    def alone(self) -> bool:
        return len(self.won) == 1


class Watched:
    """A game of the reference on all seats, with its luck added up, and one moment of it, each as likely as another."""

    def __init__(self, game: Game, position: Position, number: int, luck: Recorder) -> None:
        self.reference = house_reference(game.name)
        self.position, self.luck = position, luck
        self.whims = Fast(number + (1 << 40))
        self.found = LuckPass(game, number, TRIALS)
        self.found.begin(position)
        self.steps = 0
        self.moment = position.copy()

    def step(self) -> None:
        if self.whims.below(self.steps + 1) == 0:
            self.moment = self.position.copy()
        self.steps += 1
        waiting = self.position.waiting()
        chosen = [self.reference.pick(self.position, seat, self.whims) for seat in waiting]
        before, drawn = self.position.copy(), len(self.luck.draws)
        for seat, choice in zip(waiting, chosen, strict=True):
            self.position.play(seat, choice, self.luck)
        if len(self.luck.draws) > drawn:
            self.found.step(self.steps, before, waiting, chosen, self.position)

    def play_out(self) -> Self:
        while not self.position.over:
            self.step()
        return self


def watch(rule_set: str, number: int) -> Seen:
    """One game of four, or as many as the rules allow."""
    game, options = find(rule_set)
    seats = fitting_seats(game, options, 4)
    luck = Recorder(Fast(number))
    one = Watched(game, game.setup(options, seats, luck), number, luck).play_out()
    deal = one.found.deal
    if seats == 1:
        deal = [deal[0] + 1.0 - expected_scores()[rule_set].mean]
    asked = told_of(game, one.moment, number) if seats > 1 else [0.0]
    return Seen(short(one.found.luck), short(deal), short(asked), result_of(one.position))


def told_of(game: Game, position: Position, number: int) -> list[float]:
    """Everyone's chances. One trial more that knows nothing: never having won among so few is not never."""
    value = house_value(game.name, position)
    trials = [value.sample(position.copy(), Fast((number << 16) + k)) for k in range(ASKED)]
    fair = 1.0 / position.seats
    return [(sum(trial[seat] for trial in trials) + fair) / (ASKED + 1) for seat in range(position.seats)]


def short(numbers: list[float]) -> list[float]:
    return [round(number, 6) for number in numbers]


def z_of(values: list[float]) -> float:
    """How many standard errors the mean is from zero."""
    count = len(values)
    mean = sum(values) / count
    spread = math.sqrt(sum((value - mean) ** 2 for value in values) / max(1, count - 1))
    return mean / (spread / math.sqrt(count)) if spread else 0.0


def sayings(games: list[Seen]) -> list[list[Saying]]:
    """By game. All seats of its moment count; in a duel the second says nothing that the first does not."""
    seats = range(1 if len(games[0].won) == 2 else len(games[0].won))
    return [[Saying(one.told[seat], one.won[seat]) for seat in seats] for one in games]


def slope_of(games: list[list[Saying]]) -> tuple[float, float]:
    """Of the logistic regression of victories on what was told, ±: 1 when it comes true as told.

    What is as good as decided does not count: one lost game in a thousand is all there would be to go by. The interval
    counts a game once.
    """
    said = [(one, number) for number, game in enumerate(games) for one in game if DECIDED < one.told < 1.0 - DECIDED]
    told = np.array([one.told for one, _ in said])
    won = np.array([one.won for one, _ in said])
    seen = np.stack([np.ones(len(said)), np.log(told / (1.0 - told))], axis=1)
    found = np.array([0.0, 1.0])
    for _ in range(ROUNDS):
        came = 1.0 / (1.0 + np.exp(-seen @ found))
        bend = (seen * (came * (1.0 - came))[:, None]).T @ seen + LEAST * np.eye(2)
        pull = seen * (won - came)[:, None]
        found = found + np.linalg.solve(bend, pull.sum(0) - LEAST * (found - [0.0, 1.0]))
    each = np.zeros((len(games), 2))
    np.add.at(each, [number for _, number in said], pull)
    spread = np.linalg.inv(bend) @ (each.T @ each) @ np.linalg.inv(bend)
    return float(found[1]), 1.96 * math.sqrt(float(spread[1, 1]))


def significant(cells: list[float], rate: float = 0.05) -> int:
    """How many cells are not zero on average, by Benjamini and Hochberg over all of them."""
    chances = sorted(math.erfc(abs(z) / math.sqrt(2)) for z in cells)
    passed = [rank for rank, chance in enumerate(chances, 1) if chance <= rate * rank / len(chances)]
    return max(passed, default=0)
