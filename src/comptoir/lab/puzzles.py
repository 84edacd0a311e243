"""Mining puzzles: games of regulars are played, and every decision is asked whether one answer is clearly the best.

Game number i of a mine is fully determined by the mine and i. What looks promising to the bot that played is looked at
again from three seeds at two strengths, and asked of novices; a puzzle is what stands all of it.
"""

import math
from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from comptoir.bots import heard
from comptoir.bots.choosing import choose
from comptoir.bots.judgement import judgement_for
from comptoir.bots.levels import level_for
from comptoir.bots.novice import novice_choice
from comptoir.bots.search import Search, victory
from comptoir.bots.thinking import Imagination, first_world, think
from comptoir.bots.tree import Edge
from comptoir.games import GAMES
from comptoir.kernel.game import Game, Options, View
from comptoir.kernel.journal import Journal
from comptoir.kernel.luck import Fast, Recorder
from comptoir.kernel.position import Position
from comptoir.kernel.record import SETUP, Entry, Record, read_record, write_record
from comptoir.kernel.replay import replay
from comptoir.review.puzzles import Puzzle, Reply, Way, laid_out

GAP = 0.12  # of a victory, between the best and the second best
LEAST = 0.08  # and at least so much from every seed at every strength,
SURE = 1.645  # with one chance in twenty of being wrong
PROMISING = 0.14  # a first look flatters
FEW = 3  # choices: between two anybody is right half of the time
SEEDS = (11, 12, 13)
STRENGTHS = (("regular", 4.0), ("master", 1.0))
NOVICES = 40
MISSED = 0.4  # no more than this share of novices may find it
A_GAME = 2  # puzzles out of one game at most,
APART = 8  # and so many entries between them
LOOKS = 4  # candidates looked at closely in one game
TRIALS = 200
REPLIES = 12


class Mine(msgspec.Struct, frozen=True):
    """Where puzzles are looked for."""

    game: str
    options: dict[str, Any]
    seats: int
    seed: int
    asks: list[str] = []  # only these questions; all, where none is named


class Found(msgspec.Struct, frozen=True):
    """What one game held."""

    number: int
    decisions: int
    candidates: int
    puzzles: list[Puzzle]


class Candidate(msgspec.Struct):
    """A decision that looks like a puzzle, and the game so far."""

    gap: float
    entries: int
    position: Position
    seat: int
    memory: list[int]


def mined(mine: Mine, number: int) -> Found:
    """Play one game and keep its puzzles."""
    game = GAMES[mine.game]
    options = game.make_options(mine.options)
    record = Record(game.name, game.rules, mine.seats, dict(mine.options), embedded=game.embedded(options))
    seed = mine.seed * 1_000_003 + number
    decisions, candidates = play(mine, game, options, record, seed)
    kept: list[Puzzle] = []
    taken: list[int] = []
    for one in sorted(candidates, key=lambda candidate: -candidate.gap)[:LOOKS]:
        if len(kept) == A_GAME or any(abs(one.entries - other) < APART for other in taken):
            continue
        puzzle = stood(mine, game, record, one, number)
        if puzzle is not None:
            kept.append(puzzle)
            taken.append(one.entries)
    return Found(number, decisions, len(candidates), kept)


def play(mine: Mine, game: Game, options: Options, record: Record, seed: int) -> tuple[int, list[Candidate]]:
    """A game of regulars, written down, with what looked like a puzzle on the way."""
    luck = Fast(seed)
    recorder = Recorder(luck)
    position = game.setup(options, mine.seats, recorder, journal := Journal())
    record.entries.append(Entry(SETUP, 0, recorder.draws))
    memory = heard(journal)
    decisions = 0
    candidates: list[Candidate] = []
    while not position.over:
        waiting = position.waiting()
        chosen = []
        for seat in waiting:
            view = game.view(position, seat)
            choice, gap = thought(mine, game, position, view, (seed << 20) + position.step * 8 + seat, memory)
            chosen.append(choice)
            if gap >= PROMISING and novices_who_find(view, choice) <= MISSED:
                candidates.append(Candidate(gap, len(record.entries), position.copy(), seat, list(memory)))
        position.journal = journal = Journal()
        for seat, choice in zip(waiting, chosen, strict=True):
            recorder = Recorder(luck)
            position.play(seat, choice, recorder)
            record.entries.append(Entry(seat, choice, recorder.draws))
        memory += heard(journal)
        decisions += len(waiting)
    return decisions, candidates


