"""Hints are told by the review's measure, with what speaks for them."""

import math

import msgspec
import pytest

from comptoir.bots import heard
from comptoir.games import GAMES, find, rule_sets
from comptoir.games.cafe_international.numbers import DRAW
from comptoir.house.hinting import Hinted, hints
from comptoir.kernel.game import Game, View
from comptoir.kernel.journal import Journal
from comptoir.kernel.luck import Fast
from comptoir.kernel.position import Position
from comptoir.review.decisions import Look
from comptoir.review.eyes import house_reference, house_value
from comptoir.review.hints import weigh
from comptoir.review.parts import Table
from comptoir.words import words
from tests.bots.test_memory import betting

LITTLE = 0.01


def somewhere(position: Position, steps: int) -> Position:
    """A few random choices later, or before the end if that comes first."""
    luck = Fast(steps)
    for _ in range(steps):
        after = position.copy()
        seat = after.waiting()[0]
        after.play(seat, after.pick(seat, luck), luck)
        if after.over:
            break
        position = after
    return position


@pytest.mark.parametrize("name", rule_sets())
def test_every_rule_set_has_hints_that_can_be_said(name: str) -> None:
    game, options = find(name)
    seats = next(number for number in game.seats if game.clash(options, number) is None)
    position = somewhere(game.setup(options, seats, Fast(1)), 9)
    seat = position.waiting()[0]
    found = hints(game, game.view(position, seat), 1, LITTLE, [])
    assert msgspec.json.decode(msgspec.json.encode(found), type=list[Hinted]) == found
    assert found
    assert {one.choice for one in found} <= set(position.choices(seat))
    shown = [(one.win, one.score if seats == 1 else 0.0) for one in found]
    assert shown == sorted(shown, reverse=True)
    for say in (say for one in found for say in one.why):
        assert all(words(language).has(say.key) for language in ("en", "fr")), say.key


def a_choice_of_chairs() -> tuple[Game, View, list[int]]:
    """Café International, where several guests may be seated."""
    game = GAMES["cafe-international"]
    start = game.setup(game.rule_sets["basic"], 2, Fast(3))
    later = (somewhere(start, steps) for steps in range(1, 60))
    position = next(
        one for one in later if one.choices(one.waiting()[0])[0] < DRAW and len(one.choices(one.waiting()[0])) > 3
    )
    seat = position.waiting()[0]
    return game, game.view(position, seat), position.choices(seat)


def test_the_same_seed_says_the_same_and_more_worlds_are_surer() -> None:
    game, view, choices = a_choice_of_chairs()
    few = weigh(game, view, choices, seed=5, thinking=0.02)
    assert few == weigh(game, view, choices, seed=5, thinking=0.02)
    assert max(one.doubt for one in weigh(game, view, choices, seed=5, thinking=0.3)) < max(one.doubt for one in few)


def test_a_hint_tells_what_the_review_will_tell_of_the_choice() -> None:
    game, view, choices = a_choice_of_chairs()
    seat = view.seat
    made = choices[0]
    hinted = {one.choice: one for one in weigh(game, view, choices, seed=5, thinking=0.1)}
    position = game.imagine(view, Fast(1))
    table = Table(game, house_reference(game.name), house_value(game.name, position), 7)
    look = Look(table, 1, position, {seat: made}, seat, 1.0)
    look.propose(8)
    look.answer(96)
    assert look.answers
    for option, (knowing, _) in look.answers.items():
        doubt = math.hypot(knowing.doubt(), hinted[option].doubt, hinted[made].doubt)
        assert abs(hinted[option].worth - hinted[made].worth - knowing.mean()) < 5 * doubt


def test_hints_believe_what_was_heard() -> None:
    """Whoever bids for a driver has cards for its car: without that everybody else looks weaker than he is."""
    game, options = find("top-race")
    luck = Fast(2)
    position = game.setup(options, 3, luck, journal := Journal())
    memory = heard(journal)
    for _ in range(12):
        position.journal = journal = Journal()
        for seat in position.waiting():
            position.play(seat, house_reference(game.name).pick(position, seat, luck), luck)
        memory += heard(journal)
    seat = position.waiting()[0]
    view, choices = game.view(position, seat), position.choices(seat)
    told = {one.choice: one.worth for one in weigh(game, view, choices, seed=5, thinking=0.01, memory=memory)}
    unheard = {one.choice: one.worth for one in weigh(game, view, choices, seed=5, thinking=0.01)}
    assert told.keys() == unheard.keys()
    assert told != unheard


def test_hints_of_all_seats_together_do_not_promise_more_than_one_victory() -> None:
    """A seat that thought its own bets a find nobody else made, all of them on the leader, promised itself too much."""
    game, race, memory, _ = betting(False, 5)
    promised = 0.0
    for seat in range(4):
        found = weigh(game, game.view(race, seat), race.choices(seat), seed=5, thinking=0.6, memory=memory)
        promised += found[0].worth
    assert promised < 1.2


def test_points_at_once_and_what_they_leave_the_others_are_told() -> None:
    game, view, choices = a_choice_of_chairs()
    told = {say.key for choice in choices for say in game.why(view, choice, 7)}
    assert told & {"cafe-international-why-points", "cafe-international-why-opens", "cafe-international-why-clears"}
    assert "cafe-international-why-reply" in told
    silent = {say.key for choice in choices for say in game.why(view, choice, None)}
    assert "cafe-international-why-reply" not in silent
