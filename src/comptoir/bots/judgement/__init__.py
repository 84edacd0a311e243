"""What a bot believes about each game beyond its rules: one small file per game."""

from comptoir.bots.judgement.base import Judgement

PLAIN = Judgement()
JUDGEMENTS: dict[str, Judgement] = {}


def judgement_for(game: str) -> Judgement:
    """The beliefs about this game; plain ones, which fit any game, where there are none."""
    return JUDGEMENTS.get(game, PLAIN)
