"""How tables come to be: new, as a rematch, going on from a finished game; and seats carried to another device."""

import hashlib

from msgspec import Struct

from comptoir.games import GAMES
from comptoir.house import log, wire, wire_http
from comptoir.house.budgets import check_options
from comptoir.house.drafts import Draft
from comptoir.house.fair import new_secret
from comptoir.house.house import House
from comptoir.house.lobby import bot_name
from comptoir.house.people import Person, hashed, new_id, tidied
from comptoir.house.rooms import Room
from comptoir.house.sight import may_carry
from comptoir.house.table import Table
from comptoir.kernel.game import Refused
from comptoir.kernel.record import Entry
from comptoir.kernel.say import Say


def opened(wish: wire_http.NewTable, person: Person) -> log.Opened:
    """A table as somebody wishes it. Clashing options are only refused at the start: the lobby explains them."""
    game = GAMES.get(wish.game)
    if game is None:
        raise Refused(Say("game-unknown", {"game": wish.game, "known": [*GAMES]}))
    check_options(game.fields, wish.options)
    game.make_options(wish.options)
    seats = [plan_for(number, seat, person) for number, seat in enumerate(wish.seats)]
    if sum(1 for seat in wish.seats if seat.kind == "person") > 1:
        raise Refused(Say("server-one-seat"))
    return log.Opened(wish.game, wish.options, seats, wish.public, wish.clock, person.id, new_secret())


def plan_for(number: int, seat: wire_http.NewSeat, person: Person) -> log.Plan:
    name = tidied(seat.name)
    if seat.kind == "person":
        return log.Plan("person", person.id, person.name)
    if seat.kind == "screen":
        return log.Plan("screen", person.id, name or person.name)
    return log.Plan(seat.kind, "", (name or bot_name(number)) if seat.kind == "bot" else "", seat.level)


def continued(table: Table, prefix: list[Entry], wish: wire_http.Continue, person: Person) -> log.Opened:
    """Everybody else's seat goes to a bot."""
    if wish.seat >= len(table.seats):
        raise Refused(Say("server-no-seat"))
    if not prefix:
        raise Refused(Say("server-no-moment"))
    plans = [
        log.Plan("person", person.id, person.name)
        if number == wish.seat
        else log.Plan("bot", "", bot_name(number), wish.level)
        for number in range(len(table.seats))
    ]
    rules, facts = (table.match.rules, table.match.facts) if table.match is not None else (abs(table.rules), 1)
    return log.Opened(
        table.game.name, options_of(table), plans, False, wire.Clock(), person.id, new_secret(), table.id, prefix,
        rules, facts,
    )  # fmt: skip


async def rematch(house: House, room: Room, person: Person, wish: wire.Rematch) -> wire.Done | wire.Refused:
    """Another game with the same people. However many ask, it is one table."""
    await house.current(room)
    old = room.table
    if not old.closed or not old.seats_of(person.id):
        return wire.Refused(wish.id, Say("server-not-over" if old.seats_of(person.id) else "server-not-your-seat"))
    if old.rematch:
        return wire.Done(wish.id, old.seq)
    # Only those who know the old table's secret can guess the new one's address, and it is the same for all of them.
    table = hashlib.sha256(f"rematch {old.id} {old.opened.secret}".encode()).hexdigest()[:22]
    plans = [seat.plan for seat in old.seats]
    again = log.Opened(old.game.name, options_of(old), plans, old.public, old.clock, person.id, new_secret())
    await house.create(table, again, "house:open")
    seq = await house.add(room, "house:rematch", lambda _table: Draft(log.RematchMade(table)))
    return wire.Done(wish.id, seq)


def options_of(table: Table) -> dict[str, bool | int | str]:
    return {field: getattr(table.options, field) for field in table.options.__struct_fields__}


class Carried(Struct, frozen=True):
    """The table a seat was carried to this device at, and the token of a person made for it, if one was."""

    table: str
    fresh: str


async def carry(house: House, person: Person, token: str) -> Carried:
    """Use a one-time link: the seat is this device's from now on."""
    found = await house.store.use_link(hashed(token))
    if found is None:
        raise Refused(Say("server-link-used"))
    table, seat, giver = found
    room = await house.room(table)
    await house.current(room)
    if seat not in room.table.seats_of(giver):
        raise Refused(Say("server-link-used"))
    name = room.table.name_of(giver)
    fresh = ""
    if not person.id:
        person, fresh = await house.people.make(name)
    await house.store.sit(person.id, table)

    def draft(now: Table) -> Draft:
        if seat not in now.seats_of(giver):
            raise Refused(Say("server-link-used"))
        if now.frozen is not None and not now.closed:
            raise Refused(now.frozen)
        if now.phase == "dealing":
            # Or somebody could leave, having seen the others' words, instead of giving his.
            raise Refused(Say("server-dealing"))
        if not now.closed and not may_carry(now, giver, person.id):
            raise Refused(Say("server-one-seat"))
        plan = now.seats[seat].plan
        return Draft(log.SeatSet(seat, log.Plan(plan.kind, person.id, plan.name, plan.level), giver))

    if person.id != giver:
        await house.add(room, f"carry:{new_id()}", draft)
    return Carried(table, fresh)
