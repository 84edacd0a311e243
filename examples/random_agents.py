"""Random agents at any table, through PettingZoo: the loop every learner begins with.

python examples/random_agents.py cafe-race/auction --games 10
"""

import argparse
from collections import Counter

from comptoir.adapters.zoo import env


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("rule_set", nargs="?", default="cafe-race")
    words.add_argument("--games", type=int, default=5)
    words.add_argument("--seed", type=int, default=1)
    asked = words.parse_args()
    table = env(asked.rule_set)
    points: Counter[str] = Counter()
    for game in range(asked.games):
        table.reset(seed=asked.seed + game)
        for agent in table.agent_iter():
            observation, reward, over, cut, _ = table.last()
            points[agent] += reward
            # The mask says which choices are allowed; a sample from the space respects it.
            action = None if over or cut else table.action_space(agent).sample(observation["action_mask"])
            table.step(action)
    for agent in table.possible_agents:
        print(f"{agent}: {points[agent]:+.2f} in {asked.games} games")


if __name__ == "__main__":
    main()
