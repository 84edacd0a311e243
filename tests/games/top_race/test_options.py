"""Options: which combine, which clash and why."""

from itertools import combinations

import pytest

from comptoir.games.top_race import GAME
from comptoir.games.top_race.options import SWITCHES, TopRaceOptions
from comptoir.kernel.game import Refused
from comptoir.kernel.luck import Fast
from comptoir.kernel.playout import play_out_audited
from comptoir.words import words

# The table of the rules page: a pair that is refused, and the letter of its reason.
REFUSED = {
    ("open_hand", "bingo"): "no-hands",
    ("total", "bingo"): "no-hands",
    ("bingo", "lucky"): "no-hands",
    ("open_hand", "lucky"): "bought-whole",
    ("long_distance", "bingo"): "never-home",
    ("tokens", "bingo"): "never-home",
    **{(name, "children"): "children" for name in SWITCHES if name != "children"},
}
PAIRS = list(combinations(SWITCHES, 2))


@pytest.mark.parametrize("pair", PAIRS, ids="+".join)
def test_a_pair_combines_or_is_refused_with_the_reason_of_the_rules(pair: tuple[str, str]) -> None:
    options = GAME.make_options(dict.fromkeys(pair, True))
    reason = GAME.clash(options, 4)
    if pair in REFUSED:
        assert reason is not None
        assert reason.key == f"top-race-clash-{REFUSED[pair]}"
        with pytest.raises(Refused):
            GAME.check(options, 4)
    else:
        assert reason is None


@pytest.mark.parametrize("pair", [pair for pair in PAIRS if pair not in REFUSED], ids="+".join)
def test_an_allowed_pair_plays_to_the_end(pair: tuple[str, str]) -> None:
    for seats in (2, 5):
        luck = Fast(seats)
        position = GAME.setup(GAME.make_options(dict.fromkeys(pair, True)), seats, luck)
        play_out_audited(position, luck, GAME.audit)
        assert position.over


def test_the_childrens_race_is_one_race() -> None:
    reason = GAME.clash(TopRaceOptions(children=True, races=3), 3)
    assert reason is not None
    assert reason.key == "top-race-clash-children"
    assert GAME.clash(TopRaceOptions(children=True), 3) is None


@pytest.mark.parametrize("pair", [*REFUSED], ids="+".join)
def test_a_refusal_is_a_whole_sentence_in_both_languages(pair: tuple[str, str]) -> None:
    reason = GAME.clash(GAME.make_options(dict.fromkeys(pair, True)), 4)
    assert reason is not None
    for language in ("en", "fr"):
        sentence = words(language).say(reason, [])
        assert sentence.endswith(".")
        assert "{" not in sentence
        assert "@" not in sentence


def test_all_that_combines_at_once() -> None:
    everything = TopRaceOptions(
        races=2, bets=True, open_hand=True, tokens=True, blocking=True, free_order=True, total=True, circuit="old-town"
    )
    assert GAME.clash(everything, 5) is None
    luck = Fast(3)
    position = GAME.setup(everything, 5, luck)
    play_out_audited(position, luck, GAME.audit)
    assert position.over


@pytest.mark.parametrize("seats", [1, 7])
def test_two_to_six_players(seats: int) -> None:
    reason = GAME.clash(TopRaceOptions(), seats)
    assert reason is not None
    assert reason.key == "clash-seats"


def test_a_broken_circuit_is_refused_at_set_up_with_its_line() -> None:
    reason = GAME.clash(TopRaceOptions(circuit="circuit Mine\nroad 5 x 3"), 3)
    assert reason is not None
    assert reason.args["line"] == 2


def test_one_to_three_races() -> None:
    for races in (0, 4):
        with pytest.raises(Refused):
            GAME.make_options({"races": races})


def test_a_record_carries_the_hash_of_what_ships_and_the_text_of_what_does_not() -> None:
    shipped = GAME.embedded(TopRaceOptions())
    assert shipped["circuit"].startswith("sha256:")
    assert shipped["deck"].startswith("sha256:")
    own = "circuit Mine\n"
    assert GAME.embedded(TopRaceOptions(circuit=own))["circuit"] == own
