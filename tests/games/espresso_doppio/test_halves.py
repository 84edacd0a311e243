"""Two halves, the exchange of cards, the stall, the end and its tie-break."""

import pytest

from comptoir.games.espresso_doppio import GAME
from comptoir.games.espresso_doppio.events import (
    CardShown,
    CardsReceived,
    Finished,
    PileRevealed,
    Shared,
    Stalled,
    TieWon,
    TurnBegins,
    Won,
)
from comptoir.games.espresso_doppio.numbers import IN_PILE, UNSEEN
from comptoir.games.espresso_doppio.position import Espresso
from comptoir.kernel.luck import Dry, LuckNeeded, Script
from tests.games.espresso_doppio.table import EXAMPLE_A, PLAIN, drawn_now, lawful, only, play, play_of

SHOW_SIX = [(0, 8), (0, 7), (0, 6), (0, 8), (0, 7), (0, 6)]


def one_card_left(half: int = 1, theirs: list[int] | None = None) -> Espresso:
    """Seat 0 has only card 15 left; of the other's cards 10 to 16 without 15 are unseen but what he shows."""
    found = play_of(EXAMPLE_A, [15], theirs or [8, 9, 10], [[1, 2, 3, 4, 5, 6, 7], []], half=half)
    found.beans = [9, 4]
    found.earned[0], found.earned[16] = 9, 4
    return found


def test_the_eighth_card_ends_the_first_half_at_once() -> None:
    found = one_card_left()
    events = play(found, "1x5P card15", Script(SHOW_SIX))
    assert events[2] == Finished(0, 1)
    assert found.half == 2
    assert found.waiting() == [1], "the player who did not just move takes the next turn"
    assert events[-1] == TurnBegins(1)
    assert lawful(found)


def test_each_takes_the_eight_cards_of_the_other_and_shows_three() -> None:
    found = one_card_left()
    events = play(found, "1x5P card15", Script(SHOW_SIX))
    assert only(events, PileRevealed) == [PileRevealed(1, [11, 12, 13, 14, 16])]
    assert only(events, CardsReceived) == [
        CardsReceived(0, [8, 9, 10, 11, 12, 13, 14, 16]),
        CardsReceived(1, [1, 2, 3, 4, 5, 6, 7, 15]),
    ]
    assert len(only(events, CardShown)) == 6
    assert found.shown == [[7, 8, 9], [0, 1, 2]]
    assert found.left == [5, 5]
    assert found.away == [0, 0]


def test_pieces_and_beans_stay_for_the_second_half() -> None:
    found = one_card_left()
    play(found, "1x5P")
    before = drawn_now(found)
    play(found, "card15", Script(SHOW_SIX))
    assert drawn_now(found) == before
    assert found.beans == [10, 4]


def test_after_half_time_it_is_public_which_pile_a_card_lies_in() -> None:
    found = one_card_left()
    assert GAME.view(found, 1).cards[10] == UNSEEN
    play(found, "1x5P card15", Script(SHOW_SIX))
    cards = GAME.view(found, -1).cards
    assert [card + 1 for card, place in enumerate(cards) if place == IN_PILE] == [11, 12, 13, 14, 16]
    assert [card + 1 for card, place in enumerate(cards) if place == IN_PILE + 1] == [4, 5, 6, 7, 15]
    assert UNSEEN not in cards


def test_in_the_second_half_a_player_draws_from_his_own_pile_only() -> None:
    found = one_card_left()
    play(found, "1x5P card15", Script(SHOW_SIX))
    for place, card in enumerate([3, 4, 5, 6, 14]):
        twin = found.copy()
        assert twin.shown[1] == [0, 1, 2]
        play(twin, "1x5P card2")
        play(twin, "stop", Script([(place, 5)]))
        assert card in twin.shown[1]
        assert lawful(twin)


def test_the_end_of_the_first_half_needs_luck_only_for_the_six_cards_shown() -> None:
    found = one_card_left()
    luck = Script(SHOW_SIX)
    play(found, "1x5P card15", luck)
    assert luck.rest() == 0


def test_the_eighth_card_of_the_second_half_ends_the_game() -> None:
    found = one_card_left(half=2)
    events = play(found, "1x5P card15")
    assert found.over
    assert found.waiting() == []
    assert found.choices(0) == found.choices(1) == []
    assert events[-2:] == [Finished(0, 2), Won(0, 10)]
    assert found.ranking() == [1, 2]


