"""Commands from the client: those that end in the log, and those that only ask."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from comptoir.house.wire.terms import ChoiceNumber, Clock, Hash, Id, Level, SeatKind, SeatNumber, Text

# These end in the log.


class Choose(Struct, frozen=True, tag_field="type", tag="choose"):
    """Make a choice. `step` is the step of the view it was made on; if the game has moved on, the choice is refused."""

    id: Id
    seat: SeatNumber
    step: int
    choice: ChoiceNumber


class TakeBack(Struct, frozen=True, tag_field="type", tag="take-back"):
    """Take back the choice of entry `to`: alone where that is free, else, if the others agree, with all after it."""

    id: Id
    seat: SeatNumber
    to: int


class Answer(Struct, frozen=True, tag_field="type", tag="answer"):
    """Agree, or not, to what somebody asks for (`TableState.questions`)."""

    id: Id
    seat: SeatNumber
    ask: int
    yes: bool


class End(Struct, frozen=True, tag_field="type", tag="end"):
    """Ask the others to end the game here, without a winner. It ends when all agree, or after a day without a no;
    alone with bots at once.
    """

    id: Id


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
    A bot's seat taken during the game is a question to the others, unless nobody else has seen any cards.

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
    """I am ready; `promise` is the SHA-256 (hex) of the word my browser will reveal at the start, or empty for none.
    A word serves once: after a start that was called off, promise another.
    """

    id: Id
    ready: bool
    promise: Hash | Literal[""] = ""


class Start(Struct, frozen=True, tag_field="type", tag="start"):
    """The host starts: browsers that promised a word now owe it, and the game begins when all have come."""

    id: Id


class RevealWord(Struct, frozen=True, tag_field="type", tag="word"):
    """The word whose hash was promised: visible signs only, so that words joined by line ends stay apart."""

    id: Id
    word: Annotated[str, Meta(pattern=r"^[!-~]{1,128}\Z")]


class Rematch(Struct, frozen=True, tag_field="type", tag="rematch"):
    """Ask for another game with the same people; `TableState.rematch` then names the new table."""

    id: Id


# These only ask.


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
    | End
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
