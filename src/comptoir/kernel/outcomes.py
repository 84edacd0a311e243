"""What luck might have done: every outcome with its weight, by walking the tree of draws, while there are few."""

from collections.abc import Sequence

from comptoir.kernel.luck import Luck
from comptoir.kernel.position import Position

MOST = 216  # outcomes: three dice


class TooMany(Exception):
    """The tree of draws has more leaves than anybody wants to count; where ties are rolled again it has no end."""


class Walk(Luck):
    """Follows a path through the tree of draws, and takes the first branch wherever the path ends."""

    def __init__(self, path: Sequence[int], most: int) -> None:
        self.path = path
        self.room = most - 1  # leaves there may be beside this path
        self.values: list[int] = []
        self.bounds: list[int] = []

    def below(self, bound: int) -> int:
        self.room -= bound - 1
        if self.room < 0:
            raise TooMany
        value = self.path[len(self.values)] if len(self.values) < len(self.path) else 0
        self.values.append(value)
        self.bounds.append(bound)
        return value

    def weight(self) -> float:
        found = 1.0
        for bound in self.bounds:
            found /= bound
        return found

    def next_path(self) -> list[int] | None:
        """The path to the next leaf, or None after the last one."""
        path = self.values.copy()
        while path:
            if path[-1] + 1 < self.bounds[len(path) - 1]:
                path[-1] += 1
                return path
            path.pop()
        return None


def outcomes(
    position: Position, seats: Sequence[int], choices: Sequence[int], most: int = MOST
) -> list[tuple[float, Position]] | None:
    """Every position these choices may lead to, with its weight; None when there are more than `most`."""
    found: list[tuple[float, Position]] = []
    path: list[int] | None = []
    try:
        while path is not None:
            if len(found) == most:
                return None
            walk = Walk(path, most)
            world = position.copy()
            for seat, choice in zip(seats, choices, strict=True):
                world.play(seat, choice, walk)
            found.append((walk.weight(), world))
            path = walk.next_path()
    except TooMany:
        return None
    return found
