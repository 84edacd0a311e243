"""Evenings written down, with every byte that anybody was sent: `python -m tests.house.corpus` writes them anew.

Where they change, a change was meant to be seen by players, or a mistake was made: say which in the commit.
"""

import asyncio
import lzma
import sys
from pathlib import Path

import msgspec

from comptoir.house import wire
from tests.house.evening import Plot, Tale, spent

FOLDER = Path(__file__).parent / "tales"
QUICK, SLOW = wire.Clock("live", 1, 5, when_out="bot"), wire.Clock("live", 2, 0, when_out="choice")
PLOTS = {
    "race": Plot("cafe-race", 1),
    "auction": Plot("cafe-race/auction", 2, QUICK),
    "international": Plot("cafe-international", 3, SLOW, ("person", "screen", "bot")),
    "espresso": Plot("espresso-doppio", 4, kinds=("person", "open")),
    "top": Plot("top-race/bets", 5, QUICK, ("person", "open", "bot", "screen")),
    "day": Plot("espresso-doppio/solo", 7, kinds=("person",), day="2026-11-17"),
    "laid": Plot("cafe-race", 8, kinds=("person", "open", "bot"), deeds=120, laid=True),
    "alone": Plot("cafe-race", 6, kinds=("person", "bot", "bot")),
}


def file_of(name: str) -> Path:
    return FOLDER / f"{name}.json.xz"


def read(name: str) -> Tale:
    return msgspec.json.decode(lzma.decompress(file_of(name).read_bytes()), type=Tale)


def write(name: str) -> None:
    tale = asyncio.run(spent(PLOTS[name]))
    file_of(name).write_bytes(lzma.compress(msgspec.json.encode(tale), preset=9))
    print(f"{name}: {len(tale.rows)} entries, {file_of(name).stat().st_size} bytes")


if __name__ == "__main__":
    for each in sys.argv[1:] or PLOTS:
        write(each)
