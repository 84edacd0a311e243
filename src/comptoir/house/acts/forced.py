"""Choices that are none: where there is only one thing to do, the house does it for whoever wants that.

Nobody else is told that it was forced. But no person chooses as soon as the house does: in company only what everybody
knows to be forced is done so (ADR 0018).
"""

from comptoir.house.acts.base import Draft, LogEntry, Logged, playing
from comptoir.house.acts.playing import Chosen
from comptoir.house.people import Person
from comptoir.house.pondering import everybody_knows
from comptoir.house.sight import alone
from comptoir.house.table import Change, Table
from comptoir.kernel.game import Refused
from comptoir.kernel.say import Say


class SetForced(Logged, frozen=True, tag="set-forced"):
    """Whether the house makes my choices where I have only one."""

    of_the_day = True

    forced: bool

    def draft(self, table: Table, person: Person) -> Draft:
        if not table.seats_of(person.id):
            raise Refused(Say("server-not-your-seat"))
        if (person.id in table.spared) == self.forced:
            raise Refused(Say("server-already"))
        return Draft(ForcedSet(person.id, self.forced))


class ForcedSet(LogEntry, frozen=True, tag="forced"):
    person: str
    forced: bool

    def take_effect(self, table: Table, change: Change) -> None:
        table.spared = table.spared | {self.person} if self.forced else table.spared - {self.person}
        change.table = True


def forced_seats(table: Table) -> list[int]:
    """Seats of people who want to be spared, with one thing to do. While a take-back is asked for they wait."""
    match = table.match
    if match is None or not table.spared or "take-back" in table.proposals:
        return []
    position = match.position
    seats = [seat for seat in position.waiting() if spared(table, seat) and len(position.choices(seat)) == 1]
    return [seat for seat in seats if alone(table, table.seats[seat].plan.holder) or everybody_knows(match, seat)]


def spared(table: Table, seat: int) -> bool:
    return not table.seats[seat].by_bot and table.seats[seat].plan.holder in table.spared


def forced_choice(table: Table, seat: int, step: int) -> Draft:
    """The only choice there is, if the question is still the same one."""
    match = playing(table)
    if step != match.step or seat not in forced_seats(table):
        raise Refused(Say("server-moved-on"))
    (choice,) = match.position.choices(seat)
    played, by = match.try_choice(seat, choice), table.seats[seat].plan.holder
    return Draft(Chosen(seat, choice, match.position.step, played.luck, played.mark(), by, forced=True), played)
