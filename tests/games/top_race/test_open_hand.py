"""Variant: open-hand auction."""

import pytest

from comptoir.games.top_race.events import LotSold
from comptoir.games.top_race.options import TopRaceOptions
from comptoir.games.top_race.seeing import view
from tests.games.top_race.table import Table, auction

OPEN = TopRaceOptions(open_hand=True)


def buy(table: Table, hand: str = "", car: str = "") -> Table:
    """The first bidder bids 10, all others pass; he takes what is asked for, or the first there is."""
    bidder = table.race.turn
    while table.asked() == "bid":
        table.play("bid-10" if table.race.turn == bidder else "pass")
    for question, wanted in (("hand", hand), ("car", car), ("place", "")):
        if table.asked() == question:
            table.play(wanted or table.choices()[0])
    return table


def test_the_hands_lie_face_up_and_are_nobodys() -> None:
    race = auction(4, options=OPEN).race
    assert race.holds == [-1] * 4
    seen = view(race, 2)
    assert [sum(hand) for hand in seen.open_hands] == [12] * 4
    assert sum(seen.hand) == 0
    assert view(race, -1).open_hands == seen.open_hands


def test_the_winner_takes_a_hand_and_a_car_of_his_choice() -> None:
    table = auction(3, options=OPEN).play("bid-30", "pass", "pass")
    assert table.choices() == ["hand-1", "hand-2", "hand-3"]
    table.play("hand-2")
    assert table.choices() == [f"car-{car}" for car in "BRKYWG"]
    table.play("car-W", "grid-1.1")
    assert table.race.holds == [-1, 1, -1]
    assert table.race.owner[4] == 1
    assert table.race.money == [200, 170, 200]


def test_a_player_with_a_hand_does_not_bid_until_the_hands_are_gone() -> None:
    table = buy(auction(3, options=OPEN))
    assert table.race.turn == 2
    table.play("pass")
    assert table.race.turn == 0
    assert table.race.passed[1] == 1


def test_hands_and_cars_already_taken_are_refused() -> None:
    table = buy(auction(3, options=OPEN), "hand-1", "car-B").play("bid-10", "pass")
    assert table.refusal("hand-1") == "hand-taken"
    assert table.refusal("hand-4") == "hand-taken"
    table.play("hand-3")
    assert table.refusal("car-B") == "car-taken"


def test_when_all_pass_the_first_bidder_gets_the_lot_for_ten() -> None:
    table = auction(3, options=OPEN).play("pass", "pass", "pass")
    assert (table.asked(), table.race.turn) == ("hand", 1)
    assert table.race.money == [200, 190, 200]


@pytest.mark.parametrize(("seats", "price"), [(2, 10), (3, 10), (5, 10), (6, 30)])
def test_the_last_hand_is_not_auctioned(seats: int, price: int) -> None:
    table = auction(seats, options=OPEN)
    for _ in range(seats - 1):
        buy(table)
    last = table.events(LotSold)[-1]
    assert last.amount == price
    if seats < 6:
        assert (table.asked(), table.race.turn) == ("car", last.seat)
    else:
        assert (table.asked(), table.race.turn) == ("card", last.seat)


def test_the_remaining_drivers_are_then_auctioned_and_the_turn_to_start_keeps_rotating() -> None:
    table = auction(3, drivers="YWG", options=OPEN)
    for _ in range(3):
        buy(table)
    assert sorted(table.race.owner) == [-1, -1, -1, 0, 1, 2]
    # First bidders of the lots were 1 and 2; the last hand was not auctioned.
    assert (table.asked(), table.race.turn, table.race.offered) == ("bid", 0, 3)
    buy(table)
    assert table.race.owner[3] == 0


def test_hands_stay_visible_during_the_race() -> None:
    table = auction(2, drivers="KYWG", options=OPEN)
    while table.asked() != "card":
        buy(table)
    other = 1 - table.race.turn
    assert view(table.race, other).open_hands[table.race.holds[table.race.turn]] != [0] * 46
    assert len(table.choices()) > 20
