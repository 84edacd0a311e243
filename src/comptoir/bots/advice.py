"""Advice: every choice with its chance of winning and the score to expect, best first."""

from collections.abc import Sequence

import msgspec

from comptoir.bots.levels import ADVISER, level_for
from comptoir.bots.thinking import check_asked, first_world, game_of, think
from comptoir.bots.tree import Edge
from comptoir.bots.values.shares import added
from comptoir.kernel.game import View
from comptoir.kernel.luck import Fast
from comptoir.kernel.session import check_whole


class Advice(msgspec.Struct, frozen=True):
    """One choice: how likely it wins, the score to expect, and how much of the thinking went into it."""

    choice: int
    win: float
    score: float
    share: float


def advise(
    view: View, seed: int, budget: float = 1.0, guarded: bool = True, most: int = 0, memory: Sequence[int] = ()
) -> list[Advice]:
    """The choices of this view's seat, best first; `most` says how many at most, 0 for all. Takes less than a second.

    Choices that were never tried, because they look hopeless, take the figures of the worst one tried. Where choices
    are secret, `share` is how often each should be made: the best one made always would be found out.
    """
    check_asked(view, seed, budget, guarded, memory)
    check_whole("most", most, 0)
    world = first_world(view, Fast(seed))
    search = think(view, level_for(ADVISER, game_of(view).name), seed, budget, guarded, memory=memory)
    edges = search.root.offered(view.seat, world.choices(view.seat))
    secret = len(world.waiting()) > 1
    total = added([weight(edge, secret) for edge in edges])
    ranked = sorted(edges, key=lambda edge: (-weight(edge, secret), -edge.value, edge.choice))
    tried = [edge for edge in ranked if edge.visits]
    worst = min(tried, key=lambda edge: edge.mean())
    found = [advice(edge if edge.visits else worst, edge.choice, weight(edge, secret) / total) for edge in ranked]
    return found[:most] if most else found


def weight(edge: Edge, secret: bool) -> float:
    return edge.share if secret else float(edge.visits)


def advice(edge: Edge, choice: int, share: float) -> Advice:
    return Advice(choice, edge.wins / edge.visits, edge.points / edge.visits, share)
