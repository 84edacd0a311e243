"""Who sits where, and who plays for whoever is away."""

from collections.abc import Mapping
from typing import Annotated

from msgspec import Meta

from comptoir.house import sight
from comptoir.house.acts import asking
from comptoir.house.acts.base import Draft, LogEntry, Logged, must_host, own_seat, playing
from comptoir.house.acts.gathering import evening_of
from comptoir.house.likeness import told_apart
from comptoir.house.pauses import PAUSES
from comptoir.house.people import Person, bot_name, tidied
from comptoir.house.table import Change, Plan, Proposal, Seat, Table
from comptoir.house.wire.terms import LevelName, SeatKind, SeatNumber
from comptoir.kernel.game import Refused
from comptoir.kernel.say import Say


class SetSeat(Logged, frozen=True, tag="set-seat"):
    """Change who plays a seat, at any time. The host may change open, bot and his own screen seats; anyone his own.
    A bot's seat taken during the game is a question to the others, unless nobody else has seen any cards.

    person: you sit down yourself; screen: played on this device by somebody called `name`; bot: by a bot of `level`;
    open: free for anyone (before the start only; during the game a bot holds a seat left open).
    """

    seat: SeatNumber
    kind: SeatKind
    level: LevelName = "regular"
    name: Annotated[str, Meta(max_length=24)] = ""

    def sits_down(self) -> bool:
        return self.kind in ("person", "screen")

    def draft(self, table: Table, person: Person) -> Draft:
        if self.seat >= len(table.seats):
            raise Refused(Say("server-no-seat"))
        if table.phase == "playing":
            return self._change_during(table, person)
        if table.phase != "lobby":
            raise Refused(Say("server-not-playing"))
        self._may_change_before(table, person)
        return Draft(SeatSet(self.seat, self._plan(table, person), person.id))

    def _plan(self, table: Table, person: Person) -> Plan:
        kind = "bot" if self.kind == "open" and table.phase == "playing" else self.kind
        if kind == "person":
            return Plan("person", person.id, told_apart(person.name, self._others(table, person.id)))
        if kind == "screen":
            return Plan("screen", person.id, told_apart(tidied(self.name) or person.name, self._others(table)))
        if kind == "bot":
            name = tidied(self.name) or bot_name(self.seat)
            return Plan("bot", "", told_apart(name, self._others(table)), self.level)
        return Plan("open")

    def _others(self, table: Table, leaving: str = "") -> list[str]:
        """Whom nobody who sits down here may be taken for. Before the start, `leaving` leaves his chair for it."""
        chairs = [
            number
            for number, seat in enumerate(table.seats)
            if number == self.seat
            or (table.phase == "lobby" and seat.plan.kind == "person" and seat.plan.holder == leaving)
        ]
        return [name for number, name in enumerate(table.names()) if number not in chairs]

    def _may_change_before(self, table: Table, person: Person) -> None:
        plan = table.seats[self.seat].plan
        mine = plan.holder == person.id
        if mine or person.id == table.host:
            if self.kind in ("person", "screen") and plan.kind == "person" and not mine:
                raise Refused(Say("server-seat-taken"))
            return
        if plan.kind != "open":
            raise Refused(Say("server-seat-taken"))
        if self.kind == "bot" or (self.kind == "screen" and not table.seats_of(person.id)):
            raise Refused(Say("server-host-only"))

    def _change_during(self, table: Table, person: Person) -> Draft:
        """One's own seat may go to a bot or another way of playing it; the host chooses bots. A bot's seat is taken,
        asked for or out of reach, as the cards go that somebody has seen.
        """
        old, new = table.seats[self.seat].plan, self._plan(table, person)
        change = Draft(SeatSet(self.seat, new, person.id))
        if old.holder == person.id:
            return change
        if old.kind != "bot":
            raise Refused(Say("server-seat-taken"))
        if not new.holder:
            must_host(table, person)
            return change
        match sight.claim(table, person.id, self.seat, new.kind):
            case "now":
                return change
            case "never":
                raise Refused(Say("server-one-seat"))
        name, others = table.name_of(person.id) or new.name, asking.others_of(table, person.id)
        return asking.ask(table, asking.Asked(self.seat, 0, "seat", person.id, name, new, others))


