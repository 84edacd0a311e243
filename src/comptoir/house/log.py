"""The entries of a table's log. A table is what its entries make of it, in order; none is ever changed or removed.

These never leave the server: they hold secrets (choices not yet shown, the seed) that views and updates do not.
"""

import msgspec
from msgspec import Struct

from comptoir.house.wire import Asking, Clock, Level, SeatKind
from comptoir.kernel.record import Entry as Recorded

Draws = list[tuple[int, int]]


class Plan(Struct, frozen=True):
    """Who shall play a seat."""

    kind: SeatKind
    holder: str = ""
    name: str = ""
    level: Level = "regular"


class Begun(Struct, frozen=True):
    """The set-up: the luck it used, the fingerprint of the first position, and the list of facts that this and all
    later ones are made of.
    """

    rules: int
    luck: Draws
    fingerprint: str
    facts: int = 1


class LogEntry(Struct, frozen=True, tag_field="is"):
    """Anything that happened to a table."""


class Opened(LogEntry, frozen=True, tag="opened"):
    """Somebody opened the table. `prefix` are the moves of an earlier game that this one goes on from."""

    game: str
    options: dict[str, bool | int | str]
    seats: list[Plan]
    public: bool
    clock: Clock
    host: str
    secret: str
    origin: str = ""
    prefix: list[Recorded] = []
    prefix_rules: int = 1  # the rules number they were played by
    prefix_facts: int = 1  # the list of facts they are marked by


class OptionsSet(LogEntry, frozen=True, tag="options"):
    options: dict[str, bool | int | str]


class TableSet(LogEntry, frozen=True, tag="table"):
    clock: Clock
    public: bool
    seats: int
    anew: bool = False  # everybody's ready check begins again: it was given for another clock, or number of seats


class SeatSet(LogEntry, frozen=True, tag="seat"):
    """The seat now belongs to somebody else, or to a bot, or to nobody."""

    seat: int
    plan: Plan
    by: str


class HeldSeat(LogEntry, frozen=True, tag="held"):
    """A bot plays the seat while its holder is away."""

    seat: int
    by: str


class Returned(LogEntry, frozen=True, tag="returned"):
    seat: int


class RanOut(LogEntry, frozen=True, tag="ran-out"):
    """The seat's thinking time is over."""

    seat: int


class ReadySet(LogEntry, frozen=True, tag="ready"):
    person: str
    ready: bool
    promise: str


class Called(LogEntry, frozen=True, tag="called"):
    """The host called the start; `begun` when no browser owes a word."""

    begun: Begun | None = None


class Revealed(LogEntry, frozen=True, tag="word"):
    """A browser revealed its word; `begun` when it was the last."""

    person: str
    word: str
    begun: Begun | None = None


class CalledOff(LogEntry, frozen=True, tag="called-off"):
    """Somebody's word did not come: back to the lobby, where all promises begin anew under the house's new `secret`.
    Entries of before this rule have none: the old secret stayed, and so did the promises of those who owed nothing.
    """

    secret: str = ""


class Chosen(LogEntry, frozen=True, tag="chosen"):
    """A choice, by a person or (`by` empty) a bot. `dead` names an earlier choice of the same step that it replaces."""

    seat: int
    choice: int
    step: int
    luck: Draws
    fingerprint: str
    by: str = ""
    dead: list[int] = []


class TakenBack(LogEntry, frozen=True, tag="taken-back"):
    """The entries in `dead` count no more. `free`: nobody had to be asked."""

    seat: int
    to: int
    dead: list[int]
    free: bool


class Asked(LogEntry, frozen=True, tag="asked"):
    """Somebody asks the others: to let the seat take back everything from entry `to` on; to give him the seat (`plan`
    says how he would play it); or to end the game. `waiting` are the seats that have a say; null in older logs, which
    ask everybody who is not held.
    """

    seat: int
    to: int = 0
    what: Asking = "take-back"
    by: str = ""
    name: str = ""
    plan: Plan | None = None
    waiting: list[int] | None = None


class Answered(LogEntry, frozen=True, tag="answered"):
    """`seat` -1: nobody answered in time. `dead` when this was the last yes to a take-back; the last yes to anything
    else is what was asked for, a `SeatSet` or `Ended`.
    """

    seat: int
    ask: int
    yes: bool
    dead: list[int] = []


class Ended(LogEntry, frozen=True, tag="ended"):
    """The people have agreed to stop here: nobody has won, and nothing is secret any more. `rules` is the number of
    the rules under which the house read the table when it ended.
    """

    by: str
    rules: int


class Chatted(LogEntry, frozen=True, tag="chat"):
    person: str
    name: str
    seat: int
    text: str


class Muted(LogEntry, frozen=True, tag="mute"):
    person: str
    muted: bool


class RematchMade(LogEntry, frozen=True, tag="rematch"):
    table: str


AnyEntry = (
    Opened | OptionsSet | TableSet | SeatSet | HeldSeat | Returned | RanOut | ReadySet | Called | Revealed | CalledOff
    | Chosen | TakenBack | Asked | Answered | Ended | Chatted | Muted | RematchMade
)  # fmt: skip

_DECODER: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
_ENCODER = msgspec.json.Encoder()


def encode(entry: LogEntry) -> bytes:
    return _ENCODER.encode(entry)


def decode(body: bytes) -> AnyEntry:
    return _DECODER.decode(body)
