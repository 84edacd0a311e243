"""Choices as text and by name."""

import pytest

from comptoir.games.top_race import GAME
from comptoir.games.top_race.choices import BidMoney, CrossLine, DriveTo, PlaceCar, PlaceToken, PlayCard
from comptoir.games.top_race.options import TopRaceOptions
from comptoir.words import words
from tests.games.top_race.table import auction, racing

OPTIONS = TopRaceOptions()


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("bid-30", BidMoney(30)),
        ("play-B6W4G2R1", PlayCard(6)),
        ("token-5", PlaceToken(-5)),
        ("token+12", PlaceToken(12)),
        ("grid-1.1", PlaceCar(3, 1, 1)),
        ("finish", CrossLine()),
        ("drive-53.1", DriveTo(116, 53, 1)),
    ],
)
def test_text_and_name_mean_the_same(text: str, move: object) -> None:
    assert GAME.move(GAME.read(text, OPTIONS), OPTIONS) == move


@pytest.mark.parametrize(("former", "now"), [("grid-1", "grid-2.1"), ("grid-6", "grid-1.3"), ("to-52.1", "drive-53.1")])
def test_what_former_records_write_is_read_for_ever(former: str, now: str) -> None:
    assert GAME.read(former, OPTIONS) == GAME.read(now, OPTIONS)


def test_spaces_come_last_so_that_all_other_numbers_are_the_same_on_every_circuit() -> None:
    town = TopRaceOptions(circuit="old-town")
    for text in (
        "pass",
        "bid-990",
        "play-*5",
        "gold-B",
        "break-down",
        "bet-G",
        "hand-6",
        "car-R",
        "line-*",
        "draw",
        "token+99",
    ):
        assert GAME.read(text, OPTIONS) == GAME.read(text, town)
    assert GAME.space(town) < GAME.space(OPTIONS)


def test_moves_are_said_in_both_languages() -> None:
    choice = GAME.read("play-B6W4G2R1", OPTIONS)
    assert words("en").say(GAME.say_move(choice, OPTIONS), []) == "Play Blue 6 · White 4 · Green 2 · Red 1"
    assert words("fr").say(GAME.say_move(choice, OPTIONS), []) == "Jouer bleue 6 · blanche 4 · verte 2 · rouge 1"


def test_a_question_says_which_car_it_is_about() -> None:
    table = racing({"B": "20.0", "R": "26.0"}, ["*5B2", "Y5"]).play("play-*5B2")
    assert GAME.questions[table.race.asks(0)] == "gold"
    table.play("gold-Y")
    assert words("en").say(GAME.say_question(table.race.asks(0)), []) == "Where does Yellow go?"
    assert table.race.asks(1) == 0


def test_a_bid_is_asked_for_a_driver_or_for_a_hand_and_a_car() -> None:
    table = auction(3, drivers="WBRKYG")
    assert GAME.questions[table.race.asks(1)] == "bid-white"
    table = auction(3, options=TopRaceOptions(open_hand=True))
    assert GAME.questions[table.race.asks(1)] == "bid"
