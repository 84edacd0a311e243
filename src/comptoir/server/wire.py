"""Everything that crosses the wire, both ways. TypeScript types are generated from these structs (`wire_types.py`).

A viewer of a table first gets a `Snapshot`, then exactly one `Update` per entry of the table's log, numbered by `seq`;
when a number is missing, reconnect. What is not numbered (`Presence`, `Pong`) may be lost without harm. A client sends
commands, each with an `id` of its own making; each is answered by `Done` or `Refused` with that id, and may be sent
again with the same id: it counts once. Sentences travel as `Say`: a Fluent key and its arguments; `#n` in an argument
stands for the name of seat n.

The same structs serve plain HTTP: `POST /api/tables/{id}/commands` takes a command and gives its answer,
`GET /api/tables/{id}` gives a `Snapshot`, `GET /api/tables/{id}/wait` the updates after a seq. The other HTTP bodies
are in `wire_http.py`.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from comptoir.kernel.game import Options, Preview, View
from comptoir.kernel.say import Event, Line, Move, Say

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
Hash = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]
SeatNumber = Annotated[int, Meta(ge=0, le=11)]
ChoiceNumber = Annotated[int, Meta(ge=0, le=10**9)]
SeatKind = Literal["open", "person", "bot", "screen"]
Level = Literal["novice", "regular", "master"]
Phase = Literal["lobby", "dealing", "playing", "over", "frozen"]


class Clock(Struct, frozen=True):
    """How thinking time is counted. live: `minutes` each plus `increment` seconds a choice; days: `days` for each
    choice.
    """

    kind: Literal["none", "live", "days"] = "none"
    minutes: Annotated[int, Meta(ge=1, le=180)] = 10
    increment: Annotated[int, Meta(ge=0, le=300)] = 5
    days: Annotated[int, Meta(ge=1, le=14)] = 2
    when_out: Literal["bot", "choice"] = "bot"
    """bot: a bot plays the seat from then on; choice: a bot makes this one choice and the clock starts again."""


# What a viewer is told.


class SeatState(Struct, frozen=True):
    """One seat, as everybody sees it. `holder` is the public id of the person playing it (for `screen` too), or an
    empty string.
    """

    seat: int
    kind: SeatKind
    name: str
    holder: str = ""
    level: Level = "regular"
    held: bool = False
    """A bot holds the seat until its holder returns."""
    present: bool = False
    ready: bool = False
    mine: bool = False


class TableState(Struct, frozen=True):
    """The table around the game: who sits where, the options, the invitation. Sent whole whenever any of it changes."""

    id: str
    game: str
    options: Options
    rule_set: str
    """The name of the rule set these options are ("auction"), or an empty string for a mixture of one's own."""
    phase: Phase
    seats: list[SeatState]
    host: str
    """Public id of the person who may change options and start."""
    me: str
    """Your public id, or an empty string."""
    public: bool
    clock: Clock
    invite: str
    """The path of the table's page, to be put after the site's address: whoever has it may come."""
    clash: Say | None = None
    """Why the game cannot start with these options and seats."""
    missing: Say | None = None
    """What is still missing before the start (open seats, somebody not ready)."""
    commitment: str = ""
    """SHA-256 of the server's secret, published before anything is dealt."""
    owes_word: bool = False
    """Your browser promised a word with `Ready` and must now reveal it with `RevealWord`."""
    marked: bool = False
    """Choices were taken back by consent: the record says so."""
    origin: str = ""
    """The table this one continues, if any."""
    rematch: str = ""
    """The table where the next game is played, once somebody asked for it."""
    muted: list[str] = []
    """Public ids of the people whose chat the host has muted."""
    frozen: Say | None = None
    """Why the table cannot go on (after an upgrade of the rules)."""


class Choice(Struct, frozen=True):
    """Something the seat may choose: its number, its name as a struct, and its words."""

    number: int
    move: Move
    words: Say


class Happening(Struct, frozen=True):
    """One event with its sentence. `entry` is the seq of the log entry that caused it."""

    entry: int
    event: Event
    words: Say


class Undo(Struct, frozen=True):
    """Whether this seat's last choice can be taken back now: freely, by asking, or not at all (`why` tells)."""

    can: Literal["free", "ask", "no"]
    to: int = 0
    """The log entry that would be taken back, with everything after it."""
    why: Say | None = None
    """Why it is not free."""


class Consent(Struct, frozen=True):
    """Somebody asks to take back choices. Everyone in `waiting` must agree."""

    ask: int
    """The seq of the question."""
    by: int
    to: int
    waiting: list[int]
    agreed: list[int]


class ClockState(Struct, frozen=True):
    """Thinking time left, in milliseconds, at the moment `now`; seats in `running` are using theirs. Times since
    1970, by the database.
    """

    now: int
    left: list[int]
    running: list[int]


class SheetState(Struct, frozen=True):
    """A seat's final account: lines that add up to its score."""

    seat: int
    rank: int
    score: int
    lines: list[Line]


class PlayState(Struct, frozen=True):
    """The game as one seat sees it (-1: a spectator)."""

    seat: int
    step: int
    view: View
    waiting: list[int]
    question: Say | None
    """What this seat is asked, when it is waiting."""
    choices: list[Choice]
    scores: list[int | None]
    """Each seat's score as it stands; null where it is not public."""
    undo: Undo
    over: bool = False
    sheet: list[SheetState] = []
    """When the game is over."""
    consent: Consent | None = None
    clock: ClockState | None = None
    last: int = -1
    """The choice this seat has made in the current step and can still replace, or -1."""


class ChatLine(Struct, frozen=True):
    """`seat` is the writer's seat, -1 for a spectator. The text is plain: show it as text, never as markup."""

    seq: int
    at: int
    by: str
    seat: int
    name: str
    text: str


