"""Choices and taking them back."""

from collections.abc import Callable

from comptoir.house import log
from comptoir.house.effects.freezing import freeze
from comptoir.house.match import Match, Played
from comptoir.house.table import Change, Table
from comptoir.kernel.journal import Journal


def chosen(table: Table, change: Change, entry: log.Chosen, played: Played | None) -> None:
    guarded(table, change, lambda match: match.choose(change.seq, entry, played))
    table.undone += entry.dead
    change.undone = entry.dead
    if entry.by:
        table.person_chose_at = change.at
        table.clocks.chose(entry.seat, entry.step)
        own = ("take-back", str(entry.seat))
        table.has_asked = frozenset(each for each in table.has_asked if each[0] == "take-back" and each != own)
    if table.seats[entry.seat].once:
        table.set_seat(entry.seat, once=False)
        table.clocks.refill(entry.seat)
        change.table = True
    close_take_back(table, change)
    change.play = True


def close_take_back(table: Table, change: Change) -> None:
    """What was asked is overtaken."""
    change.table = table.questions.pop("take-back", None) is not None or change.table


def taken_back(table: Table, change: Change, entry: log.TakenBack, _: Played | None) -> None:
    take_back(table, change, entry.dead, free=entry.free)
    table.tell(change, "server-notice-taken-back", seat=f"#{entry.seat}")


def take_back(table: Table, change: Change, dead: list[int], *, free: bool) -> None:
    guarded(table, change, lambda match: match.take_back(dead))
    table.undone += dead
    close_take_back(table, change)
    table.person_chose_at = change.at
    table.marked = table.marked or not free
    if not free:
        table.clocks.given.clear()  # all have agreed that those steps come anew
    change.undone, change.play, change.table = dead, True, change.table or not free


def guarded(table: Table, change: Change, effect: Callable[[Match], Journal | None]) -> bool:
    """Play a part of the log; when it no longer plays under these rules, the table is frozen where it still did."""
    if table.match is None or table.frozen is not None:
        return False
    try:
        change.journal = effect(table.match)
    except Exception as error:  # whatever the rules stumble over
        if not change.replaying:
            raise
        freeze(table, change, error)
    return table.frozen is None
