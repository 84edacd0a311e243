"""The wall's ladder: a rating over all evenings, by name, with its doubt.

Every table is taken as a duel of each with each (Weng and Lin, 2011, Bradley-Terry with full pairs): whoever beats
somebody stronger climbs more, and the doubt shrinks with every game. Ratings begin at 1500, give or take 350.
"""

import math
from collections import Counter

from comptoir.house.evenings.walls import Placed, Poster
from comptoir.house.evenings.wire import LadderLine

START, DOUBT = 1500.0, 350.0
SPREAD = 175.0  # how much one game may differ from somebody's strength
LEAST = 60.0  # the doubt never falls below it: people change


def ladder(posters: list[Poster]) -> list[LadderLine]:
    """The strongest first, judged by what is sure of it."""
    ratings: dict[str, tuple[float, float]] = {}
    for poster in posters:
        for game in poster.games:
            after_game(ratings, game)
    lines = [line_of(name, *found, posters) for name, found in ratings.items()]
    return sorted(lines, key=lambda line: (-(line.rating - line.doubt), line.name))


def line_of(name: str, rating: float, doubt: float, posters: list[Poster]) -> LadderLine:
    mine: list[Placed] = [line for poster in posters for line in poster.lines if key(line.name) == name]
    totals = Counter(games=sum(line.games for line in mine), wins=sum(line.wins for line in mine))
    shown = mine[-1].name if mine else name
    return LadderLine(shown, round(rating), round(doubt), len(mine), totals["games"], totals["wins"])


def key(name: str) -> str:
    return name.casefold()


def after_game(ratings: dict[str, tuple[float, float]], game: list[tuple[str, int]]) -> None:
    before = {key(name): ratings.get(key(name), (START, DOUBT)) for name, _ in game}
    for name, rank in game:
        mean, doubt = before[key(name)]
        shift, certainty = 0.0, 0.0
        for other, place in game:
            if key(other) == key(name):
                continue
            rival, unsure = before[key(other)]
            scale = math.sqrt(doubt**2 + unsure**2 + 2 * SPREAD**2)
            chance = 1 / (1 + math.exp((rival - mean) / scale))
            won = 1.0 if rank < place else 0.5 if rank == place else 0.0
            shift += doubt**2 / scale * (won - chance)
            certainty += doubt / scale * (doubt / scale) ** 2 * chance * (1 - chance)
        ratings[key(name)] = (mean + shift, max(LEAST, doubt * math.sqrt(max(0.0001, 1 - certainty))))
