"""What a bot thinks about. How soon it answers must not tell whether it had a choice, unless everybody knows that."""

import hashlib

from comptoir.house.match import Match
from comptoir.kernel.game import View
from comptoir.kernel.luck import Fast
from comptoir.kernel.position import SPECTATOR

WORLDS = 16  # imagined for those who only watch, before it is said that everybody knows


def to_ponder(match: Match, seat: int) -> View | None:
    """The view the seat's bot thinks about; None when everybody at the table knows that there is nothing to choose.

    A bot that has no choice, where those who watch cannot know it, thinks about the choice it might have had: the same
    work in the same queue, and the thought is dropped.
    """
    game, position = match.game, match.position
    if len(position.choices(seat)) > 1:
        return game.view(position, seat)
    known = game.view(position, SPECTATOR)
    for number in range(WORLDS):
        world = game.imagine(known, Fast(_seed(match, number)))
        if seat in world.waiting() and len(world.choices(seat)) > 1:
            return game.view(world, seat)
    return None


def everybody_knows(match: Match, seat: int) -> bool:
    """Whether it is no secret that there is nothing to choose; worked out once for each position."""
    if match.public is None or match.public[0] is not match.position or match.public[1] != seat:
        match.public = match.position, seat, to_ponder(match, seat) is None
    return match.public[2]


def _seed(match: Match, number: int) -> int:
    """From the table's secret: nobody can work out which worlds were tried."""
    digest = hashlib.sha256(b"ponder %d %d " % (match.step, number) + match.seed).digest()
    return int.from_bytes(digest[:7])
