"""What the others have visibly done, held against a guessed world: how surprising would it all have been there?

Surprise is counted in parts of e, 256 to one, in whole numbers, so that every build believes the same.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from comptoir.bots.values.shares import FINE, POWERS, REACH
from comptoir.kernel.luck import Luck
from comptoir.kernel.position import Position

MOST: Final = 900  # nobody's choice is more surprising than that: people are not that easy to read
COUNTING: Final = 4  # a quarter of the worlds must still count
SHARES: Final = 16  # in how many steps surprise is toned down until they do


@mypyc_attr(allow_interpreted_subclasses=True)
class Belief:
    """Nothing was heard: all worlds are alike."""

    def surprise(self, world: Position) -> int:
        """How surprising what was heard would have been in this world: 256 stands for a chance of 1 / e."""
        return 0

    def says_something(self) -> bool:
        """Whether any world is likelier than another."""
        return False

    def weighs(self) -> bool:
        """Whether worlds have to be weighed as a whole; else each is mended card by card."""
        return True

    def mend(self, world: Position, luck: Luck) -> None:
        """Change what is hidden in a guessed world so that what was heard makes sense in it."""


def all_surprises() -> list[int]:
    """By how easy it was, the surprise that somebody did it after all: log(1 + e^-x)."""
    found: list[int] = []
    for power in POWERS:
        chance = FINE * FINE // (FINE + power)
        place = 0
        while POWERS[place] > chance:
            place += 1
        found.append(place)
    return found


SURPRISES: Final = all_surprises()


def surprise_of(ease: int) -> int:
    """Of somebody doing what he finds easy by so much, or hard where it is below zero."""
    if ease >= 0:
        return SURPRISES[ease] if ease < REACH else 0
    return min(MOST, (SURPRISES[-ease] if -ease < REACH else 0) - ease)


def weights_of(surprises: list[int]) -> list[int]:
    """How much each world counts; toned down until a quarter of them do."""
    least = min(surprises)
    found: list[int] = []
    for share in range(SHARES, 0, -1):
        found = [POWERS[min(REACH - 1, (one - least) * share // SHARES)] for one in surprises]
        total = sum(found)
        if total * total * COUNTING >= len(found) * sum([weight * weight for weight in found]):
            break
    return found


def drawn_again(weights: list[int]) -> list[int]:
    """As many places as there are weights, each as often as its weight says."""
    total = sum(weights)
    found: list[int] = []
    place, reached = 0, weights[0]
    for number in range(len(weights)):
        mark = (2 * number + 1) * total
        while 2 * reached * len(weights) <= mark:
            place += 1
            reached += weights[place]
        found.append(place)
    return found
