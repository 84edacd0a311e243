"""Conservation laws of Café Race."""

from comptoir.games.cafe_race.board import COFFEES, CROWD_BITS, FACES, FULL, LAST, SPACES, START
from comptoir.games.cafe_race.position import Race


def broken_law(race: Race) -> str:
    """The law this position breaks, or an empty string."""
    if len(race.space) != race.seats or min(race.space) < START or max(race.space) > LAST:
        return "every player has one clerk on the staircase"
    if min(race.coffee) < 0 or max(race.coffee) > COFFEES:
        return "a cup holds between none and five coffees"
    standing = [0] * SPACES
    for space in race.space:
        standing[space] += 1
    standing[START] = 0
    if max(standing) > FULL:
        return "at most two clerks stand on a space"
    if sum([standing[space] << (space * CROWD_BITS) for space in range(SPACES)]) != race.crowd:
        return "the crowd on each space is the clerks who stand there"
    taken = [die for die in race.speed if die > 0] if race.dice else []
    if not race.over and len(race.dice) + len(taken) != race.seats:
        return "there is one speed die per player"
    shown = [*race.dice, *race.speed, *race.thrust]
    if min(race.dice, default=1) < 1 or min(shown) < 0 or max(shown) > FACES:
        return "a die shows one to six"
    return "" if race.round > 0 else "rounds are counted from one"
