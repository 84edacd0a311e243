"""Driving a car: the player chooses where it ends; the destination fixes the path."""

from typing import TYPE_CHECKING

from comptoir.games.top_race.cards import PARTNER
from comptoir.games.top_race.events import Ignored, Moved, Stuck
from comptoir.games.top_race.numbers import ASK_DRIVE, DRIVE
from comptoir.games.top_race.rules.breakdowns import come_back
from comptoir.games.top_race.rules.roads import the_way

if TYPE_CHECKING:
    from comptoir.games.top_race.position import Race


def drive(race: "Race", car: int, points: int) -> bool:
    """The car's number comes up. True when the player must choose between several ends; a single one is driven to."""
    if race.place[car] != 0 or race.broken[car] != 0:
        if race.journal is not None:
            race.journal.tell(Ignored(car, points))
        return False
    ends = race.rules.stops.ends(race, car, points)
    if len(ends) > 1:
        race.moving = car
        race.points = points
        race.ends = ends
        race.ask_one(ASK_DRIVE, race.player)
        return True
    if ends:
        drive_to(race, car, points, ends[0] - DRIVE)
    elif race.journal is not None:
        race.journal.tell(Stuck(car, points))
    return False


def drive_to(race: "Race", car: int, points: int, end: int) -> None:
    """Step by step where somebody watches: the journal, or a broken-down car that may come back on the way."""
    if race.journal is None and race.broken[PARTNER[car]] == 0:
        step_to(race, car, end)
        return
    start, path = race.space[car], the_way(race, car, points, end)
    if race.journal is not None:
        # A car that crosses the finish needs no more points, so it loses none.
        lost = 0 if end == len(race.circuit.first) else points - len(path)
        race.journal.tell(Moved(car, start, path, len(path), lost))
    for space in path:
        step_to(race, car, space)
        come_back(race, car)


def step_to(race: "Race", car: int, space: int) -> None:
    """The car stands on another space ahead, or has crossed the finish (the number of spaces)."""
    circuit = race.circuit
    start = race.space[car]
    race.car_at[start] = -1
    if space == len(circuit.first):
        race.crossings[car] += 1
        race.rules.bets.watch(race, car)
        race.rules.finish.home(race, car)
        return
    if circuit.progress[space] < circuit.progress[start]:
        race.crossings[car] += 1
        race.rules.finish.pass_line(race, car)
    race.space[car] = space
    race.car_at[space] = car
    race.left[car] = circuit.left(space, race.crossings[car])
    race.rules.bets.watch(race, car)
