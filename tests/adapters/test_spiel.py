"""OpenSpiel accepts the games as its own, and its algorithms can play them."""

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots import uniform_random

import comptoir
from comptoir.adapters import spiel
from comptoir.games import rule_sets

NAMES = spiel.register()


def begun(name: str, **params: int) -> pyspiel.State:
    state = pyspiel.load_game(name, {"seed": 5, **params}).new_initial_state()
    state.apply_action(0)
    return state


def test_every_rule_set_has_a_name_and_registering_twice_does_no_harm() -> None:
    assert len(NAMES) == len(rule_sets())
    assert spiel.register() == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_openspiel_s_random_simulation_finds_nothing_wrong(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name, {"seed": 1}), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_a_resampled_state_looks_the_same_to_the_player(name: str) -> None:
    state = begun(name)
    draw = np.random.default_rng(1).random
    for _ in range(12):
        if state.is_terminal():
            break
        player = state.current_player()
        twin = state.resample_from_infostate(player, draw)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.legal_actions() == state.legal_actions()
        state.apply_action(state.legal_actions()[0])


def test_one_seed_gives_one_game() -> None:
    first, second = begun("comptoir_cafe_international"), begun("comptoir_cafe_international")
    assert str(first) == str(second)


def test_a_clone_goes_its_own_way() -> None:
    state = begun("comptoir_cafe_race_auction", players=4)
    before = str(state)
    twin = state.clone()
    while not twin.is_terminal():
        twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before


def test_observation_tensors_have_the_shape_they_promise() -> None:
    game = pyspiel.load_game("comptoir_top_race", {"players": 3, "seed": 2})
    state = game.new_initial_state()
    state.apply_action(0)
    assert len(state.observation_tensor(0)) == game.observation_tensor_size()


def test_its_information_set_search_plays_ours() -> None:
    state = begun("comptoir_cafe_race", players=3)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    searcher = ismcts.ISMCTSBot(state.get_game(), evaluator, 2.0, 30, random_state=np.random.RandomState(2))
    others = [uniform_random.UniformRandomBot(seat, np.random.RandomState(seat)) for seat in (1, 2)]
    while not state.is_terminal():
        bots = [searcher, *others]
        state.apply_action(bots[state.current_player()].step(state))
    assert sum(state.returns()) == pytest.approx(0.0)


@pytest.mark.parametrize("name", [name for name in NAMES if not name.startswith("comptoir_top_race_")])
def test_with_explicit_chance_every_draw_is_a_node_with_its_probabilities(name: str) -> None:
    game = pyspiel.load_game(name, {"seed": 1, "chance": "explicit", "skip_forced": True})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", [name for name in NAMES if name.startswith("comptoir_top_race_")])
def test_explicit_chance_goes_through_every_variant_of_top_race(name: str) -> None:
    """Played to its end by hand: OpenSpiel's own test copies and writes down every state, which takes minutes here."""
    game = pyspiel.load_game(name, {"chance": "explicit", "skip_forced": True})
    state, random, asked = game.new_initial_state(), np.random.RandomState(1), 0
    while not state.is_terminal():
        if state.is_chance_node():
            kinds, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1.0)
            assert len(kinds) <= 46
            asked += 1
            action = int(random.choice(kinds, p=chances))
        else:
            action = int(random.choice(state.legal_actions()))
            assert len(state.legal_actions()) > 1
        state.apply_action(action)
        if asked % 20 == 1 and not state.is_chance_node():
            assert str(game.deserialize_state(state.serialize())) == str(state)
    assert asked > 10
    assert sum(state.returns()) == pytest.approx(0.0)


def test_chance_that_is_neither_sampled_nor_explicit_is_refused_in_words() -> None:
    with pytest.raises(ValueError, match="“chance” is sampled or explicit, not “maybe”"):
        pyspiel.load_game("comptoir_cafe_race", {"chance": "maybe"})


def test_explicit_chance_leads_to_the_outcomes_that_the_kernel_lists() -> None:
    game = pyspiel.load_game("comptoir_cafe_international", {"chance": "explicit"})
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    seat, draw = state.current_player(), game.game.read("draw", game.options)
    listed: dict[str, float] = {}
    for chance, position in comptoir.outcomes(state.position, seat, draw):
        listed[str(position.facts())] = listed.get(str(position.facts()), 0.0) + chance
    state.apply_action(draw)
    assert state.is_chance_node()
    met = {str(state.child(kind).position.facts()): chance for kind, chance in state.chance_outcomes()}
    assert met == pytest.approx(listed)


def test_forced_choices_are_skipped_and_the_row_of_numbers_is_told_by_fields() -> None:
    game = pyspiel.load_game("comptoir_cafe_international", {"seed": 3, "skip_forced": True})
    state = game.new_initial_state()
    state.apply_action(0)
    while not state.is_terminal():
        assert len(state.legal_actions()) > 1
        state.apply_action(state.legal_actions()[-1])
    assert len(state.information_state_tensor(0)) == game.information_state_tensor_size()
    observer = game.make_py_observer()
    observer.set_from(state, 0)
    assert list(observer.dict["tables"]) == game.game.view(state.position, 0).tables
