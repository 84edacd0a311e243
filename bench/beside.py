"""The rules beside those of another checkout: `make bench BEFORE=../other`, five minutes.

Random play, copies and choices of every rule set, compiled, each asked of both in turn on one core; and how much
quicker a view is made by compiled code than by plain Python. Processor time, in short turns; medians of ratios.
"""

import argparse
import os
from pathlib import Path
from statistics import median

from bench.worker import Worker
from comptoir.games import rule_sets
from tools import native

RESULTS = Path(__file__).parent / "results"
MEASURES = ("play", "copy", "choices")
HEADING = """\
# The rules beside those of {before}

How many times as many a second, compiled, as in that commit: random play, copies, choices (1.00: as quick as then; the
aim is that none falls below 0.95). The last column is how many times as quick a view is made by compiled code as by
plain Python today. A view is a struct and copies of lists, the same C code in both builds: where there is
little to work out, as in Café Race, that is nearly all of it (0.5 µs compiled, 0.7 µs plain), and no compiler makes it
three times as quick.

Medians of {turns} turns of {seconds} s of processor time each, in turn on one core.
`make bench BEFORE=path` repeats it.

| rule set | play | copy | choices | view, compiled to plain |
|---|---:|---:|---:|---:|
"""


def ratio(new: Worker, old: Worker, what: str, subject: str, asked: argparse.Namespace) -> float:
    """How many times as quick, asked in turn."""
    return median(
        new.ask(what, subject, asked.seconds) / old.ask(what, subject, asked.seconds) for _ in range(asked.turns)
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.beside")
    parser.add_argument("before", type=Path, help="the other checkout, with its rules compiled")
    parser.add_argument("--turns", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.1)
    parser.add_argument("--name", default="the other checkout", help="how to call it in the table")
    parser.add_argument("--only", help="some rule sets, with commas; nothing is then written down")
    asked = parser.parse_args()
    core = max(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 0
    old = Worker("bench.ours", asked.before.resolve() / native.COMPILED.relative_to(native.ROOT), core)
    new, plain = Worker("bench.ours", native.COMPILED, core), Worker("bench.ours", None, core)
    text = HEADING.format(before=asked.name, turns=asked.turns, seconds=asked.seconds)
    for name in asked.only.split(",") if asked.only else rule_sets():
        found = [ratio(new, old, what, name, asked) for what in MEASURES] + [ratio(new, plain, "view", name, asked)]
        text += f"| {name} | " + " | ".join(f"{each:.2f}" for each in found) + " |\n"
        print(text.splitlines()[-1], flush=True)
    for worker in (old, new, plain):
        worker.close()
    if not asked.only:
        (RESULTS / "beside.md").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
