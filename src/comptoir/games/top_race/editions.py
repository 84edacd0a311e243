"""Former editions: a rule that a newer number changed, as it was. Games begun under an old number end under it."""

from typing import TYPE_CHECKING

from comptoir.games.top_race.rules.book import RuleBook
from comptoir.games.top_race.rules.breakdowns import Breakdowns
from comptoir.games.top_race.rules.links import Acceleration
from comptoir.games.top_race.variants.blocking import BlockingStops

if TYPE_CHECKING:
    from comptoir.games.top_race.position import Race


class AccelerationOfOne(Acceleration):
    """Rules 1: after a full lap an accelerating car is stopped by the space it stood on."""

    def is_free(self, race: "Race", car: int, space: int) -> bool:
        return race.car_at[space] < 0


class BreakdownsOfOne(Breakdowns):
    """Rules 1: nobody remembers who broke down first, and who returns may gain a step or lose a lap."""

    def number(self, race: "Race") -> int:
        return 1

    def gains(self, race: "Race", car: int, space: int) -> bool:
        return False

    def crossings_back_at(self, race: "Race", car: int, space: int) -> int:
        back = race.circuit.progress[space] > race.circuit.progress[race.space[car]]
        return race.crossings[car] - (1 if back else 0)


class BlockingStopsOfOne(BlockingStops):
    """Rules 1: even a car with only the line before it is blocked by what stands past it."""

    def goes_home(self, race: "Race", space: int, crossings: int) -> bool:
        return False


def as_in_rules_1(book: RuleBook) -> None:
    book.acceleration = AccelerationOfOne()
    book.breakdowns = BreakdownsOfOne()
    if isinstance(book.stops, BlockingStops):
        book.stops = BlockingStopsOfOne()
