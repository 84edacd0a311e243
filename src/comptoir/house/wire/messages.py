"""Messages to the client."""

from msgspec import Struct

from comptoir.house.wire.state import ChatLine, Happening, Notice, PlayState, TableState
from comptoir.kernel.game import Preview, View
from comptoir.kernel.say import Say


class Snapshot(Struct, frozen=True, tag_field="type", tag="snapshot"):
    """Everything this viewer may know, at `seq`. Replaces all that came before."""

    seq: int
    table: TableState
    play: PlayState | None
    history: list[Happening]
    notices: list[Notice]
    chat: list[ChatLine]
    undone: list[int] = []
    """Log entries that were taken back; their happenings are not in the history."""


class Update(Struct, frozen=True, tag_field="type", tag="update"):
    """One entry of the log, as this viewer sees it; perhaps nothing. A part that did not change is null."""

    seq: int
    at: int
    events: list[Happening] = []
    table: TableState | None = None
    play: PlayState | None = None
    notices: list[Notice] = []
    chat: list[ChatLine] = []
    undone: list[int] = []
    """Log entries this one takes back: remove their happenings from the story."""


class Done(Struct, frozen=True, tag_field="type", tag="done"):
    """The command is durable. `seq` is its entry in the log, which also comes (or came) as an `Update`."""

    id: str
    seq: int


class Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    """The command was not carried out, and why; `chapter` names the chapter of the rulebook when a rule is the
    reason.
    """

    id: str
    words: Say
    chapter: str = ""


class Imagined(Struct, frozen=True, tag_field="type", tag="imagined"):
    """The answer to `WhatIf`: what would happen as far as no luck is needed, and odds."""

    id: str
    events: list[Happening]
    preview: Preview | None
    view: View | None = None
    """The board after it, if no luck was needed on the way."""


class Reason(Struct, frozen=True, tag_field="type", tag="reason"):
    """The answer to `WhyNot`; `words` is null when the choice is allowed."""

    id: str
    words: Say | None
    chapter: str = ""


class Advised(Struct, frozen=True):
    """One choice worth considering, by the review's measure. `win` in thousandths, or alone at the table nothing:
    there the final score to expect counts, `score` in tenths. `why`: what speaks for it or against it.
    """

    number: int
    words: Say
    win: int
    score: int
    why: list[Say] = []


class Advice(Struct, frozen=True, tag_field="type", tag="advice"):
    """The answer to `Hint`, best first."""

    id: str
    choices: list[Advised]


class Past(Struct, frozen=True):
    """The table as this seat saw it after a log entry."""

    entry: int
    play: PlayState


class Missed(Struct, frozen=True, tag_field="type", tag="missed"):
    """The answer to `Since`: the entry of my last choice, the table as it was before it, and after it and each choice
    that followed. No moments when nobody has chosen since.
    """

    id: str
    entry: int
    moments: list[Past]


class Presence(Struct, frozen=True, tag_field="type", tag="presence"):
    """Which seats have their holder here right now, and how many people watch."""

    seats: list[int]
    spectators: int
    away: list[int] = []
    """Seat by seat, for how many milliseconds nobody has seen its holder."""
    patience: int = 30_000
    """After so many of them others may have a bot hold the seat."""


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    """The answer to `Ping`; also sent unasked when nothing else was for a while."""

    seq: int
    now: int


class Closing(Struct, frozen=True, tag_field="type", tag="closing"):
    """The server is about to close this connection; come back after `again` milliseconds, or never when it is
    negative.
    """

    words: Say
    again: int


Message = Snapshot | Update | Done | Refused | Imagined | Reason | Advice | Missed | Presence | Pong | Closing
