"""`python -m bench.bots.pace FOLDER`: what a choice inside the search costs, here and in another checkout built there.

Both builds think in turn about the same moments with the same tries, in one run. On a busy machine time is only ever
lost, so each side's best round counts. Choices of both are compared too: a faster bot must not be another one.
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

from bench.bots.page import table

ROOT = Path(__file__).parent.parent.parent
RULE_SETS = (
    "cafe-race", "cafe-race/auction", "cafe-international", "cafe-international/ladies", "top-race", "top-race/bets",
    "top-race/long-distance", "top-race/children", "espresso-doppio", "espresso-doppio/master", "espresso-doppio/solo",
)  # fmt: skip
MOMENTS = 12
ROUNDS = 9
TRIES = 400
THINKER = """
import sys, time
from bench.bots.moments import moments
from comptoir.bots.levels import Level
from comptoir.bots.thinking import think
kept = {}
for line in sys.stdin:
    name, count, tries = line.split()
    if name not in kept:
        kept[name] = [game.view(position, seat) for game, position, seat in moments(name, 4, int(count))]
    level = Level("bench", int(tries), 1.0)
    begun = time.process_time()
    found = [think(view, level, number, guarded=False) for number, view in enumerate(kept[name])]
    spent = time.process_time() - begun
    said = [(edge.choice, edge.visits, edge.value) for search in found for edge in search.root.edges.values()]
    made, tried = sum(search.decisions for search in found), sum(search.iterations for search in found)
    print(spent, made, tried, hash(tuple(said)), flush=True)
"""


class Build:
    """One build of the bots, in its own process; keeps its best round."""

    def __init__(self, folder: Path) -> None:
        # What both are asked comes from here; what answers, from their own sources.
        path = os.pathsep.join([str(folder / "build" / "compiled"), str(ROOT)])
        self.process = subprocess.Popen(
            [sys.executable, "-c", THINKER],
            env={**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "0"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.forget()

    def forget(self) -> None:
        self.best, self.made, self.tried, self.said = float("inf"), 0, 0, ""

    def think(self, rule_set: str) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{rule_set} {MOMENTS} {TRIES}\n")
        self.process.stdin.flush()
        spent, made, tried, self.said = self.process.stdout.readline().split()
        self.best, self.made, self.tried = min(self.best, float(spent)), int(made), int(tried)

    def __enter__(self) -> "Build":
        return self

    def __exit__(self, *error: object) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def row(rule_set: str, before: Build, now: Build) -> list[str]:
    for build in (before, now):
        build.forget()
        build.think(rule_set)  # the first time tables are worked out that stay
        build.best = float("inf")
    for _ in range(ROUNDS):
        before.think(rule_set)
        now.think(rule_set)
    was, is_now = before.best / before.made, now.best / now.made
    tries = f"{1e6 * before.best / before.tried:.1f} → {1e6 * now.best / now.tried:.1f}"
    same = "yes" if before.said == now.said else "no"
    return [rule_set, f"{1e6 * was:.2f} → {1e6 * is_now:.2f}", tries, f"{is_now / was:.2f}×", same]


def compare(folder: Path, rule_sets: Sequence[str]) -> str:
    with ExitStack() as both:
        before, now = both.enter_context(Build(folder)), both.enter_context(Build(ROOT))
        rows = [row(rule_set, before, now) for rule_set in rule_sets]
    return table(["rule set", "µs a choice", "µs a try", "now ÷ before", "same choices"], rows)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.bots.pace")
    parser.add_argument("folder", type=Path, help="another checkout, compiled")
    parser.add_argument("rule_sets", nargs="*", default=RULE_SETS)
    asked = parser.parse_args()
    print(compare(asked.folder, asked.rule_sets), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
