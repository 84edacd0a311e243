"""The tree a bot grows while it thinks: nodes where seats choose, edges that remember how each choice fared.

All nodes of a tree lie in one list, and a node knows those below it by their places there. If it held them itself, a
deep tree would be freed node within node; from the fiftieth on Python puts off what it frees, and notes that in front
of the object, where compiled classes without cycles have no room: it would overwrite what lies there.
"""

import math
from typing import Final

from mypy_extensions import i64, mypyc_attr

from comptoir.bots.values.shares import added
from comptoir.kernel.luck import Luck

EXPLORE: Final = 0.6  # how strongly untried choices attract where one seat chooses alone
DOUBT: Final = 0.1  # how much worse than its neighbours an untried choice is taken to be
PRIMER: Final = 1.0  # how much regret a promising choice begins with where choices are secret
ROOT: Final = 0  # the place of the node that is below no other
TRIFLE: Final = 0.08  # what was weighed at less than this share was only exploration
TREMBLE: Final = 0.1  # the share of random choices while secret choices are being weighed


@mypyc_attr(acyclic=True)  # nothing for Python to look for cycles in
class Edge:
    """One choice of one seat: how often it was tried and offered, and what came of it."""

    def __init__(self, choice: int, prior: float) -> None:
        self.choice: i64 = choice
        self.prior = prior
        self.visits = 0
        self.value = 0.0
        self.squares = 0.0
        self.wins = 0.0
        self.points = 0.0
        self.regret = prior * PRIMER
        self.share = 0.0

    def mean(self) -> float:
        return self.value / self.visits

    def doubt(self) -> float:
        """The square of how far the mean may be off."""
        mean = self.mean()
        return (self.squares / self.visits - mean * mean) / self.visits

    def learn(self, value: float, win: float, points: float) -> None:
        self.visits += 1
        self.value += value
        self.squares += value * value
        self.wins += win
        self.points += points

    def forget(self) -> None:
        """What it was worth so far no longer counts; how much it was wanted does."""
        self.visits = 0
        self.value = self.squares = self.wins = self.points = 0.0


@mypyc_attr(acyclic=True)  # it holds no other node
class Node:
    """A moment in the tree, reached by a sequence of choices as the thinking seat sees them.

    Most nodes are met once and never again: until something is put into it, a node has nothing of its own.
    """

    def __init__(self) -> None:
        self.seat: i64 = -1  # whose choices were met here first,
        self.first: list[Edge] = NO_LINE  # in ascending order,
        self.rows: dict[int, list[Edge]] = NO_ROWS  # and those of other seats: mostly there are none
        self.key: i64 = -1  # what was chosen here first,
        self.below: i64 = ROOT  # the place of the node below that,
        self.children: dict[int, int] = NO_CHILDREN  # and the places of those below other choices
        self.asked: i64 = -1  # who was asked last,
        self.choices: list[int] = NO_CHOICES  # between what,
        self.line: list[Edge] = NO_LINE  # and the edges of that: mostly the next time it is the same

    def child(self, key: i64) -> i64:
        """The place of the node below this one, or ROOT when there is none."""
        return self.below if key == self.key else self.children.get(key, ROOT)

    def put(self, key: i64, place: i64) -> None:
        """The node at this place is below this one."""
        if self.key < 0:
            self.key = key
            self.below = place
            return
        if self.children is NO_CHILDREN:
            self.children = {}
        self.children[key] = place

    def same(self, seat: i64, choices: list[int]) -> bool:
        """Whether the same seat was asked between the same the last time."""
        return seat == self.asked and choices == self.choices

    def grow(self, seat: int, choices: list[int], priors: list[float]) -> None:
        total = added(priors)
        old = self.row(seat)
        row: list[Edge] = []
        known = 0
        for place in range(len(choices)):
            choice = choices[place]
            while known < len(old) and old[known].choice < choice:
                row.append(old[known])
                known += 1
            if known == len(old) or old[known].choice != choice:
                row.append(Edge(choice, priors[place] / total))
        self.set_row(seat, row + old[known:] if known < len(old) else row)
        if len(old) == 0:
            self.asked = seat
            self.choices = choices
            self.line = row

    @property
    def edges(self) -> dict[tuple[int, int], Edge]:
        """All that have grown here, by seat and choice."""
        found = {(int(self.seat), int(edge.choice)): edge for edge in self.first}
        for seat, row in self.rows.items():
            found.update({(seat, int(edge.choice)): edge for edge in row})
        return found

    def row(self, seat: i64) -> list[Edge]:
        """Every choice of this seat that was met here."""
        if seat == self.seat:
            return self.first
        row = self.rows.get(seat)
        return NO_LINE if row is None else row

    def set_row(self, seat: i64, row: list[Edge]) -> None:
        if self.seat < 0:
            self.seat = seat
        if seat == self.seat:
            self.first = row
            return
        if self.rows is NO_ROWS:
            self.rows = {}
        self.rows[seat] = row

    def offered(self, seat: int, choices: list[int]) -> list[Edge]:
        """The edges of these choices; none at all as long as one of them is new here."""
        if not self.same(seat, choices):
            line = self.found(seat, choices)
            if len(line) == 0:
                return line
            self.asked = seat
            self.choices = choices
            self.line = line
        return self.line

    def found(self, seat: int, choices: list[int]) -> list[Edge]:
        row = self.row(seat)
        line: list[Edge] = []
        if len(row) < len(choices) or len(choices) == 0:
            return line
        wanted: i64 = choices[0]
        for edge in row:
            if edge.choice >= wanted:
                if edge.choice != wanted:
                    return []
                line.append(edge)
                if len(line) == len(choices):
                    return line
                wanted = choices[len(line)]
        return []


