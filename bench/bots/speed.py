"""Choices a second inside the search, against OpenSpiel's C++ search on hearts, in turn on one core."""

import random
import time
from collections.abc import Callable
from statistics import median

import pyspiel

from bench.bots.moments import moments
from comptoir.bots.levels import Level
from comptoir.bots.thinking import think

ROUNDS = 5
SECONDS = 0.5
RULE_SETS = ("cafe-race", "cafe-race/auction", "cafe-international", "espresso-doppio", "top-race/bets")
SIMULATIONS = 200  # a search of theirs; long enough that setting it up does not count
COUNTED = 200  # random playouts of theirs whose choices are counted


def of_ours(name: str) -> Callable[[], int]:
    """Think about one moment after the other; answers how many choices were tried on the way."""
    views = [game.view(position, seat) for game, position, seat in moments(name, 4, 16)]
    level = Level("bench", 200, 1.0)
    number = 0

    def batch() -> int:
        nonlocal number
        number += 1
        return think(views[number % len(views)], level, number, guarded=False).decisions

    return batch


def of_theirs() -> Callable[[], float]:
    """Search the opening of hearts; a simulation is a random playout of so many choices."""
    game = pyspiel.load_game("hearts")
    state = dealt(game)
    length = playout_length(state)
    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, SIMULATIONS)

    def batch() -> float:
        bot.step(state)
        return SIMULATIONS * length

    return batch


def dealt(game: pyspiel.Game) -> pyspiel.State:
    """A deal of hearts in which the first trick is about to be played."""
    dealer = random.Random(1)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(dealer.choice(state.legal_actions()))
    return state


def playout_length(state: pyspiel.State) -> float:
    bots = [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(state.num_players())]
    before = len(state.history())
    made = 0
    for seed in range(COUNTED):
        copy = state.clone()
        pyspiel.evaluate_bots(copy, bots, seed)
        made += len(copy.history()) - before
    return made / COUNTED


def rate(batch: Callable[[], float]) -> float:
    done = 0.0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < SECONDS:
        done += batch()
    return done / spent


def compare() -> dict[str, float]:
    """Ours ÷ theirs for each rule set: the median of rounds in which both were measured in turn."""
    theirs = of_theirs()
    ours = {name: of_ours(name) for name in RULE_SETS}
    found: dict[str, list[float]] = {name: [] for name in RULE_SETS}
    for _ in range(ROUNDS):
        for name, batch in ours.items():
            found[name].append(rate(batch) / rate(theirs))
    return {name: median(ratios) for name, ratios in found.items()}
