"""What each kind of log entry does to a table."""

from collections.abc import Callable
from typing import Any

from msgspec import structs

from comptoir.games import GAMES
from comptoir.kernel.journal import Journal
from comptoir.kernel.say import Say
from comptoir.server import log
from comptoir.server.clocks import Clocks
from comptoir.server.match import Match, Played
from comptoir.server.table import Change, Question, Seat, Table
from comptoir.server.wire import ChatLine

CHAT_KEPT = 200
NOTICES_KEPT = 200


def apply(table: Table, seq: int, at: int, entry: log.AnyEntry, played: Played | None = None) -> Change:
    """One more entry. `played` spares playing again what was just played here."""
    change = Change(seq, at)
    table.seq, table.at = seq, at
    if table.phase == "playing":
        table.clocks.charge(at, table.outages)
    EFFECTS[type(entry)](table, change, entry, played)
    if table.phase == "playing" and table.match is not None:
        if table.match.position.over:
            table.phase = "over"
            change.table = True
        table.clocks.run([seat for seat in table.match.position.waiting() if table.thinks(seat)])
    del table.chat[:-CHAT_KEPT], table.notices[:-NOTICES_KEPT]
    return change


def _opened(table: Table, change: Change, entry: log.Opened, _: Played | None) -> None:
    table.opened = entry
    table.game = GAMES[entry.game]
    table.rules = table.game.rules
    table.options = table.game.make_options(entry.options)
    table.seats = [Seat(plan) for plan in entry.seats]
    table.public, table.clock, table.host = entry.public, entry.clock, entry.host
    change.table = True


def _options(table: Table, change: Change, entry: log.OptionsSet, _: Played | None) -> None:
    table.options = table.game.make_options(entry.options)
    table.ready.clear()
    change.table = True


def _table(table: Table, change: Change, entry: log.TableSet, _: Played | None) -> None:
    table.clock, table.public = entry.clock, entry.public
    while len(table.seats) > entry.seats:
        table.seats.pop()
    while len(table.seats) < entry.seats:
        table.seats.append(Seat(log.Plan("open")))
    table.ready = {person: word for person, word in table.ready.items() if person in table.people()}
    change.table = True


def _seat(table: Table, change: Change, entry: log.SeatSet, _: Played | None) -> None:
    before = table.seats[entry.seat].plan
    if table.phase == "lobby" and entry.plan.kind == "person":
        # Somebody who sits down elsewhere leaves his chair.
        for number, seat in enumerate(table.seats):
            if seat.plan.kind == "person" and seat.plan.holder == entry.plan.holder:
                table.seats[number] = Seat(log.Plan("open"))
    table.seats[entry.seat] = Seat(entry.plan)
    table.ready = {person: word for person, word in table.ready.items() if person in table.people()}
    if entry.plan.holder not in ("", before.holder):
        table.ready.pop(entry.plan.holder, None)
    if table.host not in table.people() and table.people():
        table.host = table.people()[0]
    name = entry.plan.name or before.name
    table.tell(change, f"server-notice-seat-{entry.plan.kind}", number=entry.seat + 1, name=name)
    change.table = change.play = True


def _held(table: Table, change: Change, entry: log.HeldSeat, _: Played | None) -> None:
    table.set_seat(entry.seat, held=True)
    table.tell(change, "server-notice-held", seat=f"#{entry.seat}")
    change.table = change.play = True


def _returned(table: Table, change: Change, entry: log.Returned, _: Played | None) -> None:
    table.set_seat(entry.seat, held=False)
    table.tell(change, "server-notice-returned", seat=f"#{entry.seat}")
    change.table = change.play = True


def _ran_out(table: Table, change: Change, entry: log.RanOut, _: Played | None) -> None:
    if table.clock.when_out == "bot":
        table.set_seat(entry.seat, held=True, out=True)
    else:
        table.set_seat(entry.seat, once=True)
    table.tell(change, f"server-notice-ran-out-{table.clock.when_out}", seat=f"#{entry.seat}")
    change.table = change.play = True


def _ready(table: Table, change: Change, entry: log.ReadySet, _: Played | None) -> None:
    table.ready.pop(entry.person, None)
    if entry.ready:
        table.ready[entry.person] = entry.promise
    change.table = True


def _called(table: Table, change: Change, entry: log.Called, dealt: Played | None) -> None:
    table.phase, table.called_at = "dealing", change.at
    table.words.clear()
    change.table = True
    if entry.begun is not None:
        _begin(table, change, entry.begun, dealt)


