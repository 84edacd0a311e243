"""A million random games of three games, over all its rule sets and seat counts, audited after every step.

Top Race has so many pairs of variants that they fill a test of their own. `GAMES=10000 make soak` plays fewer.
"""

import os
from concurrent.futures import ProcessPoolExecutor

import pytest

from comptoir.games import GAMES, rule_sets
from comptoir.kernel.luck import Fast
from comptoir.kernel.playout import play_out_audited
from tests.soak.telling import tell

WANTED = int(os.environ.get("GAMES", "1000000"))
BATCH = 2_000


def tables(name: str) -> list[tuple[str, int]]:
    """The rule sets of this game with each number of seats they allow."""
    found = []
    for rule_set, (game, options) in rule_sets().items():
        if game.name == name:
            found += [(rule_set, seats) for seats in game.seats if game.clash(options, seats) is None]
    return found


def play_batch(rule_set: str, seats: int, first: int, games: int) -> int:
    game, options = rule_sets()[rule_set]
    decisions = 0
    for seed in range(first, first + games):
        luck = Fast(seed)
        position = game.setup(options, seats, luck)
        decisions += play_out_audited(position, luck, game.audit)
    return decisions


@pytest.mark.parametrize("name", sorted(GAMES.keys() - {"top-race"}))
def test_a_million_games_break_no_law(name: str) -> None:
    kinds = tables(name)
    share = -(-WANTED // len(kinds))
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        batches = [
            pool.submit(play_batch, rule_set, seats, first, min(BATCH, share - first))
            for rule_set, seats in kinds
            for first in range(0, share, BATCH)
        ]
        decisions = sum(batch.result() for batch in batches)
    tell(
        f"{name}: {share * len(kinds):,} games, {decisions:,} decisions, {len(kinds)} rule sets × seats, no law broken"
    )
    assert decisions > share * len(kinds)
