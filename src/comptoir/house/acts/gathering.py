"""The start of a table that an evening has laid: nobody calls it, and nobody is waited for very long."""

from comptoir.house.acts.base import Draft, LogEntry
from comptoir.house.acts.starting import Called, deal
from comptoir.house.clocks import open_hours
from comptoir.house.pauses import PAUSES
from comptoir.house.people import bot_name
from comptoir.house.table import Change, Plan, Seat, Table
from comptoir.kernel.game import Refused
from comptoir.kernel.say import Say

PATIENT = 2  # silences
EVENING = "evening-"  # how the addresses of evenings begin; no person's and no table's do


def evening_of(table: Table) -> str:
    """The evening that laid this table, which is its host; empty for any other table."""
    return table.opened.host if table.opened.host.startswith(EVENING) else ""


class Gathered(Called, frozen=True, tag="gathered"):
    """The evening called the start with whoever is there. A bot holds the seats of the absent, who owe no word."""

    absent: list[int] = []

    def take_effect(self, table: Table, change: Change) -> None:
        for number in range(len(table.seats)):
            table.set_seat(number, held=False, held_at=0)  # some were absent at a start that was called off
        for seat in self.absent:
            table.set_seat(seat, held=True, held_at=change.seq)
            table.ready.pop(table.seats[seat].plan.holder, None)
            table.tell(change, "server-notice-held", seat=f"#{seat}")
        super().take_effect(table, change)


class PutAside(LogEntry, frozen=True, tag="put-aside"):
    """The holder has left the evening: a bot plays the seat at once. Whoever was shown out does not come back to it."""

    seat: int
    out: bool = False

    def take_effect(self, table: Table, change: Change) -> None:
        if self.out:
            table.muted |= {table.seats[self.seat].plan.holder} - {""}
        if table.match is None:
            table.seats[self.seat] = Seat(Plan("bot", "", bot_name(self.seat)))
            table.ready = {person: word for person, word in table.ready.items() if person in table.people()}
            table.renewing &= {*table.people()}
        else:
            table.set_seat(self.seat, held=True, held_at=change.seq, out=self.out)
        table.tell(change, "server-notice-held", seat=f"#{self.seat}")
        change.table = change.play = True


def put_aside(table: Table, seat: int, out: bool) -> Draft:
    """Before the deal nobody is waited for very long anyway, and who was shown out is a bot from then on; while it is
    made, words are owed.
    """
    before = table.seats[seat]
    possible = table.phase == "playing" or (out and table.phase == "lobby")
    if not possible or not before.plan.holder or (before.held and not out):
        raise Refused(Say("server-not-playing"))
    return Draft(PutAside(seat, out))


def absent(table: Table) -> list[int]:
    """The seats nobody is waited for at. Whoever promises and keeps silent again and again counts as away: nobody at
    such a table is its host, who could show him out. He may take his seat once the game has begun.
    """
    here = {person for person in table.ready if table.silences.get(person, 0) < PATIENT}
    return [number for number, seat in enumerate(table.seats) if seat.plan.holder not in {"", *here}]


def patience(table: Table) -> int | None:
    """Until when those who are late are waited for; None where somebody else calls the start, or nobody is there."""
    if table.phase != "lobby" or not evening_of(table) or not table.ready:
        return None
    return open_hours(table.called_at, PAUSES.gathering, table.outages) if absent(table) else table.at


def gathered(table: Table) -> Draft:
    """Browsers that promised a word now owe it; without any the game begins at once."""
    late = absent(table)
    away = {table.seats[seat].plan.holder for seat in late}
    if any(table.ready.get(each) for each in table.people() if each not in away):
        return Draft(Gathered(absent=late))
    begun, dealt = deal(table, table.new_match({}))
    return Draft(Gathered(begun, late), dealt)
