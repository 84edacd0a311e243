"""What a good player would consider, told as the review would tell it afterwards, with what speaks for it."""

from collections.abc import Sequence

import msgspec

from comptoir.bots import advise
from comptoir.kernel.game import Game, View
from comptoir.kernel.say import Say
from comptoir.review.hints import Weighed, weigh

MOST = 5


class Hinted(msgspec.Struct, frozen=True):
    """A choice with its chance of winning, the score to expect, and what speaks for it or against it."""

    choice: int
    win: float = 0.0
    score: float = 0.0
    why: list[Say] = []


def hints(game: Game, view: View, seed: int, thinking: float, memory: Sequence[int]) -> list[Hinted]:
    """A search says which choices are worth a look; what they are worth is the review's to say."""
    scores = {one.choice: one.score for one in advise(view, seed, thinking, most=MOST, memory=memory)}
    weighed = weigh(game, view, [*scores], seed, thinking, memory)
    return [hinted(game, view, one, scores[one.choice]) for one in weighed]


def hinted(game: Game, view: View, one: Weighed, score: float) -> Hinted:
    why = game.why(view, one.choice, None if one.reply is None else round(one.reply))
    if view.seats == 1:
        return Hinted(one.choice, 0.0, one.worth, why)
    return Hinted(one.choice, one.worth, score, why)
