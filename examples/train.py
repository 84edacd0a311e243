"""Learn to choose thrusts in Café Race by trial and error, through PettingZoo and with numpy alone.

    python examples/train.py --games 3000

The policy is one row of weights per choice over the view's numbers; after every game the choices made become a little
likelier if the game was won, a little less likely if it was lost: the policy gradient, with a running mean as baseline.
"""

import argparse

import numpy as np
from numpy.typing import NDArray

from comptoir.adapters.zoo import Table, raw_env

Row = NDArray[np.float64]
LEARNER = "player_0"
RATE = 0.03


def features(observation: dict[str, Row]) -> Row:
    """The view's numbers, scaled to about one, and a constant."""
    return np.append(observation["observation"] / 10.0, 1.0)


def chances(weights: Row, seen: Row, mask: Row) -> Row:
    """How likely each choice is; forbidden ones are not."""
    scores = np.where(mask > 0, weights @ seen, -np.inf)
    likely = np.exp(scores - scores.max())
    return np.asarray(likely / likely.sum())


def play(table: Table, weights: Row, luck: np.random.Generator, seed: int) -> tuple[float, list[tuple[Row, Row, int]]]:
    """One game of the learner against random agents: what it was worth, and what was seen and chosen on the way."""
    table.reset(seed=seed)
    made: list[tuple[Row, Row, int]] = []
    worth = 0.0
    for agent in table.agent_iter():
        observation, reward, over, cut, _ = table.last()
        if agent == LEARNER:
            worth += reward
        if over or cut:
            table.step(None)
        elif agent != LEARNER:
            table.step(int(luck.choice(np.flatnonzero(observation["action_mask"]))))
        else:
            seen = features(observation)
            likely = chances(weights, seen, observation["action_mask"])
            action = int(luck.choice(len(likely), p=likely))
            made.append((seen, likely, action))
            table.step(action)
    return worth, made


def learn(weights: Row, made: list[tuple[Row, Row, int]], surprise: float) -> None:
    for seen, likely, action in made:
        push = -likely
        push[action] += 1.0
        weights += RATE * surprise * np.outer(push, seen)


def share_won(table: Table, weights: Row, luck: np.random.Generator, games: int) -> float:
    return sum(play(table, weights, luck, 1_000_000 + game)[0] > 0 for game in range(games)) / games


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--games", type=int, default=3000)
    words.add_argument("--tests", type=int, default=400)
    asked = words.parse_args()
    luck = np.random.default_rng(1)
    table = raw_env("cafe-race", seats=3)
    table.reset(seed=0)
    first = table.observe(LEARNER)
    weights = np.zeros((len(first["action_mask"]), len(features(first))))
    print(f"before: wins {share_won(table, weights, luck, asked.tests):.0%} against two random agents", flush=True)
    usual = 0.0
    for game in range(asked.games):
        worth, made = play(table, weights, luck, game)
        learn(weights, made, worth - usual)
        usual += 0.01 * (worth - usual)
    print(f"after {asked.games} games: wins {share_won(table, weights, luck, asked.tests):.0%}")


if __name__ == "__main__":
    main()
