"""Scoring: per guest, at once, at each table where it is not alone."""

import pytest

from comptoir.games.cafe_international.events import Seated
from comptoir.games.cafe_international.options import CafeInternationalOptions
from tests.games.cafe_international.table import cafe, only, play, points, tables

BY_COMPANY = CafeInternationalOptions(doubling="company")


def at_germany(*company: str) -> str:
    """Guests on Germany's outer seats and its inner seat W; everything else is empty."""
    first, second, third = [*company, ".", ".", "."][:3]
    return f"{first} . {second} [DE] . [IT] . {third} [CN] . . [US] . [AF] . . ."


def germany_pays(drawing: str, move: str) -> int:
    found = cafe(drawing, f"{move[:3]} CUw")
    told = only(play(found, move, tables(found, "TR")), Seated)[0]
    return told.points[told.tables.index(0)]


def test_a_couple_of_the_tables_own_nation_scores_4() -> None:
    assert germany_pays(at_germany("DEm"), "DEw@o8") == 4


def test_three_of_the_tables_own_nation_score_6() -> None:
    assert germany_pays(at_germany("DEm", "DEw"), "DEw@W") == 6


def test_two_couples_of_the_tables_own_nation_score_8_r1() -> None:
    """The rulebook prints 4, a misprint: its own sum 4 + 6 + 8 needs 8."""
    assert germany_pays(at_germany("DEm", "DEw", "DEw"), "DEm@N") == 8


@pytest.mark.parametrize(
    ("company", "move", "pays"),
    [(["TRm"], "DEw@o8", 2), (["TRm", "DEw"], "DEw@W", 3), (["TRm", "DEw", "DEw"], "DEm@N", 4)],
)
def test_with_a_guest_from_elsewhere_2_3_and_4(company: list[str], move: str, pays: int) -> None:
    assert germany_pays(at_germany(*company), move) == pays


def test_three_guests_joining_one_at_a_corner_make_18_there_and_20_in_all() -> None:
    """The last two sit at the centre too, where they are two Germans at the Chinese table: 2."""
    found = cafe(at_germany("DEm"), "DEw DEw DEm CUw")
    events = only(play(found, "DEw@o8 DEw@N DEm@W", tables(found, "TR")), Seated)
    assert [told.points[told.tables.index(0)] for told in events] == [4, 6, 8]
    assert found.tally()[0] == 20


def test_three_guests_joining_one_at_the_centre_make_18_there_and_26_in_all() -> None:
    found = cafe(". . . [DE] CNm [IT] . . [CN] . . [US] . [AF] . . .", "CNw CNw CNm CUw")
    events = only(play(found, "CNw@W CNm@S CNw@E", tables(found, "TR")), Seated)
    assert [told.points[told.tables.index(2)] for told in events] == [4, 6, 8]
    assert found.tally()[0] == 26


def test_a_german_woman_then_an_italian_man_between_the_tables_make_7() -> None:
    found = cafe("DEm . . [DE] . [IT] . . [CN] . . [US] . [AF] . . .", "DEw ITm CUw")
    first, second = only(play(found, "DEw@o8 ITm@N"), Seated)
    assert (first.total, second.total) == (4, 3)
    assert second.tables == [0]  # alone at Italy and China
    assert found.tally()[0] == 7


def test_one_guest_scores_at_two_tables_4_at_germany_and_2_at_italy() -> None:
    found = cafe("DEm ITm . [DE] . [IT] . . [CN] . . [US] . [AF] . . .", "DEw CUw")
    told = only(play(found, "DEw@N"), Seated)[0]
    assert (told.tables, told.nations, told.points, told.total) == ([0, 1], [5, 7], [4, 2], 6)


def test_one_guest_scores_3_at_germany_and_2_at_china() -> None:
    found = cafe("DEm . DEw [DE] . [IT] . . [CN] . . [US] AFm [AF] . . .", "ITw CUw")
    told = only(play(found, "ITw@N"), Seated)[0]
    assert (told.tables, told.points) == ([0, 2], [3, 2])


def test_an_english_woman_between_england_and_africa_makes_4_and_3() -> None:
    found = cafe("ENm AFm . [EN] . [AF] AFw . [CN] . . [US] . [DE] . . .", "ENw CUw")
    told = only(play(found, "ENw@N"), Seated)[0]
    assert (told.tables, told.points, told.total) == ([0, 1], [4, 3], 7)


def test_two_russians_at_the_french_table_score_2_r2() -> None:
    drawing = ". . . [RU] RUm [ES] . . [FR] . . [IT] . [EN] . . ."
    found = cafe(drawing, "RUw CUw")
    told = only(play(found, "RUw@W"), Seated)[0]
    assert told.points[told.tables.index(2)] == 2


def test_with_doubling_by_company_two_russians_at_the_french_table_score_4() -> None:
    drawing = ". . . [RU] RUm [ES] . . [FR] . . [IT] . [EN] . . ."
    found = cafe(drawing, "RUw CUw", BY_COMPANY)
    told = only(play(found, "RUw@W"), Seated)[0]
    assert told.points[told.tables.index(2)] == 4


def test_with_doubling_by_company_mixed_guests_are_not_doubled() -> None:
    found = cafe("TRm . . [DE] . [IT] . . [CN] . . [US] . [AF] . . .", "DEw CUw", BY_COMPANY)
    assert points(found, "DEw@o8") == 2


def test_points_of_mixed_and_of_doubled_company_stand_apart_on_the_sheet() -> None:
    found = cafe("DEm ITm . [DE] . [IT] . . [CN] . . [US] . [AF] . . .", "DEw CUw")
    play(found, "DEw@N")
    made, kept = found.sheet(0)[:2], found.sheet(0)[2:]
    assert [(line.key.rpartition("-")[2], line.points) for line in made] == [("plain", 2), ("doubled", 4)]
    assert [line.points for line in kept] == [-2, 0]  # what the Cuban in hand would cost if the game ended now
    assert (found.scores()[0], found.tally()[0]) == (4, 6)
