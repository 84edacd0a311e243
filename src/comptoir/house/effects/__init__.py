"""What each kind of log entry does to a table."""

from typing import Any

from comptoir.house import log
from comptoir.house.effects import asking, playing, seats, starting, talking
from comptoir.house.match import Played
from comptoir.house.table import Change, Table

CHAT_KEPT = 200
NOTICES_KEPT = 200


def apply(
    table: Table, seq: int, at: int, entry: log.AnyEntry, played: Played | None = None, *, replaying: bool = False
) -> Change:
    """One more entry. `played` spares playing again what was just played here; `replaying`: it comes from the log."""
    change = Change(seq, at, replaying)
    table.seq, table.at = seq, at
    if table.phase == "playing":
        table.clocks.charge(at, table.outages)
    EFFECTS[type(entry)](table, change, entry, played)
    if table.phase == "playing" and table.match is not None:
        if table.match.position.over:
            table.phase = "over"
            table.questions.clear()  # nothing is left to ask for
            change.table = True
        position = table.match.position
        table.clocks.run([seat for seat in position.waiting() if table.thinks(seat)], position.step)
    if table.frozen is not None and table.phase != "ended":
        table.phase = "frozen"
    del table.chat[:-CHAT_KEPT], table.notices[:-NOTICES_KEPT]
    return change


EFFECTS: dict[type, Any] = {
    log.Opened: seats.opened,
    log.OptionsSet: seats.options_set,
    log.TableSet: seats.table_set,
    log.SeatSet: seats.seat_set,
    log.HeldSeat: seats.held,
    log.Returned: seats.returned,
    log.RanOut: seats.ran_out,
    log.ReadySet: starting.ready_set,
    log.Called: starting.called,
    log.Revealed: starting.revealed,
    log.CalledOff: starting.called_off,
    log.Chosen: playing.chosen,
    log.TakenBack: playing.taken_back,
    log.Asked: asking.asked,
    log.Answered: asking.answered,
    log.Ended: asking.ended,
    log.Chatted: talking.chatted,
    log.Muted: talking.muted,
    log.RematchMade: talking.rematch_made,
}
