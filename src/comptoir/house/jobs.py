"""What is heavy, as jobs: each is done anywhere, from what it says alone, and answered by bytes."""

from typing import Literal

import msgspec

from comptoir.bots import choose, par
from comptoir.bots.par import SoFar
from comptoir.games import GAMES
from comptoir.house import forecast_slices, parcels, records, review_slices
from comptoir.house.evenings.ladder import ladder
from comptoir.house.evenings.walls import Poster
from comptoir.house.hinting import Hinted, hints
from comptoir.house.ratings import Fit, Played
from comptoir.house.seating import Guest, Seated, seat
from comptoir.house.store import Row
from comptoir.house.wire import LevelName
from comptoir.kernel.game import View
from comptoir.kernel.record import Entry


class Job(msgspec.Struct, frozen=True, tag="think"):
    """Choose for the seat of this view, or advise it. Answered by a `Thought`, as JSON."""

    kind: Literal["choose", "advise"]
    game: str
    view: bytes
    level: LevelName
    seed: int
    budget: float
    memory: list[int] = []  # what everybody has heard so far
    steady: bool = False  # the same answer on any machine, however long it takes


class Preparing(msgspec.Struct, frozen=True, tag="prepare"):
    """Work out the long part of a set-up. Answered as `Game.take_in` understands it."""

    game: str
    options: dict[str, bool | int | str]


class Replaying(msgspec.Struct, frozen=True, tag="replay"):
    """A `Replay`, as JSON, of a finished table's log."""

    table: str
    undone: list[int]
    rows: list[Row]
    seat: int


class Marking(msgspec.Struct, frozen=True, tag="mark"):
    """The moves of a game up to a moment, each with its fingerprint, as JSON; `[]` when nothing goes on from there."""

    game: str
    options: dict[str, bool | int | str]
    seats: int
    moves: list[Entry]
    rules: int
    facts: int


class ReviewJob(msgspec.Struct, frozen=True, tag="review"):
    """A slice of a review: the first from the log of a finished table, the others from what the one before `left`.
    Answered by a `Slice`, as msgpack.
    """

    table: str
    rows: list[Row]
    left: bytes
    thinking: float


class Unpacking(msgspec.Struct, frozen=True, tag="unpack"):
    """Read, check and replay the record of a game that was begun elsewhere. Answered by `Unpacked`, as JSON."""

    record: str


class RatingJob(msgspec.Struct, frozen=True, tag="rating"):
    """How strong somebody is, by all these games, with those in `fixed` as strong as that. Answered by `Rating | None`,
    as JSON.
    """

    games: list[Played]
    fixed: dict[str, float]
    who: str


class SeatingJob(msgspec.Struct, frozen=True, tag="seat"):
    """Seat the next round of an evening. Answered by a `Seated`, as JSON."""

    guests: list[Guest]
    rounds: list[Seated]
    seats: list[int]


class LadderJob(msgspec.Struct, frozen=True, tag="ladder"):
    """Everybody's rating over the evenings of a wall. Answered by a list of `LadderLine`, as JSON."""

    posters: list[Poster]


class ForecastJob(msgspec.Struct, frozen=True, tag="forecast"):
    """A few quick games, from number `first` on. Answered by a `Tally`, as msgpack."""

    game: str
    options: dict[str, bool | int | str]
    seats: int
    first: int
    most: int


class ParJob(msgspec.Struct, frozen=True, tag="par"):
    """The next stage of a deal's par, from where the last one left it. Answered by a `SoFar`, as msgpack."""

    game: str
    options: dict[str, bool | int | str]
    seed: bytes
    left: bytes = b""


AnyJob = (
    ParJob
    | LadderJob
    | SeatingJob
    | RatingJob
    | Unpacking
    | ReviewJob
    | Job
    | Preparing
    | Replaying
    | Marking
    | ForecastJob
)


class Thought(msgspec.Struct, frozen=True):
    """Choices, best first. One only when the bot was to choose."""

    choices: list[Hinted]


def do(job: AnyJob) -> bytes:
    """The answer to any job."""
    match job:
        case Job():
            return msgspec.json.encode(think(job))
        case Preparing(game=name, options=given):
            return GAMES[name].work_out(GAMES[name].make_options(given))
        case Replaying():
            return msgspec.json.encode(records.replay_from(job.table, job.undone, job.rows, job.seat))
        case ParJob():
            return msgspec.msgpack.encode(par_further(job))
        case ReviewJob():
            return msgspec.msgpack.encode(review_slices.work(job.table, job.rows, job.left, job.thinking))
        case RatingJob():
            return msgspec.json.encode(Fit(job.games, job.fixed).rating(job.who))
        case LadderJob(posters=posters):
            return msgspec.json.encode(ladder(posters))
        case SeatingJob():
            return msgspec.json.encode(seat(job.guests, job.rounds, job.seats))
        case ForecastJob():
            found = forecast_slices.work(job.game, job.options, job.seats, job.first, job.most)
            return msgspec.msgpack.encode(found)
        case Unpacking(record=text):
            return msgspec.json.encode(parcels.unpack(text))
        case Marking():
            game, options = GAMES[job.game], GAMES[job.game].make_options(job.options)
            return msgspec.json.encode(records.marked(game, options, job.seats, job.moves, job.rules, job.facts))


def chosen(view: View, job: Job) -> int:
    return choose(view, job.level, job.seed, job.budget, guarded=not job.steady, memory=job.memory)


def think(job: Job) -> Thought:
    view = msgspec.json.decode(job.view, type=GAMES[job.game].view_type)
    if job.kind == "choose":
        return Thought([Hinted(chosen(view, job))])
    return Thought(hints(GAMES[job.game], view, job.seed, job.budget, job.memory))


def par_further(job: ParJob) -> SoFar:
    game = GAMES[job.game]
    so_far = msgspec.msgpack.decode(job.left, type=SoFar) if job.left else None
    return par.further(game, game.make_options(job.options), job.seed, so_far)
