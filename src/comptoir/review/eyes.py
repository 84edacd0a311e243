"""Whose eyes a review looks through: how usual players go on, and what a position is then worth to each seat."""

from typing import Final

from mypy_extensions import mypyc_attr

from comptoir.bots.judgement import judgement_for, judgement_of
from comptoir.bots.judgement.base import Judgement
from comptoir.bots.levels import level_for
from comptoir.bots.search import victory
from comptoir.bots.thinking import think
from comptoir.bots.tree import mixture
from comptoir.games import game_of
from comptoir.kernel.luck import Luck
from comptoir.kernel.position import Position

# Steps a trial is played on at least before it is judged, and where: at every so many-th step of the game. Moments that
# are judged at the same step of the future agree by themselves; a judgement changes its mind only from one to the next.
# Espresso's trials go to their end: its games are short, and what was learned of them is too timid about their chances.
TO_THE_END: Final = 100_000
HORIZONS: Final = {
    "cafe-race": (2, 1),
    "cafe-international": (3, 48),
    "espresso-doppio": (TO_THE_END, 1),
    "top-race": (60, 120),
}


@mypyc_attr(allow_interpreted_subclasses=True)
class Reference:
    """How usual players choose. It is handed a whole position, but may read only what the seat itself sees."""

    def pick(self, position: Position, seat: int, luck: Luck) -> int:
        """What a usual player in this waiting seat might choose."""
        return position.pick(seat, luck)

    def priors(self, position: Position, seat: int, choices: list[int]) -> list[float]:
        """How promising each choice looks, as weights above zero: which ones are worth a closer look."""
        return [1.0] * len(choices)

    def thought_over(self, position: Position, seat: int, seed: int) -> list[float]:
        """How often a player who thinks about it would choose each of the seat's choices in secret; nothing where
        nobody thinks.
        """
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """What a position is worth to each seat: its share of victory; alone at the table, the score to expect."""

    def sample(self, position: Position, luck: Luck) -> list[float]:
        """One trial, right on average. The position may be played on: the caller has no further use for it."""
        raise NotImplementedError

    def sure(self, position: Position) -> bool:
        """Whether one trial says it all, because nothing is left to chance in it."""
        return position.over


class HouseReference(Reference):
    """The quick choices of our own bots."""

    def __init__(self, judgement: Judgement) -> None:
        self.judgement = judgement

    def pick(self, position: Position, seat: int, luck: Luck) -> int:
        return self.judgement.pick(position, seat, luck)

    def priors(self, position: Position, seat: int, choices: list[int]) -> list[float]:
        return self.judgement.priors(position, seat, choices)

    def thought_over(self, position: Position, seat: int, seed: int) -> list[float]:
        """As a regular mixes."""
        game = game_of(position)
        search = think(game.view(position, seat), level_for("regular", game.name), seed, guarded=False)
        return mixture(search.root.offered(seat, position.choices(seat)))


class HouseValue(Value):
    """Plays on as our bots do when they look ahead, to where their judgement is calm."""

    def __init__(self, judgement: Judgement, horizon: int, every: int = 1) -> None:
        self.judgement = judgement
        self.horizon = horizon
        self.every = every

    def sample(self, position: Position, luck: Luck) -> list[float]:
        judgement = self.judgement
        until = position.step + self.horizon + self.every - 1
        until -= until % self.every
        while not position.over and (position.step < until or not judgement.calm(position)):
            for seat in position.waiting():
                position.play(seat, judgement.pick(position, seat, luck), luck)
        if position.over:
            return result_of(position)
        chances, scores = judgement.verdict(position)
        return scores if position.seats == 1 else chances

    def sure(self, position: Position) -> bool:
        return position.over or (self.horizon == 0 and self.every == 1 and self.judgement.calm(position))


class EndValue(Value):
    """Plays every trial to its very end: slow and unsteady, but with no opinion of its own."""

    def __init__(self, reference: Reference) -> None:
        self.reference = reference

    def sample(self, position: Position, luck: Luck) -> list[float]:
        while not position.over:
            for seat in position.waiting():
                position.play(seat, self.reference.pick(position, seat, luck), luck)
        return result_of(position)


def result_of(position: Position) -> list[float]:
    """How a finished game ended: everyone's share of victory, or the score of one who played alone."""
    return [float(position.scores()[0])] if position.seats == 1 else victory(position)


def house_reference(game: str) -> Reference:
    return HouseReference(judgement_for(game))


def house_value(game: str, position: Position) -> Value:
    """Learned where these rules were learned, else as far as the bots themselves would look ahead.

    Alone at the table every trial goes to its end: games are short, and a score judged halfway would be biased.
    """
    if position.seats == 1:
        return EndValue(house_reference(game))
    judgement = judgement_of(position)
    least, every = HORIZONS.get(game, (0, 1))
    return HouseValue(judgement, max(judgement.horizon, least), every)
