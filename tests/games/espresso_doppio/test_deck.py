"""The deck is data: an owner of the game can correct it, and mistakes in it are explained."""

import hashlib

import pytest

from comptoir.games.espresso_doppio import GAME
from comptoir.games.espresso_doppio.choices import Score
from comptoir.games.espresso_doppio.deck import LONGEST_TEXT, DeckError, read_deck
from comptoir.games.espresso_doppio.options import SHIPPED_DECK, EspressoDoppioOptions, deck_for
from comptoir.kernel.game import whichever
from comptoir.kernel.luck import Fast
from comptoir.kernel.record import read_record
from comptoir.kernel.replay import replay
from comptoir.words import LANGUAGES, words
from tests.contract.laws import play_session
from tests.games.espresso_doppio.table import EXAMPLE_A, arrangement

LINES = [line for line in SHIPPED_DECK.splitlines() if line and not line.startswith("#")]


def corrected(number: int, line: str) -> str:
    return "\n".join([*LINES[: number - 1], line, *LINES[number:]])


def test_an_owner_can_correct_beans_and_conditions() -> None:
    options = EspressoDoppioOptions(deck=corrected(2, "2 5 row caramel-saucer brown-saucer white-saucer"))
    assert GAME.clash(options, 2) is None
    deck = deck_for(options)
    assert deck.pays(1, arrangement(EXAMPLE_A)) == 1
    assert deck.beans[1] == 5
    assert GAME.view(GAME.setup(options, 2, Fast(1)), 0).options == options


def test_a_corrected_deck_is_told_in_the_words_of_its_own_cards() -> None:
    options = EspressoDoppioOptions(deck=corrected(8, "8 2 lone spoon"))
    said = words("en").say(GAME.say_move(GAME.read("card8", options), options), [])
    assert said == "Score card 8 (alone on its space, spoon)"
    assert GAME.number(Score(8, ()), options) == GAME.read("card8", options)


def test_a_record_carries_a_corrected_deck_in_full_and_of_ours_the_hash() -> None:
    ours = "sha256:" + hashlib.sha256(SHIPPED_DECK.encode()).hexdigest()
    assert GAME.embedded(EspressoDoppioOptions()) == {"deck": ours}
    options = EspressoDoppioOptions("solo", corrected(1, "1 2 row white caramel brown"))
    session = play_session(whichever(GAME), options, 1, 5)
    record = read_record(session.text(), {GAME.name: whichever(GAME)})
    assert record.embedded == {"deck": options.deck}
    assert [moment.position.over for moment in replay(record, whichever(GAME))][-1]


@pytest.mark.parametrize(
    ("number", "line", "reason"),
    [
        (3, "3 1", "line"),
        (3, "0 1 run", "line"),
        (3, "17 1 run", "line"),
        (3, "2 1 run", "line"),
        (3, "x 1 run", "line"),
        (3, "3 0 run", "beans"),
        (3, "3 ? run", "beans"),
        (3, "3 12 run", "beans"),
        (3, "3 1 rows", "condition"),
        (3, "3 1 run white", "parts"),
        (3, "3 1 row white caramel", "parts"),
        (3, "3 1 row white caramel green", "parts"),
        (3, "3 1 row white white brown", "parts"),
        (3, "3 1 row white caramel-cup brown", "parts"),
        (3, "3 1 row cup saucer spoon", "parts"),
        (3, "3 1 set white caramel brown", "parts"),
        (3, "3 1 lone white-cup", "parts"),
        (3, "3 1 lone white", "parts"),
        (3, "3 1 stack white-cup brown-cup", "parts"),
        (3, "3 1 stack", "parts"),
        (3, "3 1 pair cup", "parts"),
        (3, "3 1 duo white-cup brown-cup white-saucer brown-spoon", "parts"),
    ],
)
def test_a_mistake_in_a_deck_is_explained_with_its_line(number: int, line: str, reason: str) -> None:
    text = corrected(number, line)
    with pytest.raises(DeckError) as caught:
        read_deck(text)
    assert (caught.value.reason, caught.value.line) == (reason, number)
    clash = GAME.clash(EspressoDoppioOptions(deck=text), 2)
    assert clash is not None
    for language in LANGUAGES:
        assert str(number) in words(language).say(clash, [])


@pytest.mark.parametrize(("text", "reason"), [("\n".join(LINES[:15]), "count"), ("#" * (LONGEST_TEXT + 1), "long")])
def test_a_deck_has_sixteen_cards_on_one_page(text: str, reason: str) -> None:
    clash = GAME.clash(EspressoDoppioOptions(deck=text), 2)
    assert clash is not None
    assert clash.key == f"espresso-doppio-clash-deck-{reason}"
    assert all(words(language).has(clash.key) for language in LANGUAGES)


@pytest.mark.parametrize(("mode", "seats"), [("solo", 2), ("duel", 1), ("master", 1), ("duel", 3)])
def test_every_way_to_play_has_its_number_of_players(mode: str, seats: int) -> None:
    clash = GAME.clash(GAME.make_options({"mode": mode}), seats)
    assert clash is not None
    assert all(words(language).has(clash.key) for language in LANGUAGES)


def test_the_shipped_deck_fits_its_own_limit() -> None:
    assert len(SHIPPED_DECK) < LONGEST_TEXT
