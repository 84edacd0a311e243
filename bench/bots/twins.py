"""Twin worlds: what a seat cannot see is exchanged, and with the same seed every bot must decide the same."""

from bench.bots.moments import moments
from comptoir.bots import LEVELS, RANDOM, choose
from comptoir.kernel.luck import Fast

MOMENTS = 8
TWINS = 3
BUDGET = 0.01


def compare(name: str) -> tuple[int, int]:
    """How many decisions were compared in this rule set, and how many differed."""
    compared = differed = 0
    for game, position, seat in moments(name, 4, MOMENTS):
        view = game.view(position, seat)
        for level in (RANDOM, *LEVELS):
            decision = choose(view, level, 3, BUDGET, guarded=False)
            for twin in range(TWINS):
                other = game.view(game.imagine(view, Fast(twin)), seat)
                compared += 1
                differed += choose(other, level, 3, BUDGET, guarded=False) != decision
    return compared, differed
