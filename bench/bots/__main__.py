"""`make bench-bots`: how strong the bots are, how fast they think, and whether they know how they stand."""

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from pathlib import Path

from bench.bots import beliefs, calibration, ladder, page, person, plot, rival, speed, timing, twins, values
from bench.bots.matches import AGAINST_CHANCE, ALL_THINKING, Outcome, Pairing, UnderWay
from comptoir.games import rule_sets
from comptoir.lab.crew import crew

ROOT = Path(__file__).parent.parent.parent
PLOT = ROOT / "docs" / "images" / "calibration.svg"
WORKERS = 2
LADDER_MINUTES = 15.0


@contextmanager
def told(what: str) -> Iterator[None]:
    begun = time.monotonic()
    yield
    print(f"· {what}: {time.monotonic() - begun:.0f} s", file=sys.stderr, flush=True)


class Bench:
    """Every part answers with its piece of the page. `scale` makes all samples smaller, to try the bench itself."""

    def __init__(self, executor: Executor, scale: float) -> None:
        self.executor = executor
        self.scale = scale

    def games(self, wanted: int) -> int:
        return max(4, round(wanted * self.scale))

    def speeds(self) -> str:
        return page.speeds(speed.compare())

    def timings(self) -> str:
        return page.timings(dict(zip(rule_sets(), self.executor.map(timing.times, rule_sets()), strict=True)))

    def matches(self) -> str:
        return page.matches(self.play(AGAINST_CHANCE))

    def checks(self) -> str:
        return page.checks(self.play(ALL_THINKING))

    def ladder(self) -> str:
        found = ladder.kept()
        end = time.monotonic() + 60 * LADDER_MINUTES * self.scale
        ladder.play_on(found, self.executor, WORKERS, end, ladder.KEPT)
        return page.ladder(found)

    def play(self, wanted: tuple[Pairing, ...]) -> list[Outcome]:
        """All matches are begun at once, so that both cores are busy until the last of them ends."""
        begun = [UnderWay(pairing, self.games(pairing.games), self.executor, WORKERS) for pairing in wanted]
        return [self.told_of(match.outcome()) for match in begun]

    def told_of(self, found: Outcome) -> Outcome:
        wins = f"{page.percent(found.wins)} of {found.wins.count}"
        print(f"  {' : '.join(found.pairing.bots)} at {found.pairing.rule_set}: {wins}", file=sys.stderr, flush=True)
        return found

    def rivals(self) -> str:
        return page.duels(rival.duels({name: self.games(count) for name, count in rival.GAMES.items()}, self.executor))

    def calibrations(self) -> str:
        wanted = {name: self.games(games) for name, (_, _, games) in calibration.TABLES.items()}
        found = calibration.calibrate(wanted, self.executor)
        if self.scale == 1.0:
            PLOT.write_text(plot.plot(found), encoding="utf-8")
        return page.calibrations(found)

    def values(self) -> str:
        return page.values(values.examine({name: self.games(5_000) for name in values.TABLES}, self.executor, WORKERS))

    def people(self) -> str:
        return page.people(person.measure(self.games(person.GAMES), self.executor, WORKERS))

    def beliefs(self) -> str:
        return page.beliefs(beliefs.examine(self.games(beliefs.GAMES), self.executor, WORKERS))

    def twins(self) -> str:
        return page.twins(dict(zip(rule_sets(), self.executor.map(twins.compare, rule_sets()), strict=True)))


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.bots")
    parser.add_argument("parts", nargs="*", choices=[*page.PARTS, []], help="all of them when none is named")
    parser.add_argument("--scale", type=float, default=1.0, help="a share of the games, to try it out; nothing is kept")
    asked = parser.parse_args()
    with crew(WORKERS) as (executor, _):
        bench = Bench(executor, asked.scale)
        for part in asked.parts or page.PARTS:
            work: Callable[[], str] = getattr(bench, part)
            with told(part):
                piece = work()
            print(piece, flush=True)
            if asked.scale == 1.0:
                page.keep(part, piece)
    return 0


if __name__ == "__main__":
    sys.exit(main())
