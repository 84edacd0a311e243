"""Who holds a card? What bots believe after what everybody saw and heard, against dealing hidden cards to anybody.

Games of regulars; at one moment of each, every card that somebody cannot see is asked about. The loss is the mean of
-log of the chance given to where it really is: less is better. What bots believe was fitted to other games.
"""

import math
from concurrent.futures import Executor

import msgspec

from bench.bots.moments import fitting_seats
from comptoir.bots import choose, heard
from comptoir.bots.memory import belief_of
from comptoir.bots.thinking import WORLDS_STUDIED, Imagination
from comptoir.games import find
from comptoir.games.cafe_international.position import Cafe
from comptoir.games.top_race.cards import KINDS
from comptoir.games.top_race.position import Race
from comptoir.kernel.journal import Journal
from comptoir.kernel.luck import Fast
from comptoir.kernel.position import Position
from comptoir.lab.arena import batches
from comptoir.lab.figures import Figure, mean

SEED = 1 << 41
GAMES = 100
RACES = ("top-race", "top-race/bets", "top-race/blocking", "top-race/free-order")
RULE_SETS = (*RACES, "cafe-international", "cafe-international/ladies")
BUDGET = 0.5  # of a regular's thinking
CAUTION = 0.1  # kept for anybody, so that nobody is ruled out by chance
LONGEST = 60  # steps; half of the moments lie in the race


class Asked(msgspec.Struct, frozen=True):
    """One moment: the mean loss over its cards, believing and not."""

    believing: float
    blind: float


def moment(rule_set: str, number: int) -> tuple[Position, list[int]]:
    """A game some steps on its way, and what everybody has heard of it."""
    game, options = find(rule_set)
    luck, journal = Fast(SEED + number), Journal()
    position = game.setup(options, fitting_seats(game, options, 4), luck, journal)
    memory = heard(journal)
    left = 20 + luck.below(LONGEST)
    while left and not position.over:
        waiting, step = position.waiting(), position.step
        views = [game.view(position, seat) for seat in waiting]
        chosen = [choose(view, "regular", number * 1000 + step, BUDGET, False, memory) for view in views]
        position.journal = journal = Journal()
        for seat, choice in zip(waiting, chosen, strict=True):
            position.play(seat, choice, luck)
        memory += heard(journal)
        left -= 1
    position.journal = None
    return position, memory


def hidden_from(seat: int, position: Position) -> list[list[int]]:
    """By where they may be, how many cards of each kind this seat cannot see: in the others' hands, and in the café
    also in the pile or face down.
    """
    others = [other for other in range(position.seats) if other != seat]
    if isinstance(position, Race):
        hands = [position.hand(other) for other in others if position.holds[other] >= 0]
        return [[hand.count(kind) for kind in range(KINDS)] for hand in hands if hand]
    assert isinstance(position, Cafe)
    unheld = [position.pile.counts, *[position.face_down[other] for other in others]]
    return [*[position.hands[other] for other in others], [sum(counts) for counts in zip(*unheld, strict=True)]]


def ask(rule_set: str, number: int) -> Asked | None:
    position, memory = moment(rule_set, number)
    seat = number % position.seats
    view = find(rule_set)[0].view(position, seat)
    belief, truth = belief_of(view, memory), hidden_from(seat, position)
    if belief is None or position.over or len(truth) < 2:
        return None
    imagination, luck = Imagination(view), Fast(number)
    imagination.believe(belief, WORLDS_STUDIED, luck)
    worlds = [hidden_from(seat, imagination.world(luck)) for _ in range(WORLDS_STUDIED)]
    believed = [[sum(counts) for counts in zip(*there, strict=True)] for there in zip(*worlds, strict=True)]
    return losses(truth, believed)


def losses(truth: list[list[int]], believed: list[list[int]]) -> Asked:
    everything = sum(map(sum, truth))
    believing = blind = 0.0
    for place, here in enumerate(truth):
        fair = sum(here) / everything
        for kind, held in enumerate(here):
            if held:
                total = sum(there[kind] for there in believed)
                told = believed[place][kind] / total if total else fair
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
