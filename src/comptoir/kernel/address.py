"""Luck by address: what is drawn depends on what it is for, not on what was drawn before.

Two people who meet the same luck and choose differently are still dealt the same wherever they ask for the same draw.
A die is rolled by its address alone. For a draw from a bag every card there could be has its place in an order of this
address, and the first that is still in the bag is drawn: bags that differ by a few cards give the same one mostly, and
each card in the bag is equally likely.
"""

import hashlib
import hmac
from typing import Final

from comptoir.kernel.bag import Bag
from comptoir.kernel.luck import Fast, Luck

EVERYBODY: Final = -1  # the seat of a draw that is nobody's own

Address = tuple[int, int, int, int]


class Addressed(Luck):
    """The luck of one entry. Draws at one address count on by themselves while it lasts; whoever asks in a later entry
    names a new address.
    """

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self.address: Address = (0, 0, 0, 0)
        self.asked: dict[Address, int] = {}
        self.told: list[tuple[Address, int]] = []  # every draw, by its address and its number there

    def at(self, purpose: int, round: int, seat: int, number: int = 0) -> None:  # noqa: A002
        self.address = (purpose, round, seat, number)

    def next(self) -> bytes:
        """What names the next draw."""
        number = self.asked.get(self.address, 0)
        self.asked[self.address] = number + 1
        self.told.append((self.address, number))
        purpose, round, seat, first = self.address  # noqa: A001
        return f"{purpose}:{round}:{seat}:{first}:{number}".encode()

    def digest(self, message: bytes) -> bytes:
        return hmac.new(self.seed, message, hashlib.sha256).digest()

    def below(self, bound: int) -> int:
        name = self.next()
        limit = bound * (2**64 // bound)
        attempt = 0
        while True:
            word = int.from_bytes(self.digest(name + b":%d" % attempt)[:8], "big")
            if word < limit:
                return word % bound
            attempt += 1

    def wanted(self, bag: Bag) -> int:
        name = self.next()
        first = 1 << 64
        found = start = 0
        for kind in range(len(bag.counts)):
            count = bag.counts[kind]
            if count > 0:
                order = Fast(int.from_bytes(self.digest(name + b"#%d" % kind)[:12], "big"))
                for card in range(count):
                    rank = (int(order.word()) << 32) + int(order.word())
                    if rank < first:
                        first = rank
                        found = start + card
                start += count
        return found

    def draw(self, bag: Bag) -> int:
        kind = bag.find(self.wanted(bag))
        bag.take(kind)
        return kind
