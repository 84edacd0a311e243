"""What every puzzle has shown so far, one look a line: hours of looking can be broken off, and go on where they were.

A look is kept under what was asked and not under the puzzle's name: a puzzle that changed is looked at anew. Bots that
changed are not noticed: take the file away when they are to look again.
"""

import hashlib
import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from pathlib import Path

import msgspec

from comptoir.lab.ledger import whole_lines
from comptoir.review.puzzles import Puzzle

KEPT = Path(__file__).resolve().parents[2] / "bench" / "results" / "soak" / "puzzles.jsonl"


class Asking(msgspec.Struct, frozen=True):
    """One look to be had at a puzzle: searched deeper, or some pairs of games from `first` on."""

    puzzle: Puzzle
    kind: str
    first: int
    size: float

    def key(self) -> str:
        one = self.puzzle
        asked = (one.record, one.seat, one.best.choice, one.second.choice, self.kind, self.first, self.size)
        return hashlib.sha256(msgspec.json.encode(asked)).hexdigest()[:24]


class Look(msgspec.Struct, frozen=True):
    """What a look has shown: the choice that was found, or how far apart the two ways ended, game by game."""

    key: str
    puzzle: str
    shown: list[float]


class Looks:
    """The book of looks."""

    def __init__(self, path: Path = KEPT) -> None:
        self.path = path
        lines = whole_lines(path)
        self.known = {look.key: look for look in (msgspec.json.decode(line, type=Look) for line in lines)}
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("r+b" if path.exists() else "w+b") as book:
            book.truncate(sum(len(line) + 1 for line in lines))  # a line that was cut off is looked at again

    def missing(self, wanted: list[Asking]) -> list[Asking]:
        return [asking for asking in wanted if asking.key() not in self.known]

    def shown(self, wanted: list[Asking]) -> list[float] | None:
        """What these looks have shown one after the other; None while one of them is missing."""
        if self.missing(wanted):
            return None
        return [value for asking in wanted for value in self.known[asking.key()].shown]

    def go_on(
        self, wanted: list[Asking], see: Callable[[Asking], list[float]], crew: Executor, until: float = float("inf")
    ) -> None:
        """Have the missing looks, and write each down as it ends; none is begun after `until`."""
        with self.path.open("ab") as book:
            for asking, shown in seen(self.missing(wanted), see, crew, until):
                look = Look(asking.key(), asking.puzzle.name, shown)
                self.known[look.key] = look
                book.write(msgspec.json.encode(look) + b"\n")
                book.flush()


def seen(
    wanted: list[Asking], see: Callable[[Asking], list[float]], crew: Executor, until: float
) -> Iterator[tuple[Asking, list[float]]]:
    """Look after look, in whatever order they end."""
    ahead = iter(wanted)
    running: dict[Future[list[float]], Asking] = {}
    while True:
        while len(running) < (os.cpu_count() or 1) and time.monotonic() < until and (one := next(ahead, None)):
            running[crew.submit(see, one)] = one
        if not running:
            return
        done, _ = wait(running, return_when=FIRST_COMPLETED)
        yield from [(running.pop(future), future.result()) for future in done]
