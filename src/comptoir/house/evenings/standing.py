"""Place points, and how the evening stands.

Whoever wins a table has 10, the last 0, the others evenly between; equals share. Whoever sat out, or whose table was
never played, has 5. They are kept in twelfths, so that every share of every table of up to six is a whole number.
"""

from collections import Counter
from collections.abc import Iterable

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


class Tally:
    """What everybody has made, round after round."""

    def __init__(self) -> None:
        self.points: Counter[int] = Counter()
        self.games: Counter[int] = Counter()
        self.wins: Counter[int] = Counter()

    def add(self, played: Round) -> None:
        self.points.update(of_round(played))
        for board in played.boards:
            if board.result is not None and board.result.how != "void":
                self.games.update(guest for guest in board.result.guests if guest != BOT)
                self.wins.update(winners(board.result))

    def lines(self, guests: Iterable[int]) -> list[Line]:
        points, wins = self.points, self.wins
        order = sorted(guests, key=lambda guest: (-points[guest], -wins[guest], guest))
        best = [(points[guest], wins[guest]) for guest in order]
        return [
            Line(guest, 1 + best.index(best[index]), points[guest], self.games[guest], wins[guest])
            for index, guest in enumerate(order)
        ]


def standings(evening: Evening) -> list[Line]:
    """Everybody who came, the best first."""
    tally = Tally()
    for each in evening.rounds:
        tally.add(each)
    return tally.lines(evening.guests)


def comeback(evening: Evening) -> tuple[int, int] | None:
    """Who has climbed most places from where he stood after some round, and how many; nobody below two."""
    last = sum(each.done for each in evening.rounds) - 1
    final = {line.guest: line.place for line in standings(evening)}
    climbed: dict[int, int] = {}
    tally = Tally()
    for each in evening.rounds[: max(0, last)]:
        tally.add(each)
        for line in tally.lines(evening.guests):
            if line.games:
                climbed[line.guest] = max(climbed.get(line.guest, 0), line.place - final[line.guest])
    best = max(climbed, key=lambda guest: (climbed[guest], -final[guest]), default=None)
    return (best, climbed[best]) if best is not None and climbed[best] >= 2 else None
