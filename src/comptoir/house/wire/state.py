"""What a viewer is told of a table and of its game."""

from typing import Literal

from msgspec import Struct

from comptoir.house.wire.terms import Asking, Clock, LevelName, Phase, SeatKind
from comptoir.kernel.game import Options, View
from comptoir.kernel.say import Event, Line, Move, Say


class SeatState(Struct, frozen=True):
    """One seat, as everybody sees it. `holder` is the public id of the person playing it (for `screen` too), or an
    empty string.
    """

    seat: int
    kind: SeatKind
    name: str
    holder: str = ""
    level: LevelName = "regular"
    held: bool = False
    """A bot holds the seat until its holder returns."""
    present: bool = False
    ready: bool = False
    mine: bool = False


class Consent(Struct, frozen=True):
    """Somebody asks the others for something. Everyone in `waiting` must agree."""

    ask: int
    """The seq of the question."""
    what: Asking
    name: str
    """Who asks."""
    mine: bool
    """It is you who asks."""
    seat: int
    """The seat whose choice is to be taken back, or that is asked for; -1 where it is about the whole game."""
    to: int
    """The first log entry to be taken back."""
    waiting: list[int]
    agreed: list[int]
    until: int
    """When silence decides, in milliseconds since 1970: for ending the game it is a yes, else a no."""


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
    promised: str = ""
    """Your own promise as it stands before the deal: which word it is that you would have to reveal."""
    renew: bool = False
    """The start was called off, and your promise fell with all others: promise a new word with `Ready`."""
    marked: bool = False
    """Choices were taken back by consent: the record says so."""
    day: str = ""
    """The date whose table of the day this is, if it is one."""
    practice: bool = False
    """Of a table of the day: it does not count, since it is not the first, or a hint was asked for."""
    origin: str = ""
    """The table this one continues, if any."""
    rematch: str = ""
    """The table where the next game is played, once somebody asked for it."""
    forced: bool = False
    """Whether the house makes your choices where you have only one."""
    muted: list[str] = []
    """Public ids of the people whose chat the host has muted."""
    frozen: Say | None = None
    """Why the table cannot go on (after an upgrade of the rules)."""
    questions: list[Consent] = []
    """What somebody asks the others for."""
    carried: list[int] = []
    """Your seats that a link has carried to another device; `BringBack` brings one back."""


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
    """The log entry that would be taken back."""
    why: Say | None = None
    """Why it is not free."""


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
    scores: list[int]
    """Each seat's score as it stands: public in every rule set, by a law of the contract suite."""
    undo: Undo
    over: bool = False
    sheet: list[SheetState] = []
    """When the game is over."""
    clock: ClockState | None = None
    last: int = -1
    """The choice this seat has made in the current step and can still replace, or -1."""
    forced: int = 0
    """The log entry of this seat's last choice, if it was the only one there was and the house made it; nobody else
    is told.
    """


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
