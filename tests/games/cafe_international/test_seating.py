"""Who may sit where: an own table, balanced sexes, no guest alone."""

import pytest

from comptoir.games.cafe_international.choices import NATION_LETTERS
from tests.games.cafe_international.table import cafe, may_sit, play, why_not

AFRICA_USA_GERMANY = """
        .         .
    .  [AF]  .  [US]  .
         .  [DE]  .
    .  [CN]  .  [CU]  .
       CNm        .
"""


@pytest.mark.parametrize("nation", NATION_LETTERS)
def test_an_inner_seat_between_africa_usa_and_germany_takes_exactly_these_three_nations(nation: str) -> None:
    """A man on the south seat keeps company at the centre."""
    found = cafe(AFRICA_USA_GERMANY.replace("[CN]  .", "[CN] CNm"), f"{nation}w")
    assert why_not(found, f"{nation}w@N") == ("" if nation in {"AF", "US", "DE"} else "no-own-table")


def test_an_outer_seat_takes_only_the_nation_of_its_one_table() -> None:
    found = cafe(AFRICA_USA_GERMANY, "CNw CUw DEw")
    assert may_sit(found, "CNw") == "o7 S W"
    assert why_not(found, "DEw@o7") == "no-own-table"
    assert why_not(found, "CUw@o7") == "no-own-table"


def test_a_seat_takes_one_guest() -> None:
    assert why_not(cafe(AFRICA_USA_GERMANY, "CNw"), "CNw@o6") == "seat-taken"


def test_only_guests_in_hand_can_be_seated() -> None:
    assert why_not(cafe(AFRICA_USA_GERMANY, "CNw"), "CNm@o7") == "not-in-hand"


ENGLAND_AFRICA = """
       ENm       AFm
    .  [EN]  .  [AF] AFw
         .  [CN]  .
    .  [US]  .  [DE]  .
        .         .
"""


def test_an_englishman_may_not_sit_where_england_would_have_two_men_and_no_woman() -> None:
    found = cafe(ENGLAND_AFRICA, "ENm ENw")
    assert why_not(found, "ENm@N") == "sexes"
    assert why_not(found, "ENw@N") == ""


def test_the_sexes_must_fit_at_every_table_a_guest_touches() -> None:
    """Fine at England, which has a man; but Africa would have two women and no man."""
    found = cafe(ENGLAND_AFRICA.replace("AFm", "."), "ENw")
    assert why_not(found, "ENw@N") == "sexes"
    assert why_not(found, "ENw@W") == ""


@pytest.mark.parametrize(
    ("company", "woman", "man"),
    [
        ("DEw .", "sexes", ""),
        ("DEm .", "", "sexes"),
        ("DEw DEm", "", ""),
        ("DEw DEw", "sexes", ""),
        ("DEm DEm", "", "sexes"),
    ],
)
def test_women_and_men_at_a_table_differ_by_at_most_one(company: str, woman: str, man: str) -> None:
    first, second = company.split()
    found = cafe(f"{first} . {second} [DE] . [IT] . . [CN] . . [US] . [AF] . . .", "DEw DEm")
    assert why_not(found, "DEw@W") == woman
    assert why_not(found, "DEm@W") == man


def test_with_two_women_and_a_man_only_a_man_may_come() -> None:
    found = cafe("DEw . DEw [DE] DEm [IT] . . [CN] . . [US] . [AF] . . .", "DEw DEm ITw")
    assert why_not(found, "DEw@W") == "sexes"
    assert why_not(found, "DEm@W") == "sexes"  # the man on N sits at the centre too
    found = cafe("DEw . DEm [DE] DEw [IT] . . [CN] . . [US] . [AF] . . .", "DEw DEm")
    assert why_not(found, "DEw@W") == "sexes"
    assert why_not(found, "DEm@W") == ""


def test_company_may_be_a_leftover_of_any_nation() -> None:
    """A Turk from a table long gone is company enough, though no table of his is near."""
    found = cafe("TRm . . [DE] . [IT] . . [CN] . . [US] . [AF] . . .", "DEw")
    assert why_not(found, "DEw@o8") == ""


def test_the_next_guest_must_make_unbalanced_leftovers_fit_again() -> None:
    """Two women stayed behind at Germany: only a man may join them."""
    found = cafe("TRw . TRw [DE] . [IT] . . [CN] . . [US] . [AF] . . .", "DEw DEm")
    assert why_not(found, "DEw@N") == "sexes"
    assert why_not(found, "DEm@N") == ""


def test_company_at_one_of_its_tables_is_enough_r3() -> None:
    """The Italian joins Germany; Italy and China are empty, and that is fine."""
    found = cafe("DEm . DEw [DE] . [IT] . . [CN] . . [US] . [AF] . . .", "ITm")
    assert why_not(found, "ITm@N") == ""


def test_the_company_of_one_woman_and_one_man_is_allowed_r7() -> None:
    found = cafe("DEm . . [DE] . [IT] . . [CN] . . [US] . [AF] . . .", "DEw CNw")
    play(found, "DEw@o8 stop")
    assert [found.room.of_sex(0, sex) for sex in range(2)] == [1, 1]
