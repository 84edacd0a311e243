"""What belongs to one person alone, by plain HTTP: nobody else is ever answered any of it.

POST /api/card/carry     CarryLink (brings my card to another device: one use, a quarter of an hour)
POST /api/card/key       CarryLink (the same for good, to print or to save; `minutes` is 0)
POST /api/card/use       UseCarryLink → Me (this browser has that card from now on)
POST /api/card/forget    Me (this browser forgets its card; the card itself lives on elsewhere)
POST /api/card/erase     Me (the card is gone everywhere, and my games no longer know me)
GET  /api/mine/games?before=ms   MyGames (finished ones, the newest first)
POST /api/mine/games     Arrange → Me (star a game of my list, or take it off)
GET  /api/mine/progress  Progress
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from comptoir.house.results import Unrated
from comptoir.house.review_summaries import SeatSummary
from comptoir.house.wire import LevelName, SeatKind


class GameSeat(Struct, frozen=True):
    """Who played: an empty name is somebody who has erased his card."""

    name: str
    kind: SeatKind
    level: LevelName | Literal[""]
    place: int
    score: int
    mine: bool


class MyGame(Struct, frozen=True):
    table: str
    game: str
    rule_set: str
    """Empty for rules of one's own."""
    at: int
    seats: list[GameSeat]
    unrated: list[Unrated]
    starred: bool
    kept: bool
    """Whether the game itself can still be looked at."""
    unit: Literal["share", "score", ""] = ""
    review: SeatSummary | None = None
    """What the review came to for me, if there was one."""


class MyGames(Struct, frozen=True):
    games: list[MyGame]
    more: bool


class Arrange(Struct, frozen=True):
    table: Annotated[str, Meta(max_length=64)]
    starred: bool = False
    removed: bool = False


class Standing(Struct, frozen=True):
    """A rating and the interval that holds it 95 times in 100; `levels` is where the bots stand."""

    points: int
    low: int
    high: int
    games: int
    levels: dict[str, int]


class Best(Struct, frozen=True):
    """A choice of mine that brought much: at which table, after which entry, and how many points."""

    table: str
    entry: int
    points: int
    at: int


class Reviewed(Struct, frozen=True):
    """Averages over the games that were reviewed, in points of chance (or of score, alone)."""

    games: int
    luck: float
    own: float


class Journey(Struct, frozen=True):
    """One game and variant. `results` are mine, the oldest first: the share of victory, and what was fair."""

    game: str
    rule_set: str
    games: int
    won: float
    fair: float
    results: list[tuple[float, float]]
    reviewed: Reviewed | None
    best: list[Best]
    rated: int
    missing: int
    """Rated games that are still needed before a rating is said."""
    rating: Standing | None = None


class Progress(Struct, frozen=True):
    courses: list[Journey]
