"""Luck that asks: every die and every draw becomes a question with its chances, answered one at a time."""

from collections.abc import Sequence

from comptoir.kernel.bag import Bag
from comptoir.kernel.luck import Luck

Outcomes = list[tuple[int, float]]


class Asked(Exception):
    """What may come now, each with its probability: faces and numbers from 0, kinds of cards by their code."""

    def __init__(self, outcomes: Outcomes) -> None:
        super().__init__("chance is asked")
        self.outcomes = outcomes


class Asking(Luck):
    """Gives the answers it was told, then asks. Cards of one kind are one answer, so that there are few."""

    def __init__(self, told: Sequence[int]) -> None:
        self.left = list(told)

    def below(self, bound: int) -> int:
        if not self.left:
            raise Asked([(value, 1.0 / bound) for value in range(bound)])
        return self.left.pop(0)

    def draw(self, bag: Bag) -> int:
        if not self.left:
            raise Asked([(kind, count / bag.total) for kind, count in enumerate(bag.counts) if count])
        kind = self.left.pop(0)
        bag.take(kind)
        return kind
