"""Prints, for each rule set, a checksum of what learned values say along some random games; run by either build."""

import hashlib
import json
from pathlib import Path

from comptoir.bots import standing
from comptoir.bots.values import network
from comptoir.games import rule_sets
from comptoir.kernel.luck import Fast
from comptoir.kernel.playout import random_step

MOMENTS = 40


def checksum(name: str) -> str:
    game, options = rule_sets()[name]
    luck = Fast(3)
    seats = max(seats for seats in game.seats if game.clash(options, seats) is None)
    position = game.setup(options, seats, luck)
    found = hashlib.sha256()
    for _ in range(MOMENTS):
        if position.over:
            position = game.setup(options, seats, luck)
        told = standing(position, playouts=1)
        found.update(repr((told.chances, told.scores)).encode())
        for _ in range(3):
            if not position.over:
                random_step(position, luck)
    return found.hexdigest()[:16]


if __name__ == "__main__":
    sums = {name: checksum(name) for name in rule_sets()}
    print(json.dumps({"build": Path(str(network.__file__)).suffix, **sums}))
