"""After a game: another with the same people, or on from any moment of it."""

import hashlib

from comptoir.house import wire_http
from comptoir.house.acts.base import LogEntry, Logged
from comptoir.house.acts.opening import Opened, options_of
from comptoir.house.likeness import alike
from comptoir.house.people import Person, bot_name
from comptoir.house.table import Change, Plan, Table
from comptoir.house.wire.terms import Clock
from comptoir.kernel.game import Refused
from comptoir.kernel.record import Entry
from comptoir.kernel.say import Say


class Rematch(Logged, frozen=True, tag="rematch"):
    """Ask for another game with the same people; `TableState.rematch` then names the new table."""


def address_of_rematch(old: Table) -> str:
    """Only those who know the old table's secret can guess it, and it is the same for all of them."""
    return hashlib.sha256(f"rematch {old.id} {old.opened.secret}".encode()).hexdigest()[:22]


def again(old: Table, person: Person, secret: str) -> Opened:
    plans = [seat.plan for seat in old.seats]
    return Opened(old.game.name, options_of(old), plans, old.public, old.clock, person.id, secret)


class RematchMade(LogEntry, frozen=True, tag="rematch"):
    table: str

    def take_effect(self, table: Table, change: Change) -> None:
        table.rematch = self.table
        change.table = True


def continued(table: Table, prefix: list[Entry], wish: wire_http.Continue, person: Person, secret: str) -> Opened:
    """Everybody else's seat goes to a bot, which keeps the name that was there."""
    if wish.seat >= len(table.seats):
        raise Refused(Say("server-no-seat"))
    if not prefix:
        raise Refused(Say("server-no-moment"))
    plans = [
        Plan("person", person.id, person.name)
        if number == wish.seat
        else Plan("bot", "", name_kept(seat.plan.name, person.name, number), wish.level)
        for number, seat in enumerate(table.seats)
    ]
    rules, facts = (table.match.rules, table.match.facts) if table.match is not None else (abs(table.rules), 1)
    return Opened(
        table.game.name, options_of(table), plans, False, Clock(), person.id, secret, table.id, prefix, rules, facts
    )  # fmt: skip


def name_kept(name: str, person: str, number: int) -> str:
    """Who sat there before; but nobody twice."""
    return bot_name(number) if not name or alike(name, person) else name