def _revealed(table: Table, change: Change, entry: log.Revealed, dealt: Played | None) -> None:
    table.words[entry.person] = entry.word
    change.table = True
    if entry.begun is not None:
        _begin(table, change, entry.begun, dealt)


def _begin(table: Table, change: Change, begun: log.Begun, dealt: Played | None) -> None:
    table.match = table.new_match()
    table.dealt_with = table.said()
    table.phase = "playing"
    table.clocks = Clocks(table.clock, len(table.seats))
    table.clocks.since = table.person_chose_at = change.at
    if not _guarded(table, change, lambda match: match.begin(change.seq, begun, dealt)):
        table.match = None
    table.tell(change, "server-notice-begun")
    change.play = True


def _called_off(table: Table, change: Change, _entry: log.CalledOff, _: Played | None) -> None:
    for person in table.owing():
        table.ready.pop(person)
    table.phase = "lobby"
    table.words.clear()
    table.tell(change, "server-notice-called-off")
    change.table = True


def _chosen(table: Table, change: Change, entry: log.Chosen, played: Played | None) -> None:
    _guarded(table, change, lambda match: match.choose(change.seq, entry, played))
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


def _taken_back(table: Table, change: Change, entry: log.TakenBack, _: Played | None) -> None:
    _take_back(table, change, entry.dead, free=entry.free)
    table.tell(change, "server-notice-taken-back", seat=f"#{entry.seat}")


def _take_back(table: Table, change: Change, dead: list[int], *, free: bool) -> None:
    if table.match is not None and table.frozen is None:
        table.match.take_back(dead)
    table.undone += dead
    table.question = None
    table.person_chose_at = change.at
    table.marked = table.marked or not free
    change.undone, change.play, change.table = dead, True, not free


def _asked(table: Table, change: Change, entry: log.Asked, _: Played | None) -> None:
    asker = table.seats[entry.seat].plan.holder
    others = [n for n, seat in enumerate(table.seats) if seat.by_person and seat.plan.holder != asker]
    table.question = Question(change.seq, change.at, entry.seat, entry.to, others, [])
    table.tell(change, "server-notice-asked", seat=f"#{entry.seat}")
    change.play = True


def _answered(table: Table, change: Change, entry: log.Answered, _: Played | None) -> None:
    question = table.question
    if question is None:
        return
    holder = table.seats[entry.seat].plan.holder if entry.seat >= 0 else ""
    mine = [seat for seat in question.waiting if table.seats[seat].plan.holder == holder]
    change.play = True
    if entry.dead:
        _take_back(table, change, entry.dead, free=False)
        table.tell(change, "server-notice-taken-back", seat=f"#{question.seat}")
    elif entry.yes:
        waiting = [seat for seat in question.waiting if seat not in mine]
        table.question = structs.replace(question, waiting=waiting, agreed=[*question.agreed, *mine])
    else:
        table.question = None
        table.tell(change, "server-notice-declined", seat=f"#{question.seat}")


def _chatted(table: Table, change: Change, entry: log.Chatted, _: Played | None) -> None:
    line = ChatLine(change.seq, change.at, entry.person, entry.seat, entry.name, entry.text)
    table.chat.append(line)
    table.chatted += 1
    change.chat = [line]


def _muted(table: Table, change: Change, entry: log.Muted, _: Played | None) -> None:
    table.muted = table.muted | {entry.person} if entry.muted else table.muted - {entry.person}
    change.table = True


def _rematch(table: Table, change: Change, entry: log.RematchMade, _: Played | None) -> None:
    table.rematch = entry.table
    change.table = True


def _guarded(table: Table, change: Change, effect: Callable[[Match], Journal]) -> bool:
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


EFFECTS: dict[type, Any] = {
    log.Opened: _opened,
    log.OptionsSet: _options,
    log.TableSet: _table,
    log.SeatSet: _seat,
    log.HeldSeat: _held,
    log.Returned: _returned,
    log.RanOut: _ran_out,
    log.ReadySet: _ready,
    log.Called: _called,
    log.Revealed: _revealed,
    log.CalledOff: _called_off,
    log.Chosen: _chosen,
    log.TakenBack: _taken_back,
    log.Asked: _asked,
    log.Answered: _answered,
    log.Chatted: _chatted,
    log.Muted: _muted,
    log.RematchMade: _rematch,
}
