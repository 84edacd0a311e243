"""What a list shows of a table without waking it."""

from collections import Counter
from collections.abc import Iterable

import msgspec
from msgspec import Struct

from comptoir.house.store import Card
from comptoir.house.table import Table
from comptoir.house.views import rule_set_of
from comptoir.house.wire import Phase
from comptoir.house.wire_http import TableLine


class Summary(Struct, frozen=True):
    """Kept beside the log, written with every entry."""

    rule_set: str
    phase: Phase
    names: list[str]
    open: int
    people: list[str]
    asked: list[str]


def summary_of(table: Table) -> Summary:
    waiting = table.match.position.waiting() if table.match is not None and table.phase == "playing" else []
    return Summary(
        rule_set=rule_set_of(table.game, table.options),
        phase=table.phase,
        names=[seat.plan.name for seat in table.seats],
        open=sum(1 for seat in table.seats if seat.plan.kind == "open"),
        people=table.people(),
        asked=[table.seats[seat].plan.holder for seat in waiting if table.seats[seat].by_person],
    )


def line_of(card: Card, person: str, frozen: bool = False) -> TableLine:
    """A table as a list shows it; nobody's turn is announced where nobody can choose."""
    summary = msgspec.json.decode(card.summary, type=Summary)
    frozen = frozen and card.phase == "playing"  # another process may have played it to its end
    return TableLine(
        id=card.id,
        game=card.game,
        rule_set=summary.rule_set,
        phase="frozen" if frozen else summary.phase,
        names=summary.names,
        open=summary.open,
        mine=person in summary.people,
        my_turn=not frozen and person in summary.asked,
        alone=summary.people == [person],
        changed=card.changed,
    )


def in_turn(cards: Iterable[Card], limit: int) -> list[Card]:
    """Everybody's first table before anybody's second, in the order given: whoever opens table after table does not
    push the others off the list. A table is his who sits there first.
    """
    before: Counter[str] = Counter()
    ranked: list[tuple[int, Card]] = []
    for card in cards:
        host = next(iter(msgspec.json.decode(card.summary, type=Summary).people), "")
        ranked.append((before[host], card))
        before[host] += 1
    return [card for _, card in sorted(ranked, key=lambda each: each[0])][:limit]
