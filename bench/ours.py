"""Measures our games, on whichever build it is started with."""

from bench.worker import rate, serve
from comptoir.games import find
from comptoir.kernel.game import Game, Options
from comptoir.kernel.luck import Fast
from comptoir.kernel.playout import play_out, random_step
from comptoir.kernel.position import Position

USUAL_SEATS = 4


def table(name: str) -> tuple[Game, Options, int]:
    """The game with four seats, or as near to four as its rules allow."""
    game, options = find(name)
    allowed = [seats for seats in game.seats if game.clash(options, seats) is None]
    return game, options, min(allowed, key=lambda seats: abs(seats - USUAL_SEATS))


def samples(name: str) -> list[Position]:
    """Positions from all stages of some random games, each with somebody to choose."""
    game, options, seats = table(name)
    luck = Fast(1)
    found: list[Position] = []
    for _ in range(4):
        position = game.setup(options, seats, luck)
        while not position.over:
            found.append(position.copy())
            random_step(position, luck)
    return found[:: max(1, len(found) // 32)]


def play(name: str, seconds: float) -> float:
    """Decisions a second in random games, set-up included."""
    game, options, seats = table(name)
    luck = Fast(1)
    return rate(lambda: play_out(game.setup(options, seats, luck), luck), seconds)


def copy(name: str, seconds: float) -> float:
    positions = samples(name)

    def batch() -> int:
        for position in positions:
            position.copy()
        return len(positions)

    return rate(batch, seconds)


def choices(name: str, seconds: float) -> float:
    asked = [(position, position.waiting()[0]) for position in samples(name)]

    def batch() -> int:
        for position, seat in asked:
            position.choices(seat)
        return len(asked)

    return rate(batch, seconds)


def view(name: str, seconds: float) -> float:
    game, _, _ = table(name)
    positions = samples(name)

    def batch() -> int:
        for position in positions:
            game.view(position, 0)
        return len(positions)

    return rate(batch, seconds)


if __name__ == "__main__":
    serve({"play": play, "copy": copy, "choices": choices, "view": view})
