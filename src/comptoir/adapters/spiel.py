"""Any rule set as an OpenSpiel game, so that its algorithms can play ours.

    import pyspiel
    from comptoir.adapters import spiel

    spiel.register()
    game = pyspiel.load_game("comptoir_cafe_race_auction", {"players": 4, "seed": 7})

Luck is sampled: one chance node deals the set-up, and what chance decides later happens inside the choices that call
for it. With `"chance": "explicit"` every die and every draw is a chance node of its own instead. With `"skip_forced":
True` nobody is asked where there is only one thing to choose. Where several choose at once they are asked one after the
other, each without seeing the others' choices. An information state is the view, as JSON or as a row of whole numbers,
and `resample_from_infostate` imagines another world that fits it.
"""

from typing import Any

import msgspec
import numpy as np
import pyspiel

from comptoir.adapters.chance import Asked, Asking, Outcomes
from comptoir.adapters.flatten import layout, numbers
from comptoir.adapters.rewards import rewards
from comptoir.games import GAMES, rule_sets
from comptoir.kernel.game import Game, Options, Refused
from comptoir.kernel.luck import Fast, Luck
from comptoir.kernel.playout import forced
from comptoir.kernel.position import Position
from comptoir.kernel.say import Say

LONGEST = 20_000  # choices in a game; none comes near
MOST_BEANS = 1000.0  # alone the score itself is the utility; none comes near
MOST_KINDS = 64  # what a single draw may bring; the fullest bag has 46
SAMPLED, EXPLICIT = "sampled", "explicit"
SETUP = -1


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


def game_type(rule_set: str, game: Game, options: Options, chance: str = SAMPLED) -> Any:
    modes = pyspiel.GameType.ChanceMode
    seats = fitting_seats(game, options)
    alone = seats == [1]
    return pyspiel.GameType(
        short_name=short_name(rule_set),
        long_name=f"Comptoir {rule_set}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.EXPLICIT_STOCHASTIC if chance == EXPLICIT else modes.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if alone else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": seats[0], "seed": -1, "chance": SAMPLED, "skip_forced": False},
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
        chance = str(params.get("chance", SAMPLED))
        if chance not in (SAMPLED, EXPLICIT):
            raise Refused(Say("study-no-chance", {"given": chance}))
        self.explicit = chance == EXPLICIT
        self.skip_forced = bool(params.get("skip_forced", False))
        seed = int(params.get("seed", -1))
        self.entropy = np.random.SeedSequence(None if seed < 0 else seed)
        alone = self.seats == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=game.space(options),
            max_chance_outcomes=MOST_KINDS if self.explicit else 1,
            num_players=self.seats,
            min_utility=0.0 if alone else -1.0,
            max_utility=MOST_BEANS if alone else 1.0,
            utility_sum=None if alone else 0.0,
            max_game_length=LONGEST,
        )
        kind = game_type(self.rule_set, game, options, EXPLICIT if self.explicit else SAMPLED)
        super().__init__(kind, info, params)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def luck(self) -> Fast:
        """Fresh luck, from the seed if there was one."""
        return Fast(int(self.entropy.spawn(1)[0].generate_state(1, np.uint64)[0]))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":  # noqa: ARG002
        return Observer(self)


class World:
    """A position and the luck that goes with it, copied together. Where chance is explicit it may be in the middle of a
    choice: then it knows the seat and the choice, what chance has answered so far, and what it is asked now.
    """

    def __init__(self, game: Game, position: Position | None, luck: Fast) -> None:
        self.game = game
        self.position = position
        self.luck = luck
        self.seat, self.choice = SETUP, 0
        self.told: list[int] = []
        self.asked: Outcomes = []

    def __deepcopy__(self, memo: dict[int, object]) -> "World":
        twin = World(self.game, None if self.position is None else self.position.copy(), self.luck.copy())
        twin.seat, twin.choice = self.seat, self.choice
        twin.told, twin.asked = self.told.copy(), self.asked.copy()
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """Where chance is explicit no luck goes with it. A position travels as what all its seats see of it."""
        position = self.position
        seen = [] if position is None else [self.game.view(position, seat) for seat in range(position.seats)]
        views = [msgspec.json.encode(view) for view in seen]
        return read_back, (self.game.name, views, self.seat, self.choice, self.told, self.asked)


