"""Score: coffees left plus points for the place on the staircase."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from comptoir.games.cafe_race.rules.moving import one_at

if TYPE_CHECKING:
    from comptoir.games.cafe_race.position import Race


def place_ranks(race: "Race") -> list[int]:
    """Furthest first; clerks on one space share a rank and the next rank follows directly (1, 2, 2, 3)."""
    taken = taken_spaces(race)
    return [place_rank(taken, space) for space in race.space]


def taken_spaces(race: "Race") -> i64:
    """The spaces with somebody on them, one digit for each."""
    taken: i64 = 0
    for space in race.space:
        taken |= one_at(space)
    return taken


def place_rank(taken: i64, space: i64) -> int:
    """The rank of whoever stands here: one more than the spaces further on with somebody on them."""
    further = taken >> (space + 1)
    rank: i64 = 1
    while further:
        further &= further - 1
        rank += 1
    return rank


def place_points(race: "Race") -> list[int]:
    """The first place is worth as many points as there are players, each next one a point less."""
    return [race.seats + 1 - rank for rank in place_ranks(race)]
