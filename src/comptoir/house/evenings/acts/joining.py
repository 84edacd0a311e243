"""Coming, going, and coming back on another phone."""

import hmac
from typing import Annotated

from msgspec import Meta

from comptoir.house.evenings.acts.base import EveningCommand, EveningEntry, must_host
from comptoir.house.evenings.evening import DEVICE, EVER, MOST, NUMBERS, Evening, Guest
from comptoir.house.likeness import alike
from comptoir.house.people import Person, clean_name
from comptoir.house.wire.terms import Name
from comptoir.kernel.game import Refused
from comptoir.kernel.say import Say

GuestNumber = Annotated[int, Meta(ge=0, le=NUMBERS)]


class Join(EveningCommand, frozen=True, tag="join"):
    """I am here, or somebody who plays on my device. Whoever joins agrees that a table that drags on may be ended."""

    name: Name

    def draft(self, evening: Evening, person: Person) -> EveningEntry:
        name = clean_name(self.name)
        if person.id in evening.barred:
            raise Refused(Say("evening-refusal-barred"))
        if not evening.door and person.id not in evening.hosts:
            raise Refused(Say("evening-refusal-door"))
        company = evening.company()
        if len(evening.here()) >= MOST or len(company) >= EVER or len(evening.guests) >= NUMBERS:
            raise Refused(Say("evening-refusal-full", {"most": MOST}))
        mine = evening.of(person.id)
        if len(mine) >= (MOST if person.id in evening.hosts else DEVICE):
            raise Refused(Say("evening-refusal-device", {"most": DEVICE}))
        if any(alike(guest.name, name) for guest in company):
            raise Refused(Say("evening-refusal-name", {"name": name}))
        return Joined(len(evening.guests), name, person.id)


class Joined(EveningEntry, frozen=True, tag="joined"):
    guest: int
    name: str
    person: str

    def take_effect(self, evening: Evening, _at: int) -> None:
        guest = Guest(self.guest, self.name, self.person, since=len(evening.rounds))
        evening.guests = evening.guests | {self.guest: guest}


def must_be_mine(evening: Evening, person: Person, number: int) -> Guest:
    """One's own guest, or any for a host."""
    guest = evening.guests.get(number)
    if guest is None or (guest.holder != person.id and person.id not in evening.hosts):
        raise Refused(Say("evening-refusal-not-yours"))
    return guest


class Leave(EveningCommand, frozen=True, tag="leave"):
    """Not seated any more; a bot goes on at the table, and what was played counts. A host may say so for others."""

    guest: GuestNumber

    def draft(self, evening: Evening, person: Person) -> EveningEntry:
        if not must_be_mine(evening, person, self.guest).here:
            raise Refused(Say("server-already"))
        return Left(self.guest)


class Left(EveningEntry, frozen=True, tag="left"):
    guest: int
    barred: bool = False

    def take_effect(self, evening: Evening, _at: int) -> None:
        leaving = [evening.guests[self.guest]]
        if self.barred:
            leaving = evening.of(leaving[0].holder)
            evening.barred |= {leaving[0].holder}
        for guest in leaving:
            evening.set_guest(guest.number, here=False)
            evening.gone = [*evening.gone, (guest.number, self.barred)]


class Bar(EveningCommand, frozen=True, tag="bar"):
    """Show a joker out: everybody on that device leaves, and does not come in again. Not for a host's own."""

    guest: GuestNumber

    def draft(self, evening: Evening, person: Person) -> EveningEntry:
        must_host(evening, person)
        guest = must_be_mine(evening, person, self.guest)
        if guest.holder in evening.hosts:
            raise Refused(Say("evening-refusal-bar-host"))
        return Left(self.guest, barred=True)


class ComeBack(EveningCommand, frozen=True, tag="come-back"):
    """Here again, from the next round on."""

    guest: GuestNumber

    def draft(self, evening: Evening, person: Person) -> EveningEntry:
        guest = must_be_mine(evening, person, self.guest)
        if guest.holder in evening.barred and person.id not in evening.hosts:
            raise Refused(Say("evening-refusal-barred"))
        if guest.here:
            raise Refused(Say("server-already"))
        if len(evening.here()) >= MOST:
            raise Refused(Say("evening-refusal-full", {"most": MOST}))
        return CameBack(self.guest)


class CameBack(EveningEntry, frozen=True, tag="back"):
    guest: int

    def take_effect(self, evening: Evening, _at: int) -> None:
        evening.set_guest(self.guest, here=True)
        evening.barred -= {evening.guests[self.guest].holder}


class MoveHere(EveningCommand, frozen=True, tag="move-here"):
    """My phone died: I go on with this one, at the table I play at as well. The link comes from the old phone or from
    a host, and serves once.
    """

    guest: GuestNumber
    key: Annotated[str, Meta(max_length=64)]

    def draft(self, evening: Evening, person: Person) -> EveningEntry:
        guest = evening.guests.get(self.guest)
        if guest is None or not hmac.compare_digest(self.key.encode(), evening.guest_key(self.guest).encode()):
            raise Refused(Say("evening-refusal-link"))
        if {guest.holder, person.id} & evening.barred:
            raise Refused(Say("evening-refusal-barred"))
        if not guest.here and len(evening.here()) >= MOST:
            raise Refused(Say("evening-refusal-full", {"most": MOST}))
        return Moved(self.guest, person.id)


class Moved(EveningEntry, frozen=True, tag="moved"):
    guest: int
    person: str

    def take_effect(self, evening: Evening, _at: int) -> None:
        before = evening.guests[self.guest]
        evening.moves = [*evening.moves, (self.guest, before.holder, self.person)]
        evening.set_guest(self.guest, holder=self.person, here=True, moved=before.moved + 1)


class SetDoor(EveningCommand, frozen=True, tag="set-door"):
    """Whether more people may come in by the code."""

    open: bool

    def draft(self, evening: Evening, person: Person) -> EveningEntry:
        must_host(evening, person)
        return DoorSet(self.open)


class DoorSet(EveningEntry, frozen=True, tag="door"):
    open: bool

    def take_effect(self, evening: Evening, _at: int) -> None:
        evening.door = self.open
