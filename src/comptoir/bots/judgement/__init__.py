"""What a bot believes about each game beyond its rules: one file per game, and beside it what it reckons with."""

from comptoir.bots.judgement.base import Judgement
from comptoir.bots.judgement.cafe_international import CafeInternationalJudgement
from comptoir.bots.judgement.cafe_race import CafeRaceJudgement
from comptoir.bots.judgement.espresso_doppio import EspressoDoppioJudgement
from comptoir.bots.judgement.top_race import TopRaceJudgement
from comptoir.games.cafe_international.position import Cafe
from comptoir.games.cafe_race.position import Race as CafeRace
from comptoir.games.espresso_doppio.position import Espresso
from comptoir.games.top_race.position import Race as TopRace
from comptoir.kernel.position import Position

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


POSITIONS: dict[type[Position], str] = {
    Cafe: "cafe-international",
    CafeRace: "cafe-race",
    Espresso: "espresso-doppio",
    TopRace: "top-race",
}


def judgement_of(position: Position) -> Judgement:
    """The beliefs about the game that this is a position of."""
    return judgement_for(POSITIONS.get(type(position), ""))
