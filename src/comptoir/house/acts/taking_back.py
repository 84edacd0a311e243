"""Taking a choice back: freely, or if the others agree."""

from comptoir.house.acts import asking
from comptoir.house.acts.base import Draft, LogEntry, Logged, own_seat, playing
from comptoir.house.acts.playing import take_back
from comptoir.house.match import Made, Match
from comptoir.house.people import Person
from comptoir.house.table import Change, Proposal, Table
from comptoir.house.undo import dead_by_consent, why_not_free
from comptoir.house.wire.terms import SeatNumber
from comptoir.kernel.game import Refused
from comptoir.kernel.say import Say


class TakeBack(Logged, frozen=True, tag="take-back"):
    """Take back the choice of entry `to`: alone where that is free, else, if the others agree, with all after it."""

    of_the_day = True

    seat: SeatNumber
    to: int

    def draft(self, table: Table, person: Person) -> Draft:
        own_seat(table, person, self.seat)
        match = playing(table)
        target = next((made for made in match.made if made.seq == self.to and made.seat == self.seat), None)
        if target is None or target.forced:
            raise Refused(Say("server-undo-nothing"))
        if is_free(match, target):
            dead = [target.seq, *[made.seq for made in match.forced_after(target)]]
            return Draft(TakenBack(self.seat, self.to, dead, free=True))
        if table.day:
            raise Refused(Say("server-day-undo"))
        others = others_since(table, person.id, self.to)
        name = table.seats[self.seat].plan.name
        return asking.ask(table, asking.Asked(self.seat, self.to, "take-back", person.id, name, None, others))


def is_free(match: Match, target: Made) -> bool:
    return target == match.last_real_of(target.seat) and why_not_free(match, target) is None


def others_since(table: Table, person: str, to: int) -> list[int]:
    """The others, but for those whose seat a bot already held before entry `to`: what is taken back is not theirs."""
    return [
        number
        for number in asking.others_of(table, person)
        if not table.seats[number].held or table.seats[number].held_at > to
    ]


class TakenBack(LogEntry, frozen=True, tag="taken-back"):
    """The entries in `dead` count no more. `free`: nobody had to be asked."""

    seat: int
    to: int
    dead: list[int]
    free: bool

    def take_effect(self, table: Table, change: Change) -> None:
        if self.free:
            table.clocks.take_up(self.seat)
        take_back(table, change, self.dead, free=self.free)
        table.tell(change, "server-notice-taken-back", seat=f"#{self.seat}")


@asking.granting("take-back")
def granted(table: Table, proposal: Proposal, last: int) -> LogEntry:
    """Alone against bots, consent is one's own; the record is marked."""
    dead = dead_by_consent(table.match, proposal.to) if table.match is not None else []
    if last < 0:
        return TakenBack(proposal.seat, proposal.to, dead, free=False)
    return asking.Answered(last, proposal.ask, True, dead)
