"""The bodies of plain HTTP requests and answers, beside the messages of `wire`.

    GET  /healthz                        whether this process is well
    GET  /api/games                      Games
    POST /api/scenery                    Setting → Scenery | null (what a board is drawn from)
    GET  /api/me                         Me
    POST /api/me                         NewName → Me (makes the identity on first use)
    GET  /api/tables                     Tables (mine and public)
    POST /api/tables                     NewTable → TableMade
    GET  /api/tables/{id}?seat=n         Snapshot
    GET  /api/tables/{id}/wait?seat=n&seq=n   Waited (long poll)
    POST /api/tables/{id}/commands       Logged | Question → Done | Refused | Imagined | Reason | Advice
    GET  /api/tables/{id}/live?seat=n&seq=n   WebSocket
    POST /api/tables/{id}/remove         TableMade (a table where nobody else ever sat)
    POST /api/tables/{id}/carry          CarrySeat → CarryLink
    POST /api/carry                      UseCarryLink → TableMade
    GET  /api/tables/{id}/replay?seat=n  Replay (finished games)
    GET  /api/tables/{id}/review?after=n ReviewState (finished games; long poll while it is worked out)
    GET  /api/tables/{id}/forecast?after=n   Forecasts (before the start; long poll while games are played for it)
    GET  /api/tables/{id}/record         the record, as text (finished games)
    GET  /api/tables/{id}/fair           Fairness (finished games)
    POST /api/tables/{id}/continue       Continue → TableMade
    POST /api/parcels                    Parcel → TableMade (a game carried home from a pocket)

Errors have status 4xx and an `Error` body. Scripts send `Authorization: Bearer <token>` instead of the cookie.
"""

from typing import Annotated

from msgspec import Meta, Struct

from comptoir.house.wire import Clock, Happening, LevelName, Name, Phase, PlayState, SeatKind, Update
from comptoir.kernel.game import OptionField, Options
from comptoir.kernel.say import Say


class Error(Struct, frozen=True):
    """What went wrong, for a person."""

    words: Say


class GameInfo(Struct, frozen=True):
    """A game of the house, for covers and lobbies."""

    name: str
    rules: int
    least: int
    most: int
    fields: list[OptionField]
    rule_sets: dict[str, Options]
    seats: dict[str, list[int]]
    """How many may play each rule set."""
    chapters: list[str]


class Games(Struct, frozen=True):
    games: list[GameInfo]
    levels: list[LevelName]
    version: str


class Setting(Struct, frozen=True):
    """A game and its options, to ask what its board looks like."""

    game: Annotated[str, Meta(max_length=40)]
    options: dict[str, bool | int | str] = {}


class NewName(Struct, frozen=True):
    """The nickname to be known by. `token`: also give me a bearer token, for a script."""

    name: Name
    token: bool = False


class Me(Struct, frozen=True):
    """Who I am to the house; `id` is empty before a name was given."""

    id: str
    name: str
    token: str = ""


class NewSeat(Struct, frozen=True):
    """Who shall sit there: person means me."""

    kind: SeatKind
    level: LevelName = "regular"
    name: Annotated[str, Meta(max_length=24)] = ""


class NewTable(Struct, frozen=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=12)]
    options: dict[str, bool | int | str] = {}
    public: bool = False
    clock: Clock = Clock()


class TableMade(Struct, frozen=True):
    id: str
    invite: str


class TableLine(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    rule_set: str
    phase: Phase
    names: list[str]
    open: int
    """How many seats are free."""
    mine: bool
    my_turn: bool
    alone: bool
    """Nobody else sits there but bots."""
    changed: int
    """When anything last happened, in milliseconds since 1970."""


class Tables(Struct, frozen=True):
    mine: list[TableLine]
    public: list[TableLine]


class Waited(Struct, frozen=True):
    """The updates after the seq asked about; empty when nothing happened in time. `reload`: too much did, ask for
    a snapshot.
    """

    updates: list[Update]
    reload: bool = False


class CarrySeat(Struct, frozen=True):
    """Make a one-time link that carries my seat to another device."""

    seat: Annotated[int, Meta(ge=0, le=11)]


class CarryLink(Struct, frozen=True):
    path: str
    minutes: int


class UseCarryLink(Struct, frozen=True):
    token: Annotated[str, Meta(min_length=8, max_length=100)]


class Frame(Struct, frozen=True):
    """One moment of a finished game, after log entry `entry`; the first is the set-up."""

    entry: int
    seat: int
    choice: int
    words: Say | None
    play: PlayState
    events: list[Happening]


class Replay(Struct, frozen=True):
    frames: list[Frame]


class FairDraws(Struct, frozen=True):
    """The draws of one log entry as [value, bound] pairs; `k` is how many earlier entries used luck."""

    entry: int
    k: int
    draws: list[list[int]]


class CalledOffStart(Struct, frozen=True):
    """A start that was called off: the secret promised for it was never used, because the words of `owed` (their names)
    did not come.
    """

    entry: int
    commitment: str
    owed: list[str]


class Fairness(Struct, frozen=True):
    """All that is needed to check the luck: `commitment` = SHA-256(secret), `promises[i]` = SHA-256(words[i]), and
    seed = HMAC-SHA-256(key: secret, message: the words joined by newlines). Draw i of an entry with k comes from
    HMAC-SHA-256(key: seed, message: "k:i:attempt"). The draws of a game that this one goes on from came from another
    seed and are not among the entries.
    """

    commitment: str
    secret: str
    promises: list[str]
    words: list[str]
    seed: str
    entries: list[FairDraws]
    call_offs: list[CalledOffStart] = []
    finished: bool = True
    """False when the game was ended, or stopped, before its end."""


class Continue(Struct, frozen=True):
    """Play on from just after log entry `entry` of a finished game: I take `seat`, bots of `level` the others."""

    entry: int
    seat: Annotated[int, Meta(ge=0, le=11)]
    level: LevelName = "regular"


class Parcel(Struct, frozen=True):
    """A game begun elsewhere, to go on here: its record, who sits where, and the address it had."""

    record: Annotated[str, Meta(max_length=60_000)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=12)]
    origin: Annotated[str, Meta(pattern=r"^pocket-[A-Za-z0-9_-]{1,57}\Z")]


class Health(Struct, frozen=True):
    """A few figures for whoever keeps the house."""

    ok: bool
    version: str
    database: str
    uptime: int
    tables: int
    sockets: int
    appends: int
    bots_busy: int
    bots_waiting: int
    bots_restarted: int


class Measured(Struct, frozen=True):
    """A figure, and how far it may be off (95 times in 100)."""

    value: float
    doubt: float


class Forecast(Struct, frozen=True):
    """What games by some rules are like, from quick games of bots."""

    games: int
    most: int
    length: Measured
    """Real choices of each player."""
    lead: Measured
    """The winner's, over the second; alone at the table: the score."""
    spread: float
    """The deviation of the scores."""
    seats: list[Measured]
    """Each seat's part of the victories."""
    luck: Measured | None = None
    """The part of the victories a strong bot does not take from novices; of the rule sets we ship."""


class Forecasts(Struct, frozen=True):
    """For a table's rules and seats, and beside them for the standard rules where those are others."""

    games: int
    done: bool
    here: Forecast
    standard: Forecast | None
