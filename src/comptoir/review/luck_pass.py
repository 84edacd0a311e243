"""Only the luck of a game, while it is being played: quick, and zero on average whatever the value is worth."""

from comptoir.kernel.game import Game
from comptoir.kernel.position import Position
from comptoir.review.eyes import house_reference, house_value
from comptoir.review.guesses import mean_of, minus
from comptoir.review.parts import AFTER, START, Table, act_of

TRIALS = 6


class LuckPass:
    """Adds up what the deal and the draws gave each seat."""

    def __init__(self, game: Game, seed: int, trials: int = TRIALS) -> None:
        self.game, self.seed = game, seed
        self.count = trials
        self.deal: list[float] = []
        self.luck: list[float] = []

    def begin(self, position: Position) -> None:
        value = house_value(self.game.name, position)
        self.table = Table(self.game, house_reference(self.game.name), value, self.seed)
        worth = mean_of(self.table.worth(position, 0, START, self.count)).values
        self.deal = [value - 1.0 / position.seats for value in worth]
        self.luck = [0.0] * position.seats

    def step(self, number: int, before: Position, seats: list[int], choices: list[int], after: Position) -> None:
        """A step in which luck had a part."""
        act = act_of(self.table, before, seats, choices, number, self.count)
        found = minus(mean_of(self.table.worth(after, number, AFTER, self.count)), act.found)
        self.luck = [so_far + more for so_far, more in zip(self.luck, found.values, strict=True)]
