"""The leak hunt, long: every rule set, every number of seats, many games."""

import asyncio

import pytest

from comptoir.games import rule_sets
from tests.server.hunting import hunt
from tests.server.hunting_hands import KINDS, hunt_hands
from tests.server.hunting_houses import hunt_houses
from tests.server.postgres import Postgres
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


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_is_told_by_seats_that_change_hands_or_tables_that_freeze(kind: str) -> None:
    looked = 0
    for name, (game, options) in sorted(rule_sets().items()):
        for seats in game.seats:
            if game.clash(options, seats) is None:
                for seed in range(GAMES_EACH):
                    looked += hunt_hands(kind, name, seats, seed, moments=6)
    tell(f"{kind}: {looked:,} seats at twin tables, compared byte by byte, no leak")
    assert looked > 1000


def test_a_house_that_has_not_heard_shows_nobody_a_seat_that_was_his() -> None:
    with Postgres() as postgres:
        asked = asyncio.run(hunt_houses(postgres.database(), games=12, steps=150))
    tell(f"two houses on one PostgreSQL: {asked:,} questions while seats changed hands, no leak")
    assert asked == 12 * 150
