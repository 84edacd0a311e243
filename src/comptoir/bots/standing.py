"""How a position stands: each seat's chance of winning and the score to expect when everybody plays on sensibly.

The position is a whole one: a finished game's, or a world imagined from a view. This is the V of reviews.
"""

import msgspec

from comptoir.bots.judgement import judgement_of
from comptoir.bots.search import victory
from comptoir.bots.values.shares import added
from comptoir.kernel.game import Refused
from comptoir.kernel.luck import Fast, Luck
from comptoir.kernel.position import Position
from comptoir.kernel.say import Say
from comptoir.kernel.session import check_luck, check_whole

PLAYOUTS = 16  # where a position cannot be judged as it is


class Standing(msgspec.Struct, frozen=True):
    """Each seat's share of victory, together 1, and the final score to expect."""

    chances: list[float]
    scores: list[float]


def standing(position: Position, luck: Luck | None = None, playouts: int = PLAYOUTS) -> Standing:
    """At the end exactly; where there is a learned value, at the next calm moment; else by playing on.

    A calm position with a learned value needs no luck and is judged once. For any other, `playouts` runs are averaged;
    without luck given they are the same whenever they are asked for.
    """
    if not isinstance(position, Position):
        raise Refused(Say("study-no-standing", {"given": repr(position)}))
    if luck is not None:
        check_luck(luck)
    check_whole("playouts", playouts)
    at_once = judged(position)
    if at_once is not None:
        return at_once
    source = Fast(position.step) if luck is None else luck
    return mean([played_on(position, source) for _ in range(playouts)])


def chances(position: Position, luck: Luck | None = None, playouts: int = PLAYOUTS) -> list[float]:
    """Each seat's chance of winning; shared victories count in parts. They add up to 1."""
    return standing(position, luck, playouts).chances


def expected_scores(position: Position, luck: Luck | None = None, playouts: int = PLAYOUTS) -> list[float]:
    """Each seat's score at the end, to be expected."""
    return standing(position, luck, playouts).scores


def judged(position: Position) -> Standing | None:
    """What can be said without playing on: the end itself, or a learned value at a calm moment. Else None."""
    if position.over:
        return Standing(victory(position), [float(score) for score in position.scores()])
    judgement = judgement_of(position)
    if judgement.value is not None and judgement.calm(position):
        return Standing(*judgement.verdict(position))
    return None


def played_on(position: Position, luck: Luck) -> Standing:
    """One playout as the bots think: to the end, or to where their judgement dares to say something."""
    judgement = judgement_of(position)
    world = position.copy()
    left = judgement.horizon
    while not world.over and (left > 0 or not judgement.calm(world)):
        for seat in world.waiting():
            world.play(seat, judgement.pick(world, seat, luck), luck)
        left -= 1
    return judged(world) or Standing(*judgement.verdict(world))


def mean(found: list[Standing]) -> Standing:
    seats = range(len(found[0].chances))
    return Standing(
        [added([one.chances[seat] for one in found]) / len(found) for seat in seats],
        [added([one.scores[seat] for one in found]) / len(found) for seat in seats],
    )
