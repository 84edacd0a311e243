"""Asking the others: one way for a take-back, for a bot's seat and for ending the game.

Who asks, what for and who has a say stand in the log (`Asked`), the answers too (`Answered`); the last yes is not an
answer but the thing itself. Whom to ask is decided when the proposal is put, from the log alone. What it comes to when
all agree, the file of that concern says (`granting`).
"""

from collections.abc import Callable

from msgspec import structs

from comptoir.house.acts.base import Draft, LogEntry, Logged, own_seat
from comptoir.house.acts.playing import take_back
from comptoir.house.clocks import open_hours
from comptoir.house.people import Person
from comptoir.house.table import Change, Plan, Proposal, Table
from comptoir.house.wire.terms import Asking, SeatNumber
from comptoir.kernel.game import Refused
from comptoir.kernel.say import Say

MINUTE = 60_000
LASTS: dict[Asking, int] = {"take-back": MINUTE, "seat": MINUTE, "end": 24 * 60 * MINUTE}

# What was asked for. The number is the seat with the last yes; -1: nobody had to be asked.
Grant = Callable[[Table, Proposal, int], LogEntry]
GRANTS: dict[Asking, Grant] = {}


def granting(what: Asking) -> Callable[[Grant], Grant]:
    """Says what it comes to when all agree."""

    def note(grant: Grant) -> Grant:
        GRANTS[what] = grant
        return grant

    return note


class Asked(LogEntry, frozen=True, tag="asked"):
    """Somebody asks the others: to let the seat take back everything from entry `to` on; to give him the seat (`plan`
    says how he would play it); or to end the game. `waiting` are the seats that have a say; null in older logs, which
    ask everybody who is not held.
    """

    seat: int
    to: int = 0
    what: Asking = "take-back"
    by: str = ""
    name: str = ""
    plan: Plan | None = None
    waiting: list[int] | None = None

    def take_effect(self, table: Table, change: Change) -> None:
        person = self.by or table.seats[self.seat].plan.holder
        waiting = self.waiting
        if waiting is None:
            waiting = [n for n, seat in enumerate(table.seats) if seat.by_person and seat.plan.holder != person]
        name = self.name or table.seats[self.seat].plan.name
        proposal = structs.replace(proposal_of(change.seq, change.at, self, waiting), by=person, name=name)
        table.proposals[self.what] = proposal
        table.has_asked |= {mark(proposal)}
        table.tell(change, f"server-notice-asked-{self.what}", name=name, number=self.seat + 1)
        change.table = True
        change.play = self.what == "take-back"  # which cannot be asked for again


class Answer(Logged, frozen=True, tag="answer"):
    """Agree, or not, to what somebody asks for (`TableState.questions`)."""

    seat: SeatNumber
    ask: int
    yes: bool

    while_frozen = True

    def draft(self, table: Table, person: Person) -> Draft:
        own_seat(table, person, self.seat)
        proposal = next((each for each in table.proposals.values() if each.ask == self.ask), None)
        if proposal is None or self.seat not in proposal.waiting:
            raise Refused(Say("server-undo-no-question"))
        if table.frozen is not None and proposal.what != "end":
            raise Refused(table.frozen)
        left = [each for each in proposal.waiting if table.seats[each].plan.holder != person.id]
        if self.yes and not left:
            return Draft(grant(table, proposal, self.seat))
        return Draft(Answered(self.seat, self.ask, self.yes))


class Answered(LogEntry, frozen=True, tag="answered"):
    """`seat` -1: nobody answered in time. `dead` when this was the last yes to a take-back; the last yes to anything
    else is what was asked for, a `SeatSet` or `Ended`.
    """

    seat: int
    ask: int
    yes: bool
    dead: list[int] = []

    def take_effect(self, table: Table, change: Change) -> None:
        proposal = next((each for each in table.proposals.values() if each.ask == self.ask), None)
        if proposal is None:
            return
        change.table = True
        if self.dead:
            take_back(table, change, self.dead, free=False)
            table.tell(change, "server-notice-taken-back", seat=f"#{proposal.seat}")
        elif self.yes:
            holder = table.seats[self.seat].plan.holder
            mine = [seat for seat in proposal.waiting if table.seats[seat].plan.holder == holder]
            waiting = [seat for seat in proposal.waiting if seat not in mine]
            agreed = [*proposal.agreed, *mine]
            table.proposals[proposal.what] = structs.replace(proposal, waiting=waiting, agreed=agreed)
        else:
            del table.proposals[proposal.what]
            table.tell(change, f"server-notice-declined-{proposal.what}", name=proposal.name, number=proposal.seat + 1)


def others_of(table: Table, person: str) -> list[int]:
    """The seats of all other people, of those who are away as well."""
    return [number for number, seat in enumerate(table.seats) if seat.plan.holder not in ("", person)]


def ask(table: Table, asked: Asked) -> Draft:
    """The proposal as an entry, or at once what it asks for when nobody else has a say."""
    proposal = proposal_of(0, 0, asked, asked.waiting or [])
    if not proposal.waiting:
        return Draft(grant(table, proposal))
    if asked.what in table.proposals:
        raise Refused(Say("server-ask-open"))
    if mark(proposal) in table.has_asked and table.phase == "playing":
        raise Refused(Say("server-ask-once"))
    return Draft(asked)


def proposal_of(seq: int, at: int, asked: Asked, waiting: list[int]) -> Proposal:
    return Proposal(seq, at, asked.what, asked.by, asked.name, asked.seat, asked.to, asked.plan, waiting)


def mark(proposal: Proposal) -> tuple[Asking, str]:
    """Under which a proposal is remembered until somebody has chosen: a take-back by its seat, else by the person."""
    return proposal.what, str(proposal.seat) if proposal.what == "take-back" else proposal.by


def grant(table: Table, proposal: Proposal, last: int = -1) -> LogEntry:
    return GRANTS[proposal.what](table, proposal, last)


def silence(table: Table, proposal: Proposal) -> LogEntry:
    """What follows when not everybody has answered in time."""
    return grant(table, proposal) if proposal.what == "end" else Answered(-1, proposal.ask, False)


def until(table: Table, proposal: Proposal) -> int:
    """When silence decides. While no server was up nobody could answer."""
    return open_hours(proposal.at, LASTS[proposal.what], table.outages)


def seat_changed(table: Table, number: int, before: Plan, after: Plan) -> None:
    """Questions about seats and the end follow whoever sits there; a take-back concerns those who were asked."""
    wish = table.proposals.get("seat")
    if wish is not None and (number == wish.seat or wish.by in (before.holder, after.holder)):
        forget(table, wish)
    for proposal in [each for each in table.proposals.values() if each.what != "take-back"]:
        if after.holder and proposal.by == before.holder:
            proposal = structs.replace(proposal, by=after.holder)  # carried to another device
        waiting = [seat for seat in proposal.waiting if seat != number]
        if after.holder not in ("", proposal.by) and (after.holder != before.holder or number in proposal.waiting):
            waiting = sorted([*waiting, number])
        gone = proposal.what == "end" and proposal.by not in table.people()
        if waiting and not gone:
            table.proposals[proposal.what] = structs.replace(proposal, waiting=waiting)
        else:
            forget(table, proposal)


def forget(table: Table, proposal: Proposal) -> None:
    """As if it had never been asked."""
    table.proposals.pop(proposal.what, None)
    table.has_asked -= {mark(proposal)}
