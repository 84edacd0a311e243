"""The leak hunt, long: every rule set, every number of seats, many games."""

import pytest

from comptoir.games import rule_sets
from tests.server.hunting import hunt
from tests.soak.telling import tell

GAMES_EACH = 4  # for every number of seats


@pytest.mark.parametrize("name", sorted(rule_sets()))
def test_twin_tables_send_the_same_bytes(name: str) -> None:
    game, options = rule_sets()[name]
    looked = 0
    for seats in game.seats:
        if game.clash(options, seats) is None:
            for seed in range(GAMES_EACH if seats > 1 else 5 * GAMES_EACH):  # alone, games are short
                looked += hunt(name, seats, seed, moments=25)
    tell(f"{name}: {looked:,} moments compared byte by byte with their twins, no leak")
    assert looked > 100
