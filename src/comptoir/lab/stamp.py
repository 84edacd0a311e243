"""What a result depends on: with the same stamp, and the same question, it comes out the same."""

import hashlib
from importlib.resources import files

import msgspec

from comptoir.kernel.game import Game
from comptoir.version import VERSION


class Stamp(msgspec.Struct, frozen=True):
    """The program, the rules, what the bots have learned, and the seed."""

    version: str
    game: str
    rules: int
    weights: str  # the hash of what the bots have learned about this game; empty where they have not
    seed: int


def stamp(game: Game, seed: int) -> Stamp:
    weights = files("comptoir.bots.values").joinpath("weights", f"{game.name}.json")
    known = hashlib.sha256(weights.read_bytes()).hexdigest()[:16] if weights.is_file() else ""
    return Stamp(VERSION, game.name, game.rules, known, seed)
