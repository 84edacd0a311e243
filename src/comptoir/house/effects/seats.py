"""Who sits where, and under which options."""

from comptoir.games import GAMES
from comptoir.house import consent, log, sight
from comptoir.house.effects.freezing import freeze
from comptoir.house.match import Played
from comptoir.house.table import Change, Seat, Table


def opened(table: Table, change: Change, entry: log.Opened, _: Played | None) -> None:
    table.opened, table.secret = entry, entry.secret
    table.game = GAMES[entry.game]
    table.rules = table.game.rules
    table.options = table.game.make_options({})
    _set_options(table, change, entry.options)
    table.seats = [Seat(plan) for plan in entry.seats]
    table.public, table.clock, table.host = entry.public, entry.clock, entry.host
    change.table = True


def options_set(table: Table, change: Change, entry: log.OptionsSet, _: Played | None) -> None:
    _set_options(table, change, entry.options)
    table.ready.clear()
    table.renewing = frozenset()
    change.table = True


def _set_options(table: Table, change: Change, given: dict[str, bool | int | str]) -> None:
    """Options that were once accepted and are no longer make another game of it: the table keeps those it had."""
    try:
        table.options = table.game.make_options(given)
    except Exception as error:
        if not change.replaying:
            raise
        if table.frozen is None:
            freeze(table, change, error)


def table_set(table: Table, change: Change, entry: log.TableSet, _: Played | None) -> None:
    table.clock, table.public = entry.clock, entry.public
    while len(table.seats) > entry.seats:
        table.seats.pop()
    while len(table.seats) < entry.seats:
        table.seats.append(Seat(log.Plan("open")))
    table.ready = {person: word for person, word in table.ready.items() if person in table.people() and not entry.anew}
    table.renewing = frozenset() if entry.anew else table.renewing
    change.table = True


def seat_set(table: Table, change: Change, entry: log.SeatSet, _: Played | None) -> None:
    before = table.seats[entry.seat].plan
    if table.phase == "lobby" and entry.plan.kind == "person":
        # Somebody who sits down elsewhere leaves his chair.
        for number, seat in enumerate(table.seats):
            if seat.plan.kind == "person" and seat.plan.holder == entry.plan.holder:
                table.seats[number] = Seat(log.Plan("open"))
    table.seats[entry.seat] = _seat_for(table, change, entry) if table.match is not None else Seat(entry.plan)
    table.ready = {person: word for person, word in table.ready.items() if person in table.people()}
    if entry.plan.holder not in ("", before.holder):
        table.ready.pop(entry.plan.holder, None)
        table.renewing -= {entry.plan.holder}
    if table.host not in table.people() and table.people():
        table.host = table.people()[0]
    if table.match is not None:
        sight.handed_on(table, entry.seat, before, entry.plan, entry.by)
        consent.seat_changed(table, entry.seat, before, entry.plan)
    name = entry.plan.name or before.name
    table.tell(change, f"server-notice-seat-{entry.plan.kind}", number=entry.seat + 1, name=name)
    change.table = change.play = True


def _seat_for(table: Table, change: Change, entry: log.SeatSet) -> Seat:
    """Whoever has run out of time has done so on any device, and once he has got up as well; a newcomer has his own."""
    before, person = table.seats[entry.seat], entry.plan.holder
    if person and not before.plan.holder and table.last_holder.get(entry.seat) != person:
        table.clocks.refill(entry.seat)
        return Seat(entry.plan)
    held = before.out and bool(person)
    return Seat(entry.plan, held=held, held_at=change.seq if held else 0, out=before.out)


def held(table: Table, change: Change, entry: log.HeldSeat, _: Played | None) -> None:
    table.set_seat(entry.seat, held=True, held_at=change.seq)
    table.tell(change, "server-notice-held", seat=f"#{entry.seat}")
    change.table = change.play = True


def returned(table: Table, change: Change, entry: log.Returned, _: Played | None) -> None:
    table.set_seat(entry.seat, held=False, held_at=0)
    table.tell(change, "server-notice-returned", seat=f"#{entry.seat}")
    change.table = change.play = True


def ran_out(table: Table, change: Change, entry: log.RanOut, _: Played | None) -> None:
    if table.clock.when_out == "bot":
        table.set_seat(entry.seat, held=True, held_at=change.seq, out=True)
    else:
        table.set_seat(entry.seat, once=True)
    table.tell(change, f"server-notice-ran-out-{table.clock.when_out}", seat=f"#{entry.seat}")
    change.table = change.play = True
