"""Long distance: all cards are dealt, nobody finishes or drops out, and the furthest car wins."""

from typing import TYPE_CHECKING

from comptoir.games.top_race.events import LapDone
from comptoir.games.top_race.rules.book import RuleBook
from comptoir.games.top_race.rules.deal import Deal
from comptoir.games.top_race.rules.finish import Finish

if TYPE_CHECKING:
    from comptoir.games.top_race.position import Race


class DealAll(Deal):
    """One by one from the controller's left until nothing is left."""

    def hand_sizes(self, race: "Race") -> list[int]:
        cards = sum(self.copies())
        sizes = [cards // race.seats] * race.seats
        for turn in range(cards % race.seats):
            sizes[(race.controller + 1 + turn) % race.seats] += 1
        return sizes


class NoFinish(Finish):
    """The line is only passed; the race ends with the last card."""

    def __init__(self) -> None:
        self.at_line = False

    def pass_line(self, race: "Race", car: int) -> None:
        if race.journal is not None and race.crossings[car] > 1:
            race.journal.tell(LapDone(car))

    def ended(self, race: "Race") -> bool:
        return False


def position_of(left: int) -> int:
    """A car's position by its steps left: before the line the steps missing, past it +1, +2 …; there is no 0."""
    return -left if left > 0 else 1 - left


def left_of_position(position: int) -> int:
    """The steps left of a car that stands on this position."""
    return -position if position < 0 else 1 - position


def with_long_distance(book: RuleBook) -> None:
    book.deal = DealAll()
    book.finish = NoFinish()
