"""Games of every level from the same deals, reviewed: what the lines look like, and whether they keep their word."""

import time

import msgspec

from comptoir.bots import choose
from comptoir.games import find
from comptoir.kernel.luck import Fast, Paired
from comptoir.kernel.record import Record
from comptoir.kernel.session import Session
from comptoir.review import EndValue, Review, review_game
from comptoir.review.eyes import house_reference
from comptoir.review.playing import tried
from comptoir.review.story import Story

LEVELS = ("novice", "regular", "master")
BUDGET = 0.05
TABLES = {"cafe-race": 4, "cafe-international": 3, "espresso-doppio": 2, "top-race/bets": 4}
THINKING = {"cafe-race": 0.12, "cafe-international": 0.12, "espresso-doppio": 0.25, "top-race/bets": 0.1}
PAIRS = 48


class Kept(msgspec.Struct):
    """One reviewed game, as far as the tables need it."""

    level: str
    deal: int
    seconds: float
    trials: int
    seats: list[dict[str, float]]
    drifts: list[tuple[float, float]]  # the value before a step, and by how much it changed its mind
    promised: list[float]  # what shown suggestions promise,
    brought: list[float]  # and what they bring when played, the reference going on for all
    error: float  # by how much the parts miss the result


def played(rule_set: str, level: str, deal: int) -> Record:
    game, options = find(rule_set)
    session = Session(game, options, TABLES[rule_set], Paired(deal))
    number = 0
    while not session.over:
        waiting = session.waiting()
        number += 1
        seed = (deal << 20) + number * 8
        chosen = [choose(session.view(seat), level, seed + seat, BUDGET, guarded=False) for seat in waiting]
        for seat, choice in zip(waiting, chosen, strict=True):
            session.play(seat, choice)
    return session.record


def reviewed(rule_set: str, level: str, deal: int) -> Kept:
    record = played(rule_set, level, deal)
    begun = time.process_time()
    review = review_game(record, thinking=THINKING[rule_set], seed=deal)
    seconds = time.process_time() - begun
    promised, brought = kept_promises(record, review)
    lines = ("start", "deal", "luck", "own", "others", "unseen", "drift")
    return Kept(
        level,
        deal,
        seconds / THINKING[rule_set],
        review.trials,
        [{line: getattr(one, line) for line in (*lines, "result", "loss")} for one in review.seats],
        drifts_of(review),
        promised,
        brought,
        max(abs(sum(getattr(one, line) for line in lines) - one.result) for one in review.seats),
    )


def drifts_of(review: Review) -> list[tuple[float, float]]:
    """One a game, in the middle of it, of the first seat: independent of each other."""
    moments = review.moments
    place = len(moments) // 2
    return [(moments[place - 1].chances[0], moments[place].parts.drift[0])] if place else []


def kept_promises(record: Record, review: Review) -> tuple[list[float], list[float]]:
    story = Story(record)
    reference = house_reference(record.game)
    value = EndValue(reference)
    promised, brought = [], []
    for moment in review.moments:
        for decision in moment.decisions:
            if decision.shown and not decision.secret:
                position = story.moments[story.scenes[moment.number - 1].before]
                gain = 0.0
                for k in range(PAIRS):
                    seat = decision.seat
                    best = tried(position, [seat], [decision.best], Fast(k), value)[seat]
                    made = tried(position, [seat], [decision.choice], Fast(k), value)[seat]
                    gain += (best - made) / PAIRS
                promised.append(decision.loss)
                brought.append(gain)
    return promised, brought
