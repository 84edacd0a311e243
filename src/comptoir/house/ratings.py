"""Strength from results: Plackett–Luce, fitted over all games at once, so that their order does not matter.

Whoever plays has a strength; of those still in the running, each comes next with a chance in proportion to its
exponential. Bots stand fixed where the bench has measured them, a regular at zero; people are found between them.
Those who tie share their places (Efron's way). Before anything is known somebody is thought a regular, give or take
`SPREAD`, so one game moves nobody far; how little is known yet is said by the interval.
"""

import math
from collections.abc import Iterable, Mapping

from msgspec import Struct

SPREAD = 1.5  # of people's strengths before their first game
POINTS = 400 / math.log(10)  # as in chess: 400 more is ten to one, for two
MIDDLE = 1500.0  # a regular
LEAST = 10  # rated games before anything is said
Z = 1.96
EXACT = 1e-9


class Played(Struct, frozen=True):
    """A game: who, by a name of any kind, and everybody's place; 1 is best, and those who tie have the same."""

    table: str
    players: list[str]
    places: list[int]


class Rating(Struct, frozen=True):
    """In points, with the interval that holds the truth 95 times in 100, and from how many games."""

    points: float
    low: float
    high: float
    games: int


class Stage:
    """One place being decided: who may still take it (by number), and with what weight those who tie for it do."""

    def __init__(self, who: list[int], parts: list[float]) -> None:
        self.who, self.parts = who, parts
        self.chances: list[float] = []


class Fit:
    """The strengths that make what happened most likely, and how sure each of them is."""

    def __init__(self, games: Iterable[Played], anchors: Mapping[str, float]) -> None:
        ordered = sorted(games, key=lambda game: game.table)
        people = sorted({each for game in ordered for each in game.players if each not in anchors})
        fixed = sorted({each for game in ordered for each in game.players if each in anchors})
        self.number = {name: number for number, name in enumerate([*people, *fixed])}
        self.people = len(people)
        self.strength = [0.0] * len(people) + [anchors[name] for name in fixed]
        self.games = [sum(name in game.players for game in ordered) for name in people]
        self.seen = [0.0] * len(people)  # how often each came next, of the stages where that was decided
        self.stages = [stage for game in ordered for stage in self._stages(game)]
        self._settle()

    def _stages(self, game: Played) -> list[Stage]:
        """Place after place. Who ties counts less and less as those he ties with are thought to be gone."""
        found: list[Stage] = []
        for place in sorted(set(game.places)):
            left = [n for n, other in enumerate(game.places) if other >= place]
            tied = [n for n in left if game.places[n] == place]
            for gone in range(len(tied)):
                parts = [1.0 - gone / len(tied) if n in tied else 1.0 for n in left]
                if len(left) > 1:
                    found.append(Stage([self.number[game.players[n]] for n in left], parts))
            for n in tied:
                mine = self.number[game.players[n]]
                if len(left) > 1 and mine < self.people:
                    self.seen[mine] += 1.0
        return found

    def _settle(self) -> None:
        """Newton's way; the likelihood has one top, and a step that would overshoot it is halved."""
        self._weigh()
        for _ in range(100):
            slope = self._slope()
            if max(map(abs, slope), default=0.0) < EXACT:
                return
            step = self._solve(slope)
            before, start = self._likelihood(), self.strength[: self.people]
            for _ in range(40):
                self.strength[: self.people] = [s + d for s, d in zip(start, step, strict=True)]
                if self._likelihood() >= before:
                    break
                step = [d / 2 for d in step]
            self._weigh()

    def _likelihood(self) -> float:
        """Its logarithm, but for what never changes."""
        told = math.fsum(self.seen[n] * self.strength[n] for n in range(self.people))
        lost = math.fsum(
            math.log(sum(part * math.exp(self.strength[n]) for n, part in zip(stage.who, stage.parts, strict=True)))
            for stage in self.stages
        )
        return told - lost - math.fsum(s * s for s in self.strength[: self.people]) / (2 * SPREAD**2)

    def _weigh(self) -> None:
        """Everybody's chance at every stage."""
        power = [math.exp(strength) for strength in self.strength]
        for stage in self.stages:
            weights = [part * power[n] for n, part in zip(stage.who, stage.parts, strict=True)]
            whole = sum(weights)
            stage.chances = [weight / whole for weight in weights]

    def _slope(self) -> list[float]:
        found = [self.seen[n] - self.strength[n] / SPREAD**2 for n in range(self.people)]
        for stage in self.stages:
            for n, chance in zip(stage.who, stage.chances, strict=True):
                if n < self.people:
                    found[n] -= chance
        return found

    def _bent(self, way: list[float]) -> list[float]:
        """How the slope changes along a way: what the games and the first guess tell about it."""
        found = [each / SPREAD**2 for each in way]
        for stage in self.stages:
            moves = [way[n] if n < self.people else 0.0 for n in stage.who]
            mean = sum(chance * move for chance, move in zip(stage.chances, moves, strict=True))
            for n, chance, move in zip(stage.who, stage.chances, moves, strict=True):
                if n < self.people:
                    found[n] += chance * (move - mean)
        return found

    def _solve(self, wanted: list[float]) -> list[float]:
        """The way along which the slope changes by `wanted` (conjugate gradients)."""
        found, rest = [0.0] * self.people, wanted.copy()
        way, size = rest.copy(), math.fsum(r * r for r in rest)
        for _ in range(4 * self.people + 20):
            if size < EXACT**2:
                break
            bent = self._bent(way)
            length = size / math.fsum(w * b for w, b in zip(way, bent, strict=True))
            found = [f + length * w for f, w in zip(found, way, strict=True)]
            rest = [r - length * b for r, b in zip(rest, bent, strict=True)]
            before, size = size, math.fsum(r * r for r in rest)
            way = [r + size / before * w for r, w in zip(rest, way, strict=True)]
        return found

    def rating(self, name: str) -> Rating | None:
        """Somebody's, with its doubt; none for whom no game is known."""
        number = self.number.get(name, self.people)
        if number >= self.people:
            return None
        alone = [1.0 if n == number else 0.0 for n in range(self.people)]
        doubt = Z * POINTS * math.sqrt(self._solve(alone)[number])
        points = MIDDLE + POINTS * self.strength[number]
        return Rating(points, points - doubt, points + doubt, self.games[number])
