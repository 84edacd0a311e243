"""Par: the most that could have been made of a deal, exactly. Only Espresso Doppio alone has one: everywhere else it
depends on the others.

It takes half a minute, so it is worked out in small steps; between two of them about a megabyte says how far it is.
"""

import zlib

import msgspec

from comptoir.bots.judgement.espresso_par import Solver, first_stage, richer, richest
from comptoir.games.espresso_doppio.deck import CARDS
from comptoir.games.espresso_doppio.position import Espresso
from comptoir.games.espresso_doppio.rules.showing import turn_up
from comptoir.kernel.address import Addressed
from comptoir.kernel.game import Game, Options

AT_ONCE = 6  # sets of cards
LOWER = 3  # how much less is wanted, where nobody came to it


class SoFar(msgspec.Struct, frozen=True):
    """What is wanted, how many cards are scored, and what somebody may have by then; at the end, the par."""

    wanted: int
    scored: int = 0
    stage: dict[int, bytes] = {}
    coming: dict[int, bytes] = {}  # of the next stage, as far as it is known
    par: int | None = None


def has_par(game: Game, seats: int) -> bool:
    return game.name == "espresso-doppio" and seats == 1


def further(game: Game, options: Options, seed: bytes, so_far: SoFar | None) -> SoFar:
    """A few sets of cards more: as much as a worker does in a second or two."""
    solver = solver_of(game, options, seed)
    if so_far is None or not (so_far.stage or so_far.coming):
        wanted = solver.most() if so_far is None else so_far.wanted - LOWER
        so_far = SoFar(wanted, 0, squeezed(first_stage()))
    now = dict(list(so_far.stage.items())[:AT_ONCE])
    later = {cards: body for cards, body in so_far.stage.items() if cards not in now}
    stage = unfolded(so_far.coming)
    for cards, beans in solver.next_stage(unfolded(now), so_far.wanted).items():
        stage[cards] = richer(stage[cards], beans) if cards in stage else beans
    if later:
        return SoFar(so_far.wanted, so_far.scored, later, squeezed(stage))
    if stage and so_far.scored + 1 == CARDS:
        return SoFar(so_far.wanted, CARDS, par=richest(stage))
    if not stage and so_far.wanted <= 1:
        return SoFar(0, par=0)  # whoever runs out of beans has none
    return SoFar(so_far.wanted, so_far.scored + 1, squeezed(stage))


def unfolded(stage: dict[int, bytes]) -> dict[int, bytes]:
    return {cards: zlib.decompress(body) for cards, body in stage.items()}


def squeezed(stage: dict[int, bytes]) -> dict[int, bytes]:
    return {cards: zlib.compress(body) for cards, body in stage.items()}


def solver_of(game: Game, options: Options, seed: bytes) -> Solver:
    """Of the luck by address, under which cards come in the same order for everybody."""
    table = game.setup(options, 1, Addressed(seed), None)
    assert isinstance(table, Espresso)
    table.half = 1
    return Solver(table.deck, [turn_up(table, 0, Addressed(seed)) for _ in range(CARDS)])
