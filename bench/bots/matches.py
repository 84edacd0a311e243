"""Who beats whom: matches with rotated seats and paired luck. Level over level at less thinking is the ladder's."""

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
    thinking: float
    games: int

    def match(self) -> Series:
        game, options = find(self.rule_set)
        names = [bot if bot == "random" else f"{bot}@{self.thinking:g}" for bot in self.bots]
        return Series(game.name, msgspec.to_builtins(options), self.seats, fill_up(names, self.seats), SEED)


AGAINST_CHANCE = (
    Pairing("espresso-doppio", 2, ("regular", "random"), 0.90, 0.1, 200),
    Pairing("cafe-international", 2, ("regular", "random"), 0.90, 0.1, 200),
)
ALL_THINKING = (
    Pairing("espresso-doppio", 2, ("master", "regular"), 0.65, 1.0, 60),
    Pairing("cafe-international", 2, ("master", "regular"), 0.62, 1.0, 100),
    Pairing("cafe-race", 4, ("master", "regular"), 0.30, 1.0, 200),
    Pairing("top-race/bets", 4, ("master", "regular"), 0.33, 1.0, 24),
)


class Outcome(msgspec.Struct, frozen=True):
    pairing: Pairing
    wins: Estimate

    @property
    def fair(self) -> float:
        return 1.0 / self.pairing.seats


class UnderWay:
    """A match handed out to be played; many can be under way at once."""

    def __init__(self, pairing: Pairing, games: int, executor: Executor, workers: int) -> None:
        self.pairing, self.games = pairing, games
        match = pairing.match()
        self.batches = [executor.submit(play_games, match, batch) for batch in batches(list(range(games)), workers)]

    def outcome(self) -> Outcome:
        results = [result for batch in self.batches for result in batch.result()]
        return Outcome(self.pairing, share(sum(map(won_by_first, results)), self.games))


def won_by_first(result: Result) -> float:
    return winnings(result)[result.bots.index(0)]
