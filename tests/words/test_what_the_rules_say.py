"""Sentences that once said something else than the rules, in both languages."""

import re
from importlib.resources import files

import pytest

from comptoir.games import GAMES
from comptoir.games.top_race.circuits import circuit_for
from comptoir.words import LANGUAGES, words


def book(language: str, game: str, chapter: str) -> str:
    """A chapter of the rulebook, as it is written."""
    text = files("comptoir.words").joinpath(language, "rulebook", f"{game}.ftl").read_text(encoding="utf-8")
    found = re.search(rf"^{game}-book-{chapter} =\n(.*?)^    \.title", text, re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[1]


def test_balance_is_kept_by_reaching_thrust_plus_speed_not_only_by_beating_it() -> None:
    said = {"en": ("reach", "beat"), "fr": ("atteindre", "dépasser")}
    for language, (right, wrong) in said.items():
        for text in (book(language, "cafe-race", "thrust"), words(language).text("learn-guide-cafe-race-thrust")):
            assert right in text
            assert wrong not in text


def test_the_staircase_leads_from_the_first_floor_to_the_ground_floor() -> None:
    for language, floors in {"en": ("first floor", "ground floor"), "fr": ("premier étage", "rez-de-chaussée")}.items():
        assert all(floor in book(language, "cafe-race", "board") for floor in floors)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_driver_given_out_costs_thirty(language: str) -> None:
    line = next(line for line in book(language, "top-race", "auction").splitlines() if "10" in line)
    assert "30" in line


@pytest.mark.parametrize(("language", "classic"), [("en", "classic circuit"), ("fr", "circuit classique")])
def test_a_token_lies_between_the_front_row_of_its_circuit_and_99(language: str, classic: str) -> None:
    text = book(language, "top-race", "tokens")
    assert f"−{circuit_for('classic').front} " in text
    assert classic in text
    assert "+99" in text


@pytest.mark.parametrize(("language", "broken"), [("en", "broken down may be named"), ("fr", "ou en panne ;")])
def test_a_gold_number_may_name_a_car_that_has_broken_down(language: str, broken: str) -> None:
    assert broken in book(language, "top-race", "race")


@pytest.mark.parametrize(("language", "both"), [("en", "both players’ together"), ("fr", "des deux joueurs ensemble")])
def test_both_players_turns_count_towards_a_stalled_half(language: str, both: str) -> None:
    line = next(line for line in book(language, "espresso-doppio", "rulings").splitlines() if "R6 ·" in line)
    assert both in line


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "last"), [("cafe-race", 7), ("top-race", 12), ("espresso-doppio", 10)])
def test_every_ruling_stands_in_the_rulebook(language: str, game: str, last: int) -> None:
    assert game in GAMES
    text = book(language, game, "rulings")
    assert [number for number in range(1, last + 2) if f"R{number} ·" in text] == list(range(1, last + 1))


@pytest.mark.parametrize(("language", "alone"), [("en", "Alone"), ("fr", "Seul")])
def test_the_rulings_say_what_the_special_card_and_the_last_bean_mean_to_a_player_alone(
    language: str, alone: str
) -> None:
    lines = book(language, "espresso-doppio", "rulings").splitlines()
    said = [line for line in lines if "R2 ·" in line or "R10 ·" in line]
    assert len(said) == 2
    assert all(alone in line for line in said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_card_means_follows_the_beans_and_pieces_printed_on_it(language: str) -> None:
    say = words(language)
    for key in ("special", "special-takes"):
        assert "3" in say.text(f"espresso-doppio-board-means-{key}", beans=3)
    duo = say.text("espresso-doppio-board-means-duo", parts="X")
    assert "X" in duo
    assert not any(word in duo for word in ("spoon", "cuillère"))


@pytest.mark.parametrize(("language", "game"), [("en", "game"), ("fr", "partie")])
def test_alone_with_no_beans_left_the_button_says_that_it_ends_the_game(language: str, game: str) -> None:
    for key in ("stop-game", "stop-game-sure", "cards-last", "nothing-last"):
        assert game in words(language).text(f"espresso-doppio-board-{key}")
