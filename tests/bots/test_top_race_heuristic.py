"""The sensible driver: what it does with cards, cars and drivers."""

import pytest

from comptoir.bots.judgement.top_race_heuristic import choose
from comptoir.games.top_race import GAME
from comptoir.games.top_race.options import TopRaceOptions
from comptoir.kernel.luck import Fast
from tests.games.top_race.table import Table, auction, racing


def chosen(table: Table) -> str:
    seat = table.race.waiting()[0]
    return GAME.write(choose(table.race, seat, Fast(1)), table.options)


def test_it_plays_the_card_that_carries_its_own_car_furthest() -> None:
    assert chosen(racing({"B": "20.0", "R": "10.0"}, ["B5 R10 B10", "Y5"], owners="011111")) == "play-B10"


def test_it_keeps_what_helps_only_others() -> None:
    assert chosen(racing({"B": "30.0", "R": "10.0", "K": "31.0"}, ["B5 R10", "Y5"], owners="011111")) == "play-B5"


def test_it_drives_its_own_car_inside_and_another_round_the_outside() -> None:
    own = racing({"B": "50.0", "R": "10.0"}, ["B5", "Y5"], owners="011111").play("play-B5")
    other = racing({"B": "50.0", "R": "10.0"}, ["B5", "Y5"], owners="101111").play("play-B5")
    assert (
        own.race.circuit.to_line[GAME.read(chosen(own), own.options) - 385]
        < (other.race.circuit.to_line[GAME.read(chosen(other), other.options) - 385])
    )


def test_it_gives_gold_to_its_own_car_and_else_to_the_last() -> None:
    own = racing({"B": "20.0", "R": "10.0"}, ["*5", "Y5"], owners="100000").play("play-*5")
    assert chosen(own) != "gold-B"
    mine = racing({"B": "20.0", "R": "10.0"}, ["*5", "Y5"], owners="011111").play("play-*5")
    assert chosen(mine) == "gold-B"


def test_it_bids_for_a_driver_its_hand_is_good_for() -> None:
    table = auction(2)
    table.race.hands[1] = []
    assert chosen(table) == "pass"
    table = auction(2)
    table.race.hands[1] = [24, 30, 2, 6, 10, 18]  # much blue
    assert chosen(table) == "bid-10"


@pytest.mark.parametrize("name", [*GAME.rule_sets])
def test_it_plays_every_rule_set_to_the_end(name: str) -> None:
    options = GAME.rule_sets[name]
    assert isinstance(options, TopRaceOptions)
    luck = Fast(2)
    race = GAME.setup(options, 4, luck)
    while not race.over:
        for seat in race.waiting():
            choice = choose(race, seat, luck)
            assert race.refusal(seat, choice) == 0
            race.play(seat, choice, luck)
    assert GAME.audit(race) == ""
