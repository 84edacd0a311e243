"""`make bench`: our games compiled and interpreted, and OpenSpiel's, in turn on one core; the median of five rounds.

Only ratios between figures of the same round are kept, so that the results mean the same on any machine.
"""

import argparse
import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from bench.table import page
from bench.worker import Worker
from comptoir.games import rule_sets
from tools import native

RESULTS = Path(__file__).parent / "results"
ROUNDS = 5
THEIRS = ("hearts", "gin_rummy")
MEASURES = ("play", "copy", "choices", "view")

Figures = dict[str, list[float]]  # "compiled play cafe-race" → one rate per round


def questions(names: list[str]) -> Iterator[tuple[str, str, str]]:
    """Who is asked to measure what of which game, so that what is compared stands side by side in time."""
    for game in THEIRS:
        yield "openspiel", "cpp", game
        yield "openspiel", "python", game
    for name in names:
        for measure in MEASURES:
            yield "compiled", measure, name
            yield "interpreted", measure, name
        yield "openspiel", "cpp", THEIRS[0]


def measure(names: list[str], seconds: float) -> Figures:
    core = min(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 0
    workers = {
        "compiled": Worker("bench.ours", native.COMPILED, core),
        "interpreted": Worker("bench.ours", None, core),
        "openspiel": Worker("bench.openspiel", None, core),
    }
    figures: Figures = {}
    asked = list(questions(names))
    for number in range(ROUNDS):
        print(f"round {number + 1} of {ROUNDS}", file=sys.stderr, flush=True)
        this_round: Figures = {}
        for who, what, subject in asked:
            this_round.setdefault(f"{who} {what} {subject}", []).append(workers[who].ask(what, subject, seconds))
        for key, rates in this_round.items():
            figures.setdefault(key, []).append(median(rates))
    for worker in workers.values():
        worker.close()
    return figures


def ratios(figures: Figures, names: list[str]) -> dict[str, dict[str, float]]:
    """The median over the rounds of each ratio, by rule set."""

    def between(above: str, below: str) -> float:
        pairs = zip(figures[above], figures[below], strict=True)
        return float(f"{median(a / b for a, b in pairs):.3g}")

    found = {}
    for name in names:
        ours = {
            f"{what}, compiled ÷ interpreted": between(f"compiled {what} {name}", f"interpreted {what} {name}")
            for what in MEASURES
        }
        for game in THEIRS:
            ours[f"play, compiled ÷ OpenSpiel C++ {game}"] = between(f"compiled play {name}", f"openspiel cpp {game}")
            ours[f"play, interpreted ÷ OpenSpiel from Python {game}"] = between(
                f"interpreted play {name}", f"openspiel python {game}"
            )
        found[name] = ours
    return found


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench")
    parser.add_argument("names", nargs="*", help="rule sets; all, and only then written down, when none is named")
    parser.add_argument("--seconds", type=float, default=0.2, help="how long each figure is measured")
    asked = parser.parse_args()
    if reason := native.why_not():
        print(f"The bench compares the compiled build, but {reason}.", file=sys.stderr)
        return 1
    names = asked.names or list(rule_sets())
    figures = measure(names, asked.seconds)
    found = ratios(figures, names)
    for key, rates in figures.items():
        print(f"{key:48} {median(rates):>14,.0f} /s")
    print()
    print(page(found))
    if not asked.names:
        RESULTS.mkdir(exist_ok=True)
        (RESULTS / "speed.json").write_text(json.dumps(found, indent=2, ensure_ascii=False) + "\n")
        (RESULTS / "speed.md").write_text(page(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
