"""What a bot does: one choice, from a view, a level and a seed."""

from collections.abc import Sequence

from comptoir.bots.levels import NOVICE, RANDOM, Level, level_for
from comptoir.bots.novice import novice_choice
from comptoir.bots.search import Search
from comptoir.bots.thinking import check_asked, first_world, game_of, think
from comptoir.bots.tree import Edge, drawn, mixture
from comptoir.bots.values.shares import added, falling
from comptoir.kernel.game import Refused, View
from comptoir.kernel.luck import Fast
from comptoir.kernel.position import Position
from comptoir.kernel.say import Say

# A master mixes only what is worth the same: a choice that wins so much less often is not made to be unforeseen.
ALIKE = 0.004


def choose(
    view: View, level: str, seed: int, budget: float = 1.0, guarded: bool = True, memory: Sequence[int] = ()
) -> int:
    """The choice of a bot of this level ("random", "novice", "regular" or "master") for the seat of this view.

    The same view, level, seed, budget and memory give the same choice; only a machine too slow for the level
    (`guarded`) may stop earlier. `memory` is what everybody has heard so far, `comptoir.bots.heard` of each choice; a
    novice has none. Raises `NotAsked` when the seat owes no choice.
    """
    check_asked(view, seed, budget, guarded, memory)
    if not isinstance(level, str):
        raise Refused(Say("study-no-bot", {"given": repr(level)}))
    luck = Fast(seed)
    world = first_world(view, luck)
    choices = world.choices(view.seat)
    if len(choices) == 1:
        return choices[0]
    if level == RANDOM:
        return choices[luck.below(len(choices))]
    if level == NOVICE:
        return novice_choice(world, view.seat, luck)
    strength = level_for(level, game_of(view).name)
    return settle(think(view, strength, seed, budget, guarded, memory=memory, sensibly=True), world, strength, luck)


def settle(search: Search, world: Position, level: Level, luck: Fast) -> int:
    """What to do after the thinking."""
    edges = search.root.offered(search.seat, world.choices(search.seat))
    if len(world.waiting()) > 1:
        return mixed(alike(edges) if level.studies else edges, luck)
    return whimsical(edges, level, luck) if level.whim else search.favourite().choice


def mixed(edges: list[Edge], luck: Fast) -> int:
    """A choice nobody can foresee."""
    return edges[drawn(mixture(edges), luck)].choice


def alike(edges: list[Edge]) -> list[Edge]:
    """The best choices against what the others may be up to, as far as one can tell them apart."""
    best = max(edge.mean() for edge in edges)
    return [edge for edge in edges if edge.mean() >= best - ALIKE]


def whimsical(edges: list[Edge], level: Level, luck: Fast) -> int:
    """Mostly what looks best, now and then something that looks a little worse."""
    tried = [edge for edge in edges if edge.visits]
    best = max(edge.mean() for edge in tried)
    weights = [falling((best - edge.mean()) / level.whim) for edge in tried]
    total = added(weights)
    return tried[drawn([weight / total for weight in weights], luck)].choice
