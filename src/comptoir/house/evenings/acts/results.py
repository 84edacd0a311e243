"""How a table ended: told by the table itself, or written by a host."""

from typing import Annotated

from msgspec import Meta, structs

from comptoir.house.evenings.acts.base import EveningCommand, EveningEntry, must_host
from comptoir.house.evenings.evening import Evening, Result
from comptoir.house.people import Person
from comptoir.kernel.game import Refused
from comptoir.kernel.say import Say

Places = Annotated[list[Annotated[int, Meta(ge=1, le=12)]], Meta(max_length=12)]
Number = Annotated[int, Meta(ge=0, le=1000)]


class Resulted(EveningEntry, frozen=True, tag="result"):
    """A table of the evening is over. Its command is `result:<table>`: however many processes see it, it is one."""

    round: int
    board: int
    result: Result

    def take_effect(self, evening: Evening, _at: int) -> None:
        evening.set_result(self.round, self.board, self.result)


class SetResult(EveningCommand, frozen=True, tag="set-result"):
    """Each chair's place, by a host: of a real box, or to put right what a table says."""

    round: Number
    board: Number
    places: Places

    def draft(self, evening: Evening, person: Person) -> EveningEntry:
        must_host(evening, person)
        if self.round >= len(evening.rounds) or self.board >= len(evening.rounds[self.round].boards):
            raise Refused(Say("evening-refusal-no-table"))
        board = evening.rounds[self.round].boards[self.board]
        if board.result is None and board.table:
            raise Refused(Say("evening-refusal-still-playing"))
        if len(self.places) != len(board.chairs):
            raise Refused(Say("evening-refusal-places"))
        before = board.result or Result([], board.chairs)
        ranks = ranked(self.places)
        return Resulted(self.round, self.board, structs.replace(before, ranks=ranks, how="hand"))


def ranked(places: list[int]) -> list[int]:
    """As places are counted: whoever is equal shares one, and the next is left out."""
    return [1 + sum(other < place for other in places) for place in places]
