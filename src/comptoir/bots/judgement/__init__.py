"""What a bot believes about each game beyond its rules: one file per game, and beside it what it reckons with."""

from functools import cache

from comptoir.bots.judgement.base import Judgement
from comptoir.bots.judgement.cafe_international import CafeInternationalJudgement
from comptoir.bots.judgement.cafe_race import CafeRaceJudgement
from comptoir.bots.judgement.espresso_doppio import EspressoDoppioJudgement
from comptoir.bots.judgement.top_race import TopRaceJudgement
from comptoir.bots.values.learned import Learned
from comptoir.bots.values.shelf import learned
from comptoir.games.cafe_international.position import Cafe
from comptoir.games.cafe_race.position import Race as CafeRace
from comptoir.games.espresso_doppio.position import Espresso
from comptoir.games.top_race.position import Race as TopRace
from comptoir.kernel.position import Position

PLAIN = Judgement()
KINDS: dict[str, type[Judgement]] = {
    "cafe-international": CafeInternationalJudgement,
    "cafe-race": CafeRaceJudgement,
    "espresso-doppio": EspressoDoppioJudgement,
    "top-race": TopRaceJudgement,
}
POSITIONS: dict[type[Position], str] = {
    Cafe: "cafe-international",
    CafeRace: "cafe-race",
    Espresso: "espresso-doppio",
    TopRace: "top-race",
}
# Where bots look at learned values in their searches: only where that was shown to make them stronger.
SEARCHED: frozenset[str] = frozenset({"top-race"})

JUDGEMENTS: dict[str, Judgement] = {game: kind() for game, kind in KINDS.items()}


def judgement_for(game: str) -> Judgement:
    """The beliefs about this game, without anything learned; plain ones, which fit any game, where there are none."""
    return JUDGEMENTS.get(game, PLAIN)


def judgement_of(position: Position) -> Judgement:
    """The best beliefs about how this position stands: learned ones where there are any for its rules."""
    game = POSITIONS.get(type(position), "")
    learned = learned_judgement(game)
    if learned is not None and learned.value is not None and learned.value.sight.covers(position):
        return learned
    return judgement_for(game)


def judgement_to_search(position: Position) -> Judgement:
    """The beliefs that bots think with."""
    return judgement_of(position) if POSITIONS.get(type(position), "") in SEARCHED else unlearned(position)


def unlearned(position: Position) -> Judgement:
    return judgement_for(POSITIONS.get(type(position), ""))


@cache
def learned_judgement(game: str) -> Judgement | None:
    value = learned(game)
    return None if value is None else taught(game, value)


def taught(game: str, value: Learned) -> Judgement:
    """The beliefs about a game, with this value to judge positions by."""
    found = KINDS[game]()
    found.taught(value)
    return found
