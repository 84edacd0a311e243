"""The finish: who crosses it takes the next prize place and leaves the track."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from comptoir.games.top_race.cards import CARS
from comptoir.games.top_race.events import Finished

if TYPE_CHECKING:
    from comptoir.games.top_race.position import Race


@mypyc_attr(allow_interpreted_subclasses=True)
class Finish:
    """A car that crosses the line after a lap takes the next place; the race ends when all are home."""

    at_line: bool

    def __init__(self) -> None:
        self.at_line = True

    def home(self, race: "Race", car: int) -> None:
        race.places_taken += 1
        race.place[car] = race.places_taken
        race.space[car] = -1
        race.left[car] = 0
        if race.journal is not None:
            race.journal.tell(Finished(car, race.places_taken))

    def pass_line(self, race: "Race", car: int) -> None:
        """Leaving the grid is no finish."""

    def ended(self, race: "Race") -> bool:
        """Whether the race is over whatever cards are left."""
        return race.places_taken == CARS
