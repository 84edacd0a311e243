"""Espresso solo: sixteen cards, three beans, no turns."""

import pytest

from comptoir.games.espresso_doppio import GAME
from comptoir.games.espresso_doppio.events import CardShown, Graded, Purse, Scored, Spent, grade_of
from comptoir.games.espresso_doppio.numbers import ASK_LAST, ASK_SOLO, BEANS_LEFT, NO_BEAN, NOT_MET, STOP
from comptoir.games.espresso_doppio.runner import legal_exchanges
from comptoir.kernel.luck import Dry, Script
from tests.games.espresso_doppio.table import EXAMPLE_A, EXAMPLE_B, PLAIN, TEXTS, lawful, only, play, play_of, refused

EVERY_CARD_BUT_15 = [card for card in range(1, 17) if card != 15]


def test_alone_the_pieces_are_laid_first_then_three_cards_are_revealed() -> None:
    found = GAME.setup(GAME.rule_sets["solo"], 1, Dry())
    assert found.left == [16]
    assert found.shown == [[]]
    assert found.beans == [0]
    play(found, "Sw1 Sc2 Sn3 Tc1 Tn2 Tw3 Pn1 Pw2")
    assert found.waiting() == [0]
    events = play(found, "Pc3", Script([(0, 16), (0, 15), (0, 14)]))
    assert found.shown == [[0, 1, 2]]
    assert found.beans == [3]
    assert events[1] == Purse(0, 3)
    assert len(only(events, CardShown)) == 3
    assert lawful(found)


def test_each_action_costs_a_bean() -> None:
    found = play_of(PLAIN, [1, 2, 3], mode="solo")
    assert found.asks(0) == ASK_SOLO
    events = play(found, "1x2P")
    assert found.beans == [2]
    assert events[-1] == Spent(0, 2)
    assert lawful(found)


def test_there_is_no_limit_of_three_actions() -> None:
    found = play_of(PLAIN, [1, 2, 3], mode="solo")
    found.beans[0] = 9
    play(found, "1x2P 1x2P 1x2P 1x2P 1x2P")
    assert found.beans == [4]


def test_a_card_may_be_scored_before_the_first_action_and_the_next_is_revealed_at_once() -> None:
    found = play_of(EXAMPLE_A, [2, 7, 14], mode="solo")
    events = play(found, "card2", Script([(12, 13)]))
    assert found.beans == [4]
    assert [type(event) for event in events] == [Scored, CardShown]
    assert found.shown == [[6, 13, 15]]
    assert lawful(found)


def test_a_card_may_be_scored_just_after_being_revealed() -> None:
    found = play_of(EXAMPLE_A, [2, 7, 14], mode="solo")
    play(found, "card2", Script([(11, 13)]))
    assert refused(found, "card15") == 0
    play(found, "card15", Script([(0, 12)]))
    assert found.beans == [5]


def test_alone_the_special_card_gains_a_bean_for_each_empty_space() -> None:
    """R2."""
    found = play_of("Tw Sw Pw|Tc Sc Pc|Tn Sn Pn|–|–", [16, 5, 6], mode="solo")
    play(found, "card16", Script([(0, 13)]))
    assert found.beans == [5]
    assert lawful(found)
    assert refused(play_of(EXAMPLE_B, [16, 5, 6], mode="solo"), "card16") == NOT_MET


def test_one_may_not_stop_while_there_are_beans() -> None:
    found = play_of(PLAIN, [1, 2, 3], mode="solo")
    assert refused(found, "stop") == BEANS_LEFT
    assert found.choices(0) == legal_exchanges(found.saucers, found.cups, found.spoons)


def test_with_the_last_bean_gone_and_no_card_to_score_the_game_is_over() -> None:
    found = play_of(PLAIN, [5, 6, 7], mode="solo")
    events = play(found, "1x2P 1x2P 1x2P")
    assert found.over
    assert found.waiting() == []
    assert events[-1] == Graded(0, 0, 0)
    assert found.ranking() == [1]


def test_with_the_last_bean_gone_a_card_may_still_be_scored_and_play_goes_on() -> None:
    found = play_of(EXAMPLE_A, [2, 7, 14], mode="solo")
    play(found, "1x2P 1x2P 4x5T")
    assert found.beans == [0]
    assert not found.over
    assert found.asks(0) == ASK_LAST
    assert found.choices(0) == [STOP, TEXTS["card2"]]
    assert refused(found, "1x2P") == NO_BEAN
    play(found, "card2", Script([(0, 13)]))
    assert found.beans == [1]
    assert found.asks(0) == ASK_SOLO


def test_with_the_last_bean_gone_one_may_choose_not_to_score() -> None:
    found = play_of(EXAMPLE_A, [2, 7, 14], mode="solo")
    play(found, "1x2P 1x2P 4x5T")
    events = play(found, "stop")
    assert found.over
    assert events == [Graded(0, 0, 0)]


def test_the_sixteenth_card_ends_the_game() -> None:
    found = play_of(EXAMPLE_A, [15], away=[EVERY_CARD_BUT_15], mode="solo")
    found.beans[0] = 15
    events = play(found, "card15")
    assert found.over
    assert events[-1] == Graded(0, 16, 4)
    assert found.scores() == [16]


def test_when_the_pile_is_empty_nothing_more_is_revealed() -> None:
    found = play_of(EXAMPLE_A, [2, 15], away=[[card for card in range(1, 17) if card not in (2, 15)]], mode="solo")
    play(found, "card2", Dry())
    assert found.shown == [[14]]
    assert not found.over


@pytest.mark.parametrize(
    ("beans", "grade"),
    [(0, 0), (6, 0), (7, 1), (10, 1), (11, 2), (13, 2), (14, 3), (15, 3), (16, 4), (40, 4)],
)
def test_the_five_grades(beans: int, grade: int) -> None:
    assert grade_of(beans) == grade
