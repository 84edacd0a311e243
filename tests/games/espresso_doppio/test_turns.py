"""A turn: one to three actions, then the cards; and scoring them."""

from comptoir.games.espresso_doppio.events import (
    CardShown,
    Exchanged,
    Moved,
    Scored,
    TookBeans,
    TurnBegins,
    about,
)
from comptoir.games.espresso_doppio.numbers import (
    ACT_FIRST,
    AFTER_SCORING,
    ASK_ACTION,
    ASK_MORE,
    ASK_SCORE,
    NO_SUCH_CHOICE,
    NOT_MET,
    NOT_SHOWN,
    NOT_WAITING,
    SPACE,
    STOP,
    THREE_ACTIONS,
)
from comptoir.kernel.luck import Dry, Script
from tests.games.espresso_doppio.table import (
    EXAMPLE_A,
    EXAMPLE_B,
    PLAIN,
    TEXTS,
    lawful,
    only,
    play,
    play_of,
    refused,
    shipped,
)


def shown(seat: int, card: int) -> CardShown:
    return CardShown(seat, card, about(shipped().cards[card - 1]))


SPACIOUS = "Tw Sw Pw|Tc Sc Pc|Tn Sn Pn|–|–"


def test_a_turn_needs_an_action() -> None:
    """R4: even if the player would rather stay."""
    found = play_of(PLAIN, [1, 2, 3], [4, 5, 6])
    assert found.asks(0) == ASK_ACTION
    assert refused(found, "stop") == ACT_FIRST
    assert len(found.choices(0)) in (58, 60, 63)
    play(found, "1x2P")
    assert refused(found, "stop") == 0


def test_cards_are_scored_after_an_action_not_before() -> None:
    found = play_of(EXAMPLE_A, [2, 15, 7], [4, 5, 6])
    assert refused(found, "card2") == ACT_FIRST
    play(found, "4x5T")
    assert refused(found, "card2") == 0


def test_a_turn_has_at_most_three_actions() -> None:
    found = play_of(PLAIN, [11, 12, 13], [4, 5, 6])
    for _ in range(3):
        assert found.asks(0) in (ASK_ACTION, ASK_MORE)
        play(found, "1x2P")
    assert found.asks(0) == ASK_SCORE
    assert refused(found, "1x2P") == THREE_ACTIONS
    assert found.choices(0)[0] == STOP


def test_after_the_first_card_no_more_actions() -> None:
    found = play_of(EXAMPLE_A, [2, 15, 7], [4, 5, 6])
    play(found, "3x4TP card2")
    assert refused(found, "1x2S") == AFTER_SCORING
    assert found.asks(0) == ASK_SCORE
    assert found.choices(0) == [STOP, TEXTS["card7"], TEXTS["card15"]]


def test_scoring_is_optional_card_by_card() -> None:
    """R1."""
    found = play_of(EXAMPLE_A, [2, 15, 7], [4, 5, 6])
    play(found, "3x4TP card7")
    play(found, "stop", Script([(0, 10)]))
    assert found.beans == [3, 0]
    assert set(found.shown[0]) >= {1, 14}


def test_the_first_example_pays_two_beans_and_three_more_after_one_exchange() -> None:
    found = play_of(EXAMPLE_A, [2, 15, 7], [4, 5, 6])
    play(found, "1x2S 1x2S card2 card15")
    assert found.beans == [2, 0]
    play(found, "stop", Script([(0, 10), (0, 9)]))
    play(found, "1x2S 1x2S stop")
    play(found, "3x4TP card7")
    assert found.beans == [5, 0]


def test_the_second_example_pays_six_beans() -> None:
    found = play_of(EXAMPLE_B, [4, 8, 7], [1, 5, 6])
    events = play(found, "1x2T 1x2T card4 card8")
    assert found.beans == [6, 0]
    assert events[-1] == Scored(0, 8, about(shipped().cards[7]), times=2, beans=4)


def test_only_a_card_that_lies_before_me_and_holds_can_be_scored() -> None:
    found = play_of(EXAMPLE_A, [2, 15, 7], [1, 5, 6])
    assert refused(found, "card1") == NOT_SHOWN
    play(found, "1x2P")
    assert refused(found, "card1") == NOT_SHOWN
    assert refused(found, "card7") == NOT_MET
    assert refused(found, "card15") == 0


