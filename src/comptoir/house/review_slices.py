"""A slice of a review, as the workshop does it: a little further, and a page to show meanwhile."""

import gzip

import msgspec

from comptoir.house import log, records, views
from comptoir.house.acts.playing import Chosen
from comptoir.house.log import apply
from comptoir.house.store import Row
from comptoir.house.table import Table
from comptoir.house.wire_review import ReviewBar, ReviewMoment, ReviewOption, ReviewPoint, ReviewState, Spoken
from comptoir.kernel.record import Entry, Record
from comptoir.review import Decision, Moment, Review, Reviewing, SeatReview, TurningPoint
from comptoir.review.keeping import put_down, take_up
from comptoir.review.sentences import Sentence, doubt, sentences, turning_said, whole_points

SLICES = 24  # at least: as often the page shows how far it is,
MOMENT = 0.5  # seconds; and nobody's board, or first look, waits long for somebody else's slice
SECONDS = 60.0  # of work for the first looks; what is left then is said
Z = 1.96


class Slice(msgspec.Struct, frozen=True):
    """What a slice leaves behind: how to go on (empty at the end), and the page so far, squeezed at the end."""

    left: bytes
    page: bytes


class Under(msgspec.Struct, frozen=True):
    """A review between two slices: which log entry each line of the record is."""

    number: int
    seqs: dict[int, int]
    kept: bytes


def work(table: str, rows: list[Row], left: bytes, thinking: float) -> Slice:
    """The first slice reads the log; the others go on from what the one before has left."""
    if left:
        under = msgspec.msgpack.decode(left, type=Under)
        number, seqs, under_way = under.number + 1, under.seqs, take_up(under.kept)
    else:
        record, seqs, by_bot = read(table, rows)
        number, under_way = 1, Reviewing(record, thinking=thinking, by_bot=by_bot, seconds=SECONDS)
    done = under_way.advance(max(1, under_way.trials // SLICES), MOMENT)
    page = Page(under_way, seqs).state(number, done)
    body = msgspec.json.encode(page)
    if done:
        return Slice(b"", gzip.compress(body, mtime=0))
    return Slice(msgspec.msgpack.encode(Under(number, seqs, put_down(under_way))), body)


class Lines(records.Notation):
    """The record of a table, and which log entry each of its lines came with."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.seqs: dict[int, int] = {}

    def write(self, seq: int, entry: Entry) -> None:
        self.seqs[len(self.lines)] = seq
        super().write(seq, entry)


def read(table: str, rows: list[Row]) -> tuple[Record, dict[int, int], list[int]]:
    """The record, the log entry of each line, and the lines a bot chose for somebody absent."""
    past = Table(table)
    stand_ins: set[int] = set()
    for row in rows:
        entry = log.decode(row.body)
        if isinstance(entry, Chosen) and not entry.by and past.seats[entry.seat].plan.holder:
            stand_ins.add(row.seq)
        apply(past, row.seq, row.at, entry, replaying=True)
    lines = Lines(past)
    lines.entries(rows)
    by_bot = [line for line, seq in lines.seqs.items() if seq in stand_ins]
    return records.record_of(past, rows), lines.seqs, by_bot


class Page:
    """A review as the browser draws it."""

    def __init__(self, under_way: Reviewing, seqs: dict[int, int]) -> None:
        self.under_way = under_way
        self.seqs = seqs
        self.game, self.options = under_way.story.game, under_way.story.options

    def state(self, number: int, done: bool) -> ReviewState:
        under_way = self.under_way
        review = under_way.result() if done else None
        return ReviewState(
            number=number,
            done=done,
            share=1.0 if done else min(0.99, under_way.table.trials / (1.1 * under_way.trials)),
            steps=len(under_way.story.scenes),
            unit="share" if under_way.record.seats > 1 else "score",
            continued=under_way.story.continued,
            moments=[self.moment(moment) for moment in under_way.moments],
            bars=[self.bar(review, one) for one in review.seats] if review is not None else [],
        )

    def moment(self, moment: Moment) -> ReviewMoment:
        parts = moment.parts
        return ReviewMoment(
            [self.seqs.get(line, 0) for line in moment.entries],
            rounded(moment.chances),
            rounded([Z * error for error in moment.doubts]),
            *map(rounded, (parts.luck, parts.own, parts.others, parts.unseen, parts.drift)),
        )

    def bar(self, review: Review, one: SeatReview) -> ReviewBar:
        points = whole_points(review, one)
        return ReviewBar(
            seat=one.seat,
            start=points.pop("start"),
            result=points.pop("result"),
            points=points,
            doubts={line: doubt(review, error) for line, error in one.doubts.items()},
            sentences=[spoken(sentence) for sentence in sentences(review, one.seat, turning=False)],
            turning=[self.point(review, point) for point in one.turning_points],
        )

    def point(self, review: Review, point: TurningPoint) -> ReviewPoint:
        words = spoken(turning_said(review, point, {"who": f"#{point.seat}", "you": "no"}))
        entry = self.seqs.get(point.entry, 0)
        found = ReviewPoint("luck", point.moment, entry, round(point.change, 4), round(Z * point.doubt, 4), words)
        return found if point.decision is None else self.asked(found, point.decision)

    def asked(self, found: ReviewPoint, decision: Decision) -> ReviewPoint:
        """The same as a question: what could be chosen then, and what each choice would have brought."""
        position = self.under_way.story.moments[self.under_way.story.scenes[found.moment - 1].before]
        seat = decision.seat
        return msgspec.structs.replace(
            found,
            kind="choice",
            question=self.game.say_question(position.asks(seat)),
            choice=decision.choice,
            best=decision.best,
            secret=decision.secret,
            hidden=decision.secret or self.under_way.hides(found.moment, seat),
            choices=[views.choice_state(self.game, self.options, number) for number in position.choices(seat)],
            options=[
                ReviewOption(one.choice, *rounded([one.more, Z * one.doubt, one.truly, Z * one.truly_doubt]))
                for one in decision.options
            ],
        )


def spoken(sentence: Sentence) -> Spoken:
    return Spoken(sentence.said, sentence.moves)


def rounded(numbers: list[float]) -> list[float]:
    return [round(number, 4) for number in numbers]
