"""`make bench-review`: what the review's lines are worth, in parts, written to bench/results/review.md."""

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from itertools import count, cycle
from typing import Any

import msgspec

from bench.review import builds, doubting, drifting, games, hinting, levels, lines_page, luck_page, page
from bench.review.campaign import Campaign
from comptoir.games import rule_sets
from comptoir.kernel.luck import Fast
from comptoir.lab.crew import crew
from comptoir.review.eyes import house_reference, house_value
from comptoir.review.fair import Expected, expect
from comptoir.review.parts import Table

EXPECTED = page.ROOT / "src" / "comptoir" / "review" / "expected_scores.json"
WORKERS = 2
SOLO_DEALS = 2000
REVIEWS, DRIFTS, USUAL_DRIFTS, DOUBTS, HINTS = 0.4, 0.15, 0.2, 0.08, 0.1  # of the time


def until(
    seconds: float,
    executor: Executor,
    work: Callable[..., Any],
    tasks: Iterator[tuple[Any, ...]],
    keep: Callable[[Any], None] | None = None,
) -> list[Any]:
    """Task after task until the time is up; what was begun is finished, and kept at once."""
    end = time.monotonic() + seconds
    found: list[Any] = []
    running: list[Future[Any]] = []
    while time.monotonic() < end or running:
        while len(running) < WORKERS * 2 and time.monotonic() < end:
            running.append(executor.submit(work, *next(tasks)))
        found.append(running.pop(0).result())
        if keep is not None:
            keep(found[-1])
    return found


def in_turn(name: str, *more: float) -> Iterator[tuple[Any, ...]]:
    """Another deal every time, by the levels in turn."""
    return ((name, level, deal, *more) for deal, level in enumerate(cycle(games.LEVELS)))


def numbered(name: str) -> Iterator[tuple[str, int]]:
    return ((name, number) for number in count(1))


def write_expected() -> None:
    """What to expect alone at the table, through the house's eyes."""
    found: dict[str, Expected] = {}
    for name, (game, options) in rule_sets().items():
        if game.clash(options, 1) is None:
            position = game.setup(options, 1, Fast(1))
            table = Table(game, house_reference(game.name), house_value(game.name, position), 1)
            found[name] = expect(table, options, SOLO_DEALS)
    EXPECTED.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")


class Bench:
    """Every part answers with its pieces of the page."""

    def __init__(self, executor: Executor, seconds: float) -> None:
        self.executor, self.seconds = executor, seconds

    def reviews(self) -> dict[str, str]:
        """Goes on where it was broken off: what was reviewed through the same eyes counts."""
        found = {}
        for name, share in levels.SHARES.items():
            kept = levels.Levels(name, games.reviewed)
            until(self.seconds * REVIEWS * share, self.executor, games.reviewed, kept.tasks(), kept.keep)
            found[name] = kept.games
        return {
            "levels": page.levels(found),
            "promises": page.promises(found),
            "explained": lines_page.explains(found),
        }

    def drift(self) -> dict[str, str]:
        little = {
            name: self._each(DRIFTS, drifting.drifted, in_turn(name, thinking))
            for name, thinking in drifting.THINKING.items()
        }
        usual = {
            name: self._each(USUAL_DRIFTS, drifting.drifted, in_turn(name, drifting.USUAL))
            for name in drifting.THINKING
        }
        return {"lines": lines_page.lines(little, usual), "drift": lines_page.drift(little, usual)}

    def doubts(self) -> dict[str, str]:
        found = {name: self._each(DOUBTS, doubting.doubted, in_turn(name)) for name in games.TABLES}
        return {"doubts": lines_page.doubts(found)}

    def hints(self) -> dict[str, str]:
        found = {name: self._each(HINTS, hinting.taken, numbered(name)) for name in games.TABLES}
        return {"hints": luck_page.hints({name: [[one] for one in said] for name, said in found.items()})}

    def luck(self) -> dict[str, str]:
        """What the long campaign has found so far."""
        return luck_page.pieces(Campaign().games)

    def _each(self, share: float, work: Callable[..., Any], tasks: Iterator[tuple[Any, ...]]) -> list[Any]:
        return until(self.seconds * share / len(games.TABLES), self.executor, work, tasks)

    def builds(self) -> dict[str, str]:
        return {"builds": page.builds(builds.hashes()), "times": page.times(builds.times())}


PARTS = ("reviews", "drift", "doubts", "hints", "builds")
APART = "luck"  # played by the soak, only told here


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.review")
    parser.add_argument("parts", nargs="*", choices=[*PARTS, APART, []], help="all of them but luck when none is named")
    parser.add_argument("--minutes", type=float, default=12.0, help="about how long all parts may take")
    parser.add_argument("--workers", type=int, default=WORKERS, help="how many processes work at once")
    parser.add_argument("--expected", action="store_true", help="only work out what to expect alone at the table")
    asked = parser.parse_args()
    if asked.expected:
        write_expected()
        return 0
    with crew(asked.workers) as (executor, _):
        bench = Bench(executor, asked.minutes * 60)
        for part in asked.parts or PARTS:
            work: Callable[[], dict[str, str]] = getattr(bench, part)
            page.keep(work())
    return 0


if __name__ == "__main__":
    sys.exit(main())
