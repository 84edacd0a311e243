"""Any rule set as an OpenSpiel game, so that its algorithms can play ours.

    import pyspiel
    from comptoir.adapters import spiel

    spiel.register()
    game = pyspiel.load_game("comptoir_cafe_race_auction", {"players": 4, "seed": 7})

Luck is sampled: one chance node deals the set-up, and what chance decides later happens inside the choices that call
for it. Where several choose at once they are asked one after the other, each without seeing the others' choices.
An information state is the view as JSON, and `resample_from_infostate` imagines another world that fits it.
"""

from typing import Any

import msgspec
import numpy as np
import pyspiel

from comptoir.adapters.flatten import numbers
from comptoir.adapters.rewards import rewards
from comptoir.games import rule_sets
from comptoir.kernel.game import Game, Options
from comptoir.kernel.luck import Fast
from comptoir.kernel.position import Position

LONGEST = 20_000  # choices in a game; none comes near
MOST_BEANS = 1000.0  # alone the score itself is the utility; none comes near


def short_name(rule_set: str) -> str:
    """`cafe-race/auction` is `comptoir_cafe_race_auction` to OpenSpiel."""
    return "comptoir_" + rule_set.replace("-", "_").replace("/", "_")


def register() -> list[str]:
    """Make every rule set known to OpenSpiel, once; returns their names."""
    known = set(pyspiel.registered_names())
    names: list[str] = []
    for rule_set, (game, options) in rule_sets().items():
        name = short_name(rule_set)
        names.append(name)
        if name not in known:
            # A class and not a closure: OpenSpiel keeps it beyond Python's end, when nothing may be freed any more.
            kind = type(name, (SpielGame,), {"rule_set": rule_set, "game": game, "options": options})
            pyspiel.register_game(game_type(rule_set, game, options), kind)
    return names


def fitting_seats(game: Game, options: Options) -> list[int]:
    return [count for count in game.seats if game.clash(options, count) is None]


def game_type(rule_set: str, game: Game, options: Options) -> Any:
    seats = fitting_seats(game, options)
    alone = seats == [1]
    return pyspiel.GameType(
        short_name=short_name(rule_set),
        long_name=f"Comptoir {rule_set}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if alone else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": seats[0], "seed": -1},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One rule set at one number of seats. With `seed` the first game, and all after it, can be repeated."""

    rule_set: str
    game: Game
    options: Options

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        game, options = self.game, self.options
        self.seats = int(params.get("players", fitting_seats(game, options)[0]))
        game.check(options, self.seats)
        seed = int(params.get("seed", -1))
        self.entropy = np.random.SeedSequence(None if seed < 0 else seed)
        alone = self.seats == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=game.space(options),
            max_chance_outcomes=1,
            num_players=self.seats,
            min_utility=0.0 if alone else -1.0,
            max_utility=MOST_BEANS if alone else 1.0,
            utility_sum=None if alone else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.rule_set, game, options), info, params)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def luck(self) -> Fast:
        """Fresh luck, from the seed if there was one."""
        return Fast(int(self.entropy.spawn(1)[0].generate_state(1, np.uint64)[0]))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":  # noqa: ARG002
        return Observer(self)


class World:
    """A position and the luck that goes with it, copied together."""

    def __init__(self, position: Position, luck: Fast) -> None:
        self.position = position
        self.luck = luck

    def __deepcopy__(self, memo: dict[int, object]) -> "World":
        return World(self.position.copy(), self.luck.copy())


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position in OpenSpiel's terms. Before the set-up there is no world yet."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.world: World | None = None

    def current_player(self) -> int:
        if self.world is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.world.position.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.world.position.waiting()[0]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.world is not None
        return self.world.position.choices(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(0, 1.0)]

    def _apply_action(self, action: int) -> None:
        game = self.get_game()
        if self.world is None:
            luck = game.luck()
            self.world = World(game.game.setup(game.options, game.seats, luck), luck)
        else:
            self.world.position.play(self.current_player(), action, self.world.luck)

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.get_game()
        return "setup" if player == pyspiel.PlayerId.CHANCE else str(game.game.write(action, game.options))

    def is_terminal(self) -> bool:
        return self.world is not None and self.world.position.over

    def returns(self) -> list[float]:
        return [0.0] * self.get_game().seats if self.world is None else rewards(self.world.position)

    def seen(self, player: int) -> str:
        """What this player sees, as text."""
        if self.world is None:
            return ""
        return msgspec.json.encode(self.get_game().game.view(self.world.position, player)).decode()

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """Another world that this player could be in, with luck of its own. `sampler` gives numbers from 0 to 1."""
        game = self.get_game()
        twin = SpielState(game)
        if self.world is not None:
            luck = Fast(int(sampler() * (1 << 52)))
            twin.world = World(game.game.imagine(game.game.view(self.world.position, player), luck), luck)
        return twin

    def __str__(self) -> str:
        return self.seen(-1) + ("" if self.world is None else str(self.world.position.facts()))


class Observer:
    """The view as a row of numbers and as text."""

    def __init__(self, game: SpielGame) -> None:
        position = game.game.setup(game.options, game.seats, Fast(0))
        self.tensor = np.zeros(len(numbers(game.game.view(position, 0))), np.float32)
        self.dict = {"view": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        if state.world is not None:
            self.tensor[:] = numbers(state.get_game().game.view(state.world.position, player))

    def string_from(self, state: SpielState, player: int) -> str:
        return state.seen(player)
