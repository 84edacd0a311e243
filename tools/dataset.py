"""`python -m tools.dataset`: the small dataset of the docs, written anew, with its hash beside it.

Café Race, three seats, novices and a random bot, every decision with what was seen, chosen and won.
"""

import gzip
import hashlib
from pathlib import Path
from tempfile import TemporaryDirectory

from comptoir.study.experiments import export

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "study" / "data"
NAME = "cafe-race.jsonl.gz"
GAMES, SEED, ASKED = 500, 20, 7
BOTS = ("novice", "novice", "random")


def rows(games: int) -> bytes:
    """The lines of the file: the head, then every decision of these games."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "games.jsonl"
        export("cafe-race", *BOTS, to=path, games=games, seats=3, seed=SEED, asked=ASKED)
        return path.read_bytes()


def write() -> None:
    # Without a time in it, so that the same games give the same file.
    packed = gzip.compress(rows(GAMES), 9, mtime=0)
    (FOLDER / NAME).write_bytes(packed)
    (FOLDER / "SHA256SUMS").write_text(f"{hashlib.sha256(packed).hexdigest()}  {NAME}\n", encoding="utf-8")


if __name__ == "__main__":
    write()
