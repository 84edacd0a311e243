"""Who holds a card? What bots believe after hearing the bids, against dealing the hidden cards to anybody.

Games of regulars; at one moment of each, every card in somebody else's hand is asked about. The loss is the mean of
-log of the chance given to who really holds it: less is better. What bots believe was fitted to other games.
"""

import math
from concurrent.futures import Executor

import msgspec

from bench.bots.moments import fitting_seats
from comptoir.bots import choose, heard
from comptoir.bots.memory import belief_of
from comptoir.bots.thinking import WORLDS_STUDIED, Imagination
from comptoir.games import find
from comptoir.games.top_race.cards import KINDS
from comptoir.games.top_race.position import Race
from comptoir.kernel.journal import Journal
from comptoir.kernel.luck import Fast
from comptoir.lab.arena import batches
from comptoir.lab.figures import Figure, mean

SEED = 1 << 41
GAMES = 100
RULE_SETS = ("top-race", "top-race/bets", "top-race/blocking", "top-race/free-order")
BUDGET = 0.5  # of a regular's thinking
CAUTION = 0.1  # kept for anybody, so that nobody is ruled out by chance
LONGEST = 60  # steps; half of the moments lie in the race


class Asked(msgspec.Struct, frozen=True):
    """One moment: the mean loss over its cards, believing and not."""

    believing: float
    blind: float


def moment(rule_set: str, number: int) -> tuple[Race, list[int]]:
    """A race some steps on its way, and what everybody has heard of it."""
    game, options = find(rule_set)
    luck, journal = Fast(SEED + number), Journal()
    race = game.setup(options, fitting_seats(game, options, 4), luck, journal)
    assert isinstance(race, Race)
    memory = heard(journal)
    left = 20 + luck.below(LONGEST)
    while left and not race.over:
        waiting, step = race.waiting(), race.step
        views = [game.view(race, seat) for seat in waiting]
        chosen = [choose(view, "regular", number * 1000 + step, BUDGET, False, memory) for view in views]
        race.journal = journal = Journal()
        for seat, choice in zip(waiting, chosen, strict=True):
            race.play(seat, choice, luck)
        memory += heard(journal)
        left -= 1
    race.journal = None
    return race, memory


def ask(rule_set: str, number: int) -> Asked | None:
    race, memory = moment(rule_set, number)
    seat = number % race.seats
    view = find(rule_set)[0].view(race, seat)
    belief = belief_of(view, memory)
    others = [other for other in range(race.seats) if other != seat and race.holds[other] >= 0 and race.hand(other)]
    if belief is None or race.over or len(others) < 2:
        return None
    imagination = Imagination(view)
    imagination.believe(belief, WORLDS_STUDIED, Fast(number))
    worlds = [world for world in imagination.believed if isinstance(world, Race)]
    everything = sum(len(race.hand(other)) for other in others)
    believing = blind = 0.0
    for kind in range(KINDS):
        counts = {other: sum(world.hand(other).count(kind) for world in worlds) for other in others}
        total = sum(counts.values())
        for other in others:
            held = race.hand(other).count(kind)
            fair = len(race.hand(other)) / everything
            told = counts[other] / total if total else fair
            believing -= held * math.log((1.0 - CAUTION) * told + CAUTION * fair)
            blind -= held * math.log(fair)
    return Asked(believing / everything, blind / everything)


def ask_all(rule_set: str, numbers: list[int]) -> list[Asked]:
    found = [ask(rule_set, number) for number in numbers]
    return [one for one in found if one is not None]


class Answer(msgspec.Struct, frozen=True):
    moments: int
    believing: float
    blind: float
    gain: Figure  # how much less the one loses than the other, moment by moment


def examine(games: int, executor: Executor, workers: int) -> dict[str, Answer]:
    begun = {
        name: [executor.submit(ask_all, name, batch) for batch in batches(list(range(games)), workers, 10)]
        for name in RULE_SETS
    }
    return {name: answer([one for part in parts for one in part.result()]) for name, parts in begun.items()}


def answer(asked: list[Asked]) -> Answer:
    believing, blind = [one.believing for one in asked], [one.blind for one in asked]
    gains = [one.blind - one.believing for one in asked]
    return Answer(len(asked), sum(believing) / len(asked), sum(blind) / len(asked), mean(gains))
