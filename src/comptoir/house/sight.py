"""What a person has seen of a game: the cards of every seat he has held since the deal, as the log tells it."""

from typing import Literal

from comptoir.house.table import Plan, Table
from comptoir.house.wire import SeatKind


def dealt(table: Table) -> None:
    """Everybody sees the cards of his own seats."""
    table.sight, table.last_seat, table.last_holder = {}, {}, {}
    for number, seat in enumerate(table.seats):
        if seat.plan.holder:
            _sees(table, seat.plan.holder, number)


def handed_on(table: Table, number: int, before: Plan, after: Plan, by: str) -> None:
    """A seat changed hands. Who gets it from somebody else, by a link, gets all that the giver has seen."""
    if before.holder:
        table.last_seat[before.holder] = number
    if after.holder:
        given = table.sight.get(by, frozenset()) if by != after.holder else frozenset()
        _sees(table, after.holder, number, given)


def _sees(table: Table, person: str, number: int, given: frozenset[int] = frozenset()) -> None:
    table.sight[person] = table.sight.get(person, frozenset()) | {number} | given
    table.last_seat[person] = number
    table.last_holder[number] = person


def alone(table: Table, person: str) -> bool:
    """Whether nobody else has seen any cards."""
    return not any(seen for other, seen in table.sight.items() if other != person)


def claim(table: Table, person: str, number: int, kind: SeatKind) -> Literal["now", "ask", "never"]:
    """Whether somebody may take a bot's seat while the game lasts: nobody is to see two hands unless all know it."""
    if alone(table, person):
        return "now"
    if table.last_seat.get(person) == number and table.last_holder.get(number) == person:
        return "now"
    chair = kind == "screen" and table.seats_of(person)
    return "ask" if chair or not table.sight.get(person) else "never"


def may_carry(table: Table, giver: str, taker: str) -> bool:
    """A link is not for somebody who has seen a seat that its giver has not."""
    return table.sight.get(taker, frozenset()) <= table.sight.get(giver, frozenset())
