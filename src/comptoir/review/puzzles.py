"""A puzzle: one decision out of a real game, with one clearly best answer, and what makes it so."""

from functools import cache
from importlib.resources import files

import msgspec

from comptoir.games import GAMES
from comptoir.kernel.game import Game, Options
from comptoir.kernel.position import Position
from comptoir.kernel.record import read_record
from comptoir.kernel.replay import replay


class Reply(msgspec.Struct, frozen=True):
    """What somebody else would mostly do next, and in what share of the worlds."""

    seat: int
    choice: int
    share: float


class Way(msgspec.Struct, frozen=True):
    """What one choice leads to, on average: my chance, my points, those of the best of the others."""

    choice: int
    chance: float
    points: float
    others: float
    reply: Reply | None = None


class Puzzle(msgspec.Struct, frozen=True):
    """The game so far as a record, whose turn it is, and what was found. Chances are shares of victory."""

    name: str
    game: str
    record: str  # up to the question, without marks
    seat: int
    best: Way
    second: Way
    gap: float  # between the two, on average over seeds and strengths
    least: float  # the smallest lower bound among them
    novices: float  # share of novices who find it
    chances: dict[int, float] = {}  # every choice that was tried


class Asked(msgspec.Struct):
    """A puzzle laid out on the table."""

    puzzle: Puzzle
    game: Game
    options: Options
    position: Position


def laid_out(puzzle: Puzzle) -> Asked:
    """The position in which the question is asked."""
    game = GAMES[puzzle.game]
    record = read_record(puzzle.record, GAMES)
    position = None
    for moment in replay(record, game):
        position = moment.position
    assert position is not None
    return Asked(puzzle, game, game.make_options(record.options), position)


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """Those that come with the house, in the order they are asked."""
    return msgspec.json.decode(files(__package__).joinpath("puzzles.json").read_bytes(), type=tuple[Puzzle, ...])
