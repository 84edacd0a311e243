"""The espresso master: scoring before, between and after the actions."""

from comptoir.games.espresso_doppio.events import Finished
from comptoir.games.espresso_doppio.numbers import ACT_FIRST, ASK_MASTER, ASK_MORE, ASK_SCORE, NOT_SHOWN, THREE_ACTIONS
from comptoir.kernel.luck import Script
from tests.games.espresso_doppio.table import EXAMPLE_A, TEXTS, lawful, play, play_of, refused
from tests.games.espresso_doppio.test_halves import SHOW_SIX


def test_a_master_may_score_before_between_and_after_the_actions() -> None:
    found = play_of(EXAMPLE_A, [2, 7, 15], [4, 5, 6], mode="master")
    assert found.asks(0) == ASK_MASTER
    play(found, "card2")
    assert refused(found, "stop") == ACT_FIRST, "one action stays compulsory"
    play(found, "3x4TP card7")
    assert found.asks(0) == ASK_MORE
    play(found, "1x2T 1x2T")
    assert found.asks(0) == ASK_SCORE
    assert refused(found, "1x2T") == THREE_ACTIONS
    play(found, "card15")
    assert found.beans == [5, 0]
    assert lawful(found)


def test_a_card_is_scored_once() -> None:
    found = play_of(EXAMPLE_A, [2, 7, 15], [4, 5, 6], mode="master")
    play(found, "card2")
    assert refused(found, "card2") == NOT_SHOWN


def test_a_master_draws_only_at_the_end_of_the_turn() -> None:
    found = play_of(EXAMPLE_A, [2, 7, 15], [4, 5, 6], mode="master")
    play(found, "card2 card15 3x4TP card7 1x2T")
    assert found.shown[0] == []
    play(found, "stop", Script([(0, 10), (0, 9), (0, 8)]))
    assert len(found.shown[0]) == 3
    assert found.waiting() == [1]


def test_a_masters_eighth_card_ends_the_half_even_before_any_action() -> None:
    found = play_of(EXAMPLE_A, [15], [8, 9, 10], [[1, 2, 3, 4, 5, 6, 7], []], mode="master")
    assert TEXTS["card15"] in found.choices(0)
    events = play(found, "card15", Script(SHOW_SIX))
    assert events[1] == Finished(0, 1)
    assert found.half == 2
    assert found.waiting() == [1]
    assert lawful(found)


def test_a_masters_eighth_card_ends_the_game_even_before_any_action() -> None:
    found = play_of(EXAMPLE_A, [15], [8, 9, 10], [[1, 2, 3, 4, 5, 6, 7], []], mode="master", half=2)
    play(found, "card15")
    assert found.over
