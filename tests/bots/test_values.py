"""Learned values: whole numbers within bounds, the same in every build, small files that fit their games."""

import json
import math
import os
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest

from comptoir.bots.judgement import SEARCHED, judgement_for, judgement_to_search
from comptoir.bots.values.network import BIAS_BOUND, FIRST_BOUND, FULL, LAST_BOUND, ONE, SCALE, Misfit, Network, packed
from comptoir.bots.values.shares import FINE, POWERS, STEPS, added, falling, shares
from comptoir.bots.values.shelf import SIGHTS, learned
from comptoir.games import rule_sets
from comptoir.games.top_race.cards import CARS
from comptoir.games.top_race.numbers import ASK_CARD
from comptoir.games.top_race.position import Race
from comptoir.kernel.luck import Fast
from comptoir.kernel.playout import random_step
from tests.bots.test_choosing import moments
from tools import native

SMALL = 50_000
UNCOVERED = ("bingo", "children", "long-distance", "lucky", "tokens")
VERDICTS = native.ROOT / "tests" / "verdicts.py"


def a_network(first: int = 32, last: int = 256) -> Network:
    """Two inputs, one unit; the unit sees the first input only."""
    return Network(2, [first, 0], [0], [last, SCALE, 0, 0], [0, 128, 0, 0])


def test_a_network_adds_up_what_it_sees() -> None:
    network = a_network()
    network.look(bytes([64, 128]))
    # One through the unit, one from the constant, half of two from the second input itself.
    assert network.prospects == 3 * SCALE
    assert network.points == 0


def test_a_unit_says_neither_less_than_nothing_nor_more_than_a_byte() -> None:
    shy, loud = a_network(first=-32), a_network(first=127)
    shy.look(bytes([64, 0]))
    loud.look(bytes([255, 0]))
    assert shy.prospects == SCALE
    assert loud.prospects == SCALE + FULL * 256


@pytest.mark.parametrize(
    ("first", "bias", "last", "direct"),
    [
        ([FIRST_BOUND + 1, 0], [0], [0] * 4, [0] * 4),
        ([0, 0], [BIAS_BOUND + 1], [0] * 4, [0] * 4),
        ([0, 0], [0], [LAST_BOUND + 1, 0, 0, 0], [0] * 4),
        ([0, 0], [0], [0, 0, 0, -BIAS_BOUND - 1], [0] * 4),
        ([0, 0], [0], [0] * 4, [0, 0, 0, -LAST_BOUND - 1]),
        ([0, 0, 0], [0], [0] * 4, [0] * 4),
        ([0, 0], [0], [0] * 3, [0] * 4),
        ([0, 0], [0], [0] * 4, [0] * 2),
        ([], [], [0] * 2, [0] * 4),
    ],
)
def test_weights_that_could_overflow_or_do_not_fit_are_refused(
    first: list[int], bias: list[int], last: list[int], direct: list[int]
) -> None:
    with pytest.raises(Misfit):
        Network(2, first, bias, last, direct)


def test_a_position_of_another_size_is_refused() -> None:
    with pytest.raises(Misfit):
        a_network().look(b"\0")


def test_exponentials_are_right_without_the_machines_mathematics() -> None:
    for place in range(0, len(POWERS), 37):
        assert POWERS[place] / FINE == pytest.approx(math.exp(-place / STEPS), abs=2e-9)
    assert falling(0.0) == 1.0
    assert falling(1e9) > 0.0


def test_parts_are_added_as_every_python_adds_them_one_after_the_other() -> None:
    """`sum` gives 1 from Python 3.12 on, and bots in a browser have a newer Python than the house."""
    assert added([1.0e16, 1.0, -1.0e16]) == 0.0


def test_shares_add_up_and_follow_the_prospects() -> None:
    assert shares([0, 0]) == [0.5, 0.5]
    found = shares([SCALE, 0, -5 * SCALE, -1000 * SCALE])
    assert sum(found) == pytest.approx(1.0)
    assert found[0] / found[1] == pytest.approx(math.e, rel=1e-6)
    assert found == sorted(found, reverse=True)
    assert found[3] > 0.0


