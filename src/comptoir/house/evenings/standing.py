"""Place points, and how the evening stands.

Whoever wins a table has 10, the last 0, the others evenly between; equals share. Whoever sat out, or whose table was
never played, has 5. They are kept in twelfths, so that every share of every table of up to six is a whole number.
"""

from collections import Counter

from msgspec import Struct

from comptoir.house.evenings.evening import BOT, Evening, Result, Round

WIN = 120
EVEN = WIN // 2


class Line(Struct, frozen=True):
    """How somebody stands."""

    guest: int
    place: int
    points: int
    games: int
    wins: int


def place_points(ranks: list[int]) -> list[int]:
    """Each chair's points."""
    last = len(ranks) - 1
    if last < 1:
        return [EVEN] * len(ranks)
    found = []
    for rank in ranks:
        equals = ranks.count(rank)
        # Places rank … rank + equals - 1 are shared: their mean.
        found.append(WIN * (2 * (last + 1 - rank) - (equals - 1)) // (2 * last))
    return found


def points_of(result: Result) -> dict[int, int]:
    """By guest; bots have no points, but they take places."""
    if result.how == "void":
        return {guest: EVEN for guest in result.guests if guest != BOT}
    points = place_points(result.ranks)
    return {guest: points[chair] for chair, guest in enumerate(result.guests) if guest != BOT}


def winners(result: Result) -> list[int]:
    places = zip(result.guests, result.ranks, strict=True)
    return [guest for guest, rank in places if rank == 1 and guest != BOT]


def of_round(played: Round) -> dict[int, int]:
    found = dict.fromkeys(played.out, EVEN)
    for board in played.boards:
        if board.result is not None:
            found |= points_of(board.result)
    return found


def standings(evening: Evening, rounds: int | None = None) -> list[Line]:
    """Everybody who came, the best first, after so many rounds."""
    played = evening.rounds[:rounds]
    points: Counter[int] = Counter()
    games: Counter[int] = Counter()
    wins: Counter[int] = Counter()
    for each in played:
        points.update(of_round(each))
        for board in each.boards:
            if board.result is not None and board.result.how != "void":
                games.update(guest for guest in board.result.guests if guest != BOT)
                wins.update(winners(board.result))
    order = sorted(evening.guests, key=lambda guest: (-points[guest], -wins[guest], guest))
    best = [(points[guest], wins[guest]) for guest in order]
    return [
        Line(guest, 1 + best.index(best[index]), points[guest], games[guest], wins[guest])
        for index, guest in enumerate(order)
    ]


def comeback(evening: Evening) -> tuple[int, int] | None:
    """Who has climbed most places from where he stood after some round, and how many; nobody below two."""
    done = [number for number, each in enumerate(evening.rounds, 1) if each.done]
    if len(done) < 2:
        return None
    final = {line.guest: line.place for line in standings(evening)}
    climbed: dict[int, int] = {}
    for number in done[:-1]:
        for line in standings(evening, number):
            if line.games:
                climbed[line.guest] = max(climbed.get(line.guest, 0), line.place - final[line.guest])
    best = max(climbed, key=lambda guest: (climbed[guest], -final[guest]), default=None)
    return (best, climbed[best]) if best is not None and climbed[best] >= 2 else None
