"""Link cards: the rear car draws level with the front one, or the front one breaks down until it is overtaken.

The search for a way to draw level may cross the line, in a long race even more than once: a node is a space and how
often the car has crossed the line, `space + spaces · crossings`.
"""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from comptoir.games.top_race.cards import CARD_CARS, PARTNER
from comptoir.games.top_race.circuit import FINISH
from comptoir.games.top_race.events import Accelerated, BrokeDown, Moved
from comptoir.games.top_race.numbers import ACCELERATE, ASK_DRIVE, DRIVE
from comptoir.games.top_race.rules.driving import step_to
from comptoir.games.top_race.rules.order import standing
from comptoir.games.top_race.rules.question import Question
from comptoir.kernel.luck import Luck

if TYPE_CHECKING:
    from comptoir.games.top_race.position import Race


@mypyc_attr(allow_interpreted_subclasses=True)
class Acceleration:
    """An accelerating car never blocks itself: its own first space is free to it when it comes round again."""

    def is_free(self, race: "Race", car: int, space: int) -> bool:
        return race.car_at[space] < 0 or race.car_at[space] == car


class LinkQuestion(Question):
    """Acceleration or breakdown, both always possible."""

    def __init__(self) -> None:
        super().__init__(ACCELERATE, 2)

    def refusal(self, race: "Race", seat: int, choice: int) -> int:
        return 0

    def answer(self, race: "Race", seat: int, choice: int, luck: Luck) -> None:
        front, rear = CARD_CARS[race.card]
        if standing(race, rear) < standing(race, front):
            front, rear = rear, front
        race.done = 3
        if choice == ACCELERATE:
            if accelerate(race, seat, front, rear):
                return
        else:
            break_down(race, seat, front, rear)
        race.rules.lines.go_on(race, luck)


def break_down(race: "Race", seat: int, front: int, rear: int) -> None:
    """The front car stands beside the track and its space is free."""
    race.broken[front] = race.rules.breakdowns.number(race)
    race.car_at[race.space[front]] = -1
    if race.journal is not None:
        race.journal.tell(BrokeDown(seat, front, rear))


def accelerate(race: "Race", seat: int, front: int, rear: int) -> bool:
    """The rear car draws level; True when the player must choose between several ends."""
    if race.journal is not None:
        race.journal.tell(Accelerated(seat, rear, front))
    ends = level_ends(race, rear)
    if len(ends) == 1:
        draw_level(race, rear, ends[0] - DRIVE)
    if len(ends) < 2:
        return False
    race.moving = rear
    race.points = 0
    race.ends = ends
    race.ask_one(ASK_DRIVE, seat)
    return True


def level_ends(race: "Race", car: int) -> list[int]:
    """Where an acceleration may take this car, as choices in ascending order; none when it stays where it is."""
    size = len(race.circuit.first)
    return sorted([DRIVE + node % size for node in level_nodes(race, car)])


def level_nodes(race: "Race", car: int) -> list[int]:
    """Over free spaces until the steps left equal the front car's; if impossible, the nodes with the fewest."""
    target = race.left[PARTNER[car]]
    if race.left[car] <= target:
        return []
    reached = nodes_reached(race, car, target)
    fewest = min([left_of(race, node) for node in reached])
    return [node for node in reached if left_of(race, node) == fewest] if fewest < race.left[car] else []


def nodes_reached(race: "Race", car: int, target: int) -> list[int]:
    """From the car's own node on, each once; whoever has no more steps left than wanted stops."""
    reached = [race.space[car] + len(race.circuit.first) * race.crossings[car]]
    known = set(reached)
    for node in reached:
        if left_of(race, node) > target:
            for ahead in free_after(race, car, node):
                if ahead not in known:
                    known.add(ahead)
                    reached.append(ahead)
    return reached


def left_of(race: "Race", node: int) -> int:
    size = len(race.circuit.first)
    return race.circuit.left(node % size, node // size)


def driven(race: "Race", node: int) -> int:
    """The columns behind a node since the very start."""
    size = len(race.circuit.first)
    return node // size * race.circuit.columns + race.circuit.progress[node % size]


def free_after(race: "Race", car: int, node: int) -> list[int]:
    size = len(race.circuit.first)
    space = node % size
    lap = node - space + (size if race.circuit.crosses[space] == FINISH else 0)
    acceleration = race.rules.acceleration
    return [ahead + lap for ahead in race.circuit.after[space] if acceleration.is_free(race, car, ahead)]


def draw_level(race: "Race", car: int, end: int) -> None:
    """Nobody can come back on the way, because the partner is running; so the way matters to those who watch."""
    if race.journal is not None:
        path = way_to_level(race, car, end)
        race.journal.tell(Moved(car, race.space[car], path, len(path), 0))
        for space in path:
            step_to(race, car, space)
        return
    size = len(race.circuit.first)
    for node in level_nodes(race, car):
        if node % size == end:
            passes = race.circuit.progress[end] < race.circuit.progress[race.space[car]]
            race.crossings[car] = node // size - (1 if passes else 0)  # the step itself counts one
            step_to(race, car, end)
            return


def way_to_level(race: "Race", car: int, end: int) -> list[int]:
    """At each step the fewest steps left, then the inner lane, never where the end can no longer be reached."""
    size = len(race.circuit.first)
    target = race.left[PARTNER[car]]
    reached = nodes_reached(race, car, target)
    goal = -1
    for node in level_nodes(race, car):
        if node % size == end:
            goal = node
    leading = {goal}
    # The nodes ahead of a node are known before it when they are taken from the far end.
    for _, node in sorted([(-driven(race, node), node) for node in reached]):
        if left_of(race, node) > target:
            for ahead in free_after(race, car, node):
                if ahead in leading:
                    leading.add(node)
    path: list[int] = []
    node = reached[0]
    while node != goal:
        best = -1
        for ahead in free_after(race, car, node):
            if ahead in leading and (best < 0 or left_of(race, ahead) < left_of(race, best)):
                best = ahead
        node = best
        path.append(node % size)
    return path
