"""Opening a table, and what its host may change before the start."""

from typing import Annotated

from msgspec import Meta, structs

from comptoir.games import GAMES
from comptoir.house import wire_http
from comptoir.house.acts.base import Draft, LogEntry, Logged, in_lobby, must_host
from comptoir.house.budgets import check_options
from comptoir.house.freezing import freeze
from comptoir.house.likeness import told_apart
from comptoir.house.people import Person, bot_name, tidied
from comptoir.house.table import POCKET, Change, Plan, Seat, Table
from comptoir.house.wire.terms import Clock, Given
from comptoir.kernel.game import Refused
from comptoir.kernel.record import Entry as Recorded
from comptoir.kernel.say import Say


class Opened(LogEntry, frozen=True, tag="opened"):
    """Somebody opened the table. `prefix` are the moves of an earlier game that this one goes on from."""

    game: str
    options: Given
    seats: list[Plan]
    public: bool
    clock: Clock
    host: str
    secret: str
    origin: str = ""
    prefix: list[Recorded] = []
    prefix_rules: int = 1  # the rules number they were played by
    prefix_facts: int = 1  # the list of facts they are marked by

    def take_effect(self, table: Table, change: Change) -> None:
        table.opened, table.secret = self, self.secret
        table.game = GAMES[self.game]
        table.rules = table.game.rules
        table.options = table.game.make_options({})
        set_options(table, change, self.options)
        table.seats = [Seat(plan) for plan in self.seats]
        table.public, table.clock, table.host = self.public, self.clock, self.host
        table.sat = frozenset({self.host, *table.people()})
        table.called_at = change.at
        change.table = True
        if self.origin.startswith(POCKET) and not table.id.startswith(POCKET):
            table.tell(change, "server-notice-from-pocket")


def opened(wish: wire_http.NewTable, person: Person, secret: str) -> Opened:
    """A table as somebody wishes it. Clashing options are only refused at the start: the lobby explains them."""
    game = GAMES.get(wish.game)
    if game is None:
        raise Refused(Say("game-unknown", {"game": wish.game, "known": [*GAMES]}))
    check_options(game.fields, wish.options)
    game.make_options(wish.options)
    seats = plans_for(wish.seats, person)
    if sum(1 for seat in wish.seats if seat.kind == "person") > 1:
        raise Refused(Say("server-one-seat"))
    return Opened(wish.game, wish.options, seats, wish.public, wish.clock, person.id, secret)


def plans_for(seats: list[wire_http.NewSeat], person: Person) -> list[Plan]:
    """No two of them are to be taken for one another; whoever opens the table keeps his name."""
    plans = [plan_for(number, seat, person) for number, seat in enumerate(seats)]
    names = [plan.name for plan in plans if plan.kind == "person"]
    for number, plan in enumerate(plans):
        if plan.kind != "person":
            plans[number] = structs.replace(plan, name=told_apart(plan.name, names))
            names.append(plans[number].name)
    return plans


def plan_for(number: int, seat: wire_http.NewSeat, person: Person) -> Plan:
    name = tidied(seat.name)
    if seat.kind == "person":
        return Plan("person", person.id, person.name)
    if seat.kind == "screen":
        return Plan("screen", person.id, name or person.name)
    return Plan(seat.kind, "", (name or bot_name(number)) if seat.kind == "bot" else "", seat.level)


class SetOptions(Logged, frozen=True, tag="set-options"):
    """The host changes the options (all of them at once); everyone's ready check starts again."""

    options: Given

    def needs(self, _table: Table) -> Given:
        return self.options

    def draft(self, table: Table, person: Person) -> Draft:
        must_host(table, person)
        in_lobby(table)
        if table.opened.prefix:
            raise Refused(Say("server-continued"))
        check_options(table.game.fields, self.options)
        table.game.make_options(self.options)
        return Draft(OptionsSet(self.options))


class OptionsSet(LogEntry, frozen=True, tag="options"):
    options: Given

    def take_effect(self, table: Table, change: Change) -> None:
        set_options(table, change, self.options)
        table.ready.clear()
        table.renewing = frozenset()
        change.table = True


def set_options(table: Table, change: Change, given: Given) -> None:
    """Options that were once accepted and are no longer make another game of it: the table keeps those it had."""
    try:
        table.options = table.game.make_options(given)
    except Exception as error:
        if not change.replaying:
            raise
        if table.frozen is None:
            freeze(table, change, error)


def options_of(table: Table) -> Given:
    return {field: getattr(table.options, field) for field in table.options.__struct_fields__}


class SetTable(Logged, frozen=True, tag="set-table"):
    """The host changes clock, openness or number of seats, before the start."""

    clock: Clock
    public: bool
    seats: Annotated[int, Meta(ge=1, le=12)]

    def draft(self, table: Table, person: Person) -> Draft:
        must_host(table, person)
        in_lobby(table)
        if table.opened.prefix and self.seats != len(table.seats):
            raise Refused(Say("server-continued"))
        if any(seat.plan.kind == "person" for seat in table.seats[self.seats :]):
            raise Refused(Say("server-seat-taken"))
        anew = (self.clock, self.seats) != (table.clock, len(table.seats))
        return Draft(TableSet(self.clock, self.public, self.seats, anew))


class TableSet(LogEntry, frozen=True, tag="table"):
    clock: Clock
    public: bool
    seats: int
    anew: bool = False  # everybody's ready check begins again: it was given for another clock, or number of seats

    def take_effect(self, table: Table, change: Change) -> None:
        table.clock, table.public = self.clock, self.public
        while len(table.seats) > self.seats:
            table.seats.pop()
        while len(table.seats) < self.seats:
            table.seats.append(Seat(Plan("open")))
        people = () if self.anew else table.people()
        table.ready = {person: word for person, word in table.ready.items() if person in people}
        table.renewing = frozenset() if self.anew else table.renewing
        change.table = True
