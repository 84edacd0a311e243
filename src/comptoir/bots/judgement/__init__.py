"""What a bot believes about each game beyond its rules: one file per game, and beside it what it reckons with."""

from comptoir.bots.judgement.base import Judgement
from comptoir.bots.judgement.cafe_international import CafeInternationalJudgement
from comptoir.bots.judgement.cafe_race import CafeRaceJudgement
from comptoir.bots.judgement.espresso_doppio import EspressoDoppioJudgement
from comptoir.bots.judgement.top_race import TopRaceJudgement

PLAIN = Judgement()
JUDGEMENTS: dict[str, Judgement] = {
    "cafe-international": CafeInternationalJudgement(),
    "cafe-race": CafeRaceJudgement(),
    "espresso-doppio": EspressoDoppioJudgement(),
    "top-race": TopRaceJudgement(),
}


def judgement_for(game: str) -> Judgement:
    """The beliefs about this game; plain ones, which fit any game, where there are none."""
    return JUDGEMENTS.get(game, PLAIN)