def test_scored_cards_are_put_away_and_the_display_is_filled_at_the_end_of_the_turn() -> None:
    found = play_of(EXAMPLE_A, [2, 15, 7], [4, 5, 6])
    play(found, "3x4TP card2 card15")
    assert found.shown[0] == [6]
    assert found.away[0] == 1 << 1 | 1 << 14
    assert found.left == [5, 5]
    events = play(found, "stop", Script([(4, 10), (0, 9)]))
    assert only(events, CardShown) == [shown(0, 10), shown(0, 1)]
    assert found.shown[0] == [0, 6, 9]
    assert found.left == [3, 5]
    assert events[-1] == TurnBegins(1)
    assert lawful(found)


def test_as_many_cards_are_drawn_as_remain() -> None:
    found = play_of(EXAMPLE_A, [2, 15, 7], [4, 5, 6], [[1, 3, 8, 9], []])
    assert found.left == [1, 5]
    play(found, "3x4TP card2 card15")
    play(found, "stop", Script([(0, 6)]))
    assert found.shown[0] == [6, 9]
    assert found.left == [0, 5]
    assert lawful(found)


def test_in_the_first_half_any_unseen_card_may_be_on_top() -> None:
    found = play_of(EXAMPLE_A, [2, 15, 7], [4, 5, 6])
    seen = set()
    for place in range(10):
        twin = found.copy()
        play(twin, "3x4TP card2")
        play(twin, "stop", Script([(place, 10)]))
        seen |= set(twin.shown[0]) - {14, 6}
    assert sorted(card + 1 for card in seen) == [1, 3, 8, 9, 10, 11, 12, 13, 14, 16]


def test_a_turn_without_a_card_uses_no_luck() -> None:
    found = play_of(PLAIN, [1, 2, 3], [4, 5, 6])
    play(found, "1x2P stop", Dry())
    assert found.waiting() == [1]


def test_the_special_card_takes_a_bean_for_each_empty_space() -> None:
    """R2."""
    found = play_of(SPACIOUS, [16, 5, 6], [1, 2, 3])
    found.beans = [1, 5]
    found.earned[16] = 5
    found.earned[0] = 1
    events = play(found, "1x2S card16")
    assert found.beans == [1, 3]
    assert events[-1] == TookBeans(0, 1, 16, spaces=2, beans=2)
    assert found.sheet(1)[-1].points == -2
    assert lawful(found)


def test_the_special_card_takes_no_more_than_there_is_and_counts_as_scored() -> None:
    """R2."""
    for there in (0, 1):
        found = play_of(SPACIOUS, [16, 5, 6], [1, 2, 3])
        found.beans[1] = there
        found.earned[16] = there
        play(found, "1x2S card16")
        assert found.beans == [0, 0]
        assert found.away[0] == 1 << 15
        assert lawful(found)


def test_the_special_card_needs_an_empty_space() -> None:
    """R2."""
    found = play_of(EXAMPLE_B, [16, 5, 6], [1, 2, 3])
    play(found, "1x2T")
    assert refused(found, "card16") == NOT_MET


def test_moves_and_exchanges_are_told_apart() -> None:
    found = play_of(EXAMPLE_A, [1, 2, 3], [4, 5, 6])
    cup, spoon = 5, 8
    assert play(found, "4x5T") == [Moved(0, 4, 5, [cup])]
    assert play(found, "4x5T") == [Moved(0, 5, 4, [cup])]
    assert play(found, "3x4TP") == [Exchanged(0, 3, 4, [spoon], [cup])]


def test_who_does_not_wait_is_refused_and_so_are_numbers_that_do_not_exist() -> None:
    found = play_of(PLAIN, [1, 2, 3], [4, 5, 6])
    assert found.choices(1) == []
    assert found.refusal(1, 0) == NOT_WAITING
    assert found.refusal(-1, 0) == NOT_WAITING
    assert found.refusal(0, SPACE) == NO_SUCH_CHOICE
    assert found.refusal(0, -1) == NO_SUCH_CHOICE
