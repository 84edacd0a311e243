"""The long campaign (`make soak PARTS=luck`): luck and deal are nobody's over thousands of games, and values come true.

Every game is a line in a file as soon as it is played: broken off at any moment, it goes on from there. Its first games
are played again each time; if they come out otherwise the eyes have changed, and all of that rule set are begun anew.
"""

import sys
import time
from pathlib import Path

import msgspec

from bench.review import cells
from bench.review.cells import Seen
from bench.review.games import TABLES
from comptoir.games import rule_sets

ROOT = Path(__file__).parent.parent.parent
KEPT = ROOT / ".cache" / "review"
TITLE, OTHER = 10_000, 1_000
ROUNDS = 20  # each rule set gets this part of its games in turn, so that little is known of all rather than all of few
AGAIN = 3  # games that show whether the eyes are still the same
_line = msgspec.json.Decoder(Seen)


def wanted(rule_set: str, share: float = 1.0) -> int:
    return round((TITLE if rule_set in TABLES else OTHER) * share)


class Campaign:
    def __init__(self, share: float = 1.0) -> None:
        KEPT.mkdir(parents=True, exist_ok=True)
        self.share = share
        self.changed: list[str] = []  # rule sets seen through other eyes before
        titles = [name for name in rule_sets() if name in TABLES]
        self.names = titles + [name for name in rule_sets() if name not in TABLES]
        self.games = {name: self._read(name) for name in self.names}

    def _file(self, rule_set: str) -> Path:
        return KEPT / f"{rule_set.replace('/', '.')}.jsonl"

    def _read(self, rule_set: str) -> list[Seen]:
        """What was played before through the same eyes."""
        found = [_line.decode(line) for line in self._lines(rule_set)]
        first = [cells.watch(rule_set, number + 1) for number in range(min(AGAIN, len(found)))]
        if first != found[:AGAIN]:
            self.changed.append(rule_set)
            return []
        return found[: wanted(rule_set, self.share)]

    def _lines(self, rule_set: str) -> list[bytes]:
        """A last line that was cut off is played again."""
        file = self._file(rule_set)
        lines = file.read_bytes().splitlines(keepends=True) if file.exists() else []
        return [line for line in lines if line.endswith(b"\n")]

    def play_on(self) -> dict[str, list[Seen]]:
        for name in self.names:
            self._file(name).write_bytes(b"" if name in self.changed else b"".join(self._lines(name)))
        for part in range(1, ROUNDS + 1):
            begun = time.monotonic()
            for name in self.names:
                self._play(name, wanted(name, self.share) * part // ROUNDS)
            told = f"· {part} of {ROUNDS}: {time.monotonic() - begun:.0f} s"
            print(told, file=sys.stderr, flush=True)
        return self.games

    def _play(self, rule_set: str, until: int) -> None:
        found = self.games[rule_set]
        with self._file(rule_set).open("ab") as file:
            while len(found) < until:
                found.append(cells.watch(rule_set, len(found) + 1))
                file.write(msgspec.json.encode(found[-1]) + b"\n")
                file.flush()
