"""Free roads: every way a car can drive with its points, and the one way a destination stands for.

A node of the search is a space, and, once a broken-down car has come back on the way, where it stands:
`space + spaces · (its space + 1)`. Only the partner of the driven car can come back, so one such mark is enough.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from comptoir.games.top_race.cards import PARTNER
from comptoir.games.top_race.circuit import FINISH
from comptoir.games.top_race.numbers import DRIVE

if TYPE_CHECKING:
    from comptoir.games.top_race.position import Race

NEVER: Final = -100_000  # no car ever has so few steps left


@mypyc_attr(allow_interpreted_subclasses=True)
class Stops:
    """A car drives exactly its number, or crosses the finish before; if it cannot, as far as possible."""

    def ends(self, race: "Race", car: int, points: int) -> list[int]:
        """Where the car may be driven, as choices in ascending order; none when it is stuck."""
        space = race.space[car]
        if road_is_clear(race, car, space, points):
            return race.circuit.open_choices[space][points]
        levels = explore(race, car, points)
        return self.allowed(race, car, points, levels)

    def allowed(self, race: "Race", car: int, points: int, levels: list[list[int]]) -> list[int]:
        size = len(race.circuit.first)
        home = finish_within(race, car, points, levels)
        found: list[int] = []
        if len(levels) == points + 1 or (len(levels) > 1 and not home):
            for node in levels[-1]:
                choice = DRIVE + node % size
                if not is_in(found, choice):
                    found.append(choice)
        if home:
            found.append(DRIVE + size)
        if len(found) > 1:
            found.sort()
        return found

    def may_stop(self, race: "Race", car: int, points: int, node: int, steps: int, longest: int) -> bool:
        """Whether the car may end its drive on this node, reached in so many steps."""
        return steps == longest


def road_is_clear(race: "Race", car: int, space: int, points: int) -> bool:
    """Nobody within reach, the finish out of reach, and no broken-down partner to be overtaken."""
    if race.broken[PARTNER[car]] != 0:
        return False
    if race.crossings[car] == 1 and race.circuit.to_line[space] <= points and race.rules.finish.at_line:
        return False
    steps = race.circuit.steps[space]
    for other in range(len(race.space)):
        there = race.space[other]
        if there >= 0 and steps[there] <= points and race.broken[other] == 0:
            return False
    return True


def explore(race: "Race", car: int, points: int) -> list[list[int]]:
    """The nodes reached after 0, 1, 2 … steps, as far as the road is free; nobody drives past the finish."""
    marked = race.broken[PARTNER[car]] != 0
    finishing = race.crossings[car] == 1 and race.rules.finish.at_line
    here = [race.space[car]]
    levels = [here]
    for _ in range(points):
        here = _marked_step(race, car, here) if marked else _step(race, here, finishing)
        if not here:
            break
        levels.append(here)
    return levels


def _step(race: "Race", here: list[int], finishing: bool) -> list[int]:
    """The free spaces one step on, when nobody can come back: then nodes are just spaces."""
    circuit, car_at = race.circuit, race.car_at
    reached: list[int] = []
    for space in here:
        if finishing and circuit.crosses[space] == FINISH:
            continue
        for ahead in circuit.after[space]:
            if car_at[ahead] < 0 and not is_in(reached, ahead):
                reached.append(ahead)
    return reached


def is_in(numbers: list[int], wanted: int) -> bool:
    """`wanted in numbers`, much faster when compiled: whole numbers are compared without going through Python."""
    for number in numbers:
        if number == wanted:
            return True
    return False


def _marked_step(race: "Race", car: int, here: list[int]) -> list[int]:
    reached: list[int] = []
    for node in here:
        for ahead in nodes_after(race, car, node):
            if ahead not in reached:
                reached.append(ahead)
    return reached


def nodes_after(race: "Race", car: int, node: int) -> list[int]:
    """One step further, over free spaces; inner lane first."""
    size = len(race.circuit.first)
    space = node % size
    if may_finish(race, car, space):
        return []
    stored = race.left[PARTNER[car]] if race.broken[PARTNER[car]] != 0 else NEVER
    mark = node - space
    found: list[int] = []
    for ahead in race.circuit.after[space]:
        if race.car_at[ahead] >= 0 or mark == size * (ahead + 1):
            continue
        if stored != NEVER and mark == 0 and left_at(race, car, ahead) < stored:
            back = race.rules.breakdowns.return_space(race, PARTNER[car], car, ahead)
            found.append(ahead + size * (back + 1))
        else:
            found.append(ahead + mark)
    return found


def may_finish(race: "Race", car: int, space: int) -> bool:
    """The next step from this space, on the way from where the car stands, crosses the finish."""
    if race.circuit.crosses[space] != FINISH or not race.rules.finish.at_line:
        return False
    return crossings_at(race, car, space) == 1


def crossings_at(race: "Race", car: int, space: int) -> int:
    """How often the car will have crossed the line once it is here, less than a lap on."""
    passed = race.circuit.progress[space] < race.circuit.progress[race.space[car]]
    return race.crossings[car] + (1 if passed else 0)


def left_at(race: "Race", car: int, space: int) -> int:
    return race.circuit.left(space, crossings_at(race, car, space))


def finish_within(race: "Race", car: int, points: int, levels: list[list[int]]) -> bool:
    """Whether the car can cross the finish with its points."""
    if race.circuit.to_line[race.space[car]] > points:
        return False
    size = len(race.circuit.first)
    for steps in range(min(points, len(levels))):
        for node in levels[steps]:
            if may_finish(race, car, node % size):
                return True
    return False


def the_way(race: "Race", car: int, points: int, end: int) -> list[int]:
    """The spaces driven over to this end, the end included; crossing the finish is the number of spaces.

    At each step the fewest steps left, then the inner lane.
    """
    size = len(race.circuit.first)
    levels = explore(race, car, points)
    leading = _leading_to(race, car, points, end, levels)
    path: list[int] = []
    node = race.space[car]
    for steps in range(1, len(levels)):
        if node % size == end or (end == size and may_finish(race, car, node % size)):
            break
        best, fewest = -1, 0
        for ahead in nodes_after(race, car, node):
            left = left_at(race, car, ahead % size)
            if ahead in leading[steps] and (best < 0 or left < fewest):
                best, fewest = ahead, left
        node = best
        path.append(node % size)
    return [*path, size] if end == size else path


def _leading_to(race: "Race", car: int, points: int, end: int, levels: list[list[int]]) -> list[list[int]]:
    """Of each level the nodes from which this end can be reached as the rules allow."""
    size = len(race.circuit.first)
    leading: list[list[int]] = [[] for _ in levels]
    for steps in range(len(levels) - 1, -1, -1):
        for node in levels[steps]:
            if end == size:
                good = steps < points and may_finish(race, car, node % size)
            else:
                good = node % size == end and race.rules.stops.may_stop(race, car, points, node, steps, len(levels) - 1)
            if not good and steps + 1 < len(levels):
                good = any([ahead in leading[steps + 1] for ahead in nodes_after(race, car, node)])
            if good:
                leading[steps].append(node)
    return leading
