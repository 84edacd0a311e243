"""`make bench-review`: what the review's lines are worth, written to bench/results/review.md."""

import argparse
import hashlib
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any

import msgspec

from bench.review import cells, games, page
from comptoir.games import find, rule_sets
from comptoir.kernel.luck import Fast
from comptoir.kernel.session import Session
from comptoir.lab.crew import crew
from comptoir.review import review_game
from comptoir.review.eyes import house_reference, house_value
from comptoir.review.fair import Expected, expect
from comptoir.review.parts import Table

ROOT = Path(__file__).parent.parent.parent
RESULTS = ROOT / "bench" / "results" / "review.md"
EXPECTED = ROOT / "src" / "comptoir" / "review" / "expected_scores.json"
WORKERS = 2
SOLO_DEALS = 2000
HASHED = {"cafe-race": 3, "cafe-international": 2, "espresso-doppio": 2, "top-race/children": 2}


def until(seconds: float, executor: Executor, work: Callable[..., Any], tasks: Iterator[tuple[Any, ...]]) -> list[Any]:
    """Task after task until the time is up; what was begun is finished."""
    end = time.monotonic() + seconds
    found: list[Any] = []
    running: list[Future[Any]] = []
    while time.monotonic() < end or running:
        while len(running) < WORKERS * 2 and time.monotonic() < end:
            running.append(executor.submit(work, *next(tasks)))
        found.append(running.pop(0).result())
    return found


def by_level(name: str) -> Iterator[tuple[str, str, int]]:
    deal = 0
    while True:
        deal += 1
        for level in games.LEVELS:
            yield name, level, deal


def in_turn(name: str, seats: int) -> Iterator[tuple[str, int, int]]:
    number = 0
    while True:
        number += 1
        yield name, seats, number


def write_expected() -> None:
    """What to expect alone at the table, through the house's eyes."""
    found: dict[str, Expected] = {}
    for name, (game, options) in rule_sets().items():
        if game.clash(options, 1) is None:
            position = game.setup(options, 1, Fast(1))
            table = Table(game, house_reference(game.name), house_value(game.name, position), 1)
            found[name] = expect(table, options, SOLO_DEALS)
    EXPECTED.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")


def hashed(name: str) -> str:
    """A whole review of a random game, in a few letters."""
    game, options = find(name)
    session = Session(game, options, HASHED[name], Fast(3))
    luck = Fast(5)
    reference = house_reference(game.name)
    while not session.over:
        for seat in session.waiting():
            session.play(seat, reference.pick(session.position, seat, luck))
    review = review_game(session.record, thinking=0.0001)
    return hashlib.sha256(msgspec.json.encode(review)).hexdigest()[:12]


def in_both_builds(name: str) -> tuple[str, str]:
    said = []
    for overlay in (str(ROOT / "build" / "compiled"), ""):
        command = [sys.executable, "-m", "bench.review", "--hash", name]
        environment = {**os.environ, "PYTHONPATH": overlay}
        done = subprocess.run(command, cwd=ROOT, env=environment, text=True, capture_output=True, check=True)
        said.append(done.stdout.strip())
    return said[0], said[1]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.review")
    parser.add_argument("--minutes", type=float, default=12.0, help="about how long it may take")
    parser.add_argument("--expected", action="store_true", help="only work out what to expect alone at the table")
    parser.add_argument("--hash", default="", help="only print the hash of one review")
    asked = parser.parse_args()
    if asked.hash:
        print(hashed(asked.hash))
        return 0
    if asked.expected:
        write_expected()
        return 0
    seconds = asked.minutes * 60
    with crew(WORKERS) as (executor, _):
        reviews = {
            name: until(seconds * 0.6 / len(games.TABLES), executor, games.reviewed, by_level(name))
            for name in games.TABLES
        }
        titles = {name: until(seconds * 0.05, executor, cells.played, in_turn(name, 4)) for name in games.TABLES}
        others = [name for name in rule_sets() if name not in titles and not name.endswith("solo")]
        quick = {name: until(seconds * 0.12 / len(others), executor, cells.played, in_turn(name, 4)) for name in others}
    pieces = [page.HEADING, page.lines(reviews), page.levels(reviews), page.drifts(reviews), page.promises(reviews)]
    pieces += [page.cells({**titles, **quick}), page.builds({name: in_both_builds(name) for name in HASHED})]
    RESULTS.write_text("".join(pieces), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
