"""Games of every level from the same deals, reviewed: what the lines look like, and whether they keep their word."""

import msgspec

from comptoir.bots import choose
from comptoir.games import find
from comptoir.kernel.luck import Fast, Paired
from comptoir.kernel.record import Record
from comptoir.kernel.session import Session
from comptoir.review import EndValue, Review, SeatReview, review_game
from comptoir.review.eyes import house_reference
from comptoir.review.playing import tried
from comptoir.review.story import Story

LEVELS = ("novice", "regular", "master")
BUDGET = 0.05
TABLES = {"cafe-race": 4, "cafe-international": 3, "espresso-doppio": 2, "top-race/bets": 4}
THINKING = {"cafe-race": 0.12, "cafe-international": 0.12, "espresso-doppio": 0.25, "top-race/bets": 0.1}
PAIRS = 48
LINES = ("start", "deal", "luck", "own", "others", "unseen", "drift")

Bar = dict[str, float]


class Kept(msgspec.Struct):
    """One reviewed game, as far as the tables need it."""

    level: str
    deal: int
    seats: list[Bar]
    promised: list[float]  # what shown suggestions promise,
    brought: list[float]  # and what they bring when played, the reference going on for all


def bar_of(one: SeatReview) -> Bar:
    return {line: getattr(one, line) for line in (*LINES, "result", "loss")}


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
    review = review_game(record, thinking=THINKING[rule_set], seed=deal)
    promised, brought = kept_promises(record, review)
    return Kept(level, deal, [bar_of(one) for one in review.seats], promised, brought)


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
