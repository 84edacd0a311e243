"""The long campaign (`make soak PARTS=luck`): luck and deal are nobody's over thousands of games, and values come true.

Every game is a line in a file as soon as it is played: broken off at any moment, it goes on from there. Games seen
through other eyes are not counted together: whatever the value is made of names the folder they are kept in.
"""

import hashlib
import sys
import time
from pathlib import Path

import msgspec

from bench.review import cells
from bench.review.cells import Seen
from bench.review.games import TABLES
from comptoir.games import rule_sets

ROOT = Path(__file__).parent.parent.parent
SOURCES = ROOT / "src" / "comptoir"
EYES = ("bots/judgement", "bots/values", "review/eyes.py", "review/luck_pass.py", "review/parts.py")
KEPT = ROOT / ".cache" / "review"
TITLE, OTHER = 10_000, 1_000
ROUNDS = 20  # each rule set gets this part of its games in turn, so that little is known of all rather than all of few
_line = msgspec.json.Decoder(Seen)


def edition() -> str:
    """Of the eyes, in a few letters."""
    read = hashlib.sha256(f"{cells.TRIALS} {cells.ASKED}".encode())
    for place in EYES:
        found = SOURCES / place
        for file in sorted(found.rglob("*.*")) if found.is_dir() else [found]:
            if file.suffix != ".pyc":
                read.update(file.read_bytes())
    return read.hexdigest()[:12]


def wanted(rule_set: str, share: float = 1.0) -> int:
    return round((TITLE if rule_set in TABLES else OTHER) * share)


class Campaign:
    def __init__(self, share: float = 1.0) -> None:
        self.folder = KEPT / edition()
        self.folder.mkdir(parents=True, exist_ok=True)
        self.share = share
        titles = [name for name in rule_sets() if name in TABLES]
        self.names = titles + [name for name in rule_sets() if name not in TABLES]
        self.games = {name: self._read(name) for name in self.names}

    def _file(self, rule_set: str) -> Path:
        return self.folder / f"{rule_set.replace('/', '.')}.jsonl"

    def _read(self, rule_set: str) -> list[Seen]:
        """What was played before; a last line that was cut off is played again."""
        file = self._file(rule_set)
        lines = file.read_bytes().splitlines(keepends=True) if file.exists() else []
        whole = [line for line in lines if line.endswith(b"\n")]
        if len(whole) < len(lines):
            file.write_bytes(b"".join(whole))
        return [_line.decode(line) for line in whole][: wanted(rule_set, self.share)]

    def play_on(self) -> dict[str, list[Seen]]:
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
