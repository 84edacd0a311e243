"""Prints, for each rule set, a checksum of what bots say and choose along some random games; run by either build."""

import hashlib
import json
from pathlib import Path

from comptoir.bots import LEVELS, choose, standing
from comptoir.bots.values import network
from comptoir.games import rule_sets
from comptoir.kernel.game import Game
from comptoir.kernel.luck import Fast
from comptoir.kernel.playout import random_step
from comptoir.kernel.position import Position

MOMENTS = 40
TINY = 0.002


def choices(game: Game, position: Position) -> list[int]:
    """What bots of every level choose; but a master of Espresso Doppio studies in the compiled build only."""
    seat = position.waiting()[0]
    view = game.view(position, seat)
    levels = [level for level in LEVELS if level != "master" or game.name != "espresso-doppio"]
    return [choose(view, level, 3, TINY, guarded=False) for level in levels]


def checksum(name: str) -> str:
    game, options = rule_sets()[name]
    luck = Fast(3)
    seats = max(seats for seats in game.seats if game.clash(options, seats) is None)
    position = game.setup(options, seats, luck)
    found = hashlib.sha256()
    for moment in range(MOMENTS):
        if position.over:
            position = game.setup(options, seats, luck)
        told = standing(position, playouts=1)
        found.update(repr((told.chances, told.scores)).encode())
        if not position.over and moment % 8 == 0:
            found.update(repr(choices(game, position)).encode())
        for _ in range(3):
            if not position.over:
                random_step(position, luck)
    return found.hexdigest()[:16]


if __name__ == "__main__":
    sums = {name: checksum(name) for name in rule_sets()}
    print(json.dumps({"build": Path(str(network.__file__)).suffix, **sums}))
