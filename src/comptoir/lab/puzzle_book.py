"""The mine's book: one finished game per line, so that digging can go on wherever it was cut off; and what is chosen
from it for the house.
"""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from itertools import zip_longest
from pathlib import Path

import msgspec

from comptoir.kernel.game import Refused
from comptoir.kernel.say import Say
from comptoir.lab.ledger import whole_lines
from comptoir.lab.puzzles import Found, Mine, mined
from comptoir.review.puzzles import Puzzle

AHEAD = 2  # games handed out per worker


def read_book(path: Path, mine: Mine) -> dict[int, Found]:
    """What was found so far; Refused when it was found elsewhere."""
    lines = whole_lines(path)
    try:
        if lines and msgspec.json.decode(lines[0], type=Mine) != mine:
            raise Refused(Say("lab-file-other", {"file": str(path)}))
        found = [msgspec.json.decode(line, type=Found) for line in lines[1:]]
    except msgspec.DecodeError:
        raise Refused(Say("lab-file-unreadable", {"file": str(path)})) from None
    return {one.number: one for one in found}


def dig(
    mine: Mine, path: Path | None, wanted: int, executor: Executor, workers: int, progress: Callable[[int], None]
) -> list[Puzzle]:
    """Play on until the book holds so many puzzles. Games are written down as they end, in whatever order; without a
    book they are only remembered.
    """
    known = _dug(mine, path, wanted, executor, workers, progress) if path else {}
    for found in [] if path else digging(mine, known, wanted, executor, workers):
        known[found.number] = found
        progress(len(found.puzzles))
    return [puzzle for number in sorted(known) for puzzle in known[number].puzzles]


def _dug(
    mine: Mine, path: Path, wanted: int, executor: Executor, workers: int, progress: Callable[[int], None]
) -> dict[int, Found]:
    known = read_book(path, mine)
    lines = whole_lines(path)
    with path.open("r+b" if path.exists() else "w+b") as book:
        book.truncate(sum(len(line) + 1 for line in lines))  # a line that was cut off is played again
        book.seek(0, os.SEEK_END)
        if not lines:
            book.write(msgspec.json.encode(mine) + b"\n")
        for found in digging(mine, known, wanted, executor, workers):
            known[found.number] = found
            book.write(msgspec.json.encode(found) + b"\n")
            book.flush()
            progress(len(found.puzzles))
    return known


def digging(mine: Mine, known: dict[int, Found], wanted: int, executor: Executor, workers: int) -> Iterator[Found]:
    """Game after game, until there are enough puzzles; `known` grows meanwhile."""
    running: set[Future[Found]] = set()
    number = 0
    try:
        while sum(len(found.puzzles) for found in known.values()) < wanted:
            while len(running) < workers * AHEAD:
                if number not in known:
                    running.add(executor.submit(mined, mine, number))
                number += 1
            done, running = wait(running, return_when=FIRST_COMPLETED)
            yield from [one.result() for one in done]
    finally:
        for one in running:
            one.cancel()


def clearest(puzzles: list[Puzzle], most: int) -> list[Puzzle]:
    """Those with the largest lower bound."""
    return sorted(puzzles, key=lambda puzzle: -puzzle.least)[:most]


def mixed(*games: list[Puzzle]) -> list[Puzzle]:
    """One game after the other, so that no two days in a row ask about the same one as long as there are others."""
    longest = max(len(puzzles) for puzzles in games)
    spread = [spaced(puzzles, longest) for puzzles in games]
    return [puzzle for row in zip_longest(*spread) for puzzle in row if puzzle is not None]


def spaced(puzzles: list[Puzzle], length: int) -> list[Puzzle | None]:
    """As many places, with the puzzles spread evenly over them."""
    found: list[Puzzle | None] = [None] * length
    for number, puzzle in enumerate(puzzles):
        found[number * length // len(puzzles)] = puzzle
    return found


def write_puzzles(path: Path, puzzles: list[Puzzle]) -> None:
    """One puzzle a line: small to keep, and easy to compare."""
    lines = b",\n".join(msgspec.json.encode(puzzle) for puzzle in puzzles)
    path.write_bytes(b"[\n" + lines + b"\n]\n")
