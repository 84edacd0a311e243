"""One series: the same bots at the same game, over and over, with seats rotated and luck paired.

Game number i is fully determined by the series and i. Games come in deals: as many as there are seats, all with the
same luck, in which every bot sits once in every seat.
"""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from comptoir.bots import heard
from comptoir.games import GAMES
from comptoir.kernel.game import Game, Options, Refused, View
from comptoir.kernel.journal import Journal
from comptoir.kernel.luck import Paired, Recorder
from comptoir.kernel.position import Position
from comptoir.kernel.say import Say
from comptoir.lab.players import player
from comptoir.review.luck_pass import LuckPass


class Series(msgspec.Struct, frozen=True):
    """What is played, and by whom: `bots[place]` sits in seat (place + game number) modulo seats."""

    game: str
    options: dict[str, Any]
    seats: int
    bots: list[str]
    seed: int

    def lineup(self, number: int) -> list[int]:
        """Which bot, by its place in the list, sits in each seat of this game."""
        return [(seat - number) % self.seats for seat in range(self.seats)]

    def deal(self, number: int) -> int:
        return number // self.seats


class Result(msgspec.Struct, frozen=True):
    """How one game ended, seat by seat."""

    number: int
    bots: list[int]
    scores: list[int]
    ranking: list[int]
    decisions: int
    luck: list[float] = []  # what deal and draws gave each seat, where that was measured


def fill_up(bots: Sequence[str], seats: int) -> list[str]:
    """One bot per seat: the last one named takes all seats that are left."""
    return [bots[min(place, len(bots) - 1)] for place in range(seats)]


def rules_of(series: Series) -> tuple[Game, Options]:
    """The game and its options; a clear refusal when the series cannot be played."""
    if series.game not in GAMES:
        raise Refused(Say("game-unknown", {"game": series.game, "known": [*GAMES]}))
    game = GAMES[series.game]
    options = game.make_options(series.options)
    game.check(options, series.seats)
    if len(series.bots) != series.seats:
        raise Refused(Say("lab-bots-seats", {"bots": len(series.bots), "seats": series.seats}))
    return game, options


# Sees every decision as it is made: the position, the seat, its view, what it has heard so far, its choice.
Witness = Callable[[Position, int, View, Sequence[int], int], None]


def nobody(_position: Position, _seat: int, _view: View, _memory: Sequence[int], _choice: int) -> None:
    """Most games are played without a witness."""


def base_of(series: Series, number: int) -> int:
    """What the luck of a game is made of: all games of one deal have the same."""
    return series.seed * 1_000_003 + series.deal(number)


def play_game(series: Series, number: int, with_luck: bool = False, witness: Witness = nobody) -> Result:
    game, options = rules_of(series)
    lineup = series.lineup(number)
    players = [player(series.bots[place]) for place in lineup]
    base = base_of(series, number)
    luck = Recorder(Paired(base))
    position = game.setup(options, series.seats, luck, journal := Journal())
    memory = heard(journal)
    found = LuckPass(game, (base << 32) + number) if with_luck and series.seats > 1 else None
    if found is not None:
        found.begin(position)
    decisions = steps = 0
    while not position.over:
        waiting = position.waiting()
        chosen: list[int] = []
        for seat in waiting:
            # A bot's own whims belong to the bot, not to the seat, so that they repeat when the seats rotate.
            seed = (base << 32) + position.step * 64 + lineup[seat]
            view = game.view(position, seat)
            chosen.append(players[seat].choose(view, seed, memory))
            witness(position, seat, view, memory, chosen[-1])
        before, drawn = position.copy(), len(luck.draws)
        position.journal = journal = Journal()
        for seat, choice in zip(waiting, chosen, strict=True):
            position.play(seat, choice, luck)
        memory += heard(journal)
        decisions += len(waiting)
        steps += 1
        if found is not None and len(luck.draws) > drawn:
            found.step(steps, before, waiting, chosen, position)
    gave = [deal + more for deal, more in zip(found.deal, found.luck, strict=True)] if found is not None else []
    return Result(number, lineup, position.scores(), position.ranking(), decisions, gave)


def play_games(series: Series, numbers: list[int], with_luck: bool = False) -> list[Result]:
    """A batch of games: what one worker does at a time."""
    return [play_game(series, number, with_luck) for number in numbers]
