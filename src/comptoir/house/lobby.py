"""Before the start, and who may change a seat at any time."""

from comptoir.house import consent, log, wire
from comptoir.house.budgets import check_options
from comptoir.house.fair import promise
from comptoir.house.match import Match, Played
from comptoir.house.people import Person, tidied
from comptoir.house.sight import claim
from comptoir.house.table import Table
from comptoir.kernel.game import Refused
from comptoir.kernel.say import Say

# The same in every language, like the coffee.
BOT_NAMES = ("Moka", "Crema", "Lungo", "Ristretto", "Macchiato", "Doppio", "Affogato", "Latte", "Arabica", "Corto")


def bot_name(seat: int) -> str:
    return BOT_NAMES[seat % len(BOT_NAMES)]


def must_host(table: Table, person: Person) -> None:
    if person.id != table.host:
        raise Refused(Say("server-host-only"))


def in_lobby(table: Table) -> None:
    if table.phase != "lobby":
        raise Refused(Say("server-started"))


def set_options(table: Table, person: Person, command: wire.SetOptions) -> log.OptionsSet:
    must_host(table, person)
    in_lobby(table)
    if table.opened.prefix:
        raise Refused(Say("server-continued"))
    check_options(table.game.fields, command.options)
    table.game.make_options(command.options)
    return log.OptionsSet(command.options)


def set_table(table: Table, person: Person, command: wire.SetTable) -> log.TableSet:
    must_host(table, person)
    in_lobby(table)
    if table.opened.prefix and command.seats != len(table.seats):
        raise Refused(Say("server-continued"))
    if any(seat.plan.kind == "person" for seat in table.seats[command.seats :]):
        raise Refused(Say("server-seat-taken"))
    anew = (command.clock, command.seats) != (table.clock, len(table.seats))
    return log.TableSet(command.clock, command.public, command.seats, anew)


def set_seat(table: Table, person: Person, command: wire.SetSeat) -> log.AnyEntry:
    if command.seat >= len(table.seats):
        raise Refused(Say("server-no-seat"))
    if table.phase == "lobby":
        _may_change_before(table, person, command)
    elif table.phase == "playing":
        return _change_during(table, person, command)
    else:
        raise Refused(Say("server-not-playing"))
    return log.SeatSet(command.seat, _plan(table, person, command), person.id)


def _plan(table: Table, person: Person, command: wire.SetSeat) -> log.Plan:
    kind = "bot" if command.kind == "open" and table.phase == "playing" else command.kind
    if kind == "person":
        return log.Plan("person", person.id, person.name)
    if kind == "screen":
        return log.Plan("screen", person.id, tidied(command.name) or person.name)
    if kind == "bot":
        return log.Plan("bot", "", tidied(command.name) or bot_name(command.seat), command.level)
    return log.Plan("open")


def _may_change_before(table: Table, person: Person, command: wire.SetSeat) -> None:
    plan = table.seats[command.seat].plan
    mine = plan.holder == person.id
    if mine or person.id == table.host:
        if command.kind in ("person", "screen") and plan.kind == "person" and not mine:
            raise Refused(Say("server-seat-taken"))
        return
    if plan.kind != "open":
        raise Refused(Say("server-seat-taken"))
    if command.kind == "bot" or (command.kind == "screen" and not table.seats_of(person.id)):
        raise Refused(Say("server-host-only"))


def _change_during(table: Table, person: Person, command: wire.SetSeat) -> log.AnyEntry:
    """One's own seat may go to a bot or another way of playing it; the host chooses bots. A bot's seat is taken, asked
    for or out of reach, as the cards go that somebody has seen."""
    old, new = table.seats[command.seat].plan, _plan(table, person, command)
    change = log.SeatSet(command.seat, new, person.id)
    if old.holder == person.id:
        return change
    if old.kind != "bot":
        raise Refused(Say("server-seat-taken"))
    if not new.holder:
        must_host(table, person)
        return change
    match claim(table, person.id, command.seat, new.kind):
        case "now":
            return change
        case "never":
            raise Refused(Say("server-one-seat"))
    others = consent.others_of(table, person.id)
    return consent.ask(table, log.Asked(command.seat, 0, "seat", person.id, person.name, new, others))


def ready(table: Table, person: Person, command: wire.Ready) -> log.ReadySet:
    in_lobby(table)
    if not table.seats_of(person.id):
        raise Refused(Say("server-not-your-seat"))
    if command.promise in table.spent:
        raise Refused(Say("server-spent-word"))
    return log.ReadySet(person.id, command.ready, command.promise)


def start(table: Table, person: Person, _command: wire.Start) -> tuple[log.Called, Played | None]:
    """The host starts once every seat is taken and everybody else is ready."""
    must_host(table, person)
    in_lobby(table)
    table.game.check(table.options, len(table.seats))
    empty = sum(1 for seat in table.seats if seat.plan.kind == "open")
    if empty:
        raise Refused(Say("server-missing-seats", {"count": empty}))
    late = [n for n, seat in enumerate(table.seats) if seat.plan.holder not in {"", table.host, *table.ready}]
    if late:
        raise Refused(Say("server-missing-ready", {"seats": [f"#{n}" for n in late], "count": len(late)}))
    if any(table.ready.get(each) for each in table.people()):
        return log.Called(), None
    begun, dealt = deal(table, table.new_match({}))
    return log.Called(begun), dealt


def reveal(table: Table, person: Person, command: wire.RevealWord) -> tuple[log.Revealed, Played | None]:
    if table.phase != "dealing" or person.id not in table.asked():
        raise Refused(Say("server-no-word"))
    if promise(command.word) != table.ready[person.id]:
        raise Refused(Say("server-wrong-word"))
    if table.owing() != [person.id]:
        return log.Revealed(person.id, command.word), None
    begun, dealt = deal(table, table.new_match({person.id: command.word}))
    return log.Revealed(person.id, command.word, begun), dealt


def deal(table: Table, match: Match) -> tuple[log.Begun, Played]:
    dealt = match.deal()
    return log.Begun(table.game.edition(match.rules), dealt.luck, dealt.mark(), dealt.facts), dealt
