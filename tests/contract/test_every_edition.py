"""Every former rules number still keeps every law: a game begun under it is played to its end under it."""

import pytest

from comptoir.games import rule_sets
from comptoir.kernel.game import Game, Refused
from comptoir.kernel.luck import Fast
from tests.contract.laws import LAWS, Law
from tests.golden.playthrough import fewest


def as_of(game: Game, number: int) -> Game:
    """The game as if this rules number were its newest."""
    return type(type(game).__name__, (type(game),), {"rules": number})()  # type: ignore[no-any-return]


FORMER = [(name, number) for name, (game, _) in rule_sets().items() for number in range(1, game.rules)]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize(("name", "number"), FORMER)
def test_law(name: str, number: int, law: Law) -> None:
    game, options = rule_sets()[name]
    former = as_of(game, number)
    assert former.setup(options, fewest(game, options), Fast(1)).edition == number
    law(former, options, fewest(game, options), 0)


@pytest.mark.parametrize("name", rule_sets())
def test_a_copy_a_view_and_a_recalled_world_keep_the_number(name: str) -> None:
    game, options = rule_sets()[name]
    for number in range(1, game.rules + 1):
        position = game.setup(options, fewest(game, options), Fast(1), None, number)
        seen = game.view(position, 0)
        worlds = (position, position.copy(), game.recall(seen), game.imagine(seen, Fast(2)))
        assert seen.rules == number
        assert {world.edition for world in worlds} == {number}


@pytest.mark.parametrize("name", rule_sets())
def test_a_number_newer_than_the_program_is_refused_in_words(name: str) -> None:
    game, options = rule_sets()[name]
    for number in (-1, game.rules + 1):
        with pytest.raises(Refused, match="rules-unknown"):
            game.setup(options, fewest(game, options), Fast(1), None, number)
