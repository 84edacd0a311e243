"""Score: coffees left plus points for the place on the staircase."""

from typing import TYPE_CHECKING

from comptoir.games.cafe_race.board import SPACES

if TYPE_CHECKING:
    from comptoir.games.cafe_race.position import Race


def place_ranks(race: "Race") -> list[int]:
    """Furthest first; clerks on one space share a rank and the next rank follows directly (1, 2, 2, 3)."""
    taken = [False] * SPACES
    for space in race.space:
        taken[space] = True
    found: list[int] = []
    for space in race.space:
        rank = 1
        for further in range(space + 1, SPACES):
            if taken[further]:
                rank += 1
        found.append(rank)
    return found


def place_points(race: "Race") -> list[int]:
    """The first place is worth as many points as there are players, each next one a point less."""
    return [race.seats + 1 - rank for rank in place_ranks(race)]
