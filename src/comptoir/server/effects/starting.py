"""From the ready check to the first position."""

from comptoir.server import log
from comptoir.server.clocks import Clocks
from comptoir.server.effects.playing import guarded
from comptoir.server.match import Played
from comptoir.server.table import Change, Table


def ready_set(table: Table, change: Change, entry: log.ReadySet, _: Played | None) -> None:
    table.ready.pop(entry.person, None)
    if entry.ready:
        table.ready[entry.person] = entry.promise
    change.table = True


def called(table: Table, change: Change, entry: log.Called, dealt: Played | None) -> None:
    table.phase, table.called_at = "dealing", change.at
    table.words.clear()
    change.table = True
    if entry.begun is not None:
        begin(table, change, entry.begun, dealt)


def revealed(table: Table, change: Change, entry: log.Revealed, dealt: Played | None) -> None:
    table.words[entry.person] = entry.word
    change.table = True
    if entry.begun is not None:
        begin(table, change, entry.begun, dealt)


def begin(table: Table, change: Change, begun: log.Begun, dealt: Played | None) -> None:
    table.match = table.new_match()
    table.dealt_with = table.said()
    table.phase = "playing"
    table.clocks = Clocks(table.clock, len(table.seats))
    table.clocks.since = table.person_chose_at = change.at
    if not guarded(table, change, lambda match: match.begin(change.seq, begun, dealt)):
        table.match = None
    table.tell(change, "server-notice-begun")
    change.play = True


def called_off(table: Table, change: Change, _entry: log.CalledOff, _: Played | None) -> None:
    for person in table.owing():
        table.ready.pop(person)
    table.phase = "lobby"
    table.words.clear()
    table.tell(change, "server-notice-called-off")
    change.table = True
