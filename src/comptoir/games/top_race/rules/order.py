"""Who is ahead: fewer steps left; equal: the inner lane; equal: the larger end column; equal: not broken down."""

from typing import TYPE_CHECKING

from comptoir.games.top_race.cards import CARS

if TYPE_CHECKING:
    from comptoir.games.top_race.position import Race


def standing(race: "Race", car: int) -> int:
    """One number for the whole order: the car with the smaller one is ahead.

    On one space a car on the track comes first, then who broke down first. Only rules 1 went on to the colour.
    """
    space = race.space[car]
    key = race.left[car] * 4 + race.circuit.lane[space]
    key = key * 1024 + 1023 - race.circuit.progress[space]
    return (key * 4 + race.broken[car]) * 8 + car


def running_order(race: "Race") -> list[int]:
    """The cars that have not finished, the one most ahead first."""
    running = [car for car in range(CARS) if race.place[car] == 0]
    keys = sorted([standing(race, car) for car in running])
    return [key % 8 for key in keys]


def best_standing(race: "Race", seat: int) -> int:
    """Of this player's racing cars, the standing of the one most ahead."""
    best = 1 << 40
    for car in range(CARS):
        if race.owner[car] == seat and race.place[car] == 0:
            best = min(best, standing(race, car))
    return best
