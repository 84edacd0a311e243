"""Blocking: a car may stop short to stand in another car's way."""

from typing import TYPE_CHECKING

from comptoir.games.top_race.cards import PARTNER
from comptoir.games.top_race.circuit import FINISH
from comptoir.games.top_race.numbers import DRIVE
from comptoir.games.top_race.rules.book import RuleBook
from comptoir.games.top_race.rules.roads import Stops, explore, is_in

if TYPE_CHECKING:
    from comptoir.games.top_race.position import Race


class BlockingStops(Stops):
    """After at least one step a car may stop directly ahead, straight or diagonally, of one that could step there."""

    def ends(self, race: "Race", car: int, points: int) -> list[int]:
        levels = explore(race, car, points)
        size = len(race.circuit.first)
        found = self.allowed(race, car, points, levels)
        for steps in range(1, min(points, len(levels))):
            for node in levels[steps]:
                choice = DRIVE + node % size
                if not is_in(found, choice) and self.in_the_way(race, car, node):
                    found.append(choice)
        found.sort()
        return found

    def may_stop(self, race: "Race", car: int, points: int, node: int, steps: int, longest: int) -> bool:
        return steps == longest or (steps > 0 and self.in_the_way(race, car, node))

    def in_the_way(self, race: "Race", car: int, node: int) -> bool:
        """Directly ahead of another car that could still step there, one that came back on the way included."""
        size = len(race.circuit.first)
        returned = node // size - 1
        for behind in race.circuit.before[node % size]:
            there = race.car_at[behind]
            if behind == returned:
                crossings = race.rules.breakdowns.crossings_back_at(race, PARTNER[car], behind)
            elif there >= 0 and there != car:
                crossings = race.crossings[there]
            else:
                continue
            if not self.goes_home(race, behind, crossings):
                return True
        return False

    def goes_home(self, race: "Race", space: int, crossings: int) -> bool:
        """Has a car here only the line before it? Then it is not blocked by what stands past it."""
        return crossings == 1 and race.circuit.crosses[space] == FINISH and race.rules.finish.at_line


def with_blocking(book: RuleBook) -> None:
    book.stops = BlockingStops()
