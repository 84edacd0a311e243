"""`python -m bench.bots.versus FOLDER`: today's bots against those of another checkout, built in that folder.

Each side thinks in a process of its own, with its own build of everything; the referee deals, and only views travel.
Deals are paired: each is played once from every seat of the one that is new.
"""

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec

from comptoir.bots import heard
from comptoir.bots.search import victory
from comptoir.games import find
from comptoir.kernel.journal import Journal
from comptoir.kernel.luck import Paired
from comptoir.lab.figures import mean

ROOT = Path(__file__).parent.parent.parent
THINKER = """
import inspect, sys, time, msgspec
from comptoir.bots import choose
from comptoir.games import GAMES
listens = "memory" in inspect.signature(choose).parameters  # bots of former commits remember nothing
line = sys.stdin.buffer.readline()
while line:
    game, view, level, seed, budget, memory = msgspec.json.decode(line)
    told = {"memory": memory} if listens else {}
    seen = msgspec.convert(view, GAMES[game].view_type)
    begun = time.process_time()
    choice = choose(seen, level, seed, budget, guarded=False, **told)
    sys.stdout.write(f"{choice} {time.process_time() - begun}\\n")
    sys.stdout.flush()
    line = sys.stdin.buffer.readline()
"""


class Side:
    """One build of the bots, thinking in its own process; counts its processor time."""

    def __init__(self, folder: Path, level: str, budget: float) -> None:
        self.level, self.budget, self.seconds, self.choices = level, budget, 0.0, 0
        self.process = subprocess.Popen(
            [sys.executable, "-c", THINKER],
            env={**os.environ, "PYTHONPATH": str(folder / "build" / "compiled")},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def choose(self, game: str, view: Any, seed: int, memory: list[int]) -> int:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(msgspec.json.encode((game, view, self.level, seed, self.budget, memory)) + b"\n")
        self.process.stdin.flush()
        choice, seconds = self.process.stdout.readline().split()
        self.seconds += float(seconds)
        self.choices += 1
        return int(choice)

    def __enter__(self) -> "Side":
        return self

    def __exit__(self, *error: object) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def play(rule_set: str, seats: int, deal: int, place: int, new: Side, old: Side) -> float:
    """What the new one won of a game in which it held one seat."""
    game, options = find(rule_set)
    luck = Paired(deal)
    position = game.setup(options, seats, luck, journal := Journal())
    memory = heard(journal)
    while not position.over:
        waiting = position.waiting()
        chosen = [
            (new if seat == place else old).choose(
                game.name, game.view(position, seat), (deal << 32) + position.step * 64 + (seat - place) % seats, memory
            )
            for seat in waiting
        ]
        position.journal = journal = Journal()
        for seat, choice in zip(waiting, chosen, strict=True):
            position.play(seat, choice, luck)
        memory += heard(journal)
    return victory(position)[place]


def deals(rule_set: str, seats: int, first: int, new: Side, old: Side) -> Iterator[float]:
    """The new one's share of each deal, played from every seat."""
    deal = first
    while True:
        yield sum(play(rule_set, seats, deal, place, new, old) for place in range(seats)) / seats
        deal += 1


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.bots.versus")
    parser.add_argument("folder", type=Path, help="another checkout, compiled")
    parser.add_argument("rule_set")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--level", default="master")
    parser.add_argument("--budget", type=float, default=0.1, help="of the other's thinking")
    parser.add_argument("--ratio", type=float, default=1.0, help="our iterations to theirs, for equal processor time")
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--first", type=int, default=1)
    asked = parser.parse_args()
    end = time.monotonic() + 60 * asked.minutes
    found: list[float] = []
    with ExitStack() as both:
        new = both.enter_context(Side(ROOT, asked.level, asked.budget * asked.ratio))
        old = both.enter_context(Side(asked.folder, asked.level, asked.budget))
        for share in deals(asked.rule_set, asked.seats, asked.first, new, old):
            found.append(share)
            if len(found) >= asked.deals or time.monotonic() > end:
                break
    told = mean(found)
    doubt = "–" if told.low is None or told.high is None else f"{100 * told.low:.1f}–{100 * told.high:.1f}"
    ours, theirs = 1e3 * new.seconds / new.choices, 1e3 * old.seconds / old.choices
    print(
        f"{asked.rule_set} ×{asked.budget:g}: {len(found)} deals, {len(found) * asked.seats} games, "
        f"{100 * told.value:.1f} % ({doubt}); ms a choice {ours:.2f} : {theirs:.2f}"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
