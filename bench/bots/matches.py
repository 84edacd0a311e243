"""Who beats whom: matches with rotated seats and paired luck, at a tenth of the thinking and a few at all of it."""

from concurrent.futures import Executor

import msgspec

from comptoir.games import find
from comptoir.lab.arena import batches
from comptoir.lab.figures import Estimate, share
from comptoir.lab.series import Result, Series, fill_up, play_games
from comptoir.lab.summary import winnings

SEED = 2026


class Pairing(msgspec.Struct, frozen=True):
    """The first bot against the others, and the share of victories we aim for."""

    rule_set: str
    seats: int
    bots: tuple[str, str]
    aim: float
    checks: int = 0  # games with all of the thinking too
    games: int = 200

    def match(self, budget: float) -> Series:
        game, options = find(self.rule_set)
        names = [bot if bot == "random" else f"{bot}@{budget:g}" for bot in self.bots]
        return Series(game.name, msgspec.to_builtins(options), self.seats, fill_up(names, self.seats), SEED)


PAIRINGS = (
    Pairing("espresso-doppio", 2, ("master", "regular"), 0.65, 20),
    Pairing("cafe-international", 2, ("master", "regular"), 0.62, 20),
    Pairing("cafe-race", 4, ("master", "regular"), 0.30, 20),
    Pairing("top-race/bets", 4, ("master", "regular"), 0.33, 8),
    Pairing("espresso-doppio", 2, ("regular", "random"), 0.90),
    Pairing("cafe-international", 2, ("regular", "random"), 0.90),
)


class Outcome(msgspec.Struct, frozen=True):
    pairing: Pairing
    budget: float
    wins: Estimate

    @property
    def fair(self) -> float:
        return 1.0 / self.pairing.seats


class UnderWay:
    """A match handed out to be played; many can be under way at once."""

    def __init__(self, pairing: Pairing, budget: float, games: int, executor: Executor, workers: int) -> None:
        self.pairing, self.budget, self.games = pairing, budget, games
        match = pairing.match(budget)
        self.batches = [executor.submit(play_games, match, batch) for batch in batches(list(range(games)), workers)]

    def outcome(self) -> Outcome:
        results = [result for batch in self.batches for result in batch.result()]
        return Outcome(self.pairing, self.budget, share(sum(map(won_by_first, results)), self.games))


def won_by_first(result: Result) -> float:
    return winnings(result)[result.bots.index(0)]
