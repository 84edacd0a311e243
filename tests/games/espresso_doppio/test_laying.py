"""Set-up as play: saucers, cups, spoons; no two of one type nor of one colour on a space."""

import pytest

from comptoir.games.espresso_doppio import GAME
from comptoir.games.espresso_doppio.events import Began, CardShown, Placed, TurnBegins
from comptoir.games.espresso_doppio.numbers import (
    ALL_LAID,
    ALREADY_LAID,
    ASK_CUP,
    ASK_SAUCER,
    ASK_SPOON,
    LAY_FIRST,
    OTHER_TYPE,
    PLACE,
    SAME_COLOUR,
    SAME_TYPE,
)
from comptoir.games.espresso_doppio.position import Espresso
from comptoir.games.espresso_doppio.rules.laying import laying_choices
from comptoir.games.espresso_doppio.runner import NOWHERE, PIECES, SPACES
from comptoir.kernel.journal import Journal
from comptoir.kernel.luck import Script
from tests.games.espresso_doppio.table import drawn_now, lawful, only, play, refused


def new_table(starter: int = 0, journal: Journal | None = None) -> Espresso:
    """Seat 0 shows cards 1, 2, 3 and seat 1 cards 4, 5, 6."""
    draws = [(starter, 2)] + [(0, bound) for bound in range(16, 10, -1)]
    return GAME.setup(GAME.rule_sets["basic"], 2, Script(draws), journal)


def test_a_random_player_begins_and_both_show_their_top_three() -> None:
    journal = Journal()
    found = new_table(1, journal)
    assert journal.seen_by(-1)[0] == Began(1)
    assert found.waiting() == [1]
    assert found.shown == [[0, 1, 2], [3, 4, 5]]
    assert found.left == [5, 5]
    assert len(only(journal.seen_by(-1), CardShown)) == 6


@pytest.mark.parametrize("starter", [0, 1])
def test_players_lay_in_turn_and_the_second_takes_the_first_turn(starter: int) -> None:
    found = new_table(starter)
    layers, questions = [], []
    for word in ("Sw1", "Sc2", "Sn3", "Tc1", "Tn2", "Tw3", "Pn1", "Pw2", "Pc3"):
        layers.append(found.waiting()[0])
        questions.append(found.asks(layers[-1]))
        events = play(found, word)
    a, b = starter, 1 - starter
    assert layers == [a, b, a, b, a, b, a, b, a]
    assert questions == [ASK_SAUCER] * 3 + [ASK_CUP] * 3 + [ASK_SPOON] * 3
    assert events == [Placed(a, 7, 3), TurnBegins(b)]
    assert found.waiting() == [b]
    assert drawn_now(found) == "Tc Sw Pn|Tn Sc Pw|Tw Sn Pc|–|–"
    assert lawful(found)


def test_any_remaining_piece_of_the_type_may_be_laid() -> None:
    found = new_table()
    assert len(found.choices(0)) == 15
    play(found, "Sn4")
    assert refused(found, "Sn1") == ALREADY_LAID
    assert refused(found, "Sw4") == SAME_TYPE
    assert refused(found, "Sw1") == 0


def test_saucers_come_first_then_cups_then_spoons() -> None:
    found = new_table()
    assert refused(found, "Tw1") == OTHER_TYPE
    assert refused(found, "Pw1") == OTHER_TYPE
    play(found, "Sw1 Sc2 Sn3")
    assert refused(found, "Pw4") == OTHER_TYPE
    assert refused(found, "Sw4") == OTHER_TYPE


def test_a_space_takes_no_two_pieces_of_one_colour_while_laying() -> None:
    found = new_table()
    play(found, "Sw1 Sc2 Sn3")
    assert refused(found, "Tw1") == SAME_COLOUR
    assert refused(found, "Tc1") == 0


def test_nothing_else_is_done_before_all_is_laid_and_nothing_is_laid_after() -> None:
    found = new_table()
    for word in ("1x2S", "card1", "stop"):
        assert refused(found, word) == LAY_FIRST
    play(found, "Sw1 Sc2 Sn3 Tc1 Tn2 Tw3 Pn1 Pw2 Pc3")
    assert refused(found, "Sw4") == ALL_LAID


def test_nobody_can_get_stuck_in_92_716_states_that_lead_to_27_480_arrangements() -> None:
    level: set[tuple[int, ...]] = {(NOWHERE,) * PIECES}
    total = 1
    for count in range(PIECES):
        following: set[tuple[int, ...]] = set()
        for state in level:
            choices = laying_choices(list(state), count)
            assert choices
            for choice in choices:
                piece, space = divmod(choice - PLACE, SPACES)
                following.add((*state[:piece], space, *state[piece + 1 :]))
        level = following
        total += len(level)
    assert (total, len(level)) == (92_716, 27_480)
