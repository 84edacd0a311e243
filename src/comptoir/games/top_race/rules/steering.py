"""The question where a car goes."""

from typing import TYPE_CHECKING

from comptoir.games.top_race.numbers import DRIVE, NOT_AN_END
from comptoir.games.top_race.rules.driving import drive_to
from comptoir.games.top_race.rules.links import draw_level, level_ends
from comptoir.games.top_race.rules.question import Question
from comptoir.kernel.luck import Luck

if TYPE_CHECKING:
    from comptoir.games.top_race.position import Race


class DriveQuestion(Question):
    """Any end of an allowed path; for an acceleration any space level with the car in front."""

    def __init__(self, spaces: int) -> None:
        super().__init__(DRIVE, spaces + 1)

    def refusal(self, race: "Race", seat: int, choice: int) -> int:
        return 0 if choice in race.ends else NOT_AN_END

    def choices(self, race: "Race", seat: int) -> list[int]:
        return race.ends.copy()

    def pick(self, race: "Race", seat: int, luck: Luck) -> int:
        return race.ends[luck.below(len(race.ends))]

    def answer(self, race: "Race", seat: int, choice: int, luck: Luck) -> None:
        car, points = race.moving, race.points
        race.moving = -1
        race.points = 0
        race.ends = []
        if points > 0:
            drive_to(race, car, points, choice - DRIVE)
        else:
            draw_level(race, car, choice - DRIVE)
        race.rules.lines.go_on(race, luck)


def find_ends(race: "Race") -> list[int]:
    """Where the car that is being steered may go, worked out again from the position."""
    if race.points > 0:
        return race.rules.stops.ends(race, race.moving, race.points)
    return level_ends(race, race.moving)
