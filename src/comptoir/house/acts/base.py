"""What every act is made of: a command that somebody gives, the entry it adds to the log, and what that does.

None of this is listed anywhere: a class that a file of this folder defines is on the wire, or in the log, by that alone
(`acts/__init__.py`).
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import ClassVar

from msgspec import Struct

from comptoir.house.hinting import Hinted
from comptoir.house.match import Match, Played
from comptoir.house.people import Person
from comptoir.house.table import Change, Table
from comptoir.house.wire.messages import Message
from comptoir.house.wire.terms import Given, Id, SeatNumber
from comptoir.kernel.game import Refused, View
from comptoir.kernel.say import Say

# Asks a bot what it thinks of a game's view, for somebody, with what everybody has heard: choices, best first, with
# chance to win, score and reasons.
Adviser = Callable[[str, View, str, Sequence[int]], Awaitable[list[Hinted]]]


class LogEntry(Struct, frozen=True, tag_field="is"):
    """Anything that happened to a table. Entries never leave the house: they hold secrets (choices not yet shown, the
    seed) that views and updates do not.
    """

    def take_effect(self, table: Table, change: Change) -> None:
        """Change the table. `change` tells those who watch; what was just played here comes with it."""
        raise NotImplementedError


class Draft(Struct):
    """An entry that fits the table as it is now, with what was played to make it."""

    entry: LogEntry
    played: Played | None = None


class Logged(Struct, frozen=True, tag_field="type"):
    """A command that ends in the log."""

    id: Id

    while_frozen: ClassVar[bool] = False  # a table that cannot go on can still be talked about, and ended
    of_the_day: ClassVar[bool] = False  # whether it may be given at a table of the day, where little can be changed
    minds_absence: ClassVar[bool] = False  # whether it matters who is away

    def draft(self, table: Table, person: Person) -> Draft:
        """The entry this command asks for; Refused, with the reason, when it cannot be."""
        raise NotImplementedError

    def check_absence(self, table: Table, person: Person, away: Mapping[str, int]) -> None:
        """Refuse what only who is away, and for how many ms, forbids; who is not in `away` is here."""

    def sits_down(self) -> bool:
        """Whether the table becomes one of the person's own."""
        return False

    def needs(self, _table: Table) -> Given | None:
        """Options whose set-up must be worked out before."""
        return None


class Question(Struct, frozen=True, tag_field="type"):
    """A command that only asks, about a seat of one's own; it is answered from that seat's view."""

    id: Id
    seat: SeatNumber

    async def answer(self, table: Table, match: Match, asker: str, advise: Adviser) -> Message:
        """What there is to say; Refused when there is nothing."""
        raise NotImplementedError


def draft(table: Table, person: Person, command: Logged, away: Mapping[str, int]) -> Draft:
    """What the command comes to at this table now, or a refusal."""
    if not person.id:
        raise Refused(Say("server-need-name"))
    if table.phase == "frozen" and table.frozen is not None and not command.while_frozen:
        raise Refused(table.frozen)
    if table.day and not command.of_the_day:
        raise Refused(Say("server-day-fixed"))
    drafted = command.draft(table, person)
    command.check_absence(table, person, away)
    return drafted


def own_seat(table: Table, person: Person, seat: int) -> None:
    if seat not in table.seats_of(person.id):
        raise Refused(Say("server-not-your-seat"))


def must_host(table: Table, person: Person) -> None:
    if person.id != table.host:
        raise Refused(Say("server-host-only"))


def in_lobby(table: Table) -> None:
    if table.phase != "lobby":
        raise Refused(Say("server-started"))


def playing(table: Table) -> Match:
    if table.phase != "playing" or table.match is None:
        raise Refused(Say("server-not-playing"))
    return table.match
