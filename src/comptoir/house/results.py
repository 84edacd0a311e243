"""What a finished game came to, and whether it is rated: a row made of the log alone, whoever makes it and whenever."""

import hashlib
from typing import Literal

import msgspec
from msgspec import Struct

from comptoir.bots.levels import edition_of
from comptoir.house.acts.opening import options_of
from comptoir.house.kept_results import ResultRow
from comptoir.house.reviewing import mark_of
from comptoir.house.table import POCKET, Seat, Table
from comptoir.house.views import rule_set_of
from comptoir.house.wire import LevelName, SeatKind

Unrated = Literal["unfinished", "alone", "pocket", "continued", "seats", "helped", "taken-back", "hint", "practice"]
OWN = "own-"  # how a variant is called that has no name


class ResultSeat(Struct, frozen=True):
    """Who played, and how it went: no place where nobody has won. A bot has its level, its edition and its name."""

    kind: SeatKind
    place: int = 0
    score: int = 0
    share: float = 0.0
    """Of the victory: those who tie for it share it."""
    level: LevelName | Literal[""] = ""
    edition: int = 0
    name: str = ""


class Result(Struct, frozen=True):
    options: dict[str, bool | int | str]
    rules: int
    began: int
    seats: list[ResultSeat]
    unrated: list[Unrated] = []
    """Why it is not rated; empty when it is."""


def row_of(table: Table) -> ResultRow | None:
    """None where there is nothing to tell: the game is not over, or it was elsewhere and no longer plays here."""
    end = table.end
    if end is None:
        return None
    result = result_of(table, end.seats)
    holders = [seat.plan.holder if seat.plan.kind in ("person", "screen") else "" for seat in end.seats]
    return ResultRow(
        table=table.id,
        seq=end.seq,
        at=end.at,
        game=table.game.name,
        variant=variant_of(table),
        rated=not result.unrated,
        mark=mark_of(table) if table.match is not None else "",
        body=msgspec.json.encode(result),
        people=holders,
        typed=[seat.plan.name if seat.plan.kind == "screen" else "" for seat in end.seats],
    )


def read(body: bytes) -> Result:
    return msgspec.json.decode(body, type=Result)


def variant_of(table: Table) -> str:
    """The rule set's name; what people made up themselves is told apart by all of its options."""
    named = rule_set_of(table.game, table.options)
    text = msgspec.json.encode(options_of(table), order="sorted")
    return named or OWN + hashlib.sha256(text).hexdigest()[:12]


def result_of(table: Table, seats: list[Seat]) -> Result:
    position = table.match.position if table.match is not None else None
    none = [0] * len(seats)
    places = position.ranking() if position is not None and position.over else none
    winners, scores = places.count(1), position.scores() if position is not None else none
    return Result(
        options=options_of(table),
        rules=table.match.rules if table.match is not None else abs(table.rules),
        began=table.dealt_at,
        seats=[
            seat_of(seat, place, scores[number], (place == 1) / max(1, winners), edition_of(table.game.name))
            for number, (seat, place) in enumerate(zip(seats, places, strict=True))
        ],
        unrated=why_unrated(table, seats),
    )


def seat_of(seat: Seat, place: int, score: int, share: float, edition: int) -> ResultSeat:
    plan = seat.plan
    if plan.kind != "bot":
        return ResultSeat(plan.kind, place, score, share)
    return ResultSeat("bot", place, score, share, plan.level, edition, plan.name)


def why_unrated(table: Table, seats: list[Seat]) -> list[Unrated]:
    """Rated is what was played to its end against somebody, by the house's luck and one's own head alone."""
    over = table.match is not None and table.match.position.over
    holders = [seat.plan.holder for seat in seats]
    reasons: dict[Unrated, bool] = {
        "unfinished": not over,
        "alone": len(seats) < 2 or not any(holders),
        "pocket": table.id.startswith(POCKET) or table.opened.origin.startswith(POCKET),
        "continued": bool(table.opened.prefix),
        "seats": holders != table.dealt_to or any(len(seen) > 1 for seen in table.sight.values()),
        "helped": bool(table.helped),
        "taken-back": table.marked,
        "hint": bool(table.hinted),
        "practice": table.again,
    }
    return [reason for reason, holds in reasons.items() if holds]
