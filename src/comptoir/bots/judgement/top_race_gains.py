"""Top Race: what a card would gain, in steps, as things stand."""

from typing import Final

from comptoir.games.top_race.cards import CARD_CARS, CARD_POINTS, CARS, FIRST_LINK, GOLD
from comptoir.games.top_race.numbers import DRIVE
from comptoir.games.top_race.position import Race
from comptoir.games.top_race.rules.links import level_ends
from comptoir.games.top_race.rules.order import standing
from comptoir.games.top_race.rules.roads import crossings_at
from comptoir.games.top_race.rules.turns import link_runs

NUMBERS: Final = 1 + max([max(points) for points in CARD_POINTS])  # a car may be driven, and none
UNKNOWN: Final = -1.0e9


class Gains:
    """What one seat would gain by each card as things stand. Cards share their numbers: each drive is tried once."""

    def __init__(self, race: Race, seat: int) -> None:
        self.race = race
        self.seat = seat
        self.known = [UNKNOWN] * (CARS * NUMBERS)
        mine, others = 0, 0
        for car in range(CARS):
            if race.place[car] == 0:
                if race.owner[car] == seat:
                    mine += 1
                else:
                    others += 1
        self.own_step = 1.0 / max(
            1, mine
        )  # what a step of one's own car counts: its part of the mean over all of them,
        self.their_step = -1.0 / max(1, others)  # or less its part of the others'

    def of_card(self, card: int) -> float:
        """Each line as if it were driven now."""
        if card >= FIRST_LINK:
            return self.of_acceleration(card)
        gain = 0.0
        for line in range(len(CARD_CARS[card])):
            car, points = CARD_CARS[card][line], CARD_POINTS[card][line]
            gain += self.of_car(car, points) if car != GOLD else self.of_gold(card, points)
        return gain

    def of_gold(self, card: int, points: int) -> float:
        most = -1000.0
        for car in range(CARS):
            if car not in CARD_CARS[card]:
                most = max(most, self.of_car(car, points))
        return most

    def of_car(self, car: int, points: int) -> float:
        found = self.known[car * NUMBERS + points]
        if found == UNKNOWN:
            found = self.of_drive(car, points)
            self.known[car * NUMBERS + points] = found
        return found

    def of_drive(self, car: int, points: int) -> float:
        race = self.race
        if race.place[car] != 0 or race.broken[car] != 0:
            return 0.0
        ends = race.rules.stops.ends(race, car, points)
        if not ends:
            return 0.0
        end = best_end(race, self.seat, car, ends)
        return self.step(car) * (race.left[car] - left_after(race, car, end))

    def of_acceleration(self, card: int) -> float:
        """Level or as near as the road allows: the steps to the partner are what can be gained at most."""
        race = self.race
        if not link_runs(race, card):
            return 0.0
        front, rear = CARD_CARS[card]
        if standing(race, rear) < standing(race, front):
            front, rear = rear, front
        return self.step(rear) * (race.left[rear] - race.left[front]) if level_ends(race, rear) else 0.0

    def step(self, car: int) -> float:
        return self.own_step if self.race.owner[car] == self.seat else self.their_step


def best_end(race: Race, seat: int, car: int, ends: list[int]) -> int:
    """One's own cars by the fewest steps left, the others' by the most."""
    mine = race.owner[car] == seat
    best, best_left = ends[0], left_after(race, car, ends[0])
    for number in range(1, len(ends)):
        left = left_after(race, car, ends[number])
        if (left < best_left) if mine else (left > best_left):
            best, best_left = ends[number], left
    return best


def left_after(race: Race, car: int, end: int) -> int:
    space = end - DRIVE
    if space == len(race.circuit.first):
        return 0
    return race.circuit.left(space, crossings_at(race, car, space))