def thought(
    mine: Mine, game: Game, position: Position, view: View, seed: int, memory: Sequence[int]
) -> tuple[int, float]:
    """What a regular does here, and how far ahead of everything else it looks; 0 where no puzzle can be."""
    choices = position.choices(view.seat)
    if len(choices) == 1:
        return choices[0], 0.0
    asked = game.questions[position.asks(view.seat)]
    if len(position.waiting()) > 1 or len(choices) < FEW or (mine.asks and asked not in mine.asks):
        return choose(view, "regular", seed, guarded=False, memory=memory), 0.0
    search = think(view, level_for("regular", game.name), seed, guarded=False, memory=memory)
    best = search.favourite()
    return best.choice, lead(search, best)[0]


def edges_of(search: Search) -> list[Edge]:
    return [edge for edge in search.root.edges.values() if edge.visits]


def lead(search: Search, best: Edge) -> tuple[float, float, Edge | None]:
    """How far the best is ahead of the second best in winning chances, the least it may be, and that second."""
    others = [edge for edge in edges_of(search) if edge is not best]
    if not others:
        return 0.0, 0.0, None
    second = max(others, key=lambda edge: edge.wins / edge.visits)
    gap = best.wins / best.visits - second.wins / second.visits
    return gap, gap - SURE * math.sqrt(spread(best) + spread(second)), second


def spread(edge: Edge) -> float:
    """The square of how far a share of victories may be off; never nothing."""
    share = (edge.wins + 0.5) / (edge.visits + 1)
    return share * (1.0 - share) / edge.visits


def novices_who_find(view: View, best: int) -> float:
    found = 0
    for seed in range(NOVICES):
        luck = Fast(seed)
        found += novice_choice(first_world(view, luck), view.seat, luck) == best
    return found / NOVICES


def stood(mine: Mine, game: Game, record: Record, one: Candidate, number: int) -> Puzzle | None:
    """The candidate as a puzzle, if it stands every look; the cheapest comes first."""
    view = game.view(one.position, one.seat)
    best = -1
    gaps: list[float] = []
    bounds: list[float] = []
    seconds: Counter[int] = Counter()
    chances: dict[int, list[float]] = {}
    for level, budget in STRENGTHS:
        for seed in SEEDS:
            search = think(
                view, level_for(level, game.name), seed, budget, guarded=False, memory=one.memory, thorough=True
            )
            favourite = search.favourite()
            gap, bound, second = lead(search, favourite)
            if best not in (-1, favourite.choice) or bound < LEAST or second is None:
                return None
            if best == -1 and (novices := novices_who_find(view, favourite.choice)) > MISSED:
                return None
            best = favourite.choice
            gaps.append(gap)
            bounds.append(bound)
            seconds[second.choice] += 1
            for edge in edges_of(search):
                chances.setdefault(edge.choice, []).append(edge.wins / edge.visits)
    if sum(gaps) / len(gaps) < GAP:
        return None
    second_best = seconds.most_common(1)[0][0]
    mean = {choice: round(sum(found) / len(found), 4) for choice, found in sorted(chances.items())}
    so_far = msgspec.structs.replace(record, entries=record.entries[: one.entries])
    return Puzzle(
        f"{game.name}-{mine.seed}-{number}-{one.entries}", game.name, write_record(so_far, game), one.seat,
        way(game, view, best, mean[best], one.memory), way(game, view, second_best, mean[second_best], one.memory),
        round(sum(gaps) / len(gaps), 4), round(min(bounds), 4), round(novices, 3), mean,
    )  # fmt: skip


