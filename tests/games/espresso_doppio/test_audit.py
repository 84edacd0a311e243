"""The audit notices when something is lost, doubled or made up."""

from collections.abc import Callable

import pytest

from comptoir.games.espresso_doppio import GAME
from comptoir.games.espresso_doppio.position import Espresso
from comptoir.kernel.luck import Fast
from tests.games.espresso_doppio.table import EXAMPLE_A, play, play_of


def lose_a_piece(table: Espresso) -> None:
    table.pieces -= 1


def invent_a_layout(table: Espresso) -> None:
    table.cups = 60


def show_a_card_twice(table: Espresso) -> None:
    table.shown[0][0] = table.shown[1][0]
    table.shown[0].sort()


def lose_a_card(table: Espresso) -> None:
    table.unseen.take(0)


def miscount_a_pile(table: Espresso) -> None:
    table.left[0] -= 1
    table.left[1] += 1


def put_an_unseen_card_away(table: Espresso) -> None:
    table.away[0] |= 1


def make_a_bean(table: Espresso) -> None:
    table.beans[0] += 1


def owe_a_bean(table: Espresso) -> None:
    table.beans[0] = -1


@pytest.mark.parametrize(
    "spoil",
    [
        lose_a_piece,
        invent_a_layout,
        show_a_card_twice,
        lose_a_card,
        miscount_a_pile,
        put_an_unseen_card_away,
        make_a_bean,
        owe_a_bean,
    ],
)
@pytest.mark.parametrize("half", [1, 2])
def test_a_broken_law_is_noticed(spoil: Callable[[Espresso], None], half: int) -> None:
    table = play_of(EXAMPLE_A, [2, 7, 15], [4, 5, 6], half=half)
    assert GAME.audit(table) == ""
    if spoil is lose_a_card and half == 2:
        table.piles[0].take(table.piles[0].find(0))
    else:
        spoil(table)
    assert GAME.audit(table) != ""


@pytest.mark.parametrize("laid", ["Sw1 Sc2", "Sw1 Sc2 Sn3 Tc1"])
def test_two_of_one_type_or_colour_on_a_space_are_noticed_while_laying(laid: str) -> None:
    table = GAME.setup(GAME.rule_sets["basic"], 2, Fast(0))
    play(table, laid)
    assert GAME.audit(table) == ""
    piece = 1 if laid.endswith("Sc2") else 4
    table.laid[piece] = 0 if piece == 1 else 1
    assert GAME.audit(table) != ""
    table.laid[piece] = 5
    assert GAME.audit(table) != ""
