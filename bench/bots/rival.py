"""Against OpenSpiel's information-set search in Python, through the adapter, both with the same time for a choice.

Time is the processor's, so that other programs take nothing from either.
"""

import math
import time
from concurrent.futures import Executor
from typing import Any

import msgspec
import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from comptoir.adapters import spiel
from comptoir.bots.levels import Level
from comptoir.bots.thinking import think
from comptoir.games import find
from comptoir.kernel.luck import Fast
from comptoir.lab.figures import Estimate, share

SECONDS = 0.1
SEATS = 2
GAMES = {"espresso-doppio": 200, "cafe-international": 200}


class Pace:
    """How many trials fit into the time for a choice, learnt from choice to choice."""

    def __init__(self, first: float) -> None:
        self.rate = first
        self.choices = 0
        self.spent = 0.0

    def trials(self) -> int:
        return max(2, round(self.rate * SECONDS))

    def learn(self, trials: int, seconds: float) -> None:
        # Quicker to believe that time was too short than that it was too long: nobody takes more than is due.
        found = trials / seconds
        self.rate += (0.6 if found < self.rate else 0.2) * (found - self.rate)
        self.choices += 1
        self.spent += seconds


class Meeting(msgspec.Struct, frozen=True):
    """One game: what we won of it, and how long either thought."""

    won: float
    ours: tuple[int, float]  # choices, and seconds in all
    theirs: tuple[int, float]


def meet(rule_set: str, number: int) -> Meeting:
    """One game. Two games in a row have the same luck, and we change seats between them."""
    spiel.register()
    seat = number % SEATS
    deal = {"players": SEATS, "seed": number // SEATS}
    state = pyspiel.load_game(spiel.short_name(rule_set), deal).new_initial_state()
    us, them = Ours(rule_set, seat, number), Theirs(state.get_game(), number)
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(0)
        else:
            state.apply_action((us if state.current_player() == seat else them).timed_choice(state))
    won = (state.returns()[seat] + 1.0) / 2.0
    return Meeting(won, (us.pace.choices, us.pace.spent), (them.pace.choices, them.pace.spent))


class Thinker:
    """One side: thinks as many trials as fit, and learns how many those are."""

    def __init__(self, trials_a_second: float) -> None:
        self.pace = Pace(trials_a_second)

    def timed_choice(self, state: Any) -> int:
        choices = state.legal_actions()
        if len(choices) == 1:
            return int(choices[0])
        trials = self.pace.trials()
        begun = time.process_time()
        choice, tried = self.choice(state, trials)
        self.pace.learn(tried, time.process_time() - begun)
        return choice

    def choice(self, state: Any, trials: int) -> tuple[int, int]:
        """What to do, and how many trials it took to decide."""
        raise NotImplementedError


class Ours(Thinker):
    """Our search, as it is for any level."""

    def __init__(self, rule_set: str, seat: int, seed: int) -> None:
        super().__init__(2000.0)
        self.game, _ = find(rule_set)
        self.seat = seat
        self.seeds = Fast(seed)

    def choice(self, state: Any, trials: int) -> tuple[int, int]:
        view = self.game.view(state.world.position, self.seat)
        search = think(view, Level("timed", trials, SECONDS), self.seeds.below(1 << 30), guarded=False)
        return search.favourite().choice, search.iterations


class Theirs(Thinker):
    """OpenSpiel's, as its examples set it up: one random playout a trial."""

    def __init__(self, game: Any, seed: int) -> None:
        super().__init__(100.0)
        evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed))
        self.bot = ismcts.ISMCTSBot(
            game,
            evaluator,
            uct_c=math.sqrt(2.0),
            max_simulations=1,
            random_state=np.random.RandomState(seed + 1),
            allow_inconsistent_action_sets=True,
        )

    def choice(self, state: Any, trials: int) -> tuple[int, int]:
        self.bot._max_simulations = trials  # it has no other way to be told
        return int(self.bot.step(state)), trials


class Duel(msgspec.Struct, frozen=True):
    """All games of one rule set."""

    rule_set: str
    wins: Estimate
    seconds_of_ours: float
    seconds_of_theirs: float


def duels(games: dict[str, int], executor: Executor) -> list[Duel]:
    """All are begun at once, so that nobody is idle while the last game of the first rule set ends."""
    begun = {name: executor.map(meet, [name] * count, range(count)) for name, count in games.items()}
    return [summed_up(name, list(met)) for name, met in begun.items()]


def summed_up(rule_set: str, met: list[Meeting]) -> Duel:
    return Duel(
        rule_set,
        share(sum(game.won for game in met), len(met)),
        mean_seconds([game.ours for game in met]),
        mean_seconds([game.theirs for game in met]),
    )


def mean_seconds(spent: list[tuple[int, float]]) -> float:
    return sum(seconds for _, seconds in spent) / sum(choices for choices, _ in spent)
