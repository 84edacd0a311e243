"""Choices by number, by name and as text."""

import pytest

from comptoir.games.cafe_international import GAME
from comptoir.games.cafe_international.choices import DeclareTable, DrawGuest, PutDown, SeatGuest
from comptoir.kernel.say import Move
from comptoir.words import words
from tests.games.cafe_international.table import BASIC, WITH_LADIES


@pytest.mark.parametrize(
    ("text", "choice", "move"),
    [
        ("FRw@N", 8 * 12 + 8, SeatGuest(8, 8)),
        ("draw", 288, DrawGuest()),
        ("hide:USm", 312, PutDown(23)),
        ("gentlemen@C", 320, DeclareTable(2, 1)),
    ],
)
def test_a_choice_has_one_number_one_name_and_one_text(text: str, choice: int, move: Move) -> None:
    assert GAME.read(text, WITH_LADIES) == choice
    assert GAME.write(choice, WITH_LADIES) == text
    assert GAME.move(choice, WITH_LADIES) == move
    assert GAME.number(move, WITH_LADIES) == choice


def test_ladies_tables_are_not_read_where_they_are_not_played() -> None:
    with pytest.raises(ValueError, match="ladies@TL"):
        GAME.read("ladies@TL", BASIC)


def test_a_move_is_said_in_both_languages() -> None:
    said = GAME.say_move(8 * 12 + 8, BASIC)
    assert words("en").say(said, []) == "Seat a French woman: north seat"
    assert words("fr").say(said, []) == "Placer une Française\u00a0: chaise nord"
