"""Measures OpenSpiel's games: its own loop in C++, and the same games driven from Python."""

import random

import pyspiel

from bench.worker import rate, serve

COUNTED = 200  # games whose decisions are counted, apart from the clock


def bots(game: pyspiel.Game) -> list[pyspiel.Bot]:
    return [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(game.num_players())]


def decisions_per_game(game: pyspiel.Game) -> float:
    """Choices made by players; what chance deals does not count, as it does not with ours."""
    players = bots(game)
    made = 0
    for seed in range(COUNTED):
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, players, seed)
        made += sum(1 for action in state.full_history() if action.player >= 0)
    return made / COUNTED


def loop_in_cpp(name: str, seconds: float) -> float:
    game = pyspiel.load_game(name)
    players = bots(game)
    seeds = iter(range(1_000_000_000))

    def batch() -> int:
        pyspiel.evaluate_bots(game.new_initial_state(), players, next(seeds))
        return 1

    return rate(batch, seconds) * decisions_per_game(game)


def driven_from_python(name: str, seconds: float) -> float:
    game = pyspiel.load_game(name)
    dealer = random.Random(1)
    return rate(lambda: play_one(game, dealer), seconds)


def play_one(game: pyspiel.Game, dealer: random.Random) -> int:
    state = game.new_initial_state()
    made = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dealer.choices(outcomes, chances)[0])
        else:
            state.apply_action(dealer.choice(state.legal_actions()))
            made += 1
    return made


if __name__ == "__main__":
    serve({"cpp": loop_in_cpp, "python": driven_from_python})