class SeatSet(LogEntry, frozen=True, tag="seat"):
    """The seat now belongs to somebody else, or to a bot, or to nobody."""

    seat: int
    plan: Plan
    by: str

    def take_effect(self, table: Table, change: Change) -> None:
        before = table.seats[self.seat].plan
        if before.holder and not self.plan.holder:
            steps_aside(table, self.seat)
        if table.phase == "lobby" and self.plan.kind == "person":
            # Somebody who sits down elsewhere leaves his chair.
            for number, seat in enumerate(table.seats):
                if seat.plan.kind == "person" and seat.plan.holder == self.plan.holder:
                    table.seats[number] = Seat(Plan("open"))
        table.seats[self.seat] = self._seat_for(table, change) if table.match is not None else Seat(self.plan)
        table.ready = {person: word for person, word in table.ready.items() if person in table.people()}
        table.carried.pop(self.seat, None)
        if self.by == before.holder and self.plan.holder not in ("", before.holder):
            table.carried[self.seat] = self.by
        if self.plan.holder not in ("", before.holder):
            table.ready.pop(self.plan.holder, None)
            table.renewing -= {self.plan.holder}
        self._hand_over(table, before)
        if table.match is not None:
            sight.handed_on(table, self.seat, before, self.plan, self.by)
            asking.seat_changed(table, self.seat, before, self.plan)
        name = self.plan.name or before.name
        table.tell(change, f"server-notice-seat-{self.plan.kind}", number=self.seat + 1, name=name)
        change.table = change.play = True

    def _hand_over(self, table: Table, before: Plan) -> None:
        """Whoever goes on from another device is host there if he was, and silent if he was; a host who has left is
        followed by the first who sits.
        """
        table.sat |= {self.plan.holder} - {""}
        carried = before.holder == self.by and self.plan.holder not in ("", self.by)
        if table.people() and table.host not in table.people() and not evening_of(table):
            table.host = self.plan.holder if carried and before.holder == table.host else table.people()[0]
        if carried and before.holder in table.muted:
            table.muted |= {self.plan.holder}

    def _seat_for(self, table: Table, change: Change) -> Seat:
        """Whoever has run out of time has done so on any device, and once he has got up as well; a newcomer has his
        own.
        """
        before, person = table.seats[self.seat], self.plan.holder
        if person and not before.plan.holder and table.last_holder.get(self.seat) != person:
            table.clocks.refill(self.seat)
            return Seat(self.plan)
        held = before.out and bool(person)
        return Seat(self.plan, held=held, held_at=change.seq if held else 0, out=before.out)


def steps_aside(table: Table, seat: int) -> None:
    """A bot is to choose instead of somebody, as he wished. Alone with bots he keeps nobody waiting."""
    if table.match is not None and len(table.people()) > 1:
        table.clocks.step_aside(seat)


@asking.granting("seat")
def granted(table: Table, proposal: Proposal, _last: int) -> SeatSet:
    return SeatSet(proposal.seat, proposal.plan or table.seats[proposal.seat].plan, proposal.by)


class BringBack(Logged, frozen=True, tag="bring-back"):
    """Play a seat on this device again that a link carried to another."""

    seat: SeatNumber

    def draft(self, table: Table, person: Person) -> Draft:
        playing(table)
        if not person.id or table.carried.get(self.seat) != person.id:
            raise Refused(Say("server-not-your-seat"))
        plan = table.seats[self.seat].plan
        if not sight.may_carry(table, plan.holder, person.id):
            raise Refused(Say("server-one-seat"))
        return Draft(SeatSet(self.seat, Plan(plan.kind, person.id, plan.name, plan.level), plan.holder))


class Hold(Logged, frozen=True, tag="hold"):
    """Let a bot hold the seat of somebody who is away."""

    seat: SeatNumber

    minds_absence = True

    def draft(self, table: Table, person: Person) -> Draft:
        playing(table)
        if self.seat >= len(table.seats) or not table.seats[self.seat].by_person:
            raise Refused(Say("server-no-seat"))
        if not table.seats_of(person.id):
            raise Refused(Say("server-not-your-seat"))
        return Draft(HeldSeat(self.seat, person.id))

    def check_absence(self, table: Table, person: Person, away: Mapping[str, int]) -> None:
        """One's own seat at any time; another's once nobody has seen its holder for a while, for a line may blink."""
        holder = table.seats[self.seat].plan.holder
        if holder != person.id and away.get(holder, 0) < PAUSES.absence:
            reason = "server-hold-soon" if holder in away else "server-hold-present"
            raise Refused(Say(reason, {"seat": f"#{self.seat}"}))


class HeldSeat(LogEntry, frozen=True, tag="held"):
    """A bot plays the seat while its holder is away."""

    seat: int
    by: str

    def take_effect(self, table: Table, change: Change) -> None:
        if self.by == table.seats[self.seat].plan.holder:
            steps_aside(table, self.seat)
            table.helped |= {self.seat}
        table.set_seat(self.seat, held=True, held_at=change.seq)
        table.tell(change, "server-notice-held", seat=f"#{self.seat}")
        change.table = change.play = True


class Return(Logged, frozen=True, tag="return"):
    """Take one's own seat back from the bot that holds it."""

    seat: SeatNumber

    def draft(self, table: Table, person: Person) -> Draft:
        own_seat(table, person, self.seat)
        playing(table)
        seat = table.seats[self.seat]
        if not seat.held:
            raise Refused(Say("server-not-held"))
        if seat.out:
            raise Refused(Say("server-out-of-time"))
        return Draft(Returned(self.seat))


class Returned(LogEntry, frozen=True, tag="returned"):
    seat: int

    def take_effect(self, table: Table, change: Change) -> None:
        table.set_seat(self.seat, held=False, held_at=0)
        table.tell(change, "server-notice-returned", seat=f"#{self.seat}")
        change.table = change.play = True


class RanOut(LogEntry, frozen=True, tag="ran-out"):
    """The seat's thinking time is over."""

    seat: int

    def take_effect(self, table: Table, change: Change) -> None:
        if table.clock.when_out == "bot":
            table.set_seat(self.seat, held=True, held_at=change.seq, out=True)
        else:
            table.set_seat(self.seat, once=True)
        table.tell(change, f"server-notice-ran-out-{table.clock.when_out}", seat=f"#{self.seat}")
        change.table = change.play = True
