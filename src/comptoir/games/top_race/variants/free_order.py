"""Free order: the player chooses the order of the lines on his card, gold numbers included."""

from typing import TYPE_CHECKING

from comptoir.games.top_race.cards import CARD_CARS, GOLD
from comptoir.games.top_race.numbers import ASK_LINE, LINE, NO_SUCH_LINE
from comptoir.games.top_race.rules.book import RuleBook
from comptoir.games.top_race.rules.cards import Lines, begin_line
from comptoir.games.top_race.rules.question import Question
from comptoir.kernel.luck import Luck

if TYPE_CHECKING:
    from comptoir.games.top_race.position import Race


class FreeOrder(Lines):
    """Any line that is not driven yet; those of finished cars do not matter and come last."""

    def next_line(self, race: "Race", count: int) -> int:
        lines = [line for line in range(count) if line_is_open(race, line)]
        if len(lines) > 1:
            race.ask_one(ASK_LINE, race.player)
            return -1
        return lines[0] if lines else super().next_line(race, count)


def line_is_open(race: "Race", line: int) -> bool:
    car = CARD_CARS[race.card][line]
    return (race.done >> line & 1) == 0 and (car == GOLD or race.place[car] == 0)


class LineQuestion(Question):
    """A line is named by its car, or as the gold one."""

    def __init__(self) -> None:
        super().__init__(LINE, GOLD + 1)

    def refusal(self, race: "Race", seat: int, choice: int) -> int:
        cars = CARD_CARS[race.card]
        car = choice - LINE
        return 0 if car in cars and line_is_open(race, cars.index(car)) else NO_SUCH_LINE

    def answer(self, race: "Race", seat: int, choice: int, luck: Luck) -> None:
        if not begin_line(race, CARD_CARS[race.card].index(choice - LINE)):
            race.rules.lines.go_on(race, luck)


def with_free_order(book: RuleBook) -> None:
    book.lines = FreeOrder()
    book.questions[ASK_LINE] = LineQuestion()
