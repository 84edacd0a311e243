"""A turn: one of three actions, choice by choice."""

import pytest

from comptoir.games.cafe_international import GAME
from comptoir.games.cafe_international.events import Drawn, Drew, OwnFaceDown, PutFaceDown
from comptoir.games.cafe_international.numbers import ASK_FULL_HAND, ASK_MORE, ASK_TURN, DRAW
from comptoir.kernel.journal import Journal
from comptoir.kernel.luck import Fast, Recorder
from tests.games.cafe_international.table import BASIC, cafe, drawing, guest, may_sit, number, play, why_not

OPEN = "DEm . . [DE] . [IT] . . [CN] . . [US] . [AF] . . ."
TWELVE = "CUm CUm CUm CUm FRm FRm FRm FRm TRm TRm TRm DEw"
ELEVEN = TWELVE.removesuffix(" DEw")


def test_set_up_deals_seven_guests_each_and_lays_five_tables() -> None:
    for seats in GAME.seats:
        found = GAME.setup(BASIC, seats, Fast(3))
        assert found.cards == [7] * seats
        assert found.pile.total == 96 - 7 * seats
        assert -1 not in found.room.tables
        assert found.room.pile.total == 19


def test_the_first_player_is_random() -> None:
    luck = Recorder(Fast(3))
    found = GAME.setup(BASIC, 5, luck)
    assert luck.draws[-1] == (found.turn, 5)
    assert {GAME.setup(BASIC, 5, Fast(seed)).turn for seed in range(40)} == set(range(5))


def test_after_a_guest_the_player_may_seat_another_or_stop() -> None:
    found = cafe(OPEN, "DEw DEw CUm")
    play(found, "DEw@o8")
    assert found.asks(0) == ASK_MORE
    assert may_sit(found, "DEw") == "N W"
    play(found, "stop")
    assert found.waiting() == [1]


def test_after_three_guests_the_turn_is_over() -> None:
    found = cafe(OPEN, "DEw ITm ITw CUm")
    play(found, "DEw@o8 ITw@N ITm@o2")
    assert found.waiting() == [1]


def test_even_with_nobody_left_to_seat_the_player_is_asked_so_that_the_hand_stays_secret() -> None:
    found = cafe(OPEN, "DEw CUm")
    play(found, "DEw@o8")
    assert found.choices(0) == [number("stop")]


def test_one_must_do_something_before_stopping() -> None:
    assert why_not(cafe(OPEN, "DEw CUm"), "stop") == "nobody-seated"


def test_whoever_seats_guests_may_not_draw_or_put_one_face_down_as_well() -> None:
    found = cafe(OPEN, TWELVE)
    play(found, "DEw@o8")
    assert why_not(found, "draw") == "already-seating"
    assert why_not(found, "hide:CUm") == "already-seating"


def test_drawing_takes_one_guest_and_ends_the_turn() -> None:
    found = cafe(OPEN, "CUm")
    play(found, "draw", drawing(found.pile, guest("ITw")))
    assert found.hands[0][guest("ITw")] == 1
    assert found.cards == [2, 0]
    assert found.waiting() == [1]


def test_everybody_hears_that_somebody_drew_and_only_he_hears_whom() -> None:
    found = cafe(OPEN, "CUm", seats=3)
    found.journal = Journal()
    found.play(0, DRAW, drawing(found.pile, guest("ITw")))
    assert found.journal.seen_by(0) == [Drew(0, found.pile.total), Drawn(guest("ITw"))]
    assert found.journal.seen_by(2) == [Drew(0, found.pile.total)] == found.journal.seen_by(-1)


def test_with_eleven_in_hand_one_draws_and_puts_nothing_face_down() -> None:
    found = cafe(OPEN, ELEVEN)
    assert found.asks(0) == ASK_TURN
    assert why_not(found, "draw") == ""
    assert why_not(found, "hide:CUm") == "hand-not-full"


def test_with_twelve_in_hand_one_puts_a_guest_face_down_and_draws_nothing() -> None:
    found = cafe(OPEN, TWELVE)
    assert found.asks(0) == ASK_FULL_HAND
    assert why_not(found, "draw") == "hand-full"
    assert why_not(found, "hide:CUm") == ""
    assert why_not(found, "hide:ITm") == "not-in-hand"
    play(found, "hide:CUm")
    assert (found.cards[0], found.hidden[0], found.face_down[0][guest("CUm")]) == (11, 1, 1)
    assert found.waiting() == [1]


def test_with_twelve_in_hand_one_may_still_seat_guests() -> None:
    assert why_not(cafe(OPEN, TWELVE), "DEw@o8") == ""


def test_only_its_owner_hears_what_was_put_face_down() -> None:
    found = cafe(OPEN, TWELVE, seats=3)
    found.journal = Journal()
    found.play(0, number("hide:CUm"), Fast(0))
    assert found.journal.seen_by(0) == [PutFaceDown(0), OwnFaceDown(guest("CUm"))]
    assert found.journal.seen_by(1) == [PutFaceDown(0)]


def test_nobody_plays_out_of_turn() -> None:
    found = cafe(OPEN, "DEw", others="DEw")
    assert why_not(found, "DEw@o8", seat=1) == "not-waiting"
    assert found.asks(1) == 0


@pytest.mark.parametrize("choice", [-1, 315, 400])
def test_numbers_that_name_no_choice_are_refused(choice: int) -> None:
    assert cafe(OPEN, "DEw").refusal(0, choice) != 0


def test_play_goes_clockwise() -> None:
    found = cafe(OPEN, "CUm", seats=4)
    for expected in (1, 2, 3, 0):
        found.play(found.turn, DRAW, Fast(1))
        assert found.turn == expected
