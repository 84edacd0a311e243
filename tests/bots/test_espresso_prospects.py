"""What a master of Espresso Doppio studies: the best answer to every arrangement."""

import pytest

from comptoir.bots.judgement.base import Judgement
from comptoir.bots.judgement.espresso_doppio import EspressoDoppioJudgement
from comptoir.bots.judgement.espresso_prospects import neighbours
from comptoir.bots.judgement.espresso_tables import MOST_ANSWER, REPLY, Tables, tables_of
from comptoir.games import rule_sets
from comptoir.games.espresso_doppio.numbers import PLACE
from comptoir.games.espresso_doppio.position import Espresso
from comptoir.games.espresso_doppio.runner import ARRANGEMENTS
from comptoir.kernel.luck import Fast
from comptoir.kernel.playout import random_step

MINE, THEIRS = [0, 7, 12], [4, 9, 14]
SOME = range(0, ARRANGEMENTS, 9_973)


def begun(seed: int) -> Espresso:
    """The first turn of a game whose runner was laid at random."""
    game, options = rule_sets()["espresso-doppio"]
    luck = Fast(seed)
    table = game.setup(options, 2, luck)
    assert isinstance(table, Espresso)
    while table.half == 0:
        random_step(table, luck)
    return table


@pytest.fixture(scope="module")
def tables() -> Tables:
    return tables_of(begun(1).deck)


def test_the_best_within_three_actions_is_the_best_of_all_neighbours_within_two(tables: Tables) -> None:
    prospects = tables.prospects(THEIRS)
    for arrangement in SOME:
        near = [arrangement, *neighbours(arrangement)]
        assert prospects.best(arrangement, 3) == max(prospects.best(place, 2) for place in near)


def test_a_contested_gain_is_ones_own_less_a_share_of_the_best_answer(tables: Tables) -> None:
    contested = tables.contested(MINE, THEIRS)
    mine, theirs = tables.prospects(MINE), tables.prospects(THEIRS)
    for arrangement in SOME:
        answer = round(REPLY * theirs.best(arrangement, 3))
        assert contested.now(arrangement) == mine.now(arrangement) + MOST_ANSWER - answer


def test_of_turns_that_pay_alike_a_master_takes_the_one_that_leaves_least() -> None:
    """What a studied bot would do at once, and what one would that looks at its own cards alone."""
    spared = [left_after(seed, studied=False) - left_after(seed, studied=True) for seed in range(12)]
    assert sum(spared) > 0
    assert min(spared) >= 0


def left_after(seed: int, studied: bool) -> float:
    """A share of the opponent's best answer to the turn that comes to mind first, less what that turn brought."""
    table = begun(seed)
    seat = table.mover
    judgement: Judgement = EspressoDoppioJudgement()
    if studied:
        judgement = judgement.studied(table, seat)
    contested = tables_of(table.deck).contested(table.shown[seat], table.shown[1 - seat])
    luck = Fast(seed)
    while table.rules.turns.refuses_scoring(table) != 0 or not judges_best(table, judgement, luck):
        table.play(seat, judgement.pick(table, seat, luck), luck)
    return float(MOST_ANSWER - contested.now(table.arrangement()))


def judges_best(table: Espresso, judgement: Judgement, luck: Fast) -> bool:
    """Whether the bot would act no more."""
    return judgement.pick(table, table.mover, luck) >= PLACE
