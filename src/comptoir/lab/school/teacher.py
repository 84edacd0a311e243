"""Teaching a network: from moments of games to weights, first in fractions, then in the whole numbers bots use."""

from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from comptoir.bots.values.network import (
    BIAS_BOUND,
    FINE_FIRST,
    FINE_LAST,
    FIRST_BOUND,
    FULL,
    LAST_BOUND,
    ONE,
    SCALE,
)
from comptoir.bots.values.shelf import Weights
from comptoir.lab.school.lessons import Moment

Array = npt.NDArray[np.float32]

LAMBDA = 0.8  # how far a moment trusts the end of its game rather than what the last round thought a little later
POINTS = 0.3  # how much the points to come matter beside the chances
BATCH = 256
RATE = 2e-3
DECAY = 1e-5


class Progress(msgspec.Struct, frozen=True):
    """How well the chances of games never learned from were foretold: the loss, that of knowing nothing, the slope."""

    round: int
    chapter: str
    epoch: int
    loss: float
    blank: float
    slope: float
    points: float  # how far the points to come were off, in parts of their deviation


class Pupils:
    """Moments of one chapter as arrays. Seats stand one after another; a moment's first row and its seats are known."""

    def __init__(self, moments: Sequence[Moment], unit: float) -> None:
        self.seats = np.array([len(moment.seen) for moment in moments])
        self.first = np.concatenate([[0], np.cumsum(self.seats)[:-1]]) if len(moments) else np.zeros(0, int)
        joined = b"".join(seen for moment in moments for seen in moment.seen)
        rows = int(self.seats.sum())
        self.seen: Array = np.frombuffer(joined, np.uint8).reshape(rows, -1).astype(np.float32) * np.float32(1 / ONE)
        self.wins: Array = np.array([win for moment in moments for win in moment.wins], np.float32)
        to_come = [points / unit for moment in moments for points in moment.to_come]
        self.points: Array = np.array(to_come, np.float32)
        self.game = np.array([moment.number for moment in moments])
        self.of = np.repeat(np.arange(len(moments)), self.seats)

    def rows(self, chosen: npt.NDArray[Any]) -> npt.NDArray[Any]:
        """The rows of some moments."""
        counts = self.seats[chosen]
        starts = np.repeat(self.first[chosen] - np.concatenate([[0], np.cumsum(counts)[:-1]]), counts)
        return starts + np.arange(int(counts.sum()))


class Net:
    """The network in fractions."""

    def __init__(self, inputs: int, units: int, seed: int) -> None:
        dice = np.random.default_rng(seed)
        self.parts: dict[str, Array] = {
            "first": (dice.standard_normal((inputs, units)) / np.sqrt(inputs)).astype(np.float32),
            "first_bias": np.full(units, 0.2, np.float32),
            "last": (dice.standard_normal((units, 2)) * 0.05).astype(np.float32),
            "last_bias": np.zeros(2, np.float32),
            "direct": np.zeros((inputs, 2), np.float32),
        }

    def run(self, seen: Array) -> tuple[Array, Array]:
        """What the units say, and what comes out."""
        part = self.parts
        units = np.clip(seen @ part["first"] + part["first_bias"], 0.0, FULL / ONE)
        return units, units @ part["last"] + seen @ part["direct"] + part["last_bias"]

    def slopes(self, seen: Array, units: Array, out: Array) -> dict[str, Array]:
        """How every weight should move, from how the results should."""
        part = self.parts
        back = (out @ part["last"].T) * ((units > 0.0) & (units < FULL / ONE))
        return {
            "first": seen.T @ back,
            "first_bias": back.sum(0),
            "last": units.T @ out,
            "last_bias": out.sum(0),
            "direct": seen.T @ out,
        }

    def bound(self) -> None:
        """Nothing grows beyond what the whole numbers can hold."""
        np.clip(self.parts["first"], -FIRST_BOUND / FINE_FIRST, FIRST_BOUND / FINE_FIRST, out=self.parts["first"])
        for name in ("last", "direct"):
            np.clip(self.parts[name], -LAST_BOUND / FINE_LAST, LAST_BOUND / FINE_LAST, out=self.parts[name])

    def weights(self, chapter: str) -> Weights:
        """In whole numbers, as bots use them."""
        part = self.parts
        last = np.rint(part["last"] * FINE_LAST).astype(int)
        bias = np.clip(np.rint(part["last_bias"] * SCALE), -BIAS_BOUND, BIAS_BOUND).astype(int)
        direct = np.rint(part["direct"] * FINE_LAST).astype(int)
        return Weights(
            chapter,
            part["first"].shape[0],
            np.rint(part["first"].T * FINE_FIRST).astype(int).ravel().tolist(),
            np.rint(part["first_bias"] * ONE * FINE_FIRST).astype(int).tolist(),
            [*last[:, 0].tolist(), int(bias[0]), *last[:, 1].tolist(), int(bias[1])],
            [*direct[:, 0].tolist(), *direct[:, 1].tolist()],
        )

    def copy(self) -> "Net":
        twin = Net(self.parts["first"].shape[0], self.parts["first"].shape[1], 0)
        twin.parts = {name: part.copy() for name, part in self.parts.items()}
        return twin

    def rounded(self) -> "Net":
        """This network with the weights that whole numbers leave of it, to be examined as it will be used."""
        twin = Net(self.parts["first"].shape[0], self.parts["first"].shape[1], 0)
        fine = {"first": FINE_FIRST, "first_bias": ONE * FINE_FIRST, "last": FINE_LAST, "last_bias": SCALE}
        for name, part in self.parts.items():
            scale = fine.get(name, FINE_LAST)
            twin.parts[name] = (np.rint(part * scale) / scale).astype(np.float32)
        return twin