NO_ROWS: Final[dict[int, list[Edge]]] = {}
NO_CHILDREN: Final[dict[int, int]] = {}
NO_CHOICES: Final[list[int]] = []
NO_LINE: Final[list[Edge]] = []


def alone(edges: list[Edge]) -> Edge:
    """The edge to try next where one seat chooses: good so far, or promising and little tried."""
    visits = 0
    value = 0.0
    weight = 0.0
    for edge in edges:
        visits += edge.visits
        value += edge.value
        weight += edge.prior
    untried = (value / visits if visits else 0.5) - DOUBT
    reach = EXPLORE * math.sqrt(float(visits) + 1.0) / weight
    best = edges[0]
    most = -1.0e9
    for edge in edges:
        worth = edge.mean() if edge.visits else untried
        worth += reach * edge.prior / (1.0 + edge.visits)
        if worth > most:
            best = edge
            most = worth
    return best


def in_secret(edges: list[Edge], luck: Luck) -> Edge:
    """The edge to try next where several seats choose at once: regret matching, so that nobody can be read."""
    if luck.below(1000) < TREMBLE * 1000.0:
        return edges[luck.below(len(edges))]
    return edges[drawn(matched(edges), luck)]


def matched(edges: list[Edge]) -> list[float]:
    """Shares in proportion to regret: what each choice would have brought beyond the mixture played so far."""
    total = 0.0
    for edge in edges:
        total += edge.regret
    if total <= 0.0:
        return [1.0 / len(edges)] * len(edges)
    return [edge.regret / total for edge in edges]


def mixture(edges: list[Edge]) -> list[float]:
    """The shares that all the weighing came to: what a bot draws a secret choice by, so that nobody can foresee it."""
    total = 0.0
    for edge in edges:
        total += edge.share
    kept = [edge.share if edge.share >= TRIFLE * total else 0.0 for edge in edges]
    weight = added(kept)
    return [share / weight for share in kept] if weight > 0.0 else matched(edges)


def regret(edges: list[Edge], values: list[float]) -> None:
    """Every choice regrets not having been the mixture, by what each would have brought. Never below zero."""
    weights = matched(edges)
    mixed = 0.0
    for place in range(len(edges)):
        mixed += weights[place] * values[place]
    for place in range(len(edges)):
        edge = edges[place]
        edge.share += weights[place]
        edge.regret = max(0.0, edge.regret + values[place] - mixed)


def regret_all(edges: list[Edge]) -> None:
    """The same where only one of the choices was tried: the others regret by their means so far."""
    visits = 0
    value = 0.0
    for edge in edges:
        visits += edge.visits
        value += edge.value
    regret(edges, [edge.mean() if edge.visits else value / visits for edge in edges])


def drawn(weights: list[float], luck: Luck) -> int:
    """A place drawn by these weights, which add up to one."""
    mark = luck.below(1_000_000) / 1_000_000.0
    for place in range(len(weights)):
        mark -= weights[place]
        if mark < 0.0:
            return place
    return len(weights) - 1
