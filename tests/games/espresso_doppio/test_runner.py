"""Arrangements and actions: what the rules page says of all 216,000."""

from comptoir.games.espresso_doppio.choices import exchanged
from comptoir.games.espresso_doppio.drawing import draw_runner, read_runner
from comptoir.games.espresso_doppio.numbers import NOTHING_THERE
from comptoir.games.espresso_doppio.runner import (
    ARRANGEMENTS,
    BARE_PAIR,
    COLOURS,
    EXCHANGED,
    EXCHANGES,
    LAYOUT,
    LAYOUTS,
    LEGAL,
    PAIR,
    PAIRS,
    TYPE_SETS,
    after_exchange,
    legal_exchanges,
    may_exchange,
    spaces_of,
)
from tests.games.espresso_doppio.table import (
    EXAMPLE_A,
    EXAMPLE_B,
    TEXTS,
    arrangement,
    drawn_now,
    play,
    play_of,
    refused,
)


def types_of(arrangement_number: int) -> tuple[int, int, int]:
    return arrangement_number // 3600, arrangement_number // 60 % 60, arrangement_number % 60


def test_there_are_216_000_arrangements() -> None:
    assert len(LAYOUT) == LAYOUTS == 60
    assert len({tuple(layout) for layout in LAYOUT}) == 60
    assert all(len(set(layout)) == 3 for layout in LAYOUT)
    assert LAYOUTS**3 == ARRANGEMENTS == 216_000


def test_an_arrangement_has_58_60_or_63_actions() -> None:
    """All different bare pairs: 58; two alike: 60; three alike: 63. Every arrangement has one of the thousand lists."""
    for number, legal in enumerate(LEGAL):
        bare = {number // 100, number // 10 % 10, number % 10}
        assert len(legal) == {3: 58, 2: 60, 1: 63}[len(bare)]
        assert legal == sorted(set(legal))
    for saucers in range(LAYOUTS):
        for cups in range(LAYOUTS):
            for spoons in range(0, LAYOUTS, 7):
                number = (BARE_PAIR[saucers] * PAIRS + BARE_PAIR[cups]) * PAIRS + BARE_PAIR[spoons]
                assert legal_exchanges(saucers, cups, spoons) is LEGAL[number]


def test_an_action_is_two_spaces_and_types_that_each_stand_on_one_of_them() -> None:
    for number in range(0, ARRANGEMENTS, 431):
        saucers, cups, spoons = types_of(number)
        allowed = []
        for exchange in range(EXCHANGES):
            pair, types = exchanged(exchange)
            layouts = [LAYOUT[saucers], LAYOUT[cups], LAYOUT[spoons]]
            if all(set(pair) & set(layouts[kind]) for kind in types):
                allowed.append(exchange)
            assert may_exchange(saucers, cups, spoons, exchange) == (exchange in allowed)
        assert legal_exchanges(saucers, cups, spoons) == allowed


def test_an_action_undoes_itself_when_repeated() -> None:
    """It maps each type apart, so it is enough that every entry of the 60 × 10 table undoes itself."""
    for layout in range(LAYOUTS):
        for pair in range(PAIRS):
            after = EXCHANGED[layout * PAIRS + pair]
            assert EXCHANGED[after * PAIRS + pair] == layout
            assert (after == layout) == (BARE_PAIR[layout] == pair)
    for number in range(0, ARRANGEMENTS, 431):
        for exchange in legal_exchanges(*types_of(number)):
            assert after_exchange(after_exchange(number, exchange), exchange) == number


def test_no_two_actions_lead_to_the_same_arrangement() -> None:
    """Every type of an action moves, so equal results mean equal types; and nine pairs move a layout to nine others."""
    for layout in range(LAYOUTS):
        results = {EXCHANGED[layout * PAIRS + pair] for pair in range(PAIRS) if BARE_PAIR[layout] != pair}
        assert len(results) == 9
        assert layout not in results
    for number in range(0, ARRANGEMENTS, 431):
        legal = legal_exchanges(*types_of(number))
        results = {after_exchange(number, exchange) for exchange in legal}
        assert len(results) == len(legal)
        assert number not in results


def test_an_exchange_moves_the_pieces_of_its_types_on_its_two_spaces_and_no_others() -> None:
    for number in range(0, ARRANGEMENTS, 4311):
        before = spaces_of(*types_of(number))
        for exchange in legal_exchanges(*types_of(number)):
            pair, types = exchanged(exchange)
            after = spaces_of(*types_of(after_exchange(number, exchange)))
            for piece, space in enumerate(before):
                moves = piece // COLOURS in types and space in pair
                assert after[piece] == (pair[1 - pair.index(space)] if moves else space)


def test_cup_and_saucer_may_join_a_spoon() -> None:
    found = play_of("Tc Sw Pc|Tw Sc Pn|Tn Sn|Pw|–", [1])
    play(found, "1x4ST")
    assert drawn_now(found) == "Pc|Tw Sc Pn|Tn Sn|Tc Sw Pw|–"


def test_cup_saucer_and_spoon_can_go_to_a_spoon_only_as_an_exchange() -> None:
    """One to three pieces for one to three: three for one spoon, which comes back; then a cup for a spoon."""
    found = play_of("Tc Sw Pw|Pn|Tn Sn|Sc Pc|Tw", [1])
    play(found, "1x2STP")
    assert drawn_now(found) == "Pn|Tc Sw Pw|Tn Sn|Sc Pc|Tw"
    play(found, "3x4TP")
    assert drawn_now(found) == "Pn|Tc Sw Pw|Sn Pc|Tn Sc|Tw"


def test_a_type_that_stands_on_neither_space_cannot_be_exchanged() -> None:
    found = play_of("Tc Sw Pw|Tw Sc Pc|Tn Sn|Pn|–", [1])
    for types in ("T", "S", "ST", "STP"):
        assert refused(found, f"4x5{types}") == NOTHING_THERE
    assert refused(found, "4x5P") == 0


def test_runners_are_drawn_and_read() -> None:
    for drawn in (EXAMPLE_A, EXAMPLE_B):
        assert draw_runner(read_runner(drawn)) == drawn
    assert draw_runner(spaces_of(*types_of(arrangement(EXAMPLE_A)))) == EXAMPLE_A
    assert draw_runner(read_runner("Sw|-|-|-|Sn")) == "Sw|–|–|–|Sn"


def test_exchange_numbers_name_pairs_of_spaces_and_sets_of_types() -> None:
    assert len(PAIR) * TYPE_SETS == EXCHANGES == 70
    assert TEXTS["1x2S"] == 0
    assert TEXTS["4x5STP"] == 69
    assert exchanged(TEXTS["2x4TP"]) == ([1, 3], [1, 2])
