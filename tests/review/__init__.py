"""Reviews of random games through plain eyes: quick, and the laws hold whatever the eyes are worth."""

import math
from collections.abc import Iterable

import msgspec

from comptoir.bots.judgement import judgement_for
from comptoir.games import rule_sets
from comptoir.kernel.game import Game, Options
from comptoir.kernel.luck import Fast, Luck
from comptoir.kernel.position import Position
from comptoir.kernel.record import Entry, Record, undo
from comptoir.kernel.session import Session
from comptoir.review import Value
from comptoir.review.eyes import result_of


class Glance(Value):
    """The scores as they stand, blurred by luck: nonsense as a value, but quick, and no two looks are alike."""

    def sample(self, position: Position, luck: Luck) -> list[float]:
        if position.over:
            return result_of(position)
        weights = [math.exp(score / 50.0) * (1 + luck.below(20)) for score in position.scores()]
        if position.seats == 1:
            return weights
        return [weight / sum(weights) for weight in weights]


def random_game(game: Game, options: Options, seats: int, seed: int) -> Record:
    session = Session(game, options, seats, Fast(seed))
    luck = Fast(seed + 77)
    while not session.over:
        for seat in session.waiting():
            choices = session.choices(seat)
            session.play(seat, choices[luck.below(len(choices))])
    return session.record


def record_of(name: str, seats: int, seed: int = 1) -> Record:
    game, options = rule_sets()[name]
    return random_game(game, options, seats, seed)


def quick_game(name: str, seats: int) -> Record:
    """A game of bots that hardly think: shorter than a random one, and its turns make sense."""
    game, options = rule_sets()[name]
    session = Session(game, options, seats, Fast(1))
    luck = Fast(2)
    while not session.over:
        for seat in session.waiting():
            session.play(seat, judgement_for(game.name).pick(session.position, seat, luck))
    return session.record


def with_entries(record: Record, entries: Iterable[Entry]) -> Record:
    return msgspec.structs.replace(record, entries=list(entries))


def taken_back(record: Record, number: int) -> Record:
    """The same game, but that entry was taken back once and made again."""
    entries = record.entries
    return with_entries(record, [*entries[: number + 1], undo(number), entries[number], *entries[number + 1 :]])
