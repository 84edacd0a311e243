"""The wall's ladder: everybody's rating over all evenings, by name, with its doubt."""

from comptoir.house.evenings.walls import Placed, Poster
from comptoir.house.evenings.wire import LadderLine
from comptoir.house.likeness import key
from comptoir.house.ratings import Fit, Played, Rating


def ladder(posters: list[Poster]) -> list[LadderLine]:
    """The strongest first, judged by what is sure of it. With many evenings a job for the workshop."""
    games = [
        Played(f"{poster.evening}/{number:03}", [key(name) for name, _ in game], [place for _, place in game])
        for poster in posters
        for number, game in enumerate(poster.games)
        if len(game) > 1
    ]
    fit = Fit(games, {})
    names = dict.fromkeys(key(line.name) for poster in posters for line in poster.lines)
    rated = [(name, fit.rating(name)) for name in names]
    lines = [line_of(name, rating, posters) for name, rating in rated if rating is not None]
    return sorted(lines, key=lambda line: (line.doubt - line.rating, line.name))


def line_of(name: str, rating: Rating, posters: list[Poster]) -> LadderLine:
    mine: list[Placed] = [line for poster in posters for line in poster.lines if key(line.name) == name]
    doubt = round((rating.high - rating.low) / 2)
    games, wins = sum(line.games for line in mine), sum(line.wins for line in mine)
    return LadderLine(mine[-1].name, round(rating.points), doubt, len(mine), games, wins)
