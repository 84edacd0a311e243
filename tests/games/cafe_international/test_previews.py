"""For every guest in hand and every empty seat: the points at each table, or the rule that forbids it."""

from comptoir.games.cafe_international import GAME
from comptoir.games.cafe_international.numbers import DECLARE
from comptoir.games.cafe_international.position import Cafe
from comptoir.games.cafe_international.previews import CafeInternationalPreview, seatings
from tests.games.cafe_international.table import WITH_LADIES, cafe, guest, number, play

ENGLAND_AFRICA = "ENm AFm . [EN] . [AF] AFw . [CN] . . [US] . [DE] . . ."


def preview(found: Cafe, move: str) -> CafeInternationalPreview:
    shown = GAME.preview(GAME.view(found, 0), number(move))
    assert shown is not None
    return shown


def test_points_at_each_table_before_the_guest_sits_down() -> None:
    shown = preview(cafe(ENGLAND_AFRICA, "ENw"), "ENw@N")
    assert (shown.tables, shown.points, shown.total) == ([0, 1], [4, 3], 7)
    assert (shown.refusal, shown.opens, shown.clears) == (0, False, [])


def test_the_rule_that_forbids_it() -> None:
    shown = preview(cafe(ENGLAND_AFRICA, "ENm"), "ENm@N")
    assert (GAME.refusals[shown.refusal].word, shown.tables, shown.total) == ("sexes", [], 0)


def test_an_opener_is_announced() -> None:
    shown = preview(cafe(ENGLAND_AFRICA, "CNw CNm"), "CNw@S")
    assert (shown.opens, shown.total) == (True, 0)


def test_tables_that_would_be_cleared() -> None:
    found = cafe("DEm . DEw [DE] DEw [IT] . . [CN] . . [US] . [AF] . . .", "DEm CUw")
    assert preview(found, "DEm@W").clears == [0]


def test_every_guest_in_hand_on_every_empty_seat_is_answered() -> None:
    found = cafe(ENGLAND_AFRICA, "ENw ENm CUw CUw")
    shown = seatings(GAME.view(found, 0))
    assert len(shown) == 3 * 9
    for seating in shown:
        assert seating.preview.refusal == found.refusal(0, seating.guest * 12 + seating.place)
        assert (seating.preview.refusal == 0) == (seating.preview.total > 0 or seating.preview.opens)
    assert {seating.preview.refusal for seating in shown if seating.guest == guest("CUw")} == {6}


def test_a_spectator_asks_in_vain() -> None:
    seen = GAME.view(cafe(ENGLAND_AFRICA, "ENw"), -1)
    assert seatings(seen) == []
    assert GAME.preview(seen, 0) is None


def test_a_ladies_table_shows_what_it_can_pay() -> None:
    found = cafe(". . . [DE] . [IT] . . [CN] . . [US] . [AF] . . .", "DEw DEw DEw DEw DEm DEm ITm CNm", WITH_LADIES)
    assert preview(found, "ladies@TL").points == [40]
    assert preview(found, "gentlemen@TL").points == [20]
    assert GAME.refusals[preview(found, "ladies@C").refusal].word == "cannot-fill"


def test_the_last_guest_of_a_ladies_table_shows_its_points() -> None:
    found = cafe(". . . [DE] . [IT] . . [CN] . . [US] . [AF] . . .", "DEw DEw DEw DEw", WITH_LADIES)
    play(found, "ladies@TL DEw@o1 DEw@o8 DEw@N")
    assert (preview(found, "DEw@W").total, preview(found, "DEw@W").clears) == (40, [0])


def test_without_the_variant_declaring_is_no_choice() -> None:
    shown = GAME.preview(GAME.view(cafe(ENGLAND_AFRICA, "ENw"), 0), DECLARE)
    assert isinstance(shown, CafeInternationalPreview)
    assert GAME.refusals[shown.refusal].word == "no-such-choice"


def test_nothing_can_be_told_of_drawing() -> None:
    assert GAME.preview(GAME.view(cafe(ENGLAND_AFRICA, "ENw"), 0), number("draw")) is None
