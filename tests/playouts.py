"""Random games boiled down to one number per number of seats, to compare builds: run as a program, prints JSON.

python tests/playouts.py cafe-race/auction 2000 1
"""

import json
import sys

from comptoir.games import find
from comptoir.kernel import luck as luck_module
from comptoir.kernel.game import Game, Options
from comptoir.kernel.luck import Fast
from comptoir.kernel.playout import play_out, random_step

WATCHED = 20  # games of each number of seats whose every step counts; of the others only the end does


def checksum(game: Game, options: Options, seats: int, games: int, seed: int) -> int:
    """Whole numbers hash alike in every process, so the sum is the same exactly when every fact was."""
    luck = Fast(seed)
    total = 0
    for number in range(games):
        position = game.setup(options, seats, luck)
        if number < WATCHED:
            while not position.over:
                random_step(position, luck)
                total = hash((total, *position.facts()))
        else:
            total = hash((total, play_out(position, luck)))
        total = hash((total, *position.facts(), *position.scores(), *position.ranking()))
    return total


def main(name: str, games: int, seed: int) -> None:
    game, options = find(name)
    tables = [seats for seats in game.seats if game.clash(options, seats) is None]
    share = max(1, games // len(tables))
    sums = {seats: checksum(game, options, seats, share, seed) for seats in tables}
    json.dump({"build": luck_module.__file__, "sums": sums}, sys.stdout)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
