"""Clearing: full tables go together, then new ones come."""

from comptoir.games.cafe_international.choices import GUEST_LETTERS
from comptoir.games.cafe_international.events import Cleared, Seated, TableLaid
from comptoir.games.cafe_international.numbers import TABLES_RAN_OUT
from comptoir.games.cafe_international.options import CafeInternationalOptions
from comptoir.games.cafe_international.position import Cafe
from comptoir.kernel.luck import Script
from tests.games.cafe_international.table import cafe, drawn, only, play, tables, why_not

# Corners clockwise from top left: Russia, Spain, England, Italy; France in the centre.
BEFORE_THE_23_POINTS = """
       RUw        .
    .  [RU]  .  [ES]  .
       RUm [FR]   .
  ITm  [IT]  .  [EN]  .
       ITw        .
"""
TURN = "RUw@N ESm@E ITw@S"


def leave_tables(found: Cafe, count: int) -> None:
    """Only this many tables stay in the pile; the others have been cleared before."""
    pile, gone = found.room.pile, found.room.tables_gone
    for nation in range(12):
        while pile.counts[nation] > 0 and pile.total > count:
            pile.take(nation)
            gone[nation] += 1


def test_the_turn_of_23_points() -> None:
    found = cafe(BEFORE_THE_23_POINTS, "RUw ESm ITw CUw")
    events = play(found, TURN, tables(found, "CU TR"))
    first, second, third = only(events, Seated)
    # Tables by number: Russia 0, Spain 1, France 2, Italy 3, England 4.
    assert (first.tables, first.points) == ([0, 2], [6, 2])
    assert (second.tables, second.points) == ([1, 2], [2, 3])
    assert (third.tables, third.points) == ([2, 3, 4], [4, 4, 2])
    assert found.tally()[0] == 23


def test_after_the_23_points_italy_and_france_leave_with_their_six_guests() -> None:
    found = cafe(BEFORE_THE_23_POINTS, "RUw ESm ITw CUw")
    events = play(found, TURN, tables(found, "CU TR"))
    cleared = only(events, Cleared)[0]
    assert cleared.tables == [2, 3]
    assert sorted(GUEST_LETTERS[kind] for kind in cleared.guests) == ["ESm", "ITm", "ITw", "ITw", "RUm", "RUw"]
    assert sum(found.room.gone) == 6


def test_after_the_23_points_the_centre_is_laid_before_bottom_left_r4() -> None:
    found = cafe(BEFORE_THE_23_POINTS, "RUw ESm ITw CUw")
    events = play(found, TURN, tables(found, "CU TR"))
    assert only(events, TableLaid) == [TableLaid(2, 2), TableLaid(3, 10)]
    assert drawn(found) == "RUw . . [RU] . [ES] . . [CU] . . [TR] . [EN] . . ."


def test_after_the_23_points_shared_guests_have_left_russia_spain_and_england_too() -> None:
    found = cafe(BEFORE_THE_23_POINTS, "RUw ESm ITw CUw")
    play(found, TURN, tables(found, "CU TR"))
    assert [found.room.company(table) for table in range(5)] == [1, 0, 0, 0, 0]


def test_doubling_by_company_would_make_25_of_the_23_points() -> None:
    """Two Russians at the French table would be doubled; so the rulebook's own sum speaks for the table's nation."""
    found = cafe(BEFORE_THE_23_POINTS, "RUw ESm ITw CUw", CafeInternationalOptions(doubling="company"))
    play(found, TURN, tables(found, "CU TR"))
    assert found.tally()[0] == 25


THREE_ABOUT_TO_FILL = """
       DEm       ITm
  DEw [DE]  .   [IT] ITw
       CNm [CN] CNm
    .  [US] USw [AF]  .
        .         .
"""


def test_one_guest_can_fill_three_tables_at_once() -> None:
    """The north seat is the last of Germany, Italy and China, and each has two men and a woman."""
    found = cafe(THREE_ABOUT_TO_FILL, "CNw CUw")
    events = play(found, "CNw@N", tables(found, "CU TR FR"))
    assert only(events, Seated)[0].points == [4, 4, 4]
    assert only(events, Cleared)[0].tables == [0, 1, 2]
    assert drawn(found) == ". . . [CU] . [TR] . . [FR] . . [US] . [AF] . . ."


def test_tables_go_before_new_ones_come_so_that_shared_guests_are_counted_once() -> None:
    found = cafe(THREE_ABOUT_TO_FILL, "CNw CUw")
    events = play(found, "CNw@N", tables(found, "CU TR FR"))
    assert len(only(events, Cleared)[0].guests) == 8
    assert [type(event) for event in events[1:]] == [Cleared, TableLaid, TableLaid, TableLaid]


ONE_SHORT = "DEm . DEw [DE] DEw [IT] . . [CN] . . [US] . [AF] . . ."


def test_after_clearing_the_player_may_go_on() -> None:
    found = cafe(ONE_SHORT, "DEm FRw FRm CUw")
    play(found, "DEm@W", tables(found, "FR"))
    assert found.turn == 0
    play(found, "FRm@o1 FRw@o8")
    assert found.turn == 1


def test_a_leftover_may_sit_alone_among_strangers() -> None:
    """The Italian stays at Italy's outer seat when the guest he shared the table with leaves with Germany."""
    found = cafe("DEm ITm DEw [DE] ITw [IT] . . [CN] . . [US] . [AF] . . .", "DEm CUw")
    play(found, "DEm@W stop", tables(found, "FR"))
    assert drawn(found) == ". ITm . [FR] . [IT] . . [CN] . . [US] . [AF] . . ."


def test_if_the_pile_has_fewer_tables_than_were_cleared_none_is_laid_and_the_game_ends() -> None:
    found = cafe(BEFORE_THE_23_POINTS, "RUw ESm ITw CUw")
    leave_tables(found, 1)
    play(found, TURN, Script([]))
    assert found.over
    assert found.ending == TABLES_RAN_OUT
    assert drawn(found) == "RUw . . [RU] . [ES] . . [--] . . [--] . [EN] . . ."
    assert found.tally()[0] == 23 - 2  # the points just made count; a Cuban is left in hand


def test_with_exactly_enough_tables_the_game_goes_on() -> None:
    found = cafe(BEFORE_THE_23_POINTS, "RUw ESm ITw CUw")
    leave_tables(found, 2)
    play(found, TURN, Script([(0, 2), (0, 1)]))
    assert not found.over
    assert found.room.pile.total == 0


def test_the_game_ends_at_once_even_in_the_middle_of_a_turn() -> None:
    found = cafe(ONE_SHORT, "DEm FRw FRm CUw")
    leave_tables(found, 0)
    play(found, "DEm@W", Script([]))
    assert found.over
    assert found.waiting() == []
    assert why_not(found, "stop") == "not-waiting"


def test_a_nation_keeps_its_second_table_when_the_first_is_cleared() -> None:
    found = cafe("DEm . DEw [DE] DEw [IT] . . [CN] . . [US] . [DE] DEw . .", "DEm DEm CUw")
    play(found, "DEm@W", tables(found, "FR"))
    assert why_not(found, "DEm@o5") == ""
    assert why_not(found, "DEm@o1") == "no-own-table"
