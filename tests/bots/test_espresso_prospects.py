"""What a master of Espresso Doppio studies: the best answer to every arrangement."""

import pytest

from comptoir.bots.judgement.base import Judgement
from comptoir.bots.judgement.espresso_doppio import EspressoDoppioJudgement
from comptoir.bots.judgement.espresso_everywhere import HALF, MARKS, best_everywhere
from comptoir.bots.judgement.espresso_prospects import LAST, Prospects
from comptoir.bots.judgement.espresso_tables import MOST_ANSWER, REPLY, Tables, tables_of
from comptoir.games import rule_sets
from comptoir.games.espresso_doppio.numbers import PLACE
from comptoir.games.espresso_doppio.position import Espresso
from comptoir.games.espresso_doppio.runner import ARRANGEMENTS, EXCHANGES, after_exchange
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
        assert prospects.best(arrangement, 3) == max(prospects.best(place, 2) for place in around(arrangement))


def around(arrangement: int) -> list[int]:
    """The arrangement itself, and those one action away."""
    return [arrangement, *(after_exchange(arrangement, exchange) for exchange in range(EXCHANGES))]


@pytest.mark.parametrize(("times", "most"), [(1, 255), (12, 255), (12, 96)])
def test_the_best_within_one_action_everywhere_is_that_of_each_arrangement(
    tables: Tables, times: int, most: int
) -> None:
    """Also of payments so large that two of them do not fit into a byte together, and of a few different ones."""
    gain = bytes(min(most, paid * times) for paid in tables.prospects(MINE).added_up())
    assert (len(set(gain)) <= MARKS + 1) == (most == 96)
    everywhere = best_everywhere(gain)
    for arrangement in range(0, HALF, 997):
        places = [min(place, LAST - place) for place in around(arrangement)]
        assert everywhere[arrangement] == max(gain[place] for place in places)


def test_what_is_found_one_by_one_is_what_is_worked_out_everywhere(tables: Tables) -> None:
    one_by_one, everywhere = Prospects(tables.columns_of(MINE)), Prospects(tables.columns_of(MINE))
    everywhere.everywhere()
    for arrangement in SOME:
        for actions in range(4):
            assert one_by_one.best(arrangement, actions) == everywhere.best(arrangement, actions)


def test_what_is_within_reach_is_what_the_best_is_not_below(tables: Tables) -> None:
    prospects, everywhere = Prospects(tables.columns_of(MINE)), Prospects(tables.columns_of(MINE))
    everywhere.everywhere()
    top = everywhere.top
    for wanted in (top, top // 2, 1):
        for arrangement in SOME:
            for actions in range(3 if wanted == top else 4):
                found = prospects.reaches(arrangement, actions, wanted)
                assert found == (everywhere.best(arrangement, actions) >= wanted)
        assert prospects.least > 0 or wanted < top, "for the best alone nobody works out the poorest"


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