def shares(prospects: Array, of: npt.NDArray[Any], count: int) -> Array:
    """A softmax over the seats of each moment; `of` says which moment a row is of, ascending."""
    most = np.maximum.reduceat(prospects, np.searchsorted(of, np.arange(count)))
    powers = np.exp(prospects - most[of])
    total = np.bincount(of, powers, count).astype(np.float32)
    found: Array = (powers / total[of]).astype(np.float32)
    return found


class Adam:
    """Steps that mind how steady each slope has been."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self.mean = {name: np.zeros_like(part) for name, part in net.parts.items()}
        self.square = {name: np.zeros_like(part) for name, part in net.parts.items()}
        self.count = 0

    def step(self, slopes: dict[str, Array], rate: float) -> None:
        self.count += 1
        for name, slope in slopes.items():
            self.mean[name] += 0.1 * (slope - self.mean[name])
            self.square[name] += 0.001 * (slope * slope - self.square[name])
            mean = self.mean[name] / (1.0 - 0.9**self.count)
            square = self.square[name] / (1.0 - 0.999**self.count)
            part = self.net.parts[name]
            part -= rate * (mean / (np.sqrt(square) + 1e-8) + DECAY * part)
        self.net.bound()


def targets(pupils: Pupils, before: Net | None) -> Array:
    """The end of the game, mixed with what the last round thought of the moments between."""
    if before is None:
        return pupils.wins
    _, out = before.run(pupils.seen)
    thought = shares(out[:, 0], pupils.of, len(pupils.seats))
    found = pupils.wins.copy()
    for moment in range(len(pupils.seats) - 2, -1, -1):
        if pupils.game[moment] == pupils.game[moment + 1]:
            here = slice(pupils.first[moment], pupils.first[moment] + pupils.seats[moment])
            later = slice(pupils.first[moment + 1], pupils.first[moment + 1] + pupils.seats[moment + 1])
            found[here] = LAMBDA * found[later] + (1.0 - LAMBDA) * thought[later]
    return found


def teach(net: Net, pupils: Pupils, aims: Array, epoch: int, epochs: int, seed: int, adam: Adam) -> None:
    """Once through all moments, in an order of its own."""
    order = np.random.default_rng([seed, epoch]).permutation(len(pupils.seats))
    rate = RATE * (0.5 + 0.5 * np.cos(np.pi * epoch / epochs)) + 2e-5
    for start in range(0, len(order), BATCH):
        chosen = order[start : start + BATCH]
        rows = pupils.rows(chosen)
        of = np.repeat(np.arange(len(chosen)), pupils.seats[chosen])
        seen = pupils.seen[rows]
        units, out = net.run(seen)
        wrong = np.empty_like(out)
        wrong[:, 0] = shares(out[:, 0], of, len(chosen)) - aims[rows]
        wrong[:, 1] = POINTS * (out[:, 1] - pupils.points[rows])
        wrong *= np.float32(1 / len(chosen))
        adam.step(net.slopes(seen, units, wrong), float(rate))


def examine(net: Net, pupils: Pupils) -> tuple[float, float, float, float]:
    """Of games never learned from: loss, loss of knowing nothing, slope of calibration, error of the points."""
    _, out = net.rounded().run(pupils.seen)
    told = np.clip(shares(out[:, 0], pupils.of, len(pupils.seats)), 1e-6, 1.0)
    loss = -float((pupils.wins * np.log(told)).sum()) / len(pupils.seats)
    blank = float(np.log(pupils.seats).mean())
    off = float(np.sqrt(np.mean((out[:, 1] - pupils.points) ** 2)) / (pupils.points.std() + 1e-9))
    return loss, blank, slope(told, pupils.wins), off


def slope(told: Array, wins: Array) -> float:
    """The logistic slope: 1 when what is told comes true, below it when it was too sure of itself."""
    sure = np.log(np.clip(told, 1e-4, 1 - 1e-4) / (1 - np.clip(told, 1e-4, 1 - 1e-4))).astype(np.float64)
    lean, steep = 0.0, 1.0
    for _ in range(25):
        came = 1.0 / (1.0 + np.exp(-(lean + steep * sure)))
        weight = came * (1.0 - came) + 1e-9
        miss = wins - came
        matrix = np.array([[weight.sum(), (weight * sure).sum()], [(weight * sure).sum(), (weight * sure**2).sum()]])
        move = np.linalg.solve(matrix, np.array([miss.sum(), (miss * sure).sum()]))
        lean, steep = lean + float(move[0]), steep + float(move[1])
    return steep