def test_most_beans_win_even_against_the_one_who_finished() -> None:
    found = one_card_left(half=2)
    found.beans[1] = found.earned[16] = 20
    play(found, "1x5P card15")
    assert found.ranking() == [2, 1]


def test_with_equal_beans_the_one_who_has_not_finished_wins() -> None:
    found = one_card_left(half=2)
    found.beans[1] = found.earned[16] = 10
    events = play(found, "1x5P card15")
    assert found.scores() == [10, 10]
    assert found.ranking() == [2, 1]
    assert events[-1] == TieWon(1, 10)


def test_while_the_game_runs_equal_beans_share_the_lead() -> None:
    found = play_of(PLAIN, [1, 2, 3], [4, 5, 6])
    assert found.ranking() == [1, 1]


def quiet_turns(found: Espresso, count: int) -> None:
    for _ in range(count):
        play(found, "1x2P stop")


def test_forty_turns_without_a_card_end_the_half() -> None:
    """R6: both players' turns counted together."""
    found = play_of(PLAIN, [1, 2, 3], [4, 5, 6])
    quiet_turns(found, 39)
    assert (found.half, found.quiet) == (1, 39)
    events = play(found, "1x2P stop", Script([(0, 10), (0, 9), (0, 8), (0, 7), (0, 6), *SHOW_SIX]))
    assert events[1] == Stalled(40, 1)
    assert (found.half, found.quiet) == (2, 0)
    assert found.waiting() == [0], "seat 1 moved last"
    assert lawful(found)


def test_after_a_stall_the_unseen_cards_are_dealt_at_random_and_shown_before_the_exchange() -> None:
    """R9."""
    found = play_of(PLAIN, [1, 2, 3], [4, 5, 6])
    quiet_turns(found, 39)
    dealt = Script([(9, 10), (8, 9), (7, 8), (6, 7), (5, 6), *SHOW_SIX])
    events = play(found, "1x2P stop", dealt)
    assert only(events, PileRevealed) == [PileRevealed(0, [12, 13, 14, 15, 16]), PileRevealed(1, [7, 8, 9, 10, 11])]
    assert only(events, CardsReceived) == [
        CardsReceived(0, [4, 5, 6, 7, 8, 9, 10, 11]),
        CardsReceived(1, [1, 2, 3, 12, 13, 14, 15, 16]),
    ]
    assert dealt.rest() == 0
    assert UNSEEN not in GAME.view(found, 0).cards


def test_a_stall_with_one_pile_empty_deals_nothing() -> None:
    """Then the unseen cards can only be the other's."""
    found = play_of(PLAIN, [1, 2, 3], [9, 10, 11], [[4, 5, 6, 7, 12], []])
    assert found.left == [0, 5]
    quiet_turns(found, 39)
    events = play(found, "1x2P stop", Script(SHOW_SIX))
    assert only(events, PileRevealed) == [PileRevealed(1, [8, 13, 14, 15, 16])]


def test_a_scored_card_starts_the_count_afresh() -> None:
    """R6."""
    found = play_of(EXAMPLE_A, [2, 15, 7], [4, 5, 6])
    quiet_turns(found, 38)
    assert found.quiet == 38
    play(found, "1x5P card2")
    play(found, "stop", Script([(0, 10)]))
    assert found.quiet == 0
    quiet_turns(found, 39)
    assert (found.half, found.quiet) == (1, 39)


def test_a_stall_in_the_second_half_ends_the_game_and_equal_beans_share_the_victory() -> None:
    """R6."""
    found = play_of(PLAIN, [1, 2, 3], [4, 5, 6], half=2)
    quiet_turns(found, 39)
    events = play(found, "1x2P stop")
    assert found.over
    assert found.ranking() == [1, 1]
    assert events[-2:] == [Stalled(40, 2), Shared(0)]


def test_a_stall_in_the_second_half_is_won_by_most_beans() -> None:
    found = play_of(PLAIN, [1, 2, 3], [4, 5, 6], half=2)
    found.beans[1] = found.earned[16] = 1
    quiet_turns(found, 39)
    events = play(found, "1x2P stop")
    assert found.ranking() == [2, 1]
    assert events[-1] == Won(1, 1)


def test_half_time_cannot_be_foreseen_without_luck() -> None:
    found = one_card_left()
    play(found, "1x5P")
    with pytest.raises(LuckNeeded):
        play(found, "card15", Dry())
