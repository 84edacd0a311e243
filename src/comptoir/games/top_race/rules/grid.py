"""The grid: the buyer puts the car on a free starting space of his choice."""

from typing import TYPE_CHECKING

from comptoir.games.top_race.cards import CARS
from comptoir.games.top_race.events import Placed
from comptoir.games.top_race.numbers import ASK_PLACE, GRID_TAKEN, PLACE
from comptoir.games.top_race.rules.auction import PurchaseStep, settle_in
from comptoir.kernel.luck import Luck

if TYPE_CHECKING:
    from comptoir.games.top_race.position import Race


class PlaceCar(PurchaseStep):
    """A car goes on a free space of the grid; the last one has no choice."""

    def __init__(self) -> None:
        super().__init__(PLACE, CARS)

    def ask(self, race: "Race") -> bool:
        if race.space[race.offered] >= 0:
            return False
        free = [place for place in range(CARS) if race.car_at[race.circuit.grid[place]] < 0]
        if len(free) == 1:
            put_on_grid(race, race.offered, free[0])
            return False
        race.ask_one(ASK_PLACE, race.leader)
        return True

    def refusal(self, race: "Race", seat: int, choice: int) -> int:
        return GRID_TAKEN if race.car_at[race.circuit.grid[choice - PLACE]] >= 0 else 0

    def answer(self, race: "Race", seat: int, choice: int, luck: Luck) -> None:
        put_on_grid(race, race.offered, choice - PLACE)
        settle_in(race, luck)


def put_on_grid(race: "Race", car: int, place: int) -> None:
    space = race.circuit.grid[place]
    race.space[car] = space
    race.crossings[car] = 0
    race.left[car] = race.circuit.left(space, 0)
    race.car_at[space] = car
    if race.journal is not None:
        row = race.circuit.line_column - race.circuit.last[space] + 1
        race.journal.tell(Placed(car, space, row, race.circuit.lane[space] + 1))
