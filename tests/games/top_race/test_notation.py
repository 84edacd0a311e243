"""Choices as text and by name."""

import pytest

from comptoir.games.top_race import GAME
from comptoir.games.top_race.cards import CARD_CARS, CARD_POINTS
from comptoir.games.top_race.choices import BidMoney, CrossLine, DriveTo, PlaceCar, PlaceToken, PlayCard
from comptoir.games.top_race.options import TopRaceOptions
from comptoir.games.top_race.wording import NAMES
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


@pytest.mark.parametrize(
    ("text", "english", "french"),
    [
        (
            "play-B6W4G2R1",
            "Play Blue 6 · White 4 · Green 2 · Red 1",
            "Jouer la carte bleue 6 · blanche 4 · verte 2 · rouge 1",
        ),
        ("play-B5", "Play Blue 5", "Jouer la carte bleue 5"),
        ("play-*5", "Play Gold 5", "Jouer la carte dorée 5"),
        ("play-*5B2", "Play Gold 5 · Blue 2", "Jouer la carte dorée 5 · bleue 2"),
        (
            "play-B6W4*2Y1",
            "Play Blue 6 · White 4 · Gold 2 · Yellow 1",
            "Jouer la carte bleue 6 · blanche 4 · dorée 2 · jaune 1",
        ),
        ("play-B=R", "Play Blue ↔ Red", "Jouer la carte bleue ↔ rouge"),
        ("gold-G", "Gold number for Green", "Nombre doré pour la verte"),
        ("line-G", "Green line", "Ligne verte"),
        ("line-*", "Gold line", "Ligne dorée"),
    ],
)
def test_moves_are_said_in_both_languages(text: str, english: str, french: str) -> None:
    said = GAME.say_move(GAME.read(text, OPTIONS), OPTIONS)
    assert [words(language).say(said, []) for language in ("en", "fr")] == [english, french]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_card_names_every_line_as_its_car_is_named(language: str) -> None:
    """From the top down; the gold number as the gold line is."""
    cars = [words(language).text(name) for name in NAMES["line"]]
    for kind, name in enumerate(NAMES["card"]):
        lines = [
            f"{cars[car]} {points}" if points else cars[car]
            for car, points in zip(CARD_CARS[kind], CARD_POINTS[kind], strict=True)
        ]
        assert words(language).text(name) == (" · " if CARD_POINTS[kind][0] else " ↔ ").join(lines)


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
