"""Any rule set as a PettingZoo environment: agents choose in turn, observations are views, masks say what is allowed.

    from comptoir.adapters.zoo import env

    table = env("cafe-race/auction", seats=4)
    table.reset(seed=1)
    for agent in table.agent_iter():
        observation, reward, over, cut, info = table.last()
        action = None if over or cut else table.action_space(agent).sample(observation["action_mask"])
        table.step(action)

Where several choose at once they are asked one after the other; nobody's observation shows what the others chose.
"""

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from comptoir.adapters.flatten import mask, numbers
from comptoir.adapters.rewards import rewards
from comptoir.games import find
from comptoir.kernel.game import Game, Options, Refused
from comptoir.kernel.luck import Fast
from comptoir.kernel.playout import play_forced
from comptoir.kernel.position import Position
from comptoir.kernel.say import Say
from comptoir.kernel.session import check_switch, check_whole, is_number

ILLEGAL = -1.0  # what an illegal choice costs; it also ends the game
FAR = 1 << 31


def env(
    rule_set: str,
    seats: int | None = None,
    options: Options | None = None,
    *,
    skip_forced: bool = False,
    **own: bool | int | str,
) -> AECEnv:
    """A table with the usual guards: an illegal choice loses, and calls out of order are refused. Options may be given
    by name, as to `comptoir.start`.
    """
    bare = raw_env(rule_set, seats, options, skip_forced=skip_forced, **own)
    return wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(bare, illegal_reward=ILLEGAL))


def raw_env(
    rule_set: str,
    seats: int | None = None,
    options: Options | None = None,
    *,
    skip_forced: bool = False,
    **own: bool | int | str,
) -> "Table":
    """The table without guards. `options` replaces those of the rule set; by default up to 4 sit down. With
    `skip_forced` nobody is asked where there is only one thing to choose.
    """
    check_switch("skip_forced", skip_forced)
    game, chosen = options_at(rule_set, options, own)
    return Table(rule_set, game, chosen, seats_at(game, chosen, seats), skip_forced)


def options_at(rule_set: str, options: Options | None, own: Mapping[str, bool | int | str]) -> tuple[Game, Options]:
    """The game, and the options of a rule set, or those that replace them, with some changed."""
    game, usual = find(rule_set)
    chosen = usual if options is None else options
    if not isinstance(chosen, type(usual)):
        raise Refused(Say("study-no-options", {"game": game.name, "given": repr(options)}))
    named = {field: getattr(chosen, field) for field in chosen.__struct_fields__}
    return game, game.make_options({**named, **own}, strict=True) if own else chosen


def seats_at(game: Game, options: Options, wanted: int | None) -> int:
    """As many as asked for, or as the game allows up to four."""
    if wanted is not None and not is_number(wanted):
        raise Refused(Say("seats-no-number", {"seats": repr(wanted)}))
    if wanted is None:
        allowed = [count for count in game.seats if game.clash(options, count) is None]
        wanted = max([count for count in allowed if count <= 4] or allowed[:1])
    game.check(options, wanted)
    return wanted


class Table(AECEnv):  # type: ignore[misc]
    """One table: `agent_selection` is the seat that chooses next."""

    def __init__(self, rule_set: str, game: Game, options: Options, seats: int, skip_forced: bool = False) -> None:
        super().__init__()
        self.skip_forced = skip_forced
        self.metadata = {"name": rule_set, "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = "ansi"
        self.game = game
        self.options = options
        self.seats = seats
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents = self.possible_agents[:]
        self.entropy = np.random.SeedSequence()
        self.luck = Fast(0)
        self.position: Position = game.setup(options, seats, self.luck)
        space = game.space(options)
        length = len(numbers(game.view(self.position, 0)))
        seen = gymnasium.spaces.Box(-FAR, FAR, (length,), np.int64)
        may = gymnasium.spaces.Box(0, 1, (space,), np.int8)
        self.observation_spaces = {
            agent: gymnasium.spaces.Dict({"observation": seen, "action_mask": may}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: gymnasium.spaces.Discrete(space) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        if seed is not None:
            check_whole("seed", seed, 0)
            self.entropy = np.random.SeedSequence(seed)
        self.luck = Fast(int(self.entropy.spawn(1)[0].generate_state(1, np.uint64)[0]))
        self.position = self.game.setup(self.options, self.seats, self.luck)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def _go_on(self) -> None:
        if self.skip_forced:
            play_forced(self.position, self.luck)
        self._select()

    def _select(self) -> None:
        """Whoever owes a choice, the first of them when there are several."""
        waiting = self.position.waiting()
        self.agent_selection = self.possible_agents[waiting[0]] if waiting else self.agents[0]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        space = self.game.space(self.options)
        allowed = mask(self.position, seat, space) if agent == self.agent_selection else [0] * space
        seen = np.array(numbers(self.game.view(self.position, seat)), np.int64)
        return {"observation": seen, "action_mask": np.array(allowed, np.int8)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.position.play(self.possible_agents.index(agent), int(action), self.luck)
        self._go_on()
        if self.position.over:
            worth = rewards(self.position)
            self.rewards = {name: worth[self.possible_agents.index(name)] for name in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def render(self) -> str:
        """What a spectator sees, drawn in plain text."""
        return str(self.game.view(self.position, -1))
