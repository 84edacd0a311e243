"""From a view to a finished search: finds the game, imagines worlds, and watches the clock."""

import time

from comptoir.bots.judgement import judgement_for
from comptoir.bots.levels import Level
from comptoir.bots.search import Search
from comptoir.games import GAMES
from comptoir.kernel.game import Game, View
from comptoir.kernel.luck import Fast
from comptoir.kernel.position import Position

# How many iterations share one imagined world: imagining costs about as much as a few playouts.
SHARED = 4


class NotAsked(ValueError):
    """The seat of this view owes no choice, so there is nothing to think about."""


def game_of(view: View) -> Game:
    """The game this view is of, by its tag."""
    return GAMES[str(view.__struct_config__.tag)]


def first_world(view: View, luck: Fast) -> Position:
    """One world that fits the view, with its seat waiting."""
    world = game_of(view).imagine(view, luck)
    if view.seat not in world.waiting():
        raise NotAsked(f"seat {view.seat} is not asked anything")
    return world


def think(view: View, level: Level, seed: int, budget: float = 1.0, guarded: bool = True) -> Search:
    """Search this view as hard as the level says. `budget` scales the iterations; without guard time never matters."""
    game = game_of(view)
    luck = Fast(seed)
    search = Search(judgement_for(game.name), view.seat, luck)
    left = max(1, round(level.iterations * budget))
    world = first_world(view, luck)
    end = time.perf_counter() + level.seconds
    while True:
        times = min(SHARED, left)
        search.explore(world, times)
        left -= times
        if left <= 0 or (guarded and time.perf_counter() > end):
            return search
        world = game.imagine(view, luck)
