"""A question the game puts to a player: what may be answered, and what follows."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from comptoir.kernel.luck import Luck

if TYPE_CHECKING:
    from comptoir.games.top_race.position import Race


@mypyc_attr(allow_interpreted_subclasses=True)
class Question:
    """One run of choice numbers, the rule that refuses some of them, and what an answer does."""

    first: int
    count: int

    def __init__(self, first: int, count: int) -> None:
        self.first = first
        self.count = count

    def refusal(self, race: "Race", seat: int, choice: int) -> int:
        """0, or the code of the rule that forbids this choice out of the run."""
        raise NotImplementedError

    def choices(self, race: "Race", seat: int) -> list[int]:
        """Everything in the run that is not refused."""
        last = self.first + self.count
        return [choice for choice in range(self.first, last) if self.refusal(race, seat, choice) == 0]

    def pick(self, race: "Race", seat: int, luck: Luck) -> int:
        """One of the choices at random, by the same luck as from the whole list."""
        choices = self.choices(race, seat)
        return choices[luck.below(len(choices))]

    def answer(self, race: "Race", seat: int, choice: int, luck: Luck) -> None:
        raise NotImplementedError
