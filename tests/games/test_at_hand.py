"""What takes long to work out is worked out once per content, in whichever process, and handed over."""

from itertools import permutations
from typing import Any

import pytest

from comptoir.games import GAMES
from comptoir.games.espresso_doppio import payments
from comptoir.games.espresso_doppio.deck import CONDITIONS, MOST_PARTS, PARTS, Card, fits, read_card
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
    circuits.LATELY.clear()
    circuits.ALL.clear()
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
    assert len(circuits.LATELY) == circuits.KEPT_CIRCUITS
    circuits.circuit_for.cache_clear()
    assert len({id(kept) for kept in circuits.ALL.values()}) <= circuits.KEPT_CIRCUITS


def test_what_somebody_holds_stays_at_hand_however_many_others_come() -> None:
    game, text = GAMES["top-race"], circuits.circuit_text("old-town")
    mine = options_of("top-race", text.replace("Old Town", "Mine"))
    game.clash(mine, 3)
    held = game.hold(mine)
    assert held is not None
    assert 100_000 < held.size < 10_000_000
    for number in range(circuits.KEPT_CIRCUITS + 5):
        game.clash(options_of("top-race", text.replace("Old Town", f"Town {number}")), 3)
    assert game.at_hand(mine)
    assert game.hold(mine) is held
    del held
    circuits.LATELY.clear()
    circuits.circuit_for.cache_clear()
    assert not game.at_hand(mine), "and nobody else keeps it"


def test_a_card_counts_the_same_turned_round_or_told_in_another_order() -> None:
    """So all decks that can be written share a few hundred counts."""
    pairs = [
        ("set white-cup brown-saucer white-spoon", "set white-spoon brown-saucer white-cup"),
        ("row white brown caramel", "row caramel brown white"),
        ("stack white-cup brown-saucer", "stack brown-saucer white-cup"),
        ("pair cup saucer", "pair saucer cup"),
        ("duo brown-cup white-saucer white-cup brown-saucer", "duo brown-saucer white-cup white-saucer brown-cup"),
    ]
    for pair in pairs:
        first, second = (read_card("1", words[0], words[1:], 1) for words in map(str.split, pair))
        assert payments.content_of(first) == payments.content_of(second)
        assert payments.times_of(first) == payments.times_of(second)


def test_no_more_cards_can_be_written_than_are_kept_for_ever() -> None:
    cards = [
        Card(condition, list(parts), 1, False)
        for condition in range(len(CONDITIONS))
        for number in range(MOST_PARTS + 1)
        for parts in permutations(range(len(PARTS)), number)
        if fits(condition, list(parts))
    ]
    assert len({payments.content_of(card) for card in cards}) == 551


def test_a_complaint_is_kept_with_its_line() -> None:
    game = GAMES["top-race"]
    early, late = options_of("top-race", "circuit X\ngrid"), options_of("top-race", "circuit X\n\n\ngrid")
    for _ in range(2):
        assert [getattr(game.clash(each, 3), "args", {})["line"] for each in (early, late)] == [2, 4]
