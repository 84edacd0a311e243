"""What takes long to work out is worked out once per content, in whichever process, and handed over."""

from typing import Any

import pytest

from comptoir.games import GAMES
from comptoir.games.espresso_doppio import payments
from comptoir.games.espresso_doppio.options import SHIPPED_DECK
from comptoir.games.top_race import circuits
from comptoir.kernel.game import Options
from comptoir.kernel.luck import Fast

TEXTS = {
    "espresso-doppio": ("deck", SHIPPED_DECK, 2),
    "top-race": ("circuit", circuits.circuit_text("old-town"), 3),
}


@pytest.fixture(autouse=True)
def forget_before() -> None:
    forget()


def forget() -> None:
    payments.KEPT.clear()
    payments.TIMES.clear()
    circuits.KEPT.clear()
    circuits.circuit_for.cache_clear()


def options_of(game: str, text: str) -> Options:
    return GAMES[game].make_options({TEXTS[game][0]: text})


@pytest.mark.parametrize("name", TEXTS)
def test_what_another_process_worked_out_is_taken_in(name: str) -> None:
    game, (_, text, seats) = GAMES[name], TEXTS[name]
    options = options_of(name, text)
    assert not game.at_hand(options)
    found = game.work_out(options)
    first = game.setup(options, seats, Fast(1))
    forget()
    game.take_in(options, found)
    assert game.at_hand(options)
    assert game.view(game.setup(options, seats, Fast(1)), 0) == game.view(first, 0)


@pytest.mark.parametrize("name", TEXTS)
def test_other_spaces_and_remarks_make_no_other_content(name: str) -> None:
    game, (_, text, seats) = GAMES[name], TEXTS[name]
    game.setup(options_of(name, text), seats, Fast(1))
    assert game.at_hand(options_of(name, "\n# mine\n" + text.replace(" ", "   ")))


def test_two_texts_of_one_deck_keep_their_own_words() -> None:
    """The words of one table, remarks included, are never shown at another."""
    game = GAMES["espresso-doppio"]
    mine = options_of("espresso-doppio", "# mine\n" + SHIPPED_DECK)
    theirs = options_of("espresso-doppio", "# theirs\n" + SHIPPED_DECK)
    for options in (mine, theirs):
        view: Any = game.view(game.setup(options, 2, Fast(1)), 0)
        assert view.options == options


def test_what_is_kept_is_bounded() -> None:
    game, text = GAMES["top-race"], circuits.circuit_text("old-town")
    for number in range(circuits.KEPT_CIRCUITS + 5):
        game.clash(options_of("top-race", f"{text}\nroad {number}"), 3)
        game.clash(options_of("top-race", text.replace("Old Town", f"Town {number}")), 3)
    assert len(circuits.KEPT) == circuits.KEPT_CIRCUITS


def test_a_complaint_is_kept_with_its_line() -> None:
    game = GAMES["top-race"]
    early, late = options_of("top-race", "circuit X\ngrid"), options_of("top-race", "circuit X\n\n\ngrid")
    for _ in range(2):
        assert [getattr(game.clash(each, 3), "args", {})["line"] for each in (early, late)] == [2, 4]
