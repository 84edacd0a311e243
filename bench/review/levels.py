"""The campaign of levels: every deal played by every level, and reviewed.

Every game is a line in a file as soon as it is reviewed: broken off at any moment, it goes on from there another time.
The first deal is done again each time; if it comes out otherwise players or eyes have changed, and all is begun anew.
"""

from collections.abc import Callable, Iterator
from itertools import count, islice

import msgspec

from bench.review.campaign import KEPT
from bench.review.games import LEVELS, Kept

_line = msgspec.json.Decoder(Kept)

# How the time is parted: where a game takes long and a figure needs many, most.
SHARES = {"cafe-race": 0.08, "cafe-international": 0.22, "espresso-doppio": 0.3, "top-race/bets": 0.4}


class Levels:
    """The reviewed games of one rule set, in the order of their deals."""

    def __init__(self, rule_set: str, review: Callable[[str, str, int], Kept]) -> None:
        self.rule_set = rule_set
        self.file = KEPT / f"levels.{rule_set.replace('/', '.')}.jsonl"
        self.games = self._read()
        first = [review(*task) for task in islice(self._all_tasks(), min(len(LEVELS), len(self.games)))]
        if first != self.games[: len(first)]:
            self.games = []
        KEPT.mkdir(parents=True, exist_ok=True)
        self.file.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in self.games))

    def _read(self) -> list[Kept]:
        """A last line that was cut off is played again."""
        lines = self.file.read_bytes().splitlines(keepends=True) if self.file.exists() else []
        return [_line.decode(line) for line in lines if line.endswith(b"\n")]

    def _all_tasks(self) -> Iterator[tuple[str, str, int]]:
        """Every deal by every level."""
        return ((self.rule_set, level, deal) for deal in count(1) for level in LEVELS)

    def tasks(self) -> Iterator[tuple[str, str, int]]:
        """Those that are still to be done."""
        return islice(self._all_tasks(), len(self.games), None)

    def keep(self, one: Kept) -> None:
        self.games.append(one)
        with self.file.open("ab") as file:
            file.write(msgspec.json.encode(one) + b"\n")
