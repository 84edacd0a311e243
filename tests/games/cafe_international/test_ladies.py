"""Variant: ladies' and gentlemen's tables."""

from comptoir.games.cafe_international import GAME
from comptoir.games.cafe_international.events import Cleared, Declared, Joined, SalonScored, Seated, TurnSum
from comptoir.games.cafe_international.numbers import ASK_EMPTY_HAND, ASK_FILL, TABLES_RAN_OUT
from comptoir.games.cafe_international.options import CafeInternationalOptions
from comptoir.kernel.luck import Script
from tests.games.cafe_international.table import BASIC, WITH_LADIES, cafe, drawn, may_sit, only, play, tables, why_not
from tests.games.cafe_international.test_clearing import leave_tables

EMPTY = ". . . [DE] . [IT] . . [CN] . . [US] . [AF] . . ."
FOUR_GERMANS = "DEm DEm DEm DEm"


def test_four_of_the_tables_own_nation_score_40() -> None:
    found = cafe(EMPTY, f"{FOUR_GERMANS} CUw", WITH_LADIES)
    events = play(found, "gentlemen@TL DEm@o1 DEm@o8 DEm@N DEm@W", tables(found, "FR"))
    assert only(events, SalonScored) == [SalonScored(0, 0, 5, 1, True, 40)]
    assert found.tally()[0] == 40
    assert found.salons[0] == 40


def test_four_with_one_from_elsewhere_score_20() -> None:
    found = cafe(EMPTY, "DEw DEw DEw ITw CUw", WITH_LADIES)
    play(found, "ladies@TL ITw@N DEw@o1 DEw@o8 DEw@W", tables(found, "FR"))
    assert found.tally()[0] == 20


def test_forty_needs_the_tables_nation_whatever_the_option_doubling_says() -> None:
    """Four Italians at the Chinese table between Italy's two tables: one nation, but not China's."""
    options = CafeInternationalOptions(ladies=True, doubling="company")
    found = cafe(". . . [IT] . [DE] . . [CN] . . [US] . [IT] . . .", "ITw ITw ITw ITw CUw", options)
    play(found, "ladies@C ITw@N ITw@W ITw@E ITw@S", tables(found, "FR"))
    assert found.tally()[0] == 20


def test_it_is_the_whole_turn() -> None:
    found = cafe(EMPTY, f"{FOUR_GERMANS} CUw", WITH_LADIES)
    events = play(found, "gentlemen@TL DEm@o1 DEm@o8 DEm@N DEm@W", tables(found, "FR"))
    assert events[-1] == TurnSum(0, 40)
    assert found.waiting() == [1]


def test_it_cannot_follow_a_seated_guest() -> None:
    found = cafe("USm . . [US] . [IT] . . [CN] . . [DE] . [AF] . . .", f"USw {FOUR_GERMANS}", WITH_LADIES)
    assert why_not(found, "gentlemen@BL") == ""
    play(found, "USw@o8")
    assert why_not(found, "gentlemen@BL") == "already-seating"


def test_an_opener_must_be_joined_first() -> None:
    found = cafe(EMPTY, f"ITw ITm {FOUR_GERMANS}", WITH_LADIES)
    play(found, "ITw@o2")
    assert why_not(found, "gentlemen@TL") == "must-follow"


def test_guests_of_that_sex_already_there_count() -> None:
    """Two leftover women, then two cards are enough."""
    found = cafe("TRw . DEw [DE] . [IT] . . [CN] . . [US] . [AF] . . .", "DEw DEw CUw", WITH_LADIES)
    play(found, "ladies@TL DEw@N DEw@W", tables(found, "FR"))
    assert found.tally()[0] == 20  # one of them is a Turk


def test_one_guest_of_the_other_sex_forbids_it() -> None:
    found = cafe("TRm . . [DE] . [IT] . . [CN] . . [US] . [AF] . . .", "DEw DEw DEw DEw", WITH_LADIES)
    assert why_not(found, "ladies@TL") == "other-sex-there"


def test_only_what_can_be_completed_is_offered_r5() -> None:
    found = cafe(EMPTY, "DEm DEm DEm ITw", WITH_LADIES)
    assert why_not(found, "gentlemen@TL") == "cannot-fill"
    # Outer seats take Germans only: two Germans and two Italians fit only with one Italian.
    found = cafe(EMPTY, "DEm ITm ITm ITm", WITH_LADIES)
    assert why_not(found, "gentlemen@TL") == "cannot-fill"
    found = cafe(EMPTY, "DEm DEm ITm USm", WITH_LADIES)
    assert why_not(found, "gentlemen@TL") == ""  # Italy's on N, America's on W


