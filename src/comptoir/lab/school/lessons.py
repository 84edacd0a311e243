"""Lessons: games played by bots that see only their own seat, and a few calm moments of each with what came of them."""

from collections.abc import Iterator

import msgspec

from comptoir.bots.choosing import settle
from comptoir.bots.judgement import judgement_for, taught
from comptoir.bots.judgement.base import Judgement
from comptoir.bots.levels import Level
from comptoir.bots.search import victory
from comptoir.bots.thinking import first_world, think
from comptoir.bots.values.shelf import SIGHTS, Page, made
from comptoir.games import find as found_rules
from comptoir.games import rule_sets
from comptoir.kernel.game import Game
from comptoir.kernel.luck import Fast
from comptoir.kernel.position import Position

MOMENTS = 10  # a game
WHIM = 0.02  # how readily a thinking player takes what looks a little worse, so that games differ


class Task(msgspec.Struct, frozen=True):
    """A batch of games. Without thinking the players choose as in the bots' playouts; else they search, and may know
    what the last round learned."""

    game: str
    seed: int
    games: int
    thinking: int = 0
    page: Page | None = None


class Moment(msgspec.Struct, frozen=True, array_like=True):
    """A calm position as each seat saw it, and for each seat the points to come and its share of victory."""

    number: int  # of the game
    chapter: int
    seen: list[bytes]
    to_come: list[int]
    wins: list[float]


def learn(task: Task) -> bytes:
    """Play the batch; its moments, packed so that they travel and keep well."""
    tables = [*tables_of(task.game)]
    found: list[Moment] = []
    for number in range(task.games):
        luck = Fast(task.seed * 1_000_003 + number)
        name, seats = tables[luck.below(len(tables))]
        found += moments(task, number, name, seats, luck)
    return msgspec.msgpack.encode(found)


def unpacked(packed: bytes) -> list[Moment]:
    return msgspec.msgpack.decode(packed, type=list[Moment])


def tables_of(game: str) -> Iterator[tuple[str, int]]:
    """Every rule set and number of seats that a value for this game covers."""
    sight = SIGHTS[game]
    for name, (rules, options) in rule_sets().items():
        if rules.name != game:
            continue
        for seats in rules.seats:
            if rules.clash(options, seats) is None and sight.covers(rules.setup(options, seats, Fast(1))):
                yield name, seats


def moments(task: Task, number: int, name: str, seats: int, luck: Fast) -> list[Moment]:
    game, options = found_rules(name)
    sight = SIGHTS[task.game]
    position = game.setup(options, seats, luck)
    judgement = judgement_for(task.game) if task.page is None else taught(task.game, made(task.page))
    kept: list[tuple[int, int, list[bytes], list[int]]] = []
    met = 0
    while not position.over:
        if sight.calm(position):
            # So many of all calm moments, each as likely as any other; those of one game resemble each other.
            place = met if met < MOMENTS else luck.below(met + 1)
            if place < MOMENTS:
                if len(kept) == MOMENTS:
                    kept.pop(place)
                kept.append((met, sight.chapter(position), sight.seen(position), sight.points(position)))
            met += 1
        play_on(game, position, judgement, task.thinking, luck)
    wins, scores = victory(position), position.scores()
    return [
        Moment(number, chapter, seen, [scores[seat] - points[seat] for seat in range(seats)], wins)
        for _, chapter, seen, points in sorted(kept)
    ]


def play_on(game: Game, position: Position, judgement: Judgement, thinking: int, luck: Fast) -> None:
    waiting = position.waiting()
    chosen = [chosen_by(game, position, seat, judgement, thinking, luck) for seat in waiting]
    for seat, choice in zip(waiting, chosen, strict=True):
        position.play(seat, choice, luck)


def chosen_by(game: Game, position: Position, seat: int, judgement: Judgement, thinking: int, luck: Fast) -> int:
    if thinking == 0:
        return judgement.pick(position, seat, luck)  # which weighs only what its seat sees, as a test makes sure
    view = game.view(position, seat)
    seed = luck.below(1 << 30)
    world = first_world(view, Fast(seed))
    choices = world.choices(seat)
    if len(choices) == 1:
        return choices[0]
    level = Level("student", thinking, 1.0, WHIM)
    return settle(think(view, level, seed, guarded=False, judgement=judgement), world, level, Fast(seed))
