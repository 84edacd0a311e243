"""A pile as a bag: how many cards of each kind, drawn from at the moment of drawing and never shuffled ahead."""

from mypy_extensions import i64


class Bag:
    """Counts per kind. Equal bags are equal whatever their history, and hold no future."""

    counts: list[int]
    total: int
    stream: int

    def copy(self) -> "Bag":
        twin = Bag()
        twin.counts = self.counts.copy()
        twin.total = self.total
        twin.stream = self.stream
        return twin

    def take(self, kind: int) -> None:
        """Remove one card of this kind, which must be there."""
        if self.counts[kind] <= 0:
            raise ValueError(f"the bag holds no card of kind {kind}")
        self.counts[kind] -= 1
        self.total -= 1

    def put(self, kind: int) -> None:
        self.counts[kind] += 1
        self.total += 1

    def find(self, place: int) -> int:
        """The kind of the card at this place when the bag is laid out kind by kind."""
        left: i64 = place
        for kind, each in enumerate(self.counts):
            count: i64 = each
            if left < count:
                return kind
            left -= count
        raise ValueError("the bag has no such place")


def bag_of(counts: list[int], stream: int = 0) -> Bag:
    """A bag with these counts. `stream` tells the bags of a game apart, so that paired games feed each its own luck."""
    bag = Bag()
    bag.counts = counts.copy()
    bag.total = sum(counts)
    bag.stream = stream
    return bag
