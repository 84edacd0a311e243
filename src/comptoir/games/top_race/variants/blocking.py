"""Blocking: a car may stop short to stand in another car's way."""

from typing import TYPE_CHECKING

from comptoir.games.top_race.numbers import DRIVE
from comptoir.games.top_race.rules.book import RuleBook
from comptoir.games.top_race.rules.roads import Stops, explore, is_in

if TYPE_CHECKING:
    from comptoir.games.top_race.position import Race


class BlockingStops(Stops):
    """After at least one step a car may stop directly ahead, straight or diagonally, of another car on the track."""

    def ends(self, race: "Race", car: int, points: int) -> list[int]:
        levels = explore(race, car, points)
        size = len(race.circuit.first)
        found = self.allowed(race, car, points, levels)
        for steps in range(1, min(points, len(levels))):
            for node in levels[steps]:
                choice = DRIVE + node % size
                if not is_in(found, choice) and stands_in_the_way(race, car, node):
                    found.append(choice)
        found.sort()
        return found

    def may_stop(self, race: "Race", car: int, points: int, node: int, steps: int, longest: int) -> bool:
        return steps == longest or (steps > 0 and stands_in_the_way(race, car, node))


def stands_in_the_way(race: "Race", car: int, node: int) -> bool:
    """Directly ahead of another car on the track, one that came back on the way included."""
    size = len(race.circuit.first)
    returned = node // size - 1
    for behind in race.circuit.before[node % size]:
        there = race.car_at[behind]
        if behind == returned or (there >= 0 and there != car):
            return True
    return False


def with_blocking(book: RuleBook) -> None:
    book.stops = BlockingStops()
