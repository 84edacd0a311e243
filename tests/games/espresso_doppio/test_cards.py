"""The sixteen cards, drawn: when each pays, how often, and what the rules page says of all arrangements."""

from importlib.resources import files

import pytest

from comptoir.games.espresso_doppio.deck import CARDS
from comptoir.games.espresso_doppio.runner import ARRANGEMENTS, EXCHANGED, LAYOUTS, PAIRS
from tests.games.espresso_doppio.table import EXAMPLE_A, EXAMPLE_B, beans, drawn_now, pays, play, play_of, shipped


def times_of(card: int) -> bytes:
    """How often a card pays in every arrangement."""
    return shipped().times[card - 1]


def test_the_rulebooks_first_example() -> None:
    assert (beans(2, EXAMPLE_A), beans(15, EXAMPLE_A), beans(7, EXAMPLE_A)) == (1, 1, 0)
    found = play_of(EXAMPLE_A, [2, 7, 15])
    play(found, "3x4TP")
    assert drawn_now(found) == "Tw Sw Pw|Tc Sn Pc|Tn Sc|Pn|–", "brown spoon and brown cup have changed places"
    assert beans(7, drawn_now(found)) == 3


def test_the_rulebooks_second_example() -> None:
    assert beans(4, EXAMPLE_B) == 2
    assert (pays(8, EXAMPLE_B), beans(8, EXAMPLE_B)) == (2, 4)


@pytest.mark.parametrize(
    ("card", "drawn", "times"),
    [
        (1, "Sw|Sc|Sn|Tw Pn|Tn Pw", 1),
        (1, "Tw Sw Pw|Tc Sc Pc|Tn Sn Pn|–|–", 3),
        (1, "Tn Sn Pn|Tc Sc Pc|Tw Sw Pw|–|–", 3),
        (1, "Tw Sn|Tc Sc|Tn Sw|Pw|Pc", 1),
        (1, "Sw|–|Sc|Sn Tw Pw|Tc Pc", 0),
        (2, "–|Tc|Tn Sc|Tw Sn|Sw", 2),
        (2, "–|Tc|Tn Sw|Tw Sn|Sc", 1),
        (3, "–|Tn|Tw|Tc|–", 1),
        (3, "–|Tc|Tw|Tn|–", 1),
        (4, "Pw|Pc|Pn|–|–", 1),
        (4, "–|–|Pn Tw|Pc Sw|Pw", 1),
        (4, "Tw|Tc|Tn|Pw|Pc", 0),
        (5, "–|Tw|Sw Tc|Pw|–", 1),
        (5, "–|Pw|Sw|Tw|–", 1),
        (5, "–|Sw|Tw|Pw|–", 0),
        (6, "Sc|Pc|Tc|–|–", 1),
        (6, "–|–|Tc|Pc|Sc", 1),
        (7, "Pn Sw|Tn Sc|Sn|–|–", 1),
        (11, "–|Tw Sn Pc|–|–|–", 1),
        (11, "–|Tw Sn|Pc|–|–", 0),
        (12, "–|–|–|–|Tn Sc Pw", 1),
    ],
)
def test_a_card_pays(card: int, drawn: str, times: int) -> None:
    assert pays(card, complete(drawn)) == times


def complete(drawn: str) -> str:
    """Add the pieces a drawing leaves out, on the last spaces without their type, brown first."""
    spaces = [words.replace("–", "").split() for words in drawn.split("|")]
    for kind in "STP":
        for colour in "ncw":
            if not any(kind + colour in words for words in spaces):
                free = [words for words in spaces if not any(word[0] == kind for word in words)]
                free[-1].append(kind + colour)
    return "|".join(" ".join(words) or "–" for words in spaces)


def test_cups_one_way_and_saucers_the_other_pay_once_because_a_card_is_read_one_way() -> None:
    assert pays(1, "Tw Sn|Tc Sc|Tn Sw Pc|Pw|Pn") == 1


def test_both_ways_the_better_one_counts() -> None:
    assert pays(1, "Tw Sn Pw|Tc Sc Pc|Tn Sw Pn|–|–") == 2


