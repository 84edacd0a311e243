"""Many reviews together: what each player's results were made of on average, game by game."""

import msgspec

from comptoir.lab.figures import Figure, mean
from comptoir.review.result import Review, SeatReview

LINES = ("start", "deal", "luck", "own", "others", "unseen", "drift", "result", "loss")


class Average(msgspec.Struct, frozen=True):
    """One player at one game. Means add up as single reviews do."""

    game: str
    player: str
    unit: str
    games: int
    lines: dict[str, Figure]


def averages(reviews: list[Review]) -> list[Average]:
    """By game and name; who has no name is known by the seat. Shares and scores are never mixed."""
    found: dict[tuple[str, str, str], list[SeatReview]] = {}
    for review in reviews:
        for one in review.seats:
            found.setdefault((review.game, one.name or f"#{one.seat}", review.unit), []).append(one)
    return [
        Average(game, player, unit, len(seats), {line: mean([getattr(one, line) for one in seats]) for line in LINES})
        for (game, player, unit), seats in sorted(found.items())
    ]