class Notice(Struct, frozen=True):
    """Something about the table for the log: a seat changed hands, a choice was taken back."""

    entry: int
    at: int
    words: Say


# Messages to the client.


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
    """One choice a bot would consider. `win` in thousandths; `score` the expected final score in tenths."""

    number: int
    words: Say
    win: int
    score: int


class Advice(Struct, frozen=True, tag_field="type", tag="advice"):
    """The answer to `Hint`, best first."""

    id: str
    choices: list[Advised]


class Presence(Struct, frozen=True, tag_field="type", tag="presence"):
    """Which seats have their holder here right now, and how many people watch."""

    seats: list[int]
    spectators: int


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


Message = Snapshot | Update | Done | Refused | Imagined | Reason | Advice | Presence | Pong | Closing


# Commands from the client that end in the log.


class Choose(Struct, frozen=True, tag_field="type", tag="choose"):
    """Make a choice. `step` is the step of the view it was made on; if the game has moved on, the choice is refused."""

    id: Id
    seat: SeatNumber
    step: int
    choice: ChoiceNumber


class TakeBack(Struct, frozen=True, tag_field="type", tag="take-back"):
    """Take back entry `to` and all after it; when that is not free, this asks the others."""

    id: Id
    seat: SeatNumber
    to: int


class Answer(Struct, frozen=True, tag_field="type", tag="answer"):
    """Agree, or not, to a take-back that was asked for."""

    id: Id
    seat: SeatNumber
    ask: int
    yes: bool


class Chat(Struct, frozen=True, tag_field="type", tag="chat"):
    """Write in the chat."""

    id: Id
    text: Text


class Mute(Struct, frozen=True, tag_field="type", tag="mute"):
    """The host silences a person in this table's chat, or lets him speak again."""

    id: Id
    person: Id
    muted: bool


class SetOptions(Struct, frozen=True, tag_field="type", tag="set-options"):
    """The host changes the options (all of them at once); everyone's ready check starts again."""

    id: Id
    options: dict[str, bool | int | str]


class SetTable(Struct, frozen=True, tag_field="type", tag="set-table"):
    """The host changes clock, openness or number of seats, before the start."""

    id: Id
    clock: Clock
    public: bool
    seats: Annotated[int, Meta(ge=1, le=12)]


class SetSeat(Struct, frozen=True, tag_field="type", tag="set-seat"):
    """Change who plays a seat, at any time. The host may change open, bot and his own screen seats; anyone his own.

    person: you sit down yourself; screen: played on this device by somebody called `name`; bot: by a bot of `level`;
    open: free for anyone (before the start only; during the game a bot holds a seat left open).
    """

    id: Id
    seat: SeatNumber
    kind: SeatKind
    level: Level = "regular"
    name: Annotated[str, Meta(max_length=24)] = ""


class Hold(Struct, frozen=True, tag_field="type", tag="hold"):
    """Let a bot hold the seat of somebody who is away."""

    id: Id
    seat: SeatNumber


class Return(Struct, frozen=True, tag_field="type", tag="return"):
    """Take one's own seat back from the bot that holds it."""

    id: Id
    seat: SeatNumber


class Ready(Struct, frozen=True, tag_field="type", tag="ready"):
    """I am ready; `promise` is the SHA-256 (hex) of the word my browser will reveal at the start, or empty for none."""

    id: Id
    ready: bool
    promise: Hash | Literal[""] = ""


class Start(Struct, frozen=True, tag_field="type", tag="start"):
    """The host starts: browsers that promised a word now owe it, and the game begins when all have come."""

    id: Id


class RevealWord(Struct, frozen=True, tag_field="type", tag="word"):
    """The word whose hash was promised."""

    id: Id
    word: Annotated[str, Meta(min_length=1, max_length=128)]


class Rematch(Struct, frozen=True, tag_field="type", tag="rematch"):
    """Ask for another game with the same people; `TableState.rematch` then names the new table."""

    id: Id


# Commands that only ask.


class WhatIf(Struct, frozen=True, tag_field="type", tag="what-if"):
    """What would these choices, one after another, lead to? Answered by `Imagined`."""

    id: Id
    seat: SeatNumber
    choices: Annotated[list[ChoiceNumber], Meta(min_length=1, max_length=12)]


class WhyNot(Struct, frozen=True, tag_field="type", tag="why-not"):
    """Why can't I? The choice by its number, or by its name: `move` as in `Choice.move`. Answered by `Reason`."""

    id: Id
    seat: SeatNumber
    choice: ChoiceNumber | None = None
    move: dict[str, bool | int | str | list[int]] | None = None


class Hint(Struct, frozen=True, tag_field="type", tag="hint"):
    """What would a good player do? Answered by `Advice`."""

    id: Id
    seat: SeatNumber


class Look(Struct, frozen=True, tag_field="type", tag="look"):
    """See the table from one of my seats, or -1 as a spectator (a curtain between seats of one screen). Answered
    by a `Snapshot`.
    """

    id: Id
    seat: Annotated[int, Meta(ge=-1, le=11)]


class Ack(Struct, frozen=True, tag_field="type", tag="ack"):
    """I have everything up to `seq`. A client that never acknowledges is dropped."""

    seq: int


class Ping(Struct, frozen=True, tag_field="type", tag="ping"):
    """Are you there? Answered by `Pong`."""


Logged = (
    Choose
    | TakeBack
    | Answer
    | Chat
    | Mute
    | SetOptions
    | SetTable
    | SetSeat
    | Hold
    | Return
    | Ready
    | Start
    | RevealWord
    | Rematch
)
Question = WhatIf | WhyNot | Hint
Command = Logged | Question | Look | Ack | Ping