@pytest.mark.parametrize("game", SIGHTS)
def test_what_was_learned_is_small_and_fits(game: str) -> None:
    file = files("comptoir.bots.values").joinpath("weights", f"{game}.json")
    assert len(file.read_bytes()) <= SMALL
    value = learned(game)
    assert value is not None
    assert [network.inputs for network in value.networks] == list(value.sight.inputs)


@pytest.mark.parametrize("name", rule_sets())
def test_every_calm_moment_is_seen_in_the_right_size(name: str) -> None:
    game, options = rule_sets()[name]
    sight = SIGHTS[game.name]
    for seats in [seats for seats in game.seats if game.clash(options, seats) is None]:
        luck = Fast(seats)
        position = game.setup(options, seats, luck)
        while not position.over and sight.covers(position):
            if sight.calm(position):
                size = sight.inputs[sight.chapter(position)]
                assert [len(seen) for seen in sight.seen(position)] == [size] * seats
            random_step(position, luck)


def test_broken_down_cars_are_counted_whatever_their_numbers() -> None:
    """Breakdowns are numbered as they happen: added up, two late ones were more than a byte holds."""
    game, options = rule_sets()["top-race"]
    luck = Fast(2)
    race = game.setup(options, 2, luck)
    assert isinstance(race, Race)
    while race.ask != ASK_CARD:
        random_step(race, luck)
    mine = [car for car in range(CARS) if race.owner[car] == 0]
    for number, car in enumerate(mine, 2):
        race.broken[car] = number
    assert SIGHTS["top-race"].seen(race)[0][-1] == len(mine) * ONE


def test_inputs_are_never_too_large_for_a_byte() -> None:
    assert packed([-5, 0, 255, 256, 10**9]) == bytes([0, 0, 255, 255, 255])


@pytest.mark.parametrize("name", rule_sets())
def test_quick_choices_weigh_only_what_their_seat_sees(name: str) -> None:
    """Values are learned from games of quick choices: what they cannot see must not change them."""
    for game, position in moments(name, 8):
        judgement = judgement_for(game.name)
        for seat in position.waiting():
            view = game.view(position, seat)
            chosen = {judgement.pick(game.imagine(view, Fast(dream)), seat, Fast(4)) for dream in range(3)}
            assert len(chosen | {judgement.pick(position, seat, Fast(4))}) == 1


@pytest.mark.parametrize("name", rule_sets())
def test_bots_search_with_a_value_only_where_it_covers_the_rules(name: str) -> None:
    game, options = rule_sets()[name]
    seats = next(seats for seats in game.seats if game.clash(options, seats) is None)
    position = game.setup(options, seats, Fast(1))
    judgement = judgement_to_search(position)
    learns = game.name in SEARCHED and SIGHTS[game.name].covers(position)
    assert (judgement.value is not None) == learns
    assert (judgement.pace > 1) == learns
    assert learns == (game.name == "top-race" and name.rpartition("/")[2] not in UNCOVERED)


def verdicts(build: Path) -> dict[str, str]:
    environment = {**os.environ, "PYTHONPATH": str(build)}
    done = subprocess.run([sys.executable, str(VERDICTS)], env=environment, text=True, capture_output=True, check=True)
    found: dict[str, str] = json.loads(done.stdout)
    return found


def test_both_builds_judge_and_choose_alike() -> None:
    reason = native.why_not()
    if reason:
        pytest.skip(f"there is one build only, because {reason}")
    build = native.Build()
    build.bring_up_to_date()
    slow, quick = verdicts(native.SOURCES), verdicts(build.target)
    assert (slow.pop("build"), quick.pop("build")) == (".py", ".so")
    assert slow == quick
    assert set(slow) == set(rule_sets())


def test_no_choice_depends_on_the_machines_mathematics() -> None:
    """Square roots and divisions are rounded alike everywhere; exponentials and logarithms are not."""
    for file in (native.SOURCES / "comptoir" / "bots").rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        for name in ("math.exp", "math.log", "math.pow", "math.sin", "math.tanh", "math.fsum"):
            assert name not in text, f"{file.name} uses {name}"
