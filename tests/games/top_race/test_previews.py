"""What a choice leads to, told from a view."""

from comptoir.games.top_race import GAME
from comptoir.games.top_race.cards import BET_PAYS
from comptoir.games.top_race.options import TopRaceOptions
from comptoir.games.top_race.previews import TopRacePreview
from comptoir.games.top_race.seeing import view
from tests.games.top_race.table import Table, auction, racing


def told(table: Table, text: str) -> TopRacePreview:
    seat = table.race.waiting()[0]
    found = GAME.preview(view(table.race, seat), GAME.read(text, table.options))
    assert isinstance(found, TopRacePreview)
    return found


def test_a_card_tells_for_each_car_where_it_can_go_and_what_it_loses() -> None:
    table = racing({"B": "26.0", "R": "30.0", "W": "20.1"}, ["B6W4G2R1", "Y5"])
    reaches = told(table, "play-B6W4G2R1").reaches
    assert [(reach.car, reach.points) for reach in reaches] == [(0, 6), (4, 4), (5, 2), (1, 1)]
    circuit = table.race.circuit
    assert reaches[0].ends == [circuit.space_at(29, 0)]
    assert (reaches[0].steps, reaches[0].lost) == ([3], [3])
    assert len(reaches[1].ends) == 3
    assert reaches[1].lost == [0, 0, 0]


def test_a_gold_number_tells_it_for_every_car_it_may_drive() -> None:
    table = racing({"B": "20.0"}, ["*5B2", "Y5"])
    assert [reach.car for reach in told(table, "play-*5B2").reaches] == [1, 2, 3, 4, 5, 0]
    table.play("play-*5B2")
    assert [reach.car for reach in told(table, "gold-K").reaches] == [2]


def test_a_link_tells_where_the_rear_car_would_come() -> None:
    table = racing({"B": "20.0", "R": "24.1"}, ["B=R", "Y5"])
    reach = told(table, "play-B=R").reaches[0]
    assert (reach.car, len(reach.ends), reach.steps) == (0, 2, [4, 4])
    table.play("play-B=R")
    assert told(table, "accelerate").reaches == [reach]
    assert told(table, "break-down").reaches == []


def test_a_destination_tells_the_way_and_the_points_lost() -> None:
    table = racing({"B": "33.0", "R": "37.0", "K": "37.1"}, ["B10", "Y5"]).play("play-B10")
    preview = told(table, "drive-37.2")
    assert (len(preview.path), preview.lost) == (3, 7)


def test_a_line_of_the_card_tells_its_own_car() -> None:
    table = racing({"B": "20.0"}, ["B6W4G2R1", "Y5"], options=TopRaceOptions(free_order=True)).play("play-B6W4G2R1")
    assert [reach.car for reach in told(table, "line-B").reaches] == [0]


def test_a_bid_tells_the_money_left_a_bet_what_it_pays_a_token_what_it_earns() -> None:
    table = auction(3)
    assert told(table, "bid-70").money == [130]
    assert told(table, "bet-B").money == BET_PAYS[0]
    assert told(table, "token+12").money == [120]
    assert told(table, "token-3").money == [0]


def test_nothing_is_told_to_spectators_or_about_nothing() -> None:
    table = auction(3)
    assert GAME.preview(view(table.race, -1), GAME.read("bid-10", table.options)) is None
    assert GAME.preview(view(table.race, 0), GAME.read("pass", table.options)) is None
    assert GAME.preview(view(table.race, 0), GAME.read("draw", table.options)) is None
