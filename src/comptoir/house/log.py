"""A table's log. A table is what its entries make of it, in order; none is ever changed or removed."""

import msgspec

from comptoir.house import acts
from comptoir.house.acts.base import LogEntry
from comptoir.house.match import Played
from comptoir.house.table import Change, Table, TheEnd

CHAT_KEPT = 200
NOTICES_KEPT = 200
_DECODER: msgspec.json.Decoder[LogEntry] = msgspec.json.Decoder(acts.ENTRY)
_ENCODER = msgspec.json.Encoder()


def encode(entry: LogEntry) -> bytes:
    return _ENCODER.encode(entry)


def decode(body: bytes) -> LogEntry:
    return _DECODER.decode(body)


def apply(
    table: Table, seq: int, at: int, entry: LogEntry, played: Played | None = None, *, replaying: bool = False
) -> Change:
    """One more entry. `played` spares playing again what was just played here; `replaying`: it comes from the log."""
    change = Change(seq, at, replaying, played)
    table.seq, table.at = seq, at
    if table.phase == "playing":
        table.clocks.charge(at, table.outages)
    entry.take_effect(table, change)
    if table.phase == "playing" and table.match is not None:
        if table.match.position.over:
            table.phase = "over"
            table.proposals.clear()  # nothing is left to ask for
            change.table = True
        position = table.match.position
        table.clocks.run([seat for seat in position.waiting() if table.thinks(seat)], position.step)
    if table.end is None and table.phase in ("over", "ended"):
        table.end = TheEnd(seq, at, table.seats.copy())
    if table.frozen is not None and table.phase != "ended":
        table.phase = "frozen"
    del table.chat[:-CHAT_KEPT], table.notices[:-NOTICES_KEPT]
    return change
