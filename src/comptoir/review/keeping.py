"""A review put down in the middle and taken up again, by any process: the end is the same to the last digit."""

import math
import time

import msgspec

from comptoir.kernel.luck import fast_from
from comptoir.kernel.record import Record
from comptoir.review.decisions import Look
from comptoir.review.fair import Fair
from comptoir.review.guesses import Guess, Tally
from comptoir.review.parts import Worth
from comptoir.review.result import Moment
from comptoir.review.reviewing import Reviewing

Counted = tuple[int, float, float]
Dice = tuple[int, int, int, int]


class KeptLook(msgspec.Struct, frozen=True):
    """What is known of one choice."""

    number: int
    seat: int
    used: int
    best: int
    proposed: dict[int, Counted]
    judged: Counted
    fresh: Counted
    thought_over: Counted
    gained: Counted
    whole_turn: bool


class Kept(msgspec.Struct, frozen=True):
    """Everything a review has found out so far, seen through the house's eyes; `seconds`: how many it has left."""

    record: Record
    seed: int
    thinking: float
    by_bot: list[int]
    seconds: float | None
    fair: Fair
    trials: int
    limit: float
    not_looked_at: int
    worths: dict[int, tuple[list[float], list[float]]]
    newest: tuple[int, list[list[float]], list[Dice]] | None
    moments: list[Moment]
    looks: list[KeptLook]


def put_down(under_way: Reviewing) -> bytes:
    choosing = under_way.choosing
    left = under_way.late - time.monotonic()
    return msgspec.msgpack.encode(
        Kept(
            record=under_way.record,
            seed=under_way.seed,
            thinking=under_way.thinking,
            by_bot=sorted(under_way.by_bot),
            seconds=None if math.isinf(left) else left,
            fair=under_way.fair,
            trials=under_way.table.trials,
            limit=choosing.limit,
            not_looked_at=choosing.not_looked_at,
            worths={number: (worth.values, worth.doubts) for number, worth in under_way.worths.items()},
            newest=kept_worth(under_way),
            moments=under_way.moments,
            looks=[kept_look(number, look) for number, look in choosing.looks],
        )
    )


def take_up(body: bytes) -> Reviewing:
    kept = msgspec.msgpack.decode(body, type=Kept)
    found = Reviewing(
        kept.record,
        seed=kept.seed,
        thinking=kept.thinking,
        by_bot=kept.by_bot,
        seconds=math.inf if kept.seconds is None else kept.seconds,
        fair=kept.fair,
    )
    found.table.trials = kept.trials
    found.worths = {number: Guess(*worth) for number, worth in kept.worths.items()}
    if kept.newest is not None:
        moment, trials, dice = kept.newest
        found.newest = (moment, Worth(found.worths[moment], trials, [fast_from(*one) for one in dice]))
    found.moments.extend(kept.moments)
    found.choosing.limit, found.choosing.not_looked_at = kept.limit, kept.not_looked_at
    for one in kept.looks:
        found.choosing.looks.append((one.number, look_of(found, one)))
    return found


def kept_worth(under_way: Reviewing) -> tuple[int, list[list[float]], list[Dice]] | None:
    """The trials of the moment valued last, as long as another step is to go on from them."""
    if under_way.newest is None or len(under_way.moments) > len(under_way.story.scenes):
        return None
    moment, worth = under_way.newest
    dice = [(int(luck.a), int(luck.b), int(luck.c), int(luck.counter)) for luck in worth.lucks]
    return moment, [list(trial) for trial in worth.trials], dice


def kept_look(number: int, look: Look) -> KeptLook:
    proposed = {option: counted(one) for option, one in look.proposed.items()}
    return KeptLook(
        number, look.seat, look.used, look.best, proposed, counted(look.judged), counted(look.fresh),
        counted(look.thought_over), counted(look.gained), look.whole_turn,
    )  # fmt: skip


def look_of(under_way: Reviewing, kept: KeptLook) -> Look:
    look = under_way.choosing.look_at(kept.number, kept.seat)
    look.used, look.best = kept.used, kept.best
    look.proposed = {option: tally(one) for option, one in kept.proposed.items()}
    look.judged, look.fresh = tally(kept.judged), tally(kept.fresh)
    look.thought_over, look.gained, look.whole_turn = tally(kept.thought_over), tally(kept.gained), kept.whole_turn
    return look


def counted(one: Tally) -> Counted:
    return one.count, one.total, one.squares


def tally(one: Counted) -> Tally:
    found = Tally()
    found.count, found.total, found.squares = one
    return found
