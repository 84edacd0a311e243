"""From a view to a finished search: finds the game, imagines worlds, and watches the clock."""

import gc
import math
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from comptoir.bots.judgement import judgement_to_search
from comptoir.bots.judgement.base import Judgement
from comptoir.bots.judgement.belief import Belief, drawn_again, weights_of
from comptoir.bots.levels import Level
from comptoir.bots.memory import belief_of
from comptoir.bots.search import Search
from comptoir.games import GAMES
from comptoir.kernel.game import Game, Refused, View
from comptoir.kernel.luck import Fast, whole
from comptoir.kernel.position import Position
from comptoir.kernel.say import Say
from comptoir.kernel.session import check_switch, is_number

# A choice that cannot get so many tries is not tried at all.
FEWEST = 4
# How many worlds are held against what was heard, before those that fit are thought about.
WORLDS = 256
WORLDS_STUDIED = 1024
FEWEST_WORLDS = 64
MOST_BUDGET = 1000


class NotAsked(ValueError):
    """The seat of this view owes no choice, so there is nothing to think about."""


def check_asked(view: object, seed: object, budget: object, guarded: object, memory: object) -> None:
    """Found out before the thinking begins, and in words."""
    if not isinstance(view, View) or str(view.__struct_config__.tag) not in GAMES:
        raise Refused(Say("study-no-seen", {"given": repr(view)}))
    whole(seed)
    if isinstance(budget, bool) or not isinstance(budget, (int, float)) or not 0 < budget <= MOST_BUDGET:
        raise Refused(Say("study-no-budget", {"given": repr(budget), "most": MOST_BUDGET}))
    check_switch("guarded", guarded)
    if not isinstance(memory, Sequence) or not all(is_number(note) for note in memory):
        raise Refused(Say("study-no-memory", {"given": repr(memory)}))


def game_of(view: View) -> Game:
    """The game this view is of, by its tag."""
    return GAMES[str(view.__struct_config__.tag)]


def first_world(view: View, luck: Fast) -> Position:
    """One world that fits the view, with its seat waiting."""
    return Imagination(view).first_world(luck)


class Imagination:
    """Worlds that fit a view. What the view tells is recalled once, and every world guesses the rest."""

    def __init__(self, view: View) -> None:
        self.game = game_of(view)
        self.view = view
        self.known = self.game.recall(view)
        self.believed: list[Position] = []  # some worlds, as often as they fit what was heard; else any is as good
        self.belief = Belief()

    def believe(self, belief: Belief, worlds: int, luck: Fast) -> None:
        """From now on, worlds in which what the others did makes sense."""
        self.belief = belief
        if not belief.weighs():
            return
        guessed = [self.guessed(luck) for _ in range(worlds)]
        weights = weights_of([belief.surprise(world) for world in guessed])
        self.believed = [guessed[place] for place in drawn_again(weights)]

    def world(self, luck: Fast) -> Position:
        if self.believed:
            return self.believed[luck.below(len(self.believed))].copy()
        return self.guessed(luck)

    def guessed(self, luck: Fast) -> Position:
        world = self.known.copy()
        self.game.guess(world, self.view, luck)
        self.belief.mend(world, luck)
        return world

    def first_world(self, luck: Fast) -> Position:
        world = self.world(luck)
        if self.view.seat not in world.waiting():
            raise NotAsked(f"Seat {self.view.seat} is not asked anything now.")
        return world


class Clock:
    """Iterations to spend, and a moment after which no more are begun."""

    def __init__(self, level: Level, budget: float, pace: int, guarded: bool) -> None:
        self.iterations = max(2, round(level.iterations * budget * pace))
        self.end = time.perf_counter() + level.seconds if guarded else math.inf

    def late(self) -> bool:
        return time.perf_counter() > self.end


def think(
    view: View,
    level: Level,
    seed: int,
    budget: float = 1.0,
    guarded: bool = True,
    judgement: Judgement | None = None,
    memory: Sequence[int] = (),
    thorough: bool = False,
    sensibly: bool = False,
) -> Search:
    """Search this view as hard as the level says. `budget` scales the iterations; without guard time never matters.
    A thorough search spends them all, however clear it is what to do; who thinks sensibly leaves to a rule of thumb
    what it settles as well.

    `memory` is what was heard on the way here (see `comptoir.bots.memory`); without it all worlds are alike.
    """
    imagination = Imagination(view)
    world = imagination.first_world(Fast(seed))
    if judgement is None:
        judgement = judgement_to_search(world)
    # Time that a learned value saves goes into a master's thinking; a regular stays what it was, and answers sooner.
    clock = Clock(level, budget, judgement.pace if level.studies else 1, guarded)
    if level.studies:
        judgement = judgement.studied(world, view.seat)
    belief = belief_of(view, memory)
    if belief is not None:
        imagination.believe(belief, worlds_for(level, budget), Fast(seed))
    search = Search(judgement, view.seat, seed)
    with undisturbed():
        search.start(world, max(2, clock.iterations // FEWEST), sensibly)
        if len(world.waiting()) > 1:
            think_in_secret(search, imagination, clock, level.studies and judgement.nothing_hidden)
        else:
            think_alone(search, imagination, clock, thorough)
    return search


def worlds_for(level: Level, budget: float) -> int:
    """A master that has less time to think has less time to wonder what the others hold."""
    if not level.studies:
        return WORLDS
    return max(FEWEST_WORLDS, min(WORLDS_STUDIED, round(WORLDS_STUDIED * budget)))


@contextmanager
def undisturbed() -> Iterator[None]:
    """A tree has no cycles: Python need not look for any in it again and again while it grows."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


def think_alone(search: Search, imagination: Imagination, clock: Clock, thorough: bool) -> None:
    """Sequential halving: all choices get their tries, then the better half gets as many, and so on."""
    luck = Fast(search.seeds.below(1 << 30))
    stages = max(1, (len(search.live) - 1).bit_length())
    for stage in range(stages):
        quota = (clock.iterations - search.iterations) // (stages - stage)
        for _ in range(max(1, quota // len(search.live))):
            search.sweep(imagination.world(luck))
            if (search.decided() and not thorough) or clock.late():
                return
        if len(search.live) > 2:
            search.narrow()


def think_in_secret(search: Search, imagination: Imagination, clock: Clock, foreseeing: bool) -> None:
    """Every other sweep is about one's own choices, the rest about what the others may be up to. Who foresees what
    masters would do in their seats spends the second half of the time on the best answer to that.
    """
    luck = Fast(search.seeds.below(1 << 30))
    turn = 0
    while search.iterations < clock.iterations and not (turn and clock.late()):
        world = imagination.world(luck)
        if foreseeing and not search.foreseen and 2 * search.iterations >= clock.iterations:
            search.foresee(world)
        others = [seat for seat in world.waiting() if seat != search.seat]
        about_others = turn % 2 == 1 and not search.foreseen
        search.sweep_in_secret(world, others[turn // 2 % len(others)] if about_others else search.seat)
        turn += 1
