"""The deck: 48 cards, the same values for every colour."""

from comptoir.games.top_race.cards import (
    BET_PAYS,
    CARD_CARS,
    CARD_POINTS,
    CARS,
    CHILDREN_COPIES,
    COPIES,
    DECK,
    GOLD,
    KINDS,
    PARTNER,
    PRIZES,
    TOTALS,
)


def test_there_are_48_cards_of_46_kinds_and_45_for_children() -> None:
    assert sum(COPIES) == 48
    assert len(DECK) == len(set(DECK)) == KINDS
    assert sum(CHILDREN_COPIES) == 45


def test_every_colour_has_75_points_in_the_same_values() -> None:
    for car in range(CARS):
        values = [CARD_POINTS[k][CARD_CARS[k].index(car)] for k in range(43) if car in CARD_CARS[k]]
        assert sorted(values) == sorted([1] * 4 + [2] * 4 + [3] + [4] * 4 + [5] * 2 + [6] * 4 + [10])
        assert sum(values) == 75


def test_numbers_fall_from_top_to_bottom_and_no_car_is_shown_twice() -> None:
    for kind in range(43):
        assert CARD_POINTS[kind] == sorted(CARD_POINTS[kind], reverse=True)
        assert len(set(CARD_CARS[kind])) == len(CARD_CARS[kind])


def test_gold_is_on_fifteen_cards() -> None:
    gold = [
        CARD_POINTS[k][CARD_CARS[k].index(GOLD)] for k in range(43) if GOLD in CARD_CARS[k] for _ in range(COPIES[k])
    ]
    assert sorted(gold) == [2] * 6 + [5] * 9


def test_three_links_join_all_six_cars() -> None:
    links = [CARD_CARS[kind] for kind in range(43, 46)]
    assert sorted(car for link in links for car in link) == list(range(CARS))
    for one, other in links:
        assert PARTNER[one] == other
        assert PARTNER[other] == one
    assert [TOTALS[kind] for kind in range(43, 46)] == [0, 0, 0]


def test_totals_count_gold() -> None:
    totals = {DECK[kind]: TOTALS[kind] for kind in range(KINDS)}
    assert (totals["G6K5W4Y3B2R1"], totals["B6W4*2Y1"], totals["*5B2"], totals["*5"]) == (21, 13, 7, 5)


def test_prizes_and_bets_are_those_of_the_rules() -> None:
    assert PRIZES == [200, 150, 100, 60, 30, 10]
    assert BET_PAYS[0] == [90, 60, 30, 0, -10, -30]
    assert BET_PAYS[1] == [60, 40, 20, -10, -30, -60]
    assert BET_PAYS[2] == [30, 20, 10, -20, -60, -90]
