"""A novice does not think ahead, is seldom far off, and can be beaten by a simple person."""

import pytest

from bench.bots.person import duels
from comptoir.bots import choose, choosing
from comptoir.bots.judgement.top_race_heuristic import COLOUR_POINTS, POINT_WORTH, USUAL_BID
from comptoir.bots.novice import EYES, novice_choice
from comptoir.bots.values.top_race_table import points_held
from comptoir.games import rule_sets
from comptoir.games.cafe_international.position import Cafe
from comptoir.games.espresso_doppio.numbers import SCORE
from comptoir.games.espresso_doppio.position import Espresso
from comptoir.games.top_race.numbers import ASK_BID, PASS
from comptoir.games.top_race.position import Race
from comptoir.kernel.luck import Fast
from comptoir.kernel.playout import random_step
from tests.bots.test_choosing import moments


@pytest.mark.parametrize("name", rule_sets())
def test_a_novice_does_not_search(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choosing, "think", None)
    for game, position in moments(name, 12):
        for seat in position.waiting():
            assert position.refusal(seat, choose(game.view(position, seat), "novice", 3)) == 0
            if len(position.choices(seat)) > 1:
                with pytest.raises(TypeError):
                    choose(game.view(position, seat), "regular", 3)


def test_a_novice_bids_sixty_to_a_hundred_and_ten_per_cent() -> None:
    game, options = rule_sets()["top-race"]
    seen = set()
    for seed in range(60):
        luck = Fast(seed)
        race = game.setup(options, 4, luck)
        assert isinstance(race, Race)
        while race.ask == ASK_BID:
            seat = race.turn
            naive = USUAL_BID + POINT_WORTH * (points_held(race, seat)[race.offered] - COLOUR_POINTS / 4)
            raised = race.bid + 10
            raises = novice_choice(race, seat, luck) != PASS
            if raised > 1.1 * naive or raised > race.money[seat]:
                assert not raises
            elif raised <= 0.6 * naive:
                assert raises
            seen.add(raises)
            race.play(seat, race.pick(seat, luck), luck)
            while race.ask not in (ASK_BID, 0) and race.owner.count(-1):
                random_step(race, luck)
    assert seen == {True, False}


def test_mistakes_are_rarer_the_more_they_cost() -> None:
    """What it noticed and would lose a point or two by is more often mistaken than what it would lose many by."""
    game, options = rule_sets()["cafe-international"]
    eye = EYES[Cafe]
    small, large = [0, 0], [0, 0]  # how often the second best of what it noticed costs little or much: met, mistaken
    for seed in range(12):
        luck = Fast(seed)
        cafe = game.setup(options, 2, luck)
        for _ in range(60):
            if cafe.over:
                break
            seat = cafe.waiting()[0]
            choices = cafe.choices(seat)
            if 1 < len(choices) <= eye.notices:
                worths = sorted([eye.worth(cafe, seat, choice) for choice in choices], reverse=True)
                gap = worths[0] - worths[1]
                if gap > 0:
                    chosen = novice_choice(cafe, seat, luck)
                    tally = small if gap <= 2 else large
                    tally[0] += 1
                    tally[1] += eye.worth(cafe, seat, chosen) < worths[0]
            random_step(cafe, luck)
    assert min(small[0], large[0]) >= 20
    assert small[1] / small[0] > large[1] / large[0]


def test_what_pays_is_scored_before_going_on_where_one_may_go_on() -> None:
    """An exchange for as many beans and half a bean more is taken by the rules that end with scoring, and not here."""
    for name, preferred in (("espresso-doppio/master", True), ("espresso-doppio", False)):
        game, options = rule_sets()[name]
        table = game.setup(options, 2, Fast(1))
        assert isinstance(table, Espresso)
        table.half = 1
        card = max(range(16), key=lambda card: table.deck.beans[card] * table.deck.pays(card, table.arrangement()))
        beans = table.deck.beans[card] * table.deck.pays(card, table.arrangement())
        assert beans > 0
        assert (EYES[Espresso].worth(table, 0, SCORE + card) >= beans + 1.0) is preferred


@pytest.mark.parametrize("name", ["espresso-doppio", "espresso-doppio/master", "top-race"])
def test_a_simple_person_beats_a_novice_more_often_than_not(name: str) -> None:
    won = duels(name, list(range(40)))
    assert 0.15 < sum(won) / len(won) < 0.6
