"""All arrangements as the bits of one big number: how far a card is from every arrangement, in moments.

An exchange maps each type apart, so "one action away" is done type by type and pair by pair; and every layout of a type
moves by one of a few distances, so a whole type moves with a handful of shifts.
"""

from comptoir.games.espresso_doppio.runner import ARRANGEMENTS, EXCHANGED, LAYOUTS, PAIRS

STRIDES = (LAYOUTS * LAYOUTS, LAYOUTS, 1)  # of saucers, cups and spoons in the number of an arrangement


def bits(times: bytes) -> int:
    """The arrangements in which a card pays."""
    text = bytes(48 + (count > 0) for count in reversed(times)).decode()
    return int(text, 2)


def with_layouts(layouts: set[int], stride: int) -> int:
    """All arrangements in which the type of this stride has one of these layouts."""
    one_round = "".join(str(int(layout in layouts)) * stride for layout in reversed(range(LAYOUTS)))
    return int(one_round * (ARRANGEMENTS // len(one_round)), 2)


def shifts(pair: int, stride: int) -> list[tuple[int, int]]:
    """How an exchange of this type moves arrangements: distance, and the arrangements that move by it."""
    by_distance: dict[int, set[int]] = {}
    for layout in range(LAYOUTS):
        distance = EXCHANGED[layout * PAIRS + pair] - layout
        if distance:
            by_distance.setdefault(distance, set()).add(layout)
    return [(distance * stride, with_layouts(layouts, stride)) for distance, layouts in by_distance.items()]


class Reach:
    """Sets of arrangements, and those within one more action of them."""

    def __init__(self) -> None:
        self.moves = [[shifts(pair, stride) for stride in STRIDES] for pair in range(PAIRS)]

    def one_more_action(self, found: int) -> int:
        """These arrangements and all those one action away: an action undoes itself, so both directions are one."""
        result = found
        for by_type in self.moves:
            near = found
            for moves in by_type:
                for distance, mask in moves:
                    moving = near & mask
                    near |= moving << distance if distance > 0 else moving >> -distance
            result |= near
        return result

    def within(self, met: int, actions: int) -> list[int]:
        """How many arrangements are at most 0, 1, 2 … actions away from one in which the card is met."""
        counts = [met.bit_count()]
        for _ in range(actions):
            met = self.one_more_action(met)
            counts.append(met.bit_count())
        return counts
