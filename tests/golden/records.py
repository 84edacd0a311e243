"""Finished games, one for each way a game can end, per rules number: a change that breaks one must raise the number."""

from collections.abc import Iterator

from comptoir.games import rule_sets
from comptoir.kernel.luck import Fast
from comptoir.kernel.session import Session
from tests.golden.playthrough import fewest

TRIES = 4_000


def endings() -> Iterator[tuple[str, str]]:
    """Every rule set with every way its games can end."""
    for name, (game, options) in rule_sets().items():
        for ending in game.endings(options):
            yield name, ending


def find(name: str, ending: str) -> str:
    """A random game that ends this way; half of the tries prefer low numbers, which meets the rarer ends sooner."""
    game, options = rule_sets()[name]
    for seed in range(TRIES):
        session = Session(game, options, fewest(game, options), Fast(seed))
        pick = Fast(seed + 1)
        while not session.over:
            for seat in session.waiting():
                choices = session.choices(seat)
                reach = len(choices) if seed % 2 else max(1, len(choices) // 2)
                session.play(seat, choices[pick.below(reach)])
        if game.ending(session.position) == ending:
            return session.text()
    raise LookupError(f"no random game of {name} ends by {ending}")
