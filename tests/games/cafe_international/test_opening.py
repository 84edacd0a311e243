"""Opening: a guest may sit alone only if the very next one joins it."""

from comptoir.games.cafe_international.events import Opened, Seated, TurnSum
from comptoir.games.cafe_international.numbers import ASK_FOLLOW, ASK_MORE
from tests.games.cafe_international.table import cafe, drawn, may_sit, only, play, points, tables, why_not

EMPTY = """
        .         .
    .  [DE]  .  [IT]  .
         .  [CN]  .
    .  [US]  .  [AF]  .
        .         .
"""


def test_in_an_empty_café_an_opener_and_its_follower_take_their_seats() -> None:
    found = cafe(EMPTY, "DEm DEw CNm")
    events = play(found, "DEm@o1 DEw@o8 stop")
    assert events[0] == Opened(0, guest=11, place=0)
    assert only(events, Seated)[0].total == 4
    assert events[-1] == TurnSum(0, 4)


def test_an_opener_scores_nothing() -> None:
    found = cafe(EMPTY, "DEm DEw CNm")
    assert points(found, "DEm@o1") == 0
    assert found.asks(0) == ASK_FOLLOW


def test_after_an_opener_the_player_may_not_stop() -> None:
    found = cafe(EMPTY, "DEm DEw CNm")
    play(found, "DEm@o1")
    assert why_not(found, "stop") == "must-follow"
    assert why_not(found, "draw") == "must-follow"
    assert why_not(found, "end") == "hand-not-empty"


def test_the_very_next_guest_must_join_the_opener() -> None:
    """The African could open elsewhere, but now he must wait."""
    found = cafe(EMPTY, "DEm DEw AFm AFw")
    play(found, "DEm@o1")
    assert why_not(found, "AFw@o4") == "must-follow"
    assert may_sit(found, "DEw") == "o8 N W"
    assert may_sit(found, "AFw") == ""
    play(found, "DEw@o8")
    assert found.asks(0) == ASK_MORE


def test_the_follower_may_sit_at_any_table_of_the_opener() -> None:
    """An opener on the north seat sits at Germany, Italy and China."""
    found = cafe(EMPTY, "DEm ITw CNw AFw")
    play(found, "DEm@N")
    assert may_sit(found, "ITw") == "o2 o3 E"
    assert may_sit(found, "CNw") == "E S W"
    assert why_not(found, "AFw@o4") == "must-follow"
    assert may_sit(found, "AFw") == "E S"


def test_the_follower_is_of_the_other_sex() -> None:
    found = cafe(EMPTY, "DEm DEm DEw")
    play(found, "DEm@o1")
    assert why_not(found, "DEm@o8") == "sexes"


def test_an_opening_that_nobody_in_hand_can_follow_is_not_offered() -> None:
    found = cafe(EMPTY, "DEm AFw DEm")
    assert why_not(found, "DEm@o1") == "nobody-follows"  # the African woman may sit nowhere at Germany
    assert why_not(found, "DEm@N") == ""  # she can join at the centre
    assert why_not(found, "AFw@o4") == "nobody-follows"


def test_a_lone_card_cannot_open() -> None:
    assert why_not(cafe(EMPTY, "DEm"), "DEm@o1") == "nobody-follows"
    assert cafe(EMPTY, "DEm").choices(0) == [288]


def test_the_second_guest_may_open_because_a_third_can_follow() -> None:
    found = cafe(EMPTY.replace("[AF]  .", "[AF] AFw"), "AFm USm USw CNm")
    assert points(found, "AFm@o5 USm@o6 USw@o7") == 8
    assert found.turn == 1


def test_the_third_guest_may_not_open() -> None:
    found = cafe(EMPTY.replace("[AF]  .", "[AF] AFw"), "AFm AFw DEm DEw")
    play(found, "AFm@o5 AFw@E")
    assert why_not(found, "DEm@o1") == "last-alone"
    assert why_not(found, "DEm@N") == ""  # the African woman on E sits at the centre as well


def test_two_openings_in_one_turn_need_four_guests_and_are_impossible() -> None:
    found = cafe(EMPTY, "DEm DEw AFm AFw")
    play(found, "DEm@o1 DEw@o8")
    assert why_not(found, "AFm@o4") == "last-alone"


def test_with_company_at_one_table_a_guest_is_no_opener() -> None:
    """Italy and China are empty, but the German on o1 keeps company at Germany: the player may stop."""
    found = cafe(EMPTY.replace("    .  [DE]", "   DEm [DE]"), "ITw CNm")
    events = play(found, "ITw@N stop")
    assert not only(events, Opened)


def test_if_the_follower_leaves_with_a_table_it_fills_the_opener_stays_alone() -> None:
    """The west seat touches America, where the opener sits, and Germany, which lacks one guest."""
    found = cafe(
        """
       DEm        .
  DEw [DE] DEw  [IT]  .
         .  [CN]  .
    .  [US]  .  [AF]  .
        .         .
""",
        "USw USm CNm",
    )
    play(found, "USw@o6")
    play(found, "USm@W", tables(found, "FR"))
    assert drawn(found) == ". . . [FR] . [IT] . . [CN] . . [US] . [AF] . USw ."
    assert why_not(found, "stop") == ""
