"""How many actions every card is away from every arrangement."""

import pytest

from comptoir.games.espresso_doppio.deck import CARDS
from comptoir.games.espresso_doppio.runner import ARRANGEMENTS, after_exchange, legal_exchanges
from tests.games.espresso_doppio.reach import Reach, bits
from tests.games.espresso_doppio.table import shipped


@pytest.fixture(scope="module")
def reach() -> Reach:
    return Reach()


def met(card: int) -> int:
    return bits(shipped().times[card - 1])


def test_the_big_numbers_know_the_same_actions_as_the_rules(reach: Reach) -> None:
    for number in range(0, ARRANGEMENTS, 9871):
        near = reach.one_more_action(1 << number)
        legal = legal_exchanges(number // 3600, number // 60 % 60, number % 60)
        assert near == sum(1 << after_exchange(number, exchange) for exchange in legal) | 1 << number


@pytest.mark.parametrize("card", [card for card in range(1, CARDS + 1) if card != 14])
def test_every_card_but_14_can_be_met_within_two_actions_from_anywhere(card: int, reach: Reach) -> None:
    assert reach.within(met(card), 2)[2] == ARRANGEMENTS


def test_card_14_is_within_three_actions_from_97_percent_and_never_more_than_four_away(reach: Reach) -> None:
    counts = reach.within(met(14), 4)
    assert round(100 * counts[3] / ARRANGEMENTS, 2) == 97.00
    assert counts[4] == ARRANGEMENTS
