"""A slice of a forecast, as the workshop does it: a few quick games of novices, added up."""

import msgspec

from comptoir.bots import choose
from comptoir.bots.levels import NOVICE
from comptoir.games import GAMES
from comptoir.house.timekeeping import MACHINE
from comptoir.kernel.luck import Paired
from comptoir.kernel.position import Position

SECONDS = 0.15  # a slice is short: whoever else waits for this worker hardly notices


class Tally(msgspec.Struct, frozen=True):
    """Games played so far, as sums that add up: of lengths, leads and scores also the squares."""

    games: int = 0
    length: int = 0
    length_squared: int = 0
    lead: int = 0
    lead_squared: int = 0
    scores: int = 0
    scores_squared: int = 0
    wins: list[float] = []

    def plus(self, more: "Tally") -> "Tally":
        wins = [a + b for a, b in zip(self.wins or [0.0] * len(more.wins), more.wins, strict=True)]
        sums = {name: getattr(self, name) + getattr(more, name) for name in self.__struct_fields__ if name != "wins"}
        return Tally(**sums, wins=wins)


def work(name: str, given: dict[str, bool | int | str], seats: int, first: int, most: int) -> Tally:
    """From game number `first` on, as many as fit into a slice, at most `most`."""
    end = MACHINE.steady() + SECONDS
    tally = counted(*play(name, given, seats, first))
    while tally.games < most and MACHINE.steady() < end:
        tally = tally.plus(counted(*play(name, given, seats, first + tally.games)))
    return tally


def play(name: str, given: dict[str, bool | int | str], seats: int, number: int) -> tuple[Position, int]:
    """One game; the same number is the same game. How many choices were made, forced ones left out."""
    game = GAMES[name]
    luck = Paired(number + 1)
    position = game.setup(game.make_options(given), seats, luck)
    chosen = 0
    while not position.over:
        for seat in position.waiting():
            chosen += len(position.choices(seat)) > 1
            seed = (number << 20) + position.step * 64 + seat
            position.play(seat, choose(game.view(position, seat), NOVICE, seed), luck)
    return position, chosen


def counted(position: Position, chosen: int) -> Tally:
    scores, ranking = position.scores(), position.ranking()
    best = sorted(scores, reverse=True)
    lead = best[0] - best[1] if len(best) > 1 else best[0]
    winners = ranking.count(1)
    squares = sum(score * score for score in scores)
    wins = [1.0 / winners if rank == 1 else 0.0 for rank in ranking]
    return Tally(1, chosen, chosen * chosen, lead, lead * lead, sum(scores), squares, wins)
