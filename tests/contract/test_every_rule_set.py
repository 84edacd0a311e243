"""Every rule set, with every number of seats, keeps every law."""

import pytest

from comptoir.bots.build import COMPILED
from comptoir.games import rule_sets
from comptoir.kernel.game import Game, Options
from comptoir.kernel.say import Move
from tests.contract.laws import LAWS, Law

GAMES_EACH = 2 if COMPILED else 1  # the plain rules take their time, and play the same games besides


def tables() -> list[tuple[str, int]]:
    """Every rule set with every number of seats it allows."""
    found = []
    for name, (game, options) in rule_sets().items():
        found += [(name, seats) for seats in game.seats if game.clash(options, seats) is None]
    return found


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize(("name", "seats"), tables())
def test_law(name: str, seats: int, law: Law) -> None:
    game, options = rule_sets()[name]
    for seed in range(GAMES_EACH):
        law(game, options, seats, seed)


@pytest.mark.parametrize("name", rule_sets())
def test_no_rule_set_takes_a_seat_more_or_less(name: str) -> None:
    game, options = rule_sets()[name]
    allowed = [seats for seats in range(10) if game.clash(options, seats) is None]
    assert allowed
    assert allowed == list(range(allowed[0], allowed[-1] + 1))
    assert set(allowed) <= set(game.seats)


@pytest.mark.parametrize("name", rule_sets())
def test_options_survive_a_round_trip(name: str) -> None:
    game, options = rule_sets()[name]
    assert _again(game, options) == options
    assert {field.name for field in game.fields} == set(options.__struct_fields__)


class Juggle(Move, frozen=True, tag="juggle"):
    """A move no game knows."""


@pytest.mark.parametrize("name", rule_sets())
def test_what_names_no_choice_is_refused_alike(name: str) -> None:
    game, options = rule_sets()[name]
    with pytest.raises(ValueError, match="no such move in this game"):
        game.number(Juggle(), options)
    with pytest.raises(ValueError, match="juggle"):
        game.read("juggle", options)


def _again(game: Game, options: Options) -> Options:
    return game.make_options({name: getattr(options, name) for name in options.__struct_fields__})
