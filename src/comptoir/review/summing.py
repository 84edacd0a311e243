"""From moments to bars: what every seat's result is made of."""

import math
from collections.abc import Iterable

from comptoir.kernel.record import Record
from comptoir.review.eyes import result_of
from comptoir.review.fair import Fair
from comptoir.review.guesses import on_grid
from comptoir.review.result import Moment, Review, SeatReview
from comptoir.review.story import Story
from comptoir.review.turning import Turning

LINES = ("luck", "own", "others", "unseen", "drift")


def whole(
    record: Record,
    story: Story,
    turning: Turning,
    fair: Fair,
    moments: list[Moment],
    thinking: float,
    not_looked_at: int,
) -> Review:
    table = turning.table
    seats = [seat_review(seat, record, story, fair, moments, turning) for seat in range(record.seats)]
    return Review(
        record.game, record.options, table.seed, thinking, "share" if record.seats > 1 else "score", fair.scale,
        story.continued, table.trials, not_looked_at, seats, moments,
    )  # fmt: skip


def seat_review(
    seat: int, record: Record, story: Story, fair: Fair, moments: list[Moment], turning: Turning
) -> SeatReview:
    first = moments[0]
    start = first.chances[seat] if story.continued else fair.start
    summed = {line: sum(getattr(moment.parts, line)[seat] for moment in moments) for line in LINES}
    doubts = {line: length(getattr(moment.part_doubts, line)[seat] for moment in moments) for line in LINES}
    doubts["luck"] = min(doubts["luck"], doubt_of_the_rest(seat, moments))
    doubts["deal"] = 0.0 if story.continued else math.hypot(first.doubts[seat], fair.doubt)
    mine = [decision for moment in moments for decision in moment.decisions if decision.seat == seat]
    return SeatReview(
        seat=seat,
        name=record.names[seat] if seat < len(record.names) else "",
        start=start,
        deal=first.chances[seat] - start,
        **summed,
        result=on_grid(result_of(story.end)[seat]),
        doubts=doubts,
        undone=sum(moment.parts.drift[seat] for moment in moments if moment.kind == "undo"),
        loss=sum(decision.loss for decision in mine),
        loss_doubt=length(decision.doubt for decision in mine),
        decisions=len(mine),
        turning_points=turning.points_of(seat),
    )


def doubt_of_the_rest(seat: int, moments: list[Moment]) -> float:
    """Of all that is not luck. The whole is known, so luck cannot be in greater doubt than everything else together.

    Step by step it looks so, for each moment's trials count once for it and, at the next draw, once against it.
    """
    found = [moments[0].doubts[seat]]
    for moment in moments:
        doubts = moment.part_doubts
        chosen = math.hypot(doubts.own[seat], doubts.others[seat])
        # What was unseen is what choices changed less what they gave, and its doubt that of both.
        changed = math.sqrt(abs(doubts.unseen[seat] ** 2 - chosen**2))
        found += [changed, doubts.drift[seat]]
    return length(found)


def length(parts: Iterable[float]) -> float:
    """Of independent doubts together."""
    return math.sqrt(math.fsum(part * part for part in parts))
