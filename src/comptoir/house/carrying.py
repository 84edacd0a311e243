"""Carrying a seat to another device, by a link that serves once."""

from msgspec import Struct

from comptoir.house.acts.base import Draft
from comptoir.house.acts.seats import SeatSet
from comptoir.house.house import House
from comptoir.house.people import Person, hashed
from comptoir.house.sight import may_carry
from comptoir.house.table import Plan, Table
from comptoir.kernel.game import Refused
from comptoir.kernel.say import Say


class Carried(Struct, frozen=True):
    """The table a seat was carried to this device at, and the token of a person made for it, if one was."""

    table: str
    fresh: str


async def carry(house: House, person: Person, token: str) -> Carried:
    """Use a one-time link: the seat is this device's from now on. One that is refused stays good: whoever may have the
    seat can still use it. The log takes each link once, so two devices at once cannot both.
    """
    found = await house.store.link(hashed(token))
    if found is None:
        raise Refused(Say("server-link-used"))
    table, seat, giver = found
    room = await house.room(table)
    await house.current(room)
    handed_over(room.table, seat, giver, person)
    fresh = ""
    if not person.id:
        person, fresh = await house.people.make(room.table.name_of(giver))
    await house.store.sit(person.id, table)
    if person.id != giver:
        await house.add(room, f"carry:{hashed(token)[:22]}", lambda now: Draft(handed_over(now, seat, giver, person)))
        if seat not in room.table.seats_of(person.id):
            raise Refused(Say("server-link-used"))
    await house.store.use_link(hashed(token))
    return Carried(table, fresh)


def handed_over(table: Table, seat: int, giver: str, person: Person) -> SeatSet:
    """The entry that hands a seat on; Refused when this person may not have it now."""
    if seat not in table.seats_of(giver):
        raise Refused(Say("server-link-used"))
    if table.frozen is not None and not table.closed:
        raise Refused(table.frozen)
    if table.phase == "dealing":
        # Or somebody could leave, having seen the others' words, instead of giving his.
        raise Refused(Say("server-dealing"))
    if person.id != giver and table.day:
        # Or somebody could be shown the day's deal at a friend's table before his own first try.
        raise Refused(Say("server-day-carry"))
    if person.id != giver and not table.closed and not may_carry(table, giver, person.id):
        raise Refused(Say("server-one-seat"))
    plan = table.seats[seat].plan
    return SeatSet(seat, Plan(plan.kind, person.id, plan.name, plan.level), giver)