def way(game: Game, view: View, choice: int, chance: float, memory: Sequence[int]) -> Way:
    """What this choice leads to, when all play on quickly; and what the next of the others would mostly answer."""
    imagination = Imagination(view)
    judgement = judgement_for(game.name)
    mine = others = 0.0
    for trial in range(TRIALS):
        luck = Fast(trial)
        world = imagination.world(luck)
        world.play(view.seat, choice, luck)
        while not world.over:
            for seat in world.waiting():
                world.play(seat, judgement.pick(world, seat, luck), luck)
        scores = world.scores()
        mine += scores[view.seat]
        others += max(score for seat, score in enumerate(scores) if seat != view.seat)
    return Way(
        choice, chance, round(mine / TRIALS, 2), round(others / TRIALS, 2), reply(game, imagination, choice, memory)
    )


def reply(game: Game, imagination: Imagination, choice: int, memory: Sequence[int]) -> Reply | None:
    """The first choice somebody else makes, if it comes right after mine and is not secret."""
    told: Counter[tuple[int, int]] = Counter()
    for trial in range(REPLIES):
        luck = Fast(trial + (1 << 40))
        world = imagination.world(luck)
        world.play(imagination.view.seat, choice, luck)
        waiting = world.waiting()
        if len(waiting) != 1 or waiting[0] == imagination.view.seat:
            continue
        seat = waiting[0]
        told[(seat, choose(game.view(world, seat), "regular", trial, guarded=False, memory=memory))] += 1
    if not told:
        return None
    (seat, answer), times = told.most_common(1)[0]
    return Reply(seat, answer, round(times / REPLIES, 2))


class Check(msgspec.Struct, frozen=True):
    """What a puzzle stood: how much more often the best won than the second, game by game from the same worlds."""

    name: str
    first: int
    apart: list[float]


def checked(puzzle: Puzzle, first: int, pairs: int) -> Check:
    """The best and the second best, each played on by regulars: pair number i has one world, one luck, one seed."""
    asked = laid_out(puzzle)
    view, memory = asked.game.view(asked.position, puzzle.seat), heard_in(puzzle)
    apart = [
        played_on(asked.game, view, puzzle.best.choice, number, memory)
        - played_on(asked.game, view, puzzle.second.choice, number, memory)
        for number in range(first, first + pairs)
    ]
    return Check(puzzle.name, first, apart)


def lower_bound(apart: Sequence[float]) -> float:
    """What the mean is above, 19 times in 20."""
    count = len(apart)
    mean = sum(apart) / count
    spread = sum((one - mean) ** 2 for one in apart) / max(1, count - 1)
    return mean - SURE * math.sqrt(spread / count)


def searched_deeper(puzzle: Puzzle, times: float, seed: int) -> int:
    """What a master finds who thinks so many times as long."""
    asked = laid_out(puzzle)
    view = asked.game.view(asked.position, puzzle.seat)
    level = level_for("master", asked.game.name)
    search = think(view, level, seed, times, guarded=False, memory=heard_in(puzzle), thorough=True)
    return search.favourite().choice


def heard_in(puzzle: Puzzle) -> list[int]:
    """What everybody has heard on the way to the question."""
    moments = replay(read_record(puzzle.record, GAMES), GAMES[puzzle.game])
    return [note for moment in moments for note in heard(moment.journal)]


def played_on(game: Game, view: View, choice: int, number: int, memory: Sequence[int]) -> float:
    """One game from here by regulars, after this choice: the share of victory of whoever made it."""
    luck = Fast(number + 1)
    world = Imagination(view).world(luck)
    world.journal = journal = Journal()
    world.play(view.seat, choice, luck)
    told = [*memory, *heard(journal)]
    while not world.over:
        waiting = world.waiting()
        chosen = [
            choose(
                game.view(world, seat), "regular", number * 65_536 + world.step * 8 + seat, guarded=False, memory=told
            )
            for seat in waiting
        ]
        world.journal = journal = Journal()
        for seat, made in zip(waiting, chosen, strict=True):
            world.play(seat, made, luck)
        told += heard(journal)
    return victory(world)[view.seat]
