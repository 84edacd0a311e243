"""What crosses the wire: the words that all share, and the messages to a client; the commands are in `house/acts`.
TypeScript types are generated from these structs (`wire_types.py`).

A viewer of a table first gets a `Snapshot`, then exactly one `Update` per entry of the table's log, numbered by `seq`;
when a number is missing, reconnect. What is not numbered (`Presence`, `Pong`) may be lost without harm. A client sends
commands, each with an `id` of its own making; each is answered by `Done` or `Refused` with that id, and may be sent
again with the same id: it counts once. Sentences travel as `Say`: a Fluent key and its arguments; `#n` in an argument
stands for the name of seat n.

The same structs serve plain HTTP: `POST /api/tables/{id}/commands` takes a command and gives its answer,
`GET /api/tables/{id}` gives a `Snapshot`, `GET /api/tables/{id}/wait` the updates after a seq. The other HTTP bodies
are in `wire_http.py`.
"""

from comptoir.house.wire.commands import Ack, Look, Ping
from comptoir.house.wire.messages import (
    Advice,
    Advised,
    Closing,
    Done,
    Imagined,
    Message,
    Missed,
    Past,
    Pong,
    Presence,
    Reason,
    Refused,
    Snapshot,
    Update,
)
from comptoir.house.wire.state import (
    ChatLine,
    Choice,
    ClockState,
    Consent,
    Happening,
    Notice,
    PlayState,
    SeatState,
    SheetState,
    TableState,
    Undo,
)
from comptoir.house.wire.terms import (
    Asking,
    ChoiceNumber,
    Clock,
    Given,
    Hash,
    Id,
    LevelName,
    Name,
    Phase,
    SeatKind,
    SeatNumber,
    Text,
)

__all__ = [
    "Ack",
    "Advice",
    "Advised",
    "Asking",
    "ChatLine",
    "Choice",
    "ChoiceNumber",
    "Clock",
    "ClockState",
    "Closing",
    "Consent",
    "Done",
    "Given",
    "Happening",
    "Hash",
    "Id",
    "Imagined",
    "LevelName",
    "Look",
    "Message",
    "Missed",
    "Name",
    "Notice",
    "Past",
    "Phase",
    "Ping",
    "PlayState",
    "Pong",
    "Presence",
    "Reason",
    "Refused",
    "SeatKind",
    "SeatNumber",
    "SeatState",
    "SheetState",
    "Snapshot",
    "TableState",
    "Text",
    "Undo",
    "Update",
]
