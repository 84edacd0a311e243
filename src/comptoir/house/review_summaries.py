"""What a review comes to in a few numbers, kept with the game's result."""

import gzip
from typing import Literal

import msgspec
from msgspec import Struct


class BestMoment(Struct, frozen=True):
    """The choice that brought its player most beyond usual play: the log's entry, and how much."""

    entry: int
    gain: float


class SeatSummary(Struct, frozen=True):
    """One player's bar: whole points that add up from `start` to `result`."""

    start: int
    result: int
    points: dict[str, int]
    best: BestMoment | None = None


class ReviewSummary(Struct, frozen=True):
    unit: Literal["share", "score"]
    seats: list[SeatSummary]


class Bar(Struct, frozen=True):
    seat: int
    start: int
    result: int
    points: dict[str, int]


class Moment(Struct, frozen=True):
    entries: list[int]
    own: list[float]


class Page(Struct, frozen=True):
    """What is read of a `ReviewState`."""

    unit: Literal["share", "score"]
    moments: list[Moment]
    bars: list[Bar]


def summaries_of(page: bytes) -> bytes:
    """From a finished review, squeezed as it is kept."""
    return msgspec.json.encode(summed_up(msgspec.json.decode(gzip.decompress(page), type=Page)))


def summed_up(review: Page) -> ReviewSummary:
    seats = [SeatSummary(bar.start, bar.result, bar.points, best_of(review, bar.seat)) for bar in review.bars]
    return ReviewSummary(review.unit, seats)


def best_of(review: Page, seat: int) -> BestMoment | None:
    gains = [(moment.own[seat], moment.entries[-1]) for moment in review.moments if moment.entries]
    gain, entry = max(gains, default=(0.0, 0))
    return BestMoment(entry, gain) if gain > 0 else None


def read(body: bytes) -> ReviewSummary | None:
    return msgspec.json.decode(body, type=ReviewSummary) if body else None
