"""Exponentials and shares without the machine's mathematics, whose last digits differ from one to the next."""

from typing import Final

from comptoir.bots.values.network import SCALE

STEPS: Final = 256  # of the table, for each 1 of the exponent
REACH: Final = 4_096  # sixteen times: what is less likely than that is taken for this
FINE: Final = 1 << 30  # how the table writes 1
SHIFT: Final = 6  # from parts of SCALE to steps
assert SCALE >> SHIFT == STEPS


def powers() -> list[int]:
    """e to the power of 0, -1/256, -2/256 and so on, by whole numbers alone."""
    one = 1 << 90
    term, factor, number = one, one, 1
    while term:
        term = term // (STEPS * number)
        factor += -term if number % 2 else term
        number += 1
    found: list[int] = []
    power = one
    for _ in range(REACH):
        found.append(max(1, power >> 60))
        power = power * factor >> 90
    return found


POWERS: Final = powers()
PARTS: Final = [power / FINE for power in POWERS]


def added(parts: list[float]) -> float:
    """One after the other: since Python 3.12 `sum` makes up for lost digits, and bots would choose otherwise there."""
    total = 0.0
    for part in parts:
        total += part
    return total


def greatest(parts: list[float]) -> float:
    """What `max` says, which compiled code has to ask Python for."""
    most = parts[0]
    for part in parts:
        if part > most:
            most = part
    return most


def falling(depth: float) -> float:
    """e to the power of minus `depth`, which is 0 or more, to one part in 256."""
    place = int(depth * STEPS)
    return PARTS[place if place < REACH else REACH - 1]


def shares(prospects: list[int]) -> list[float]:
    """Each seat's chance, from prospects in parts of SCALE: a softmax."""
    most = max(prospects)
    found: list[float] = []
    total = 0.0  # whole numbers all the same, and none too large to be exact; a browser's words could not hold them
    for one in prospects:
        place = (most - one) >> SHIFT
        power = float(POWERS[place if place < REACH else REACH - 1])
        found.append(power)
        total += power
    return [power / total for power in found]
