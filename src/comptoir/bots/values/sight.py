"""How a position looks to one seat: the part of a learned value that knows a game."""

from mypy_extensions import mypyc_attr

from comptoir.kernel.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Sight:
    """What a network is shown. Its chapters are networks of their own, such as an auction and a race."""

    chapters: tuple[str, ...]
    inputs: tuple[int, ...]  # how many numbers each chapter shows
    unit: float  # the points that a network's 1 stands for

    def covers(self, position: Position) -> bool:
        """Whether these rules and this number of seats were among those learned from."""
        raise NotImplementedError

    def calm(self, position: Position) -> bool:
        """Whether this is a moment a network can be asked about, rather than the middle of something."""
        raise NotImplementedError

    def chapter(self, position: Position) -> int:
        return 0

    def seen(self, position: Position) -> list[bytes]:
        """The position relative to each seat, a byte for each input."""
        raise NotImplementedError

    def points(self, position: Position) -> list[int]:
        """The scores so far, from which the network counts on."""
        return position.tally()
