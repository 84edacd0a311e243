"""The next round: everybody who is here has a chair, and tables are laid; and the end of one that drags on."""

from typing import Annotated

from msgspec import Meta

from comptoir.house.evenings.acts.base import EveningCommand, EveningEntry, must_host
from comptoir.house.evenings.evening import Board, Course, Evening, Guest, Round
from comptoir.house.pauses import PAUSES
from comptoir.house.people import Person
from comptoir.house.seating import Seated
from comptoir.kernel.game import Refused
from comptoir.kernel.say import Say

MINUTE = 60_000
MOST = 99  # rounds of one evening: everybody is shown all of them
Number = Annotated[int, Meta(ge=0, le=1000)]


class NextRound(EveningCommand, frozen=True, tag="next-round"):
    """Begin round number `round`, counted from 0: two hosts who touch at once begin one."""

    round: Number

    def course(self, evening: Evening, person: Person) -> Course:
        """What it would play; Refused when it cannot begin."""
        must_host(evening, person)
        course = evening.next_course()
        if evening.closed:
            raise Refused(Say("evening-refusal-closed"))
        if evening.playing:
            raise Refused(Say("evening-refusal-playing"))
        if course is None or self.round != len(evening.rounds):
            raise Refused(Say("server-moved-on"))
        if len(evening.here()) < 2:
            raise Refused(Say("evening-refusal-too-few"))
        if len(evening.rounds) >= MOST:
            raise Refused(Say("evening-refusal-rounds", {"most": MOST}))
        return course

    def begun(self, evening: Evening, person: Person, seated: Seated, guests: list[Guest]) -> "RoundBegun":
        """With the seats that were found for these guests, if they still are all who are here."""
        course = self.course(evening, person)
        if evening.here() != guests:
            raise Refused(Say("server-moved-on"))
        return RoundBegun(course, evening.minutes, seated.tables, seated.out)


class EndTable(EveningCommand, frozen=True, tag="end-table"):
    """A table that drags on past its minutes, and a little more, is ended as it stands."""

    round: Number
    board: Number

    def board_of(self, evening: Evening, person: Person, now: int) -> Board:
        must_host(evening, person)
        if self.round >= len(evening.rounds) or self.board >= len(evening.rounds[self.round].boards):
            raise Refused(Say("evening-refusal-no-table"))
        played = evening.rounds[self.round]
        board = played.boards[self.board]
        if board.result is not None or not board.table:
            raise Refused(Say("evening-refusal-no-table"))
        if now < played.at + played.minutes * MINUTE + PAUSES.grace:
            raise Refused(Say("evening-refusal-time-left"))
        return board


class RoundBegun(EveningEntry, frozen=True, tag="round"):
    """Who sits where. The tables' addresses follow from the evening, the round and the number: any process may lay
    them, again and again.
    """

    course: Course
    minutes: int
    tables: list[list[int]]
    out: list[int]

    def take_effect(self, evening: Evening, at: int) -> None:
        number = len(evening.rounds)
        boards = [
            Board(evening.table_address(number, index) if self.course.game else "", chairs)
            for index, chairs in enumerate(self.tables)
        ]
        evening.rounds = [*evening.rounds, Round(self.course, at, self.minutes, boards, self.out)]
        evening.moves, evening.gone = [], []
