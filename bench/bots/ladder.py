"""`python -m bench.bots.ladder`: is every level stronger than the one below it, in every rule set?

One of the stronger among weaker ones, every deal played from every seat. Each match goes on until it is shown, or until
it has had all its games; what was played is kept, and the same command goes on with it.
"""

import argparse
import sys
import time
from collections.abc import Sequence
from concurrent.futures import Executor
from pathlib import Path

import msgspec

from bench.bots.moments import fitting_seats
from comptoir.bots.levels import edition_of
from comptoir.games import find, rule_sets
from comptoir.lab.crew import crew
from comptoir.lab.figures import Estimate, share
from comptoir.lab.series import Series, fill_up, play_games
from comptoir.lab.summary import winnings

ROOT = Path(__file__).parent.parent.parent
KEPT = ROOT / "bench" / "results" / "bots" / "ladder.json"
SEED = 2027
RUNGS = (("regular", "novice"), ("master", "regular"))
FEWEST = 40  # games, so that an interval means something
MOST = 240
SHOWN = 20.0  # the odds against chance alone: one in twenty matches of equals would ever reach them
# What is put on a stronger bot winning more than its share, as parts of the most that can be put on it.
STAKES = (0.05, 0.1, 0.2, 0.4)
# Both think a share of what they might: a tenth, and where masters drive cars a twentieth.
THINKING = 0.1
LESS = {("top-race", "master"): 0.05}
COSTS = {"cafe-race": 1, "espresso-doppio": 2, "cafe-international": 4, "top-race": 6}
MASTERLY = 8  # times as long with a master at the table


def purse(shares: Sequence[float], fair: float, stakes: Sequence[float] = STAKES) -> float:
    """How much a gambler would have made who bet, deal after deal, on somebody winning more than this share.

    He may stop whenever he likes: whoever wins no more lets him reach SHOWN once in SHOWN times, however long he plays.
    """
    purses = [1.0] * len(stakes)
    for won in shares:
        for number, stake in enumerate(stakes):
            purses[number] *= 1.0 + stake / fair * (won - fair)
    return sum(purses) / len(purses)


class Cell(msgspec.Struct):
    """One match: the first bot alone among those of the second kind."""

    rule_set: str
    seats: int
    bots: tuple[str, str]
    thinking: float
    edition: int  # of the bots
    deals: list[float] = []  # what the first won of each deal, from every seat of it

    @property
    def fair(self) -> float:
        return 1.0 / self.seats

    @property
    def games(self) -> int:
        return self.seats * len(self.deals)

    def odds(self) -> float:
        """How much a gambler would have made who bet on the first, at the odds of equals."""
        return purse(self.deals, self.fair)

    def wins(self) -> Estimate:
        return share(self.seats * sum(self.deals), self.games)

    def shown(self) -> bool:
        return self.games >= FEWEST and self.odds() >= SHOWN

    def settled(self) -> bool:
        return self.games >= MOST or self.shown()

    def told(self) -> str:
        return f"{self.rule_set} {' : '.join(self.bots)}: {100 * self.wins().value:.1f} % of {self.games} games"

    def match(self) -> Series:
        game, options = find(self.rule_set)
        names = [f"{bot}@{self.thinking:g}" for bot in self.bots]
        return Series(game.name, msgspec.to_builtins(options), self.seats, fill_up(names, self.seats), SEED)


def deal(match: Series, number: int) -> float:
    """What the first bot won of one deal, played from every seat."""
    results = play_games(match, [number * match.seats + game for game in range(match.seats)])
    return sum(winnings(result)[result.bots.index(0)] for result in results) / match.seats


def cells() -> list[Cell]:
    """All rule sets where somebody can win; four at the table, or as near as may be."""
    found: list[Cell] = []
    for name, (game, options) in rule_sets().items():
        seats = fitting_seats(game, options, 4) if game.name != "cafe-international" else 2
        for bots in RUNGS if seats > 1 else ():
            found.append(Cell(name, seats, bots, LESS.get((game.name, bots[0]), THINKING), edition_of(game.name)))
    return sorted(found, key=cost)


def cost(cell: Cell) -> int:
    """Roughly how long a game takes, to settle first what is settled quickly."""
    return COSTS.get(find(cell.rule_set)[0].name, 1) * (MASTERLY if "master" in cell.bots else 1)


def kept(file: Path = KEPT) -> list[Cell]:
    """Every match there should be, with what today's bots have played of it."""
    known = msgspec.json.decode(file.read_bytes(), type=list[Cell]) if file.exists() else []
    wanted = cells()
    for cell in wanted:
        cell.deals = next((one.deals for one in known if same(one, cell)), [])
    return wanted


def same(cell: Cell, other: Cell) -> bool:
    return msgspec.structs.astuple(cell)[:-1] == msgspec.structs.astuple(other)[:-1]


def keep(found: list[Cell], file: Path = KEPT) -> None:
    for cell in found:
        cell.deals = [round(won, 4) for won in cell.deals]
    file.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=0) + b"\n")


def play_on(found: list[Cell], executor: Executor, jobs: int, end: float, file: Path, only: Sequence[str] = ()) -> None:
    """One match after the other until it is settled, the quickest first; or only those of some rule sets."""
    for cell in [cell for cell in found if cell.rule_set in only] if only else found:
        while not cell.settled():
            if time.monotonic() > end:
                return
            begun = [executor.submit(deal, cell.match(), len(cell.deals) + job) for job in range(jobs)]
            cell.deals += [won.result() for won in begun]
            keep(found, file)
        print(cell.told(), flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.bots.ladder")
    parser.add_argument("--minutes", type=float, default=45.0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--file", type=Path, default=KEPT)
    parser.add_argument("--only", nargs="*", default=(), metavar="RULE_SET")
    asked = parser.parse_args()
    found = kept(asked.file)
    with crew(asked.jobs) as (executor, _):
        play_on(found, executor, asked.jobs, time.monotonic() + 60 * asked.minutes, asked.file, asked.only)
    if asked.file == KEPT:
        from bench.bots import page  # which shows these matches among others

        page.keep("ladder", page.ladder(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
