"""All lines of play of a turn, counted by playing them and once more from the tables alone.

The golden perft files end while the runner is still being laid; these begin where it is laid.
"""

from itertools import combinations

from comptoir.games.espresso_doppio.options import Mode
from comptoir.games.espresso_doppio.position import Espresso
from comptoir.games.espresso_doppio.runner import after_exchange, legal_exchanges
from comptoir.kernel.luck import Fast
from tests.games.espresso_doppio.table import EXAMPLE_A, TEXTS, arrangement, play_of, shipped

MINE = [2, 7, 15]


def actions(number: int) -> list[int]:
    return legal_exchanges(number // 3600, number // 60 % 60, number % 60)


def holding(number: int) -> int:
    """How many of my three cards hold."""
    return sum(1 for card in MINE if shipped().pays(card - 1, number))


def played(found: Espresso, depth: int) -> int:
    """How many lines of this many choices there are, as long as it is seat 0's turn."""
    if depth == 0 or found.waiting() != [0]:
        return 1
    total = 0
    for choice in found.choices(0):
        twin = found.copy()
        twin.play(0, choice, Fast(1))
        total += played(twin, depth - 1)
    return total


def table(mode: Mode) -> Espresso:
    return play_of(EXAMPLE_A, MINE, [4, 5, 6], mode=mode)


def test_two_choices_deep_a_turn_is_an_action_and_then_an_action_a_stop_or_a_card() -> None:
    start = arrangement(EXAMPLE_A)
    lines = 0
    for first in actions(start):
        there = after_exchange(start, first)
        lines += len(actions(there)) + 1 + holding(there)
    assert played(table("duel"), 2) == lines


def test_a_master_may_also_begin_with_a_card() -> None:
    start = arrangement(EXAMPLE_A)
    card_first = holding(start) * (len(actions(start)) + holding(start) - 1)
    assert played(table("master"), 2) == played(table("duel"), 2) + card_first


def test_after_three_actions_cards_are_scored_in_any_order_and_number() -> None:
    """With k cards that hold: every ordered choice of some of them, then a stop."""
    for action in ("1x5P", "3x4TP"):
        found = table("duel")
        for _ in range(3):
            found.play(0, TEXTS[action], Fast(1))
        cards = holding(found.arrangement())
        orders = [1, 1, 2, 6]
        lines = sum(orders[size] for size in range(cards + 1) for _ in combinations(range(cards), size))
        assert played(found, 5) == lines
