"""The end of the game: three ways, penalties, ranks. (Tables running out: test_clearing.)"""

from comptoir.games.cafe_international.choices import GUEST_LETTERS
from comptoir.games.cafe_international.events import Ended, Penalty, PlaysOn
from comptoir.games.cafe_international.numbers import ASK_EMPTY_HAND, DRAW, END, HAND_EMPTIED, LAST_GUEST_DRAWN, STOP
from comptoir.games.cafe_international.position import Cafe
from comptoir.kernel.luck import Fast
from tests.games.cafe_international.table import cafe, only, play, points, why_not

OPEN = "DEm . . [DE] . [IT] . . [CN] . . [US] . [AF] . . ."


def leave_guests(found: Cafe, count: int) -> None:
    """Only this many guests stay in the pile; the others have left before."""
    for kind in range(24):
        while found.pile.counts[kind] > 0 and found.pile.total > count:
            found.pile.take(kind)
            found.room.gone[kind] += 1


def test_drawing_the_last_guest_ends_the_game_at_once() -> None:
    found = cafe(OPEN, "CUm", others="FRm FRm FRm")
    leave_guests(found, 1)
    events = play(found, "draw", Fast(0))
    assert found.over
    assert found.ending == LAST_GUEST_DRAWN
    assert only(events, Ended) == [Ended(0, LAST_GUEST_DRAWN)]
    assert found.scores() == [-4, -6]


def test_drawing_the_last_but_one_does_not() -> None:
    found = cafe(OPEN, "CUm")
    leave_guests(found, 2)
    play(found, "draw", Fast(0))
    assert not found.over


def test_whoever_seats_his_last_guest_may_end_the_game_then_and_there() -> None:
    found = cafe(OPEN, "DEw", others="CUm CUm")
    assert why_not(found, "end") == "hand-not-empty"
    play(found, "DEw@o8")
    assert found.asks(0) == ASK_EMPTY_HAND
    assert found.choices(0) == [STOP, END]
    play(found, "end")
    assert found.over
    assert found.ending == HAND_EMPTIED
    assert found.scores() == [4, -4]


def test_also_with_the_third_guest() -> None:
    found = cafe(OPEN, "DEw ITm ITw")
    play(found, "DEw@o8 ITw@N ITm@o2")
    assert found.choices(0) == [STOP, END]
    assert why_not(found, "DEw@W") == "three-seated"


def test_if_he_does_not_play_goes_on_and_he_must_draw_next_r6() -> None:
    found = cafe(OPEN, "DEw", others="CUm CUm")
    events = play(found, "DEw@o8 stop")
    assert PlaysOn(0) in events
    play(found, "draw", Fast(0))
    assert found.choices(0) == [DRAW]
    assert why_not(found, "end") == "too-late-to-end"
    assert why_not(found, "stop") == "nobody-seated"


def test_with_cards_left_nobody_may_end_the_game() -> None:
    found = cafe(OPEN, "DEw CUm")
    play(found, "DEw@o8")
    assert why_not(found, "end") == "hand-not-empty"


def test_every_card_in_hand_or_face_down_costs_two() -> None:
    found = cafe(OPEN, "DEw", others="CUm CUm CUm")
    found.face_down[1][GUEST_LETTERS.index("CUm")] += 2
    found.hands[1][GUEST_LETTERS.index("CUm")] -= 2
    found.cards[1], found.hidden[1] = 1, 2
    events = play(found, "DEw@o8 end")
    assert only(events, Penalty) == [Penalty(0, 0, 0), Penalty(1, 3, 6)]
    assert [line.points for line in found.sheet(1)] == [0, 0, -2, -4]
    assert found.scores() == [4, -6]


def test_cards_cost_nothing_before_the_end() -> None:
    found = cafe(OPEN, "DEw CUm")
    assert points(found, "DEw@o8") == 4


def finished(totals: list[tuple[int, int]]) -> Cafe:
    """A finished game: points before penalties and cards left over, per player."""
    found = cafe(OPEN, "", seats=len(totals))
    for seat, (made, cards) in enumerate(totals):
        found.plain[seat] = made
        found.cards[seat] = cards
    found.over = True
    return found


def test_the_highest_total_wins() -> None:
    assert finished([(20, 6), (15, 2), (30, 12)]).ranking() == [2, 1, 3]
    assert finished([(20, 6), (15, 2), (30, 12)]).scores() == [8, 11, 6]


def test_equal_totals_are_decided_by_fewer_penalty_points() -> None:
    assert finished([(20, 5), (14, 2), (8, 1)]).ranking() == [2, 1, 3]


def test_still_equal_the_victory_is_shared() -> None:
    assert finished([(20, 5), (20, 5), (8, 1)]).ranking() == [1, 1, 3]
