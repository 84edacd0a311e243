"""The reference reads only what its own seat sees: in twin worlds, under the same luck, it chooses alike."""

import pytest

from comptoir.games import rule_sets
from comptoir.kernel.game import Game, Options
from comptoir.kernel.luck import Fast, Luck
from comptoir.kernel.position import Position, fingerprint
from comptoir.review import Reference
from comptoir.review.eyes import house_reference
from tests.contract.laws import sample


def chooses_alike_in_twin_worlds(reference: Reference, game: Game, options: Options, seats: int) -> None:
    for position in sample(game, options, seats, 5, 8):
        for seat in position.waiting():
            choices = position.choices(seat)
            for dream in range(3):
                twin = game.imagine(game.view(position, seat), Fast(dream))
                for luck in range(3):
                    assert reference.pick(position, seat, Fast(luck)) == reference.pick(twin, seat, Fast(luck))
                assert reference.priors(position, seat, choices) == reference.priors(twin, seat, choices)


@pytest.mark.parametrize("name", rule_sets())
def test_the_house_reference_cannot_peek(name: str) -> None:
    game, options = rule_sets()[name]
    seats = max(seats for seats in game.seats if game.clash(options, seats) is None)
    chooses_alike_in_twin_worlds(house_reference(game.name), game, options, min(seats, 4))


class Peeping(Reference):
    """Lets the whole truth decide."""

    def pick(self, position: Position, seat: int, luck: Luck) -> int:
        choices = position.choices(seat)
        return choices[int(fingerprint(position), 16) % len(choices)]


def test_one_that_peeps_is_found() -> None:
    game, options = rule_sets()["cafe-international"]
    with pytest.raises(AssertionError):
        chooses_alike_in_twin_worlds(Peeping(), game, options, 3)
