"""A small network in whole numbers: bytes in, one layer of units, and out come a seat's prospects and points to come.

Compiled, sums wrap at 64 bits and interpreted they do not: the bounds checked here keep every sum far below that.
"""

from typing import Final

from mypy_extensions import i64

ONE: Final = 64  # an input or a unit of this size stands for 1
FULL: Final = 255  # and is never more than this
FINE_FIRST: Final = 32  # a first weight of this size stands for 1
FIRST_SHIFT: Final = 5  # so that 2 ** 5 is that
FINE_LAST: Final = 256  # a last weight of this size stands for 1
SCALE: Final = 16_384  # ONE * FINE_LAST: a result of this size stands for 1

MOST_INPUTS: Final = 128
MOST_UNITS: Final = 64
FIRST_BOUND: Final = 127
LAST_BOUND: Final = 32_767
BIAS_BOUND: Final = 1 << 26
MIDDLE: Final = 128  # a first weight is kept as a byte, with this added


class Misfit(ValueError):
    """Weights that no network of ours has: too many, too few, or too large."""


class Network:
    """Weights, and what they say of the last position shown."""

    def __init__(
        self, inputs: int, first: list[int], first_bias: list[int], last: list[int], direct: list[int]
    ) -> None:
        """`last` and `direct` hold the weights of the prospects, then of the points, each with its constant at the end.

        `last` are those of the units, `direct` those of the inputs themselves.
        """
        units = len(first_bias)
        if not (0 < inputs <= MOST_INPUTS and 0 < units <= MOST_UNITS and len(first) == inputs * units):
            raise Misfit("the first layer has another size")
        if len(last) != 2 * (units + 1) or len(direct) != 2 * inputs:
            raise Misfit("the last layer has another size")
        within(first, FIRST_BOUND)
        within(first_bias, BIAS_BOUND)
        within(direct, LAST_BOUND)
        for output in range(2):
            start = output * (units + 1)
            within(last[start : start + units], LAST_BOUND)
            within(last[start + units : start + units + 1], BIAS_BOUND)
        self.inputs = inputs
        self.units = units
        self.first = bytes([weight + MIDDLE for weight in first])
        self.first_bias = first_bias
        self.last = last
        self.direct = direct
        self.prospects = 0
        self.points = 0

    def look(self, seen: bytes) -> None:
        """Work out `prospects` and `points`, both in parts of SCALE."""
        if len(seen) != self.inputs:
            raise Misfit("a position is seen in another size")
        inputs: i64 = self.inputs
        units: i64 = self.units
        first = self.first
        last = self.last
        prospects: i64 = last[units]
        points: i64 = last[units + units + 1]
        unit: i64 = 0
        while unit < units:
            total: i64 = self.first_bias[unit]
            row: i64 = unit * inputs
            place: i64 = 0
            while place < inputs:
                value: i64 = seen[place]
                weight: i64 = first[row + place]
                total += value * (weight - MIDDLE)
                place += 1
            total >>= FIRST_SHIFT
            if total > 0:
                if total > FULL:
                    total = FULL
                mine: i64 = last[unit]
                theirs: i64 = last[units + 1 + unit]
                prospects += total * mine
                points += total * theirs
            unit += 1
        place = 0
        while place < inputs:
            value = seen[place]
            if value > 0:
                mine = self.direct[place]
                theirs = self.direct[inputs + place]
                prospects += value * mine
                points += value * theirs
            place += 1
        self.prospects = prospects
        self.points = points


def within(weights: list[int], bound: int) -> None:
    for weight in weights:
        if not -bound <= weight <= bound:
            raise Misfit("a weight is out of bounds")


def byte(value: int) -> int:
    """As much of it as fits into an input."""
    return 0 if value < 0 else FULL if value > FULL else value


def packed(values: list[int]) -> bytes:
    """Inputs as a network takes them: whatever a position holds, none is too small or too large."""
    for place in range(len(values)):
        value = values[place]
        if value < 0 or value > FULL:
            values[place] = byte(value)
    return bytes(values)
