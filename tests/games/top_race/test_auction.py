"""The auction."""

import pytest

from comptoir.games.top_race.events import Given, NoBid, Passed, Sold
from tests.games.top_race.table import Table, auction, cars_of


def owners(table: Table) -> list[int]:
    return table.race.owner


def buy(table: Table) -> Table:
    """The first bidder bids 10, all others pass."""
    bidder = table.race.turn
    while table.asked() == "bid":
        table.play("bid-10" if table.race.turn == bidder else "pass")
    return table


def all_pass(table: Table) -> Table:
    """Everybody passes until somebody has to place a car or the race starts."""
    while table.asked() == "bid":
        table.play("pass")
    return table


def test_the_first_bidder_is_the_player_left_of_the_controller() -> None:
    assert auction(4, controller=2).race.turn == 3
    assert auction(4, controller=3).race.turn == 0


def test_a_bid_is_a_multiple_of_ten_up_to_the_players_cash() -> None:
    table = auction(3)
    assert table.choices() == ["pass", *[f"bid-{amount}" for amount in range(10, 201, 10)]]
    table.play("bid-50")
    assert table.choices() == ["pass", *[f"bid-{amount}" for amount in range(60, 201, 10)]]
    assert table.refusal("bid-50") == "too-low"
    assert table.refusal("bid-210") == "too-dear"


def test_a_bid_is_at_most_990() -> None:
    table = auction(2, money=[1500, 1200])
    assert table.choices()[-1] == "bid-990"
    table.play("bid-990")
    assert table.asked() == "place"


def test_the_highest_bidder_pays_the_bank_and_places_the_car_where_he_likes() -> None:
    table = auction(3).play("bid-20", "bid-40", "pass", "pass")
    assert table.race.money == [200, 200, 160]
    assert table.race.turn == 2
    assert table.choices() == [f"grid-{row}.{lane}" for row in (2, 1) for lane in (1, 2, 3)]
    table.play("grid-1.1")
    assert table.where("B") == "1.0"
    assert owners(table)[0] == 2


def test_a_pass_is_final_for_this_driver() -> None:
    table = auction(3).play("pass", "bid-10", "bid-20")
    assert table.race.turn == 2
    table.play("pass")
    assert table.asked() == "place"
    assert table.race.turn == 0


def test_a_taken_place_on_the_grid_is_refused() -> None:
    table = auction(2).play("bid-10", "pass", "grid-2.1", "bid-10", "pass")
    assert table.choices() == ["grid-2.2", "grid-2.3", "grid-1.1", "grid-1.2", "grid-1.3"]
    assert table.refusal("grid-2.1") == "grid-taken"


def test_for_each_later_driver_the_next_player_starts() -> None:
    table = auction(3)
    table.play("bid-10", "pass", "pass", "grid-2.1")
    assert table.race.turn == 2
    table.play("pass", "pass", "pass")
    assert table.events(NoBid)[0].car == 1
    assert table.race.turn == 0


def test_a_driver_without_a_bid_goes_under_the_stack() -> None:
    table = auction(3, drivers="BRKYWG").play("pass", "pass", "pass")
    assert table.race.offered == 1
    for place in range(1, 6):
        buy(table).play(f"grid-{place}")
    assert [sold.car for sold in table.events(Sold)] == [1, 2, 3, 4, 5]
    assert table.race.offered == 0


def test_who_cannot_raise_passes_automatically() -> None:
    table = auction(3, money=[200, 30, 5]).play("bid-30")
    assert table.race.turn == 0
    assert [passed.seat for passed in table.events(Passed)] == [2]
    table.play("bid-40")
    assert table.asked() == "place"


@pytest.mark.parametrize(("seats", "most"), [(2, 3), (3, 2), (4, 2), (5, 2), (6, 1)])
def test_nobody_has_more_drivers_than_a_fair_share_rounded_up(seats: int, most: int) -> None:
    for greedy in range(seats):
        table = auction(seats, money=[900] * seats)
        while table.asked() in ("bid", "place"):
            if table.asked() == "place":
                table.play(table.choices()[0])
            else:
                table.play(table.choices()[1] if table.race.turn == greedy and len(table.choices()) > 1 else "pass")
        assert owners(table).count(greedy) <= most
        assert all(owners(table).count(seat) >= 1 for seat in range(seats))