def test_a_lone_piece_shares_its_space_with_nobody() -> None:
    assert pays(8, "Tw|Tc|Tn Sw Pw|Sc Pc|Sn Pn") == 2
    assert pays(9, "Tw|Tc|Tn Sw Pw|Sc Pc|Sn Pn") == 0
    assert pays(9, "Sw|Sc|Sn Tw Pw|Tc Pc|Tn Pn") == 2
    assert pays(10, "Pw|Tc Sc|Tn Sn|Tw Sw Pn|Pc") == 2


def test_cup_and_saucer_on_neighbouring_spaces_pay_for_each_pair_of_spaces() -> None:
    """R7: pairs may overlap; three such spaces in a row pay twice."""
    assert pays(13, "Tw Sn|Tc Sc Pc|Pw|Tn|Sw Pn") == 1
    assert pays(13, "Tw Sn|Tc Sc Pw|Tn Sw|Pc|Pn") == 2
    assert pays(13, "Tw Sn|Pw|Tn Sw|Pc|Tc Sc Pn") == 0


def test_the_duo_wants_its_four_pieces_and_no_spoons() -> None:
    assert pays(14, "Tc Sw|Tw Sc|Tn Pw|Sn Pc|Pn") == 1
    assert pays(14, "Pn|Tw Sc|Tc Sw|Sn Pc|Tn Pw") == 1
    assert pays(14, "Tc Sw Pn|Tw Sc|Tn Pw|Sn Pc|–") == 0
    assert pays(14, "Tc Sw|Tn Pw|Tw Sc|Sn Pc|Pn") == 0
    assert beans(14, "Tc Sw|Tw Sc|Tn Pw|Sn Pc|Pn") == 4


def test_a_colour_run_may_be_in_any_order_and_each_colour_counts() -> None:
    assert pays(15, "Sw Tc Pn|Tw Pc Sn|Pw Sc Tn|–|–") == 3
    assert pays(15, "Sw|Tw|Pw Sc|Tc Sn Pn|Pc Tn") == 2
    assert pays(15, "Sw Tw|Pw|Sc Tc|Sn Tn Pn|Pc") == 0


def test_rows_sets_and_runs_ignore_other_pieces_on_the_spaces() -> None:
    everything = "Tw Sw Pw|Tc Sc Pc|Tn Sn Pn|–|–"
    assert (pays(1, everything), pays(4, everything)) == (3, 1)
    assert pays(5, "Tw Sn Pc|Sw Tc Pn|Pw Tn Sc|–|–") == 1


def test_the_special_card_counts_empty_spaces() -> None:
    assert pays(16, "Tw Sw Pw|Tc Sc Pc|Tn Sn Pn|–|–") == 2
    assert pays(16, "Tw Sw Pw|Tc Sc Pc|–|Tn Sn|Pn") == 1
    assert pays(16, EXAMPLE_B) == 0


@pytest.mark.parametrize("card", [1, 2, 3])
def test_a_colour_row_is_met_in_58_536_arrangements_and_pays_61_722_times(card: int) -> None:
    times = times_of(card)
    assert ARRANGEMENTS - times.count(0) == 58_536
    assert sum(times) == 61_722


def test_how_often_a_card_pays_at_most() -> None:
    most = [max(times_of(card)) for card in range(1, CARDS + 1)]
    assert most == [3, 3, 3, 1, 1, 1, 1, 2, 2, 2, 1, 1, 2, 1, 3, 2]


def test_all_tables_together_take_less_than_five_megabytes() -> None:
    lists = LAYOUTS * PAIRS * 8 + 1000 * 63 * 8
    assert sum(map(len, shipped().times)) == CARDS * ARRANGEMENTS
    assert len(EXCHANGED) == LAYOUTS * PAIRS
    assert sum(map(len, shipped().times)) + lists < 5_000_000


def test_guessed_beans_are_marked_and_no_others() -> None:
    """R8."""
    guessed = [number for number, card in enumerate(shipped().cards, 1) if card.guess]
    assert guessed == [1, 3, 9, 10, 11, 12, 13, 14]


def test_the_beans_of_the_cards() -> None:
    assert shipped().beans[:15] == [1, 1, 1, 2, 3, 3, 3, 2, 2, 2, 3, 3, 1, 4, 1]


def test_the_deck_is_one_file() -> None:
    assert shipped().text == files("comptoir.games.espresso_doppio").joinpath("deck.txt").read_text(encoding="utf-8")
