"""Par: the most that could have been made of a deal, exactly. Only Espresso Doppio alone has one: everywhere else it
depends on the others.

It takes half a minute, so it is worked out stage by stage; between two of them a few kilobytes say how far it has come.
"""

import zlib

import msgspec

from comptoir.bots.judgement.espresso_par import Solver, first_stage, richest
from comptoir.games.espresso_doppio.deck import CARDS
from comptoir.games.espresso_doppio.position import Espresso
from comptoir.games.espresso_doppio.rules.showing import turn_up
from comptoir.kernel.address import Addressed
from comptoir.kernel.game import Game, Options

LOWER = 3  # how much less is wanted, where nobody came to it


class SoFar(msgspec.Struct, frozen=True):
    """What is wanted, how many cards are scored, and what somebody may have by then; at the end, the par."""

    wanted: int
    scored: int = 0
    stage: dict[int, bytes] = {}
    par: int | None = None


def has_par(game: Game, seats: int) -> bool:
    return game.name == "espresso-doppio" and seats == 1


def further(game: Game, options: Options, seed: bytes, so_far: SoFar | None) -> SoFar:
    """One stage more."""
    solver = solver_of(game, options, seed)
    if so_far is None or not so_far.stage:
        wanted = solver.most() if so_far is None else so_far.wanted - LOWER
        so_far = SoFar(wanted, 0, squeezed(first_stage()))
    stage = solver.next_stage({cards: zlib.decompress(body) for cards, body in so_far.stage.items()}, so_far.wanted)
    if stage and so_far.scored + 1 == CARDS:
        return SoFar(so_far.wanted, CARDS, {}, richest(stage))
    if not stage and so_far.wanted <= 1:
        return SoFar(0, 0, {}, 0)  # whoever runs out of beans has none
    return SoFar(so_far.wanted, so_far.scored + 1, squeezed(stage))


def squeezed(stage: dict[int, bytes]) -> dict[int, bytes]:
    return {cards: zlib.compress(body) for cards, body in stage.items()}


def solver_of(game: Game, options: Options, seed: bytes) -> Solver:
    """Of the luck by address, under which cards come in the same order for everybody."""
    table = game.setup(options, 1, Addressed(seed), None)
    assert isinstance(table, Espresso)
    table.half = 1
    return Solver(table.deck, [turn_up(table, 0, Addressed(seed)) for _ in range(CARDS)])
