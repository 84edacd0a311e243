"""Bets: where a race would write them down, and that nobody makes any in the basic game."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from comptoir.games.top_race.cards import BETS

if TYPE_CHECKING:
    from comptoir.games.top_race.position import Race


@mypyc_attr(allow_interpreted_subclasses=True)
class NoBets:
    """Basic rules: nobody bets."""

    def watch(self, race: "Race", car: int) -> None:
        """A car has moved: has it crossed a line?"""

    def ask(self, race: "Race") -> bool:
        """After a completed card; True when the players are asked for a bet."""
        return False

    def pay(self, race: "Race") -> None:
        """At the end of the race."""


def bet_index(race: "Race", number: int, seat: int) -> int:
    """Where a bet of this race is written down."""
    return (race.number * BETS + number) * race.seats + seat
