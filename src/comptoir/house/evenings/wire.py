"""An evening on the wire.

    POST /api/evenings                      NewEvening → EveningMade
    GET  /api/evenings/{code}               EveningState
    GET  /api/evenings/{code}/wait?seq=n    EveningState, as soon as there is anything after `seq` (long poll)
    POST /api/evenings/{code}/commands      EveningCommand → Done | Refused
    GET  /api/evenings/{code}/honours       Honours
    GET  /api/evenings/{code}/results.csv   results as a table
    GET  /api/evenings/{code}/everything.zip everything: results and the record of every game
    GET  /api/walls/{wall}                  WallState
    GET  /api/reach                         Reach

Points are twelfths: 120 for a table won.
"""

from typing import Annotated

from msgspec import Meta, Struct

from comptoir.house.evenings.evening import Course, How, Minutes
from comptoir.house.evenings.walls import Placed
from comptoir.house.wire.terms import LevelName, Name


class NewEvening(Struct, frozen=True):
    name: Name
    menu: Annotated[list[Course], Meta(min_length=1, max_length=12)]
    minutes: Minutes = 30
    level: LevelName = "regular"
    wall: Annotated[str, Meta(max_length=64)] = ""
    """Where it will hang afterwards; a new one when empty."""


class EveningMade(Struct, frozen=True):
    code: str
    path: str


class GuestState(Struct, frozen=True):
    """Somebody who came, in the standing. `key` brings him to another phone: for him and the hosts."""

    number: int
    name: str
    here: bool
    mine: bool
    awake: bool
    place: int
    points: int
    games: int
    wins: int
    key: str = ""


class BoardState(Struct, frozen=True):
    """A table of a round. The address is told to guests and hosts; a real box has none."""

    table: str
    chairs: list[int]
    done: bool
    how: How | None
    ranks: list[int]
    guests: list[int]
    scores: list[int]
    points: list[int]


class RoundState(Struct, frozen=True):
    course: Course
    at: int
    until: int
    """When its minutes are over."""
    boards: list[BoardState]
    out: list[int]
    done: bool


class EveningState(Struct, frozen=True):
    """The evening as one person sees it. Nothing here is anybody's hand."""

    code: str
    seq: int
    now: int
    name: str
    closed: bool
    door: bool
    host: bool
    menu: list[Course]
    minutes: int
    level: LevelName
    grace: int
    guests: list[GuestState]
    rounds: list[RoundState]
    host_key: str = ""
    opener: bool = False
    """Whether this person opened it, and may have another hosts' link."""
    wall: str = ""


class Honour(Struct, frozen=True):
    """What somebody is honoured for, and how much of it: hundredths of a win a game, or places climbed."""

    kind: str
    guest: int
    amount: int


class Honours(Struct, frozen=True):
    """`left`: games whose review is still being worked out."""

    honours: list[Honour]
    left: int


class LadderLine(Struct, frozen=True):
    """Somebody on the wall's ladder: the rating and how far it may be off."""

    name: str
    rating: int
    doubt: int
    evenings: int
    games: int
    wins: int


class PosterState(Struct, frozen=True):
    code: str
    name: str
    at: int
    lines: list[Placed]


class WallState(Struct, frozen=True):
    name: str
    posters: list[PosterState]
    ladder: list[LadderLine]


class Reach(Struct, frozen=True):
    """Addresses under which others may reach the house; none where it listens to its own machine alone."""

    addresses: list[str]
