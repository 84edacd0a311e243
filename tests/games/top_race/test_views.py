"""What a seat sees, and what it may imagine."""

import pytest

from comptoir.games.top_race import GAME
from comptoir.games.top_race.cards import BLUE, COPIES
from comptoir.games.top_race.numbers import ASK_SECRET
from comptoir.games.top_race.options import TopRaceOptions
from comptoir.games.top_race.position import Race
from comptoir.games.top_race.seeing import colour_totals, listed, view
from comptoir.games.top_race.view import TopRaceView
from comptoir.kernel.luck import Fast
from tests.games.top_race.table import kinds_of, racing


def imagined(seen: TopRaceView, seed: int) -> Race:
    world = GAME.imagine(seen, Fast(seed))
    assert isinstance(world, Race)
    return world


def some_way_in(options: TopRaceOptions, seats: int, steps: int, seed: int = 1) -> Race:
    luck = Fast(seed)
    race = GAME.setup(options, seats, luck)
    for _ in range(steps):
        for seat in race.waiting():
            race.play(seat, race.pick(seat, luck), luck)
    return race


def test_a_seat_sees_its_own_hand_and_only_the_size_of_others() -> None:
    race = some_way_in(TopRaceOptions(), 4, 3)
    seen = view(race, 2)
    assert listed(seen.hand) == race.hands[2]
    assert seen.hand_sizes == [12] * 4
    assert seen.open_hands == []
    assert sum(view(race, -1).hand) == 0


def test_other_hands_may_be_anything_that_is_left() -> None:
    race = some_way_in(TopRaceOptions(), 4, 30)
    seen = view(race, 0)
    worlds = [imagined(seen, seed) for seed in range(8)]
    assert len({tuple(world.hands[1]) for world in worlds}) > 1
    for world in worlds:
        assert world.hands[0] == race.hands[0]
        assert view(world, 0) == seen
        assert GAME.audit(world) == ""


def test_of_two_players_each_knows_what_the_other_holds() -> None:
    race = some_way_in(TopRaceOptions(), 2, 60)
    world = imagined(view(race, 0), 9)
    assert world.hands == race.hands


def test_the_three_cards_set_aside_stay_unseen() -> None:
    race = some_way_in(TopRaceOptions(), 5, 20)
    unseen = {tuple(imagined(view(race, 0), seed).unseen.counts) for seed in range(8)}
    assert len(unseen) > 1


def test_who_laid_a_card_is_not_in_the_view_only_ones_own_card() -> None:
    race = some_way_in(TopRaceOptions(total=True), 3, 0)
    luck = Fast(1)
    while race.ask != ASK_SECRET:
        race.play(race.turn, race.pick(race.turn, luck), luck)
    before = view(race, 1)
    race.play(0, race.pick(0, luck), luck)
    assert view(race, 1) == before
    own = view(race, 0)
    assert own.chosen[0] >= 0
    assert imagined(own, 1).waiting() == [1, 2]
    assert imagined(before, 1).waiting() == [0, 1, 2]


def test_older_bets_of_others_are_dealt_at_random() -> None:
    options = TopRaceOptions(bets=True)
    race = some_way_in(options, 3, 0)
    luck = Fast(4)
    while race.bets_made < 1 and not race.over:
        for seat in race.waiting():
            race.play(seat, race.pick(seat, luck), luck)
    worlds = [imagined(view(race, 0), seed) for seed in range(20)]
    assert {world.bets[0] for world in worlds} == {race.bets[0]}
    assert len({world.bets[1] for world in worlds}) > 2


def test_a_hand_is_counted_by_colour() -> None:
    totals = colour_totals(kinds_of("B6W4*2Y1 B10 *5B2 B=R"))
    assert totals == [18, 0, 0, 1, 4, 0, 7]
    table = racing({"B": "20.0"}, ["B6W4*2Y1 B10", "R5"])
    assert view(table.race, 0).totals[BLUE] == 16


@pytest.mark.parametrize("name", [*GAME.rule_sets])
def test_an_imagined_world_has_every_card_once(name: str) -> None:
    options = GAME.rule_sets[name]
    assert isinstance(options, TopRaceOptions)
    race = some_way_in(options, 3, 40)
    for seat in range(-1, 3):
        world = imagined(view(race, seat), seat + 5)
        assert GAME.audit(world) == ""
        assert sum(world.rules.deal.copies()) <= sum(COPIES)
