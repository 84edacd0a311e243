"""The games pass PettingZoo's own tests, and its agents learn no more than a seat may see."""

import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from comptoir.adapters.flatten import labels, numbers
from comptoir.adapters.zoo import env, raw_env
from comptoir.games import find, rule_sets
from comptoir.kernel.luck import Fast


@pytest.mark.parametrize("name", rule_sets())
def test_pettingzoo_finds_nothing_wrong(name: str) -> None:
    with warnings.catch_warnings():
        # Its tests expect bare arrays; with action masks an observation is a dictionary, as its manual says.
        warnings.simplefilter("ignore", UserWarning)
        api_test(env(name), num_cycles=30)
        seed_test(lambda: env(name), num_cycles=10)


@pytest.mark.parametrize("name", rule_sets())
def test_random_agents_play_to_the_end_and_share_one_point(name: str) -> None:
    table = env(name)
    table.reset(seed=3)
    total = dict.fromkeys(table.possible_agents, 0.0)
    luck = np.random.default_rng(3)
    for agent in table.agent_iter(100_000):
        observation, reward, over, cut, _ = table.last()
        total[agent] += reward
        table.step(None if over or cut else int(luck.choice(np.flatnonzero(observation["action_mask"]))))
    assert not table.agents
    if len(total) > 1:
        assert sum(total.values()) == pytest.approx(0.0)
        assert max(total.values()) <= 1.0


def test_an_illegal_choice_loses_the_game() -> None:
    passing = 18  # nobody may pass before a die is on offer
    auction = env("cafe-race/auction", seats=3)
    auction.reset(seed=1)
    loser = auction.agent_selection
    auction.step(passing)
    assert auction.terminations[loser]
    assert auction.rewards[loser] == -1.0


def test_who_chooses_second_does_not_see_what_the_first_chose_in_secret() -> None:
    seen = []
    for thrust in range(6):
        table = raw_env("cafe-race", seats=3)
        table.reset(seed=4)
        table.step(thrust)
        assert table.agent_selection == "player_1"
        seen.append(table.observe("player_1")["observation"].tolist())
    assert all(row == seen[0] for row in seen)


def test_only_the_one_who_chooses_gets_a_mask() -> None:
    table = raw_env("espresso-doppio")
    table.reset(seed=1)
    idle = next(agent for agent in table.agents if agent != table.agent_selection)
    assert not table.observe(idle)["action_mask"].any()
    assert table.observe(table.agent_selection)["action_mask"].any()


@pytest.mark.parametrize("name", rule_sets())
def test_a_view_is_a_row_of_numbers_with_labels(name: str) -> None:
    game, options = find(name)
    seats = next(count for count in game.seats if game.clash(options, count) is None)
    view = game.view(game.setup(options, seats, Fast(1)), 0)
    assert len(labels(view)) == len(numbers(view)) == len(set(labels(view)))
    assert labels(view)[:4] == ["seat", "seats", "step", "over"]


def test_render_shows_what_a_spectator_sees() -> None:
    table = raw_env("cafe-race", seats=3)
    table.reset(seed=2)
    assert table.render() == str(table.game.view(table.position, -1))
    assert "5 coffees" in table.render()
