"""Choices and taking them back."""

from collections.abc import Callable

from msgspec import structs

from comptoir.kernel.journal import Journal
from comptoir.kernel.say import Say
from comptoir.server import log
from comptoir.server.match import Match, Played
from comptoir.server.table import Change, Question, Table


def chosen(table: Table, change: Change, entry: log.Chosen, played: Played | None) -> None:
    guarded(table, change, lambda match: match.choose(change.seq, entry, played))
    table.undone += entry.dead
    change.undone = entry.dead
    if entry.by:
        table.person_chose_at = change.at
        table.clocks.chose(entry.seat)
    elif table.seats[entry.seat].once:
        table.set_seat(entry.seat, once=False)
        table.clocks.refill(entry.seat)
        change.table = True
    table.question = None
    change.play = True


def taken_back(table: Table, change: Change, entry: log.TakenBack, _: Played | None) -> None:
    take_back(table, change, entry.dead, free=entry.free)
    table.tell(change, "server-notice-taken-back", seat=f"#{entry.seat}")


def take_back(table: Table, change: Change, dead: list[int], *, free: bool) -> None:
    if table.match is not None and table.frozen is None:
        table.match.take_back(dead)
    table.undone += dead
    table.question = None
    table.person_chose_at = change.at
    table.marked = table.marked or not free
    change.undone, change.play, change.table = dead, True, not free


def asked(table: Table, change: Change, entry: log.Asked, _: Played | None) -> None:
    asker = table.seats[entry.seat].plan.holder
    others = [n for n, seat in enumerate(table.seats) if seat.by_person and seat.plan.holder != asker]
    table.question = Question(change.seq, change.at, entry.seat, entry.to, others, [])
    table.tell(change, "server-notice-asked", seat=f"#{entry.seat}")
    change.play = True


def answered(table: Table, change: Change, entry: log.Answered, _: Played | None) -> None:
    question = table.question
    if question is None:
        return
    holder = table.seats[entry.seat].plan.holder if entry.seat >= 0 else ""
    mine = [seat for seat in question.waiting if table.seats[seat].plan.holder == holder]
    change.play = True
    if entry.dead:
        take_back(table, change, entry.dead, free=False)
        table.tell(change, "server-notice-taken-back", seat=f"#{question.seat}")
    elif entry.yes:
        waiting = [seat for seat in question.waiting if seat not in mine]
        table.question = structs.replace(question, waiting=waiting, agreed=[*question.agreed, *mine])
    else:
        table.question = None
        table.tell(change, "server-notice-declined", seat=f"#{question.seat}")


def guarded(table: Table, change: Change, effect: Callable[[Match], Journal]) -> bool:
    """Play a part of the log; when it no longer plays under these rules, the table is frozen where it still did."""
    if table.match is None or table.frozen is not None:
        return False
    try:
        change.journal = effect(table.match)
    except Exception:
        # Whatever the rules stumble over, the table must stay readable and its log can be exported.
        table.frozen = Say("server-frozen", {"entry": change.seq})
        table.phase = "frozen"
        change.table = True
    return table.frozen is None
