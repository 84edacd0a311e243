"""Breakdowns: the front car stands beside the track, its space free, until its partner is ahead of that space."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from comptoir.games.top_race.cards import CARS, PARTNER
from comptoir.games.top_race.events import Returned

if TYPE_CHECKING:
    from comptoir.games.top_race.position import Race


@mypyc_attr(allow_interpreted_subclasses=True)
class Breakdowns:
    """Who broke down first is ahead of who stands there after; and nobody returns further ahead than he stood."""

    def number(self, race: "Race") -> int:
        """The next car to break down is counted after those that stand beside the track already."""
        return max(race.broken) + 1

    def return_space(self, race: "Race", car: int, mover: int, mover_at: int) -> int:
        """Where a broken-down car comes back: its space, or going back column by column the first free one.

        Same lane first, then the nearest, the inner before the outer. `mover` has just arrived at `mover_at`.
        """
        circuit = race.circuit
        stored = race.space[car]
        if is_free(race, stored, mover, mover_at):
            return stored
        lane, column = circuit.lane[stored], circuit.first[stored]
        while True:
            column = (column - 1) % circuit.columns
            best, nearest = -1, 99
            for space in circuit.cover[column]:
                away = abs(circuit.lane[space] - lane)
                if away < nearest and is_free(race, space, mover, mover_at) and not self.gains(race, car, space):
                    best, nearest = space, away
            if best >= 0:
                return best

    def gains(self, race: "Race", car: int, space: int) -> bool:
        """A long space may begin behind the stored one and yet have fewer steps left: it is passed over."""
        return race.circuit.left(space, self.crossings_back_at(race, car, space)) < race.left[car]

    def crossings_back_at(self, race: "Race", car: int, space: int) -> int:
        """How often the car has crossed the line once it is back here: one less where it had to go back over it."""
        circuit = race.circuit
        start = circuit.line_column + 1
        begins = (circuit.first[space] - start) % circuit.columns
        stored = (circuit.first[race.space[car]] - start) % circuit.columns
        return race.crossings[car] - (1 if begins > stored else 0)


def is_free(race: "Race", space: int, mover: int, mover_at: int) -> bool:
    return space != mover_at and (race.car_at[space] < 0 or race.car_at[space] == mover)


def come_back(race: "Race", car: int) -> None:
    """A broken-down car returns as soon as its partner has strictly fewer steps left than the stored space."""
    partner = PARTNER[car]
    if race.broken[partner] == 0 or race.left[car] >= race.left[partner]:
        return
    breakdowns = race.rules.breakdowns
    space = breakdowns.return_space(race, partner, car, race.space[car])
    race.crossings[partner] = breakdowns.crossings_back_at(race, partner, space)
    for other in range(CARS):
        if race.broken[other] > race.broken[partner]:
            race.broken[other] -= 1
    race.broken[partner] = 0
    race.space[partner] = space
    race.car_at[space] = partner
    race.left[partner] = race.circuit.left(space, race.crossings[partner])
    if race.journal is not None:
        race.journal.tell(Returned(partner, space))