def read_back(name: str, views: list[bytes], seat: int, choice: int, told: list[int], asked: Outcomes) -> World:
    game = GAMES[name]
    seen = [msgspec.json.decode(view, type=game.view_type) for view in views]
    world = World(game, game.join(seen) if seen else None, Fast(0))
    world.seat, world.choice, world.told, world.asked = seat, choice, told, asked
    return world


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position in OpenSpiel's terms. Before the set-up there is none yet."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.world = World(game.game, None, Fast(0))
        if game.explicit:
            self._ask_chance(SETUP, 0)

    @property
    def position(self) -> Position | None:
        return self.world.position

    def current_player(self) -> int:
        if self.position is None or self.world.asked:
            return int(pyspiel.PlayerId.CHANCE)
        if self.position.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.position.waiting()[0]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position is not None
        return self.position.choices(player) if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.world.asked if self.get_game().explicit else [(0, 1.0)]

    def _apply_action(self, action: int) -> None:
        world, game = self.world, self.get_game()
        if world.asked:
            world.told.append(action)
            self._ask_chance(world.seat, world.choice)
        elif world.position is None:
            world.luck = game.luck()
            world.position = self._played(SETUP, 0, world.luck)
            self._skip()
        else:
            self._choose(self.current_player(), action)

    def _choose(self, seat: int, choice: int) -> None:
        if self.get_game().explicit:
            self.world.told = []
            self._ask_chance(seat, choice)
        else:
            assert self.world.position is not None
            self.world.position.play(seat, choice, self.world.luck)
            self._skip()

    def _skip(self) -> None:
        """Where wished, what is between one thing is done unasked."""
        assert self.position is not None
        seat, choice = forced(self.position) if self.get_game().skip_forced else (-1, -1)
        if seat >= 0:
            self._choose(seat, choice)

    def _ask_chance(self, seat: int, choice: int) -> None:
        """Play as far as the answers go: to the end of the choice, or to the next question."""
        world = self.world
        world.seat, world.choice, world.asked = seat, choice, []
        try:
            world.position = self._played(seat, choice, Asking(world.told))
        except Asked as question:
            world.asked = question.outcomes
        else:
            world.told = []
            self._skip()

    def _played(self, seat: int, choice: int, luck: Luck) -> Position:
        game = self.get_game()
        if seat == SETUP:
            begun: Position = game.game.setup(game.options, game.seats, luck)
            return begun
        assert self.position is not None
        twin = self.position.copy()
        twin.play(seat, choice, luck)
        return twin

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.get_game()
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}" if game.explicit else "setup"
        return str(game.game.write(action, game.options))

    def is_terminal(self) -> bool:
        return self.position is not None and self.position.over

    def returns(self) -> list[float]:
        return [0.0] * self.get_game().seats if self.position is None else rewards(self.position)

    def seen(self, player: int) -> str:
        """What this player sees, as text."""
        if self.position is None:
            return ""
        return msgspec.json.encode(self.get_game().game.view(self.position, player)).decode()

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """Another world that this player could be in, with luck of its own. `sampler` gives numbers from 0 to 1."""
        game = self.get_game()
        twin = SpielState(game)
        if self.position is not None:
            luck = Fast(int(sampler() * (1 << 52)))
            twin.world = World(game.game, game.game.imagine(game.game.view(self.position, player), luck), luck)
        return twin

    def __str__(self) -> str:
        facts = "" if self.position is None else str(self.position.facts())
        return f"{self.seen(-1)}{facts}{self.world.choice if self.world.asked else ''}{self.world.told or ''}"


class Observer:
    """The view as a row of numbers and as text; `dict` has the same row by the fields of the view."""

    def __init__(self, game: SpielGame) -> None:
        view = game.game.view(game.game.setup(game.options, game.seats, Fast(0)), 0)
        self.tensor = np.zeros(len(numbers(view)), np.float32)
        self.dict = {part.field: self.tensor[part.first : part.first + part.count] for part in layout(view)}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        if state.position is not None:
            self.tensor[:] = numbers(state.get_game().game.view(state.position, player))

    def string_from(self, state: SpielState, player: int) -> str:
        return state.seen(player)
