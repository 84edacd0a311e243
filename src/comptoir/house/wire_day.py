"""The day on the wire: today's tables and puzzle, how a day's table went, and a puzzle with its answer.

GET  /api/day                        Today
POST /api/day/{game}                 SitDown → TableMade
GET  /api/day/{date}/{game}          DayResult (once my own game is over)
GET  /api/day/ahead                  DealtAhead (for pockets)
POST /api/day/ahead                  DealtAhead (to a pocket)
GET  /api/puzzle/{date}              PuzzleAsked
POST /api/puzzle/{date}              PuzzleTry → PuzzleAnswer
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from comptoir.house.wire import PlayState
from comptoir.house.wire.terms import Dealt, Hash
from comptoir.house.wire_review import Spoken
from comptoir.kernel.game import Options
from comptoir.kernel.say import Say


class DayTable(Struct, frozen=True):
    """One of today's tables: mine, if I sat down at it."""

    game: str
    rule_set: str
    table: str
    over: bool


class DayDone(Struct, frozen=True):
    """What I did on a day; `puzzle`: whether it was solved, null when it was not tried."""

    date: str
    games: list[str]
    puzzle: bool | None


class Today(Struct, frozen=True):
    date: str
    tables: list[DayTable]
    calendar: list[DayDone]
    """Today first."""
    streak: int
    puzzle: bool | None
    dealt: Dealt = "house"


class DayAhead(Struct, frozen=True):
    """What pockets play on a day: a seed for each game."""

    date: Annotated[str, Meta(max_length=10)]
    seeds: Annotated[dict[str, Hash], Meta(max_length=8)]


class DealtAhead(Struct, frozen=True):
    """Today's and tomorrow's, for whoever may be without a network then."""

    days: Annotated[list[DayAhead], Meta(max_length=4)]


class SitDown(Struct, frozen=True):
    practice: bool = False


class Figures(Struct, frozen=True):
    """From the review, in hundredths of a victory or in points alone: the result without deal and luck, and what my own
    choices gave beyond usual ones; each with how far it may be off, 95 times in 100.
    """

    adjusted: int
    doubt: int
    luck: int
    own: int
    own_doubt: int


class DayEnd(Struct, frozen=True):
    """How somebody's first try ended: the share of victory, or the score alone. Equal places are level."""

    name: str
    table: str
    result: float
    score: int
    rank: int
    practice: bool
    figures: Figures | None
    mine: bool = False
    place: int = 0
    given_up: bool = False


class MasterRuns(Struct, frozen=True):
    """The master's mean, over as many of its runs as are done."""

    done: int
    runs: int
    result: float
    score: float


class DayResult(Struct, frozen=True):
    date: str
    game: str
    unit: Literal["share", "score"]
    seats: int
    mine: DayEnd
    others: list[DayEnd]
    master: MasterRuns
    finished: int
    """How many of the day's games I have finished."""
    dealt: Dealt = "house"
    par: int | None = None
    """Alone: the most that was in the deal, once it is worked out."""


class PuzzleAsked(Struct, frozen=True):
    """One decision out of a real game. `answer`: what I said, if I did."""

    date: str
    game: str
    options: Options
    names: list[str]
    play: PlayState
    answer: "PuzzleAnswer | None"


class PuzzleTry(Struct, frozen=True):
    choice: Annotated[int, Meta(ge=0, le=100_000)]


class PuzzleWay(Struct, frozen=True):
    """A choice, and what it leads to: chances in hundredths."""

    choice: int
    words: Say
    chance: int


class PuzzleAnswer(Struct, frozen=True):
    """Why it is the best, and why not the second best."""

    right: bool
    choice: int
    best: PuzzleWay
    second: PuzzleWay
    mine: PuzzleWay | None
    why: list[Spoken]
    why_not: list[Spoken]
    novices: int
    """How many of a hundred novices find it."""
