"""Games of every level from the same deals, reviewed: what the lines look like, and whether they keep their word."""

import math
import statistics
from collections.abc import Iterator

import msgspec

from comptoir.bots import choose
from comptoir.games import find
from comptoir.kernel.luck import Fast, Paired
from comptoir.kernel.position import Position
from comptoir.kernel.record import Record
from comptoir.kernel.session import Session
from comptoir.review import Decision, EndValue, Reference, Review, SeatReview, Value, review_game
from comptoir.review.eyes import house_reference
from comptoir.review.parts import Table
from comptoir.review.playing import luck_at, played_on, tried
from comptoir.review.story import Story

LEVELS = ("novice", "regular", "master")
# How much of their thinking the players do. In Espresso a regular has few tries as it is: a twentieth of them are eight
# between sixty choices, a master's fewer than one for each, and neither plays as anybody at a table would meet it.
BUDGETS = {"cafe-race": 0.05, "cafe-international": 0.05, "espresso-doppio": 1.0, "top-race/bets": 0.1}
TABLES = {"cafe-race": 4, "cafe-international": 3, "espresso-doppio": 2, "top-race/bets": 4}
THINKING = {"cafe-race": 0.12, "cafe-international": 0.12, "espresso-doppio": 0.1, "top-race/bets": 0.2}
PAIRS, PLAYED = 48, 1 << 50  # how often a better choice is played, and a seed no review has
LINES = ("start", "deal", "luck", "own", "others", "unseen", "drift")

Bar = dict[str, float]


class Shown(msgspec.Struct):
    """A better choice that was shown: what it promised, and what it brought when it was played to the very end."""

    promised: float
    known: float  # in other worlds that fit what the seat knew
    truly: float  # from the position as it was


class Kept(msgspec.Struct):
    """One reviewed game, as far as the tables need it."""

    level: str
    deal: int
    seats: list[Bar]
    shown: list[Shown]


def bar_of(one: SeatReview) -> Bar:
    found = {line: getattr(one, line) for line in (*LINES, "result", "loss")}
    return {**found, "doubt": math.hypot(one.doubts["deal"], one.doubts["luck"])}


def played(rule_set: str, level: str, deal: int) -> Record:
    game, options = find(rule_set)
    session = Session(game, options, TABLES[rule_set], Paired(deal))
    number = 0
    while not session.over:
        waiting = session.waiting()
        number += 1
        seed = (deal << 20) + number * 8
        chosen = [choose(session.view(seat), level, seed + seat, BUDGETS[rule_set], guarded=False) for seat in waiting]
        for seat, choice in zip(waiting, chosen, strict=True):
            session.play(seat, choice)
    return session.record


def reviewed(rule_set: str, level: str, deal: int) -> Kept:
    record = played(rule_set, level, deal)
    review = review_game(record, thinking=THINKING[rule_set], seed=deal)
    return Kept(level, deal, [bar_of(one) for one in review.seats], list(played_shown(record, review)))


def played_shown(record: Record, review: Review) -> Iterator[Shown]:
    """Secret rounds apart: there nothing is promised but against usual players."""
    story = Story(record)
    reference = house_reference(record.game)
    value = EndValue(reference)
    for moment in review.moments:
        for decision in moment.decisions:
            if decision.shown and not decision.secret:
                position = story.moments[story.scenes[moment.number - 1].before]
                worlds = imagined(story, reference, decision.seat, moment.number)
                made = [decision.choice, *(story.rest_of_turn(moment.number) if decision.whole_turn else [])]
                known = statistics.fmean(more_in(world, decision, made, luck, value) for luck, world in worlds)
                truly = statistics.fmean(more_in(position, decision, made, luck, value) for luck, _ in worlds)
                yield Shown(decision.loss, known, truly)


def imagined(story: Story, reference: Reference, seat: int, step: int) -> list[tuple[Fast, Position]]:
    """Worlds that fit what the seat knew, none of them seen by the review, each with the luck to go on with."""
    before = story.scenes[step - 1].before
    table = Table(story.game, reference, EndValue(reference), PLAYED)
    known = table.known_to(story.moments[before], seat, story.memory(before))
    lucks = [luck_at(PLAYED, step, seat, 0, k) for k in range(PAIRS)]
    return [(luck, known.guessed(luck)) for luck in lucks]


def more_in(world: Position, decision: Decision, made: list[int], luck: Fast, value: Value) -> float:
    """What the better choice brings beyond what was made of the other, under the same luck."""
    seat = decision.seat
    best = tried(world, [seat], [decision.best], luck.copy(), value)[seat]
    return best - played_on(world, seat, made, luck.copy(), value)[seat]