def test_each_new_guest_touches_a_table_of_its_own_nation() -> None:
    found = cafe(EMPTY, "DEm DEm ITm USm CUw", WITH_LADIES)
    play(found, "gentlemen@TL")
    assert may_sit(found, "ITm") == "N"
    assert may_sit(found, "USm") == "W"
    assert why_not(found, "ITm@W") == "no-own-table"


def test_no_guest_may_spoil_the_rest() -> None:
    found = cafe(EMPTY, "DEm DEm ITm USm CUw", WITH_LADIES)
    play(found, "gentlemen@TL")
    assert why_not(found, "DEm@N") == "spoils-the-rest"
    assert may_sit(found, "DEm") == "o1 o8"


def test_a_declared_table_must_be_filled() -> None:
    found = cafe(EMPTY, f"{FOUR_GERMANS} DEw ITm", WITH_LADIES)
    play(found, "gentlemen@TL DEm@o1")
    assert found.asks(0) == ASK_FILL
    assert why_not(found, "stop") == "must-fill"
    assert why_not(found, "draw") == "must-fill"
    assert why_not(found, "hide:DEm") == "must-fill"
    assert why_not(found, "ladies@TL") == "must-fill"
    assert why_not(found, "end") == "hand-not-empty"
    assert why_not(found, "DEw@o8") == "wrong-sex"
    assert why_not(found, "ITm@o2") == "other-table"
    assert why_not(found, "DEm@o1") == "seat-taken"
    assert why_not(found, "ITw@N") == "not-in-hand"


def test_neighbours_do_not_matter_because_the_four_never_stay() -> None:
    """Two men sit at Italy: a third on N would break the balance there, but he leaves with the others at once."""
    found = cafe(". ITm . [DE] . [IT] ITm . [CN] . . [US] . [AF] . . .", f"{FOUR_GERMANS} CUw", WITH_LADIES)
    assert why_not(found, "DEm@N") == "sexes"
    events = play(found, "gentlemen@TL DEm@N DEm@W DEm@o1 DEm@o8", tables(found, "FR"))
    assert not only(events, Seated)
    assert drawn(found) == ". ITm . [FR] . [IT] ITm . [CN] . . [US] . [AF] . . ."


def test_no_other_table_is_scored_or_cleared() -> None:
    """With the guest on N Italy has four guests for a moment; it stays all the same."""
    found = cafe(". ITm . [DE] . [IT] ITw . [CN] ITm . [US] . [AF] . . .", f"{FOUR_GERMANS} CUw", WITH_LADIES)
    events = play(found, "gentlemen@TL DEm@N DEm@o1 DEm@o8 DEm@W", tables(found, "FR"))
    assert only(events, Cleared)[0].tables == [0]
    assert found.tally()[0] == 40
    assert drawn(found) == ". ITm . [FR] . [IT] ITw . [CN] ITm . [US] . [AF] . . ."


def test_guests_who_sat_there_before_leave_their_other_tables_too() -> None:
    found = cafe(". ITm . [DE] DEw [IT] . . [CN] . . [US] . [AF] . . .", "DEw DEw DEw CUw", WITH_LADIES)
    play(found, "ladies@TL DEw@o1 DEw@o8 DEw@W", tables(found, "FR"))
    assert drawn(found) == ". ITm . [FR] . [IT] . . [CN] . . [US] . [AF] . . ."


def test_without_a_table_to_lay_the_game_ends() -> None:
    found = cafe(EMPTY, f"{FOUR_GERMANS} CUw", WITH_LADIES)
    leave_tables(found, 0)
    play(found, "gentlemen@TL DEm@o1 DEm@o8 DEm@N DEm@W", Script([]))
    assert found.over
    assert found.ending == TABLES_RAN_OUT
    assert found.tally()[0] == 38


def test_with_an_empty_hand_afterwards_the_player_may_end_the_game() -> None:
    found = cafe(EMPTY, FOUR_GERMANS, WITH_LADIES)
    play(found, "gentlemen@TL DEm@o1 DEm@o8 DEm@N DEm@W", tables(found, "FR"))
    assert found.asks(0) == ASK_EMPTY_HAND
    play(found, "end")
    assert found.tally()[0] == 40


def test_the_table_hears_of_every_step() -> None:
    found = cafe(EMPTY, f"{FOUR_GERMANS} CUw", WITH_LADIES)
    events = play(found, "gentlemen@TL DEm@o1")
    assert events == [Declared(0, 0, 5, 1), Joined(0, 11, 0)]


def test_without_the_variant_there_is_no_such_choice() -> None:
    found = cafe(EMPTY, FOUR_GERMANS, BASIC)
    assert why_not(found, "gentlemen@TL") == "no-such-choice"
    assert (GAME.space(BASIC), GAME.space(WITH_LADIES)) == (315, 325)
