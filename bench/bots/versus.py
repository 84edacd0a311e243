"""`python -m bench.bots.versus FOLDER`: today's bots against those of another checkout, built in that folder.

Each side thinks in a process of its own, with its own build of everything; the referee deals, and only views travel.
Deals are paired: each is played once from every seat of the one that is new. A match goes on until the new one is shown
to win more than the aim, or until it has had its deals or its time; with `--file` what was played is kept, and the same
command goes on with it.

Where luck decides much its part is taken off: what the draws gave the new one is measured as by the review, and is
zero on average whoever plays. The weights were fitted on other games, those of *What luck explains* of the review.
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

from bench.bots.ladder import SHOWN, STAKES, purse
from comptoir.bots import heard
from comptoir.bots.search import victory
from comptoir.games import find
from comptoir.kernel.game import Game
from comptoir.kernel.journal import Journal
from comptoir.kernel.luck import Paired, Recorder
from comptoir.kernel.position import Position
from comptoir.lab.figures import mean
from comptoir.review.luck_pass import LuckPass

ROOT = Path(__file__).parent.parent.parent
AIMS = {2: 0.52}  # what the new one must be shown to win more than, by seats,
AIM_OF_MANY = 1.08  # and of more than two so many times a fair share: 27 % of four
FEWEST = 20  # deals, so that an interval means something
WEIGHTS = {"cafe-race": 0.82, "cafe-international": 0.72}  # of luck, where it is taken off
TRIALS = 48  # of what a position is worth: many, or luck would only be guessed
CAREFUL = (0.05, 0.1, 0.2)  # stakes that cannot ruin whoever bets on shares that may lie below nothing
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


class Chances:
    """What the draws gave one seat of a game, where they are measured."""

    def __init__(self, game: Game, deal: int, place: int) -> None:
        self.place, self.measured = place, game.name in WEIGHTS
        self.found = LuckPass(game, (deal << 8) + place, TRIALS)

    def begin(self, position: Position) -> None:
        if self.measured:
            self.found.begin(position)

    def step(self, before: Position, seats: list[int], choices: list[int], after: Position) -> None:
        if self.measured:
            self.found.step(after.step, before, seats, choices, after)

    def gave(self) -> float:
        return self.found.luck[self.place] if self.measured else 0.0


def play(rule_set: str, seats: int, deal: int, place: int, new: Side, old: Side) -> tuple[float, float]:
    """What the new one won of a game in which it held one seat, and what luck gave it."""
    game, options = find(rule_set)
    luck = Recorder(Paired(deal))
    position = game.setup(options, seats, luck, journal := Journal())
    memory = heard(journal)
    chances = Chances(game, deal, place)
    chances.begin(position)
    while not position.over:
        waiting = position.waiting()
        chosen = [
            (new if seat == place else old).choose(
                game.name, game.view(position, seat), (deal << 32) + position.step * 64 + (seat - place) % seats, memory
            )
            for seat in waiting
        ]
        before, drawn = position.copy(), len(luck.draws)
        position.journal = journal = Journal()
        for seat, choice in zip(waiting, chosen, strict=True):
            position.play(seat, choice, luck)
        memory += heard(journal)
        if len(luck.draws) > drawn:
            chances.step(before, waiting, chosen, position)
    return victory(position)[place], chances.gave()


class Match(msgspec.Struct):
    """What has been played of one match, and how long either side thought."""

    rule_set: str
    seats: int
    level: str
    budget: float
    ratio: float
    first: int  # deal
    won: list[float] = []  # by the new one, of each deal played from every seat
    ours: tuple[float, int] = (0.0, 0)  # seconds, and choices
    theirs: tuple[float, int] = (0.0, 0)
    luck: list[float] = []  # what it gave the new one in each deal, where it is taken off

    @property
    def weight(self) -> float:
        return WEIGHTS.get(find(self.rule_set)[0].name, 0.0)

    def measured(self) -> bool:
        """Matches that were begun before luck was measured stay as they were."""
        return self.weight > 0.0 and len(self.luck) == len(self.won)

    def judged(self) -> list[float]:
        """What the new one won, deal by deal, without its luck where all of it was measured."""
        if not self.measured():
            return self.won
        return [won - self.weight * gave for won, gave in zip(self.won, self.luck, strict=True)]

    def same(self, other: "Match") -> bool:
        return msgspec.structs.astuple(self)[:6] == msgspec.structs.astuple(other)[:6]

    def shown(self) -> bool:
        """Whether a gambler who bet on the new one at the odds of the aim would have been very lucky without it."""
        aim = AIMS.get(self.seats, AIM_OF_MANY / self.seats)
        return len(self.won) >= FEWEST and purse(self.judged(), aim, CAREFUL if self.measured() else STAKES) >= SHOWN

    def play_on(self, folder: Path, most: int, end: float) -> Iterator[None]:
        """One deal after the other, from every seat of the new one."""
        with ExitStack() as both:
            new = both.enter_context(Side(ROOT, self.level, self.budget * self.ratio))
            old = both.enter_context(Side(folder, self.level, self.budget))
            before = self.ours, self.theirs
            while len(self.won) < most and time.monotonic() < end and not self.shown():
                deal = self.first + len(self.won)
                found = [play(self.rule_set, self.seats, deal, place, new, old) for place in range(self.seats)]
                self.won.append(round(sum(won for won, _ in found) / self.seats, 4))
                if self.weight and len(self.luck) == len(self.won) - 1:
                    self.luck.append(round(sum(gave for _, gave in found) / self.seats, 4))
                self.ours = before[0][0] + new.seconds, before[0][1] + new.choices
                self.theirs = before[1][0] + old.seconds, before[1][1] + old.choices
                yield

    def told(self) -> str:
        ours, theirs = (1e3 * seconds / max(1, choices) for seconds, choices in (self.ours, self.theirs))
        return (
            f"{self.rule_set} ×{self.budget:g}, ratio {self.ratio:g}: {len(self.won)} deals, "
            f"{len(self.won) * self.seats} games, {told_share(self.won)}, "
            f"{f'without luck {told_share(self.judged())}, ' if self.measured() else ''}"
            f"{'shown' if self.shown() else 'not shown'}; ms a choice {ours:.2f} : {theirs:.2f}"
        )


def told_share(shares: list[float]) -> str:
    share = mean(shares)
    doubt = "–" if share.low is None or share.high is None else f"{100 * share.low:.1f}–{100 * share.high:.1f}"
    return f"{100 * share.value:.1f} % ({doubt})"


def kept(file: Path | None) -> list[Match]:
    return msgspec.json.decode(file.read_bytes(), type=list[Match]) if file is not None and file.exists() else []


def keep(all_: list[Match], file: Path | None) -> None:
    if file is not None:
        file.write_bytes(b"[\n" + b",\n".join(msgspec.json.encode(match) for match in all_) + b"\n]\n")


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
    parser.add_argument("--file", type=Path, help="where what was played is kept")
    asked = parser.parse_args()
    match = Match(asked.rule_set, asked.seats, asked.level, asked.budget, asked.ratio, asked.first)
    all_ = kept(asked.file)
    match = next((known for known in all_ if known.same(match)), match)
    if match not in all_:
        all_.append(match)
    for _ in match.play_on(asked.folder, asked.deals, time.monotonic() + 60 * asked.minutes):
        keep(all_, asked.file)
    print(match.told())
    return 0


if __name__ == "__main__":
    sys.exit(main())