def test_a_player_with_a_driver_does_not_bid_for_one_that_somebody_without_needs() -> None:
    table = auction(5)
    table.play("bid-10", "pass", "pass", "pass", "pass", "grid-2.1")
    table.play("pass", "pass", "pass", "pass", "bid-10", "grid-2.2")  # seat 1 may still buy: 5 unsold, 4 without
    assert owners(table).count(1) == 2
    # Four unsold, four without: neither seat 1 nor anybody else with a driver is asked any more.
    asked = set()
    while table.asked() == "bid":
        asked.add(table.race.turn)
        table.play("pass")
    assert 1 not in asked


def test_a_sole_eligible_player_bids_or_passes() -> None:
    table = auction(2)
    for place in range(1, 4):
        table.play(*(["bid-10", "pass"] if table.race.turn == 1 else ["pass", "bid-10"]), f"grid-{place}")
    assert owners(table).count(1) == 3
    assert (table.asked(), table.race.turn) == ("bid", 0)
    table.play("bid-10")
    assert table.asked() == "place"


def test_the_last_driver_goes_for_30_to_a_player_who_has_none() -> None:
    table = auction(6)
    for place in range(1, 6):
        buy(table).play(f"grid-{place}")
    given = table.events(Given)
    assert len(given) == 1
    assert given[0].amount == 30
    assert table.race.money[given[0].seat] == 170
    assert given[0].seat == table.race.turn
    assert table.asked() == "card"


def test_the_last_driver_is_auctioned_when_everybody_has_one() -> None:
    table = auction(5)
    for place in range(1, 6):
        buy(table).play(f"grid-{place}")
    assert table.asked() == "bid"


def test_drivers_nobody_wants_are_given_out_in_the_order_they_came_up() -> None:
    table = all_pass(auction(3, drivers="GWYKRB"))
    assert table.race.unwanted == 5
    takers = []
    while table.asked() == "place":
        takers.append(table.race.turn)
        table.play(table.choices()[0])
    given = table.events(Given)
    assert [event.car for event in given] == cars_of("GWYKRB")
    assert [event.amount for event in given] == [10] * 6
    # Six drivers came up; the first bidders were 1, 2, 0, 1, 2, 0, so the next one is 1.
    assert [event.seat for event in given] == [1, 2, 0, 1, 2, 0]
    assert table.race.money == [180, 180, 180]


def test_the_very_last_unwanted_driver_costs_30_for_a_player_with_none() -> None:
    table = all_pass(auction(6))
    while table.asked() == "place":
        table.play(table.choices()[0])
    assert [event.amount for event in table.events(Given)] == [10, 10, 10, 10, 10, 30]


def test_unwanted_drivers_go_to_those_with_fewest() -> None:
    table = auction(2, drivers="BRKYWG").play("bid-10", "pass", "grid-2.1")
    all_pass(table)
    while table.asked() == "place":
        table.play(table.choices()[0])
    # Seat 1 has one driver; the next first bidder would be 1 again, yet seat 0 has fewer and takes the first.
    assert [event.seat for event in table.events(Given)] == [0, 1, 0, 1, 0]


def test_what_must_be_paid_is_owed_even_without_cash() -> None:
    table = all_pass(auction(6, money=[0] * 6))
    while table.asked() == "place":
        table.play(table.choices()[0])
    assert sorted(table.race.money) == [-30, -10, -10, -10, -10, -10]


def test_the_last_car_has_no_choice_on_the_grid_and_its_buyer_starts() -> None:
    table = auction(2)
    for place in range(1, 6):
        buy(table).play(f"grid-{place}")
    buyer = table.race.turn
    buy(table)
    assert (table.asked(), table.race.turn) == ("card", buyer)
    assert table.where("G") == "1.2"


@pytest.mark.parametrize(("seats", "cards", "aside"), [(2, 24, 0), (3, 16, 0), (4, 12, 0), (5, 9, 3), (6, 8, 0)])
def test_the_cards_are_dealt_equally_and_the_rest_is_set_aside_unseen(seats: int, cards: int, aside: int) -> None:
    race = auction(seats).race
    assert [len(hand) for hand in race.hands] == [cards] * seats
    assert race.unseen.total == aside
