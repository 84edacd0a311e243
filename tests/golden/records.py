"""Finished games, per rules number: one for each way a game can end, and one for each rule a newer number changed."""

from collections.abc import Iterator

import msgspec

from comptoir.games import rule_sets
from comptoir.kernel.game import Game, Options
from comptoir.kernel.luck import Fast
from comptoir.kernel.record import Corrupt, Record
from comptoir.kernel.replay import replay
from comptoir.kernel.session import Session
from tests.golden.playthrough import fewest

TRIES = 4_000

# For each number that has been followed by another: a rule set whose games the next number may play otherwise, with
# which seats, and a word for the change. One such game is kept, so that a former edition cannot be lost unseen.
CHANGES = (
    ("cafe-race/auction", 1, 6, "losers-roll-on"),
    ("top-race/bingo", 1, 2, "order-of-breakdowns"),
    ("top-race/blocking", 1, 4, "line-ahead"),
)


def endings() -> Iterator[tuple[str, int, str]]:
    """Every rule set, under every rules number, with every way its games can end."""
    for name, (game, options) in rule_sets().items():
        for rules in range(1, game.rules + 1):
            for ending in game.endings(options):
                yield name, rules, ending


def file_of(name: str, rules: int, what: str) -> str:
    return f"{name.replace('/', '--')}--{what}--rules-{rules}.txt"


def find(name: str, rules: int, ending: str) -> str:
    """A random game that ends this way; half of the tries prefer low numbers, which meets the rarer ends sooner."""
    game, options = rule_sets()[name]
    for seed in range(TRIES):
        session = play(game, options, fewest(game, options), rules, seed)
        if game.ending(session.position) == ending:
            return session.text()
    raise LookupError(f"no random game of {name} ends by {ending}")


def play(game: Game, options: Options, seats: int, rules: int, seed: int) -> Session:
    session = Session(game, options, seats, Fast(seed), rules)
    pick = Fast(seed + 1)
    while not session.over:
        for seat in session.waiting():
            choices = session.choices(seat)
            reach = len(choices) if seed % 2 else max(1, len(choices) // 2)
            session.play(seat, choices[pick.below(reach)])
    return session


def find_changed(name: str, rules: int, seats: int) -> str:
    """A random game that the next rules number would play otherwise."""
    game, options = rule_sets()[name]
    for seed in range(TRIES):
        session = play(game, options, seats, rules, seed)
        if plays_otherwise(session.record, game):
            return session.text()
    raise LookupError(f"no random game of {name} is played otherwise after rules number {rules}")


def plays_otherwise(record: Record, game: Game) -> bool:
    """Whether this game does not replay under the number after its own."""
    try:
        list(replay(msgspec.structs.replace(record, rules=record.rules + 1), game))
    except Corrupt:
        return True
    return False
