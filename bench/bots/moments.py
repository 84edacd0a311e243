"""Moments of games somebody might really play, to measure thinking in."""

from collections.abc import Iterator

from comptoir.bots import choose
from comptoir.games import find
from comptoir.kernel.game import Game, Options
from comptoir.kernel.luck import Fast
from comptoir.kernel.position import Position


def fitting_seats(game: Game, options: Options, wished: int) -> int:
    """So many seats, or as near as the rules allow."""
    allowed = [seats for seats in game.seats if game.clash(options, seats) is None]
    return min(allowed, key=lambda seats: abs(seats - wished))


def step(
    game: Game, position: Position, luck: Fast, level: str, budget: float, told: dict[int, int] | None = None
) -> None:
    """Every waiting seat chooses as a bot of this level would; but a seat that was told what to do does that."""
    waiting = position.waiting()
    seed = luck.below(1 << 30)
    chosen = [choose(game.view(position, seat), level, seed + seat, budget, guarded=False) for seat in waiting]
    for seat, choice in zip(waiting, chosen, strict=True):
        position.play(seat, (told or {}).get(seat, choice), luck)


def moments(name: str, seats: int, wanted: int) -> Iterator[tuple[Game, Position, int]]:
    """So many moments from all stages of novices' games, each with a seat that has something to choose."""
    game, options = find(name)
    luck = Fast(7)
    stages: list[tuple[Game, Position, int]] = []
    while len(stages) < wanted * 4:
        position = game.setup(options, fitting_seats(game, options, seats), luck)
        while not position.over:
            seat = position.waiting()[0]
            if len(position.choices(seat)) > 1:
                stages.append((game, position.copy(), seat))
            step(game, position, luck, "novice", 0.5)
    yield from stages[:: max(1, len(stages) // wanted)][:wanted]
