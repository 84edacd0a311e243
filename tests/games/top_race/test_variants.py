"""Variants: blocking, free order, total movement, bingo, lucky, children."""

import pytest

from comptoir.games.top_race import GAME
from comptoir.games.top_race.events import CardPlayed, Ignored, Moved, NoEffect, OwnDraw, RaceWon, Reshuffled
from comptoir.games.top_race.options import TopRaceOptions
from comptoir.games.top_race.seeing import view
from comptoir.kernel.luck import Fast
from tests.games.top_race.table import Table, auction, racing

FAR = {"K": "5.0", "Y": "5.1", "W": "5.2", "G": "6.0"}


def steer(table: Table) -> Table:
    while table.asked() == "drive":
        table.play(table.choices()[0])
    return table


# Blocking


def test_a_car_may_stop_short_directly_ahead_of_another() -> None:
    table = racing({"B": "20.1", "R": "21.2"}, ["B5", "Y5"], options=TopRaceOptions(blocking=True)).play("play-B5")
    # 22.1 and 22.2 lie straight and diagonally ahead of red.
    assert table.choices() == ["drive-23.2", "drive-23.3", "drive-26.1", "drive-26.2", "drive-26.3"]
    table.play("drive-23.3")
    assert (table.events(Moved)[0].steps, table.events(Moved)[0].lost) == (2, 3)


def test_without_the_variant_it_may_not() -> None:
    table = racing({"B": "20.1", "R": "21.2"}, ["B5", "Y5"]).play("play-B5")
    assert table.choices() == ["drive-26.1", "drive-26.2", "drive-26.3"]


def test_a_car_does_not_block_itself_nor_one_that_is_broken_down() -> None:
    options = TopRaceOptions(blocking=True)
    table = racing({"B": "20.1"}, ["B5", "Y5"], options=options).play("play-B5")
    assert table.choices() == ["drive-26.1", "drive-26.2", "drive-26.3"]
    table = racing({"B": "20.1", "K": "21.2"}, ["B5", "Y5"], options=options)
    table.race.broken[2] = 1
    table.race.car_at[table.race.space[2]] = -1
    assert table.play("play-B5").choices() == ["drive-26.1", "drive-26.2", "drive-26.3"]


def test_a_car_may_block_one_it_has_just_overtaken_or_stood_beside() -> None:
    table = racing({"B": "20.1", "R": "20.2"}, ["B5", "Y5"], options=TopRaceOptions(blocking=True)).play("play-B5")
    assert table.choices()[:2] == ["drive-22.2", "drive-22.3"]


def test_an_acceleration_never_stops_short() -> None:
    cars = {"B": "20.1", "R": "25.0", "K": "22.1"}
    table = racing(cars, ["B=R", "Y5"], options=TopRaceOptions(blocking=True)).play("play-B=R", "accelerate")
    assert table.choices() == ["drive-26.2", "drive-26.3"]


# Free order


def test_the_player_chooses_the_order_of_the_lines_gold_included() -> None:
    cars = {"B": "20.0", "W": "21.0", "Y": "22.0"}
    table = racing(cars, ["B6W4*2Y1", "Y5"], options=TopRaceOptions(free_order=True)).play("play-B6W4*2Y1")
    assert table.choices() == ["line-B", "line-Y", "line-W", "line-*"]
    table.play("line-*", "gold-K")
    steer(table)
    assert table.choices() == ["line-B", "line-Y", "line-W"]
    assert table.refusal("line-*") == "no-such-line"
    assert table.refusal("line-R") == "no-such-line"
    steer(table.play("line-Y"))
    steer(table.play("line-B"))
    assert [event.car for event in table.events(Moved)][-3:] == [3, 0, 4]
    assert table.race.turn == 1


def test_the_last_line_and_those_of_finished_cars_need_no_choice() -> None:
    table = racing(
        {"B": "20.0", "W": "21.0"}, ["B6W4G2R1", "Y5"], home="GR", options=TopRaceOptions(free_order=True)
    ).play("play-B6W4G2R1")
    assert table.choices() == ["line-B", "line-W"]
    steer(table.play("line-W"))
    assert [event.car for event in table.events(Moved)] == [4, 0]
    assert [event.car for event in table.events(Ignored)] == [5, 1]


def test_a_broken_down_car_may_wait_for_its_partner_to_come_past() -> None:
    cars = {"B": "20.0", "R": "21.0"}
    table = racing(cars, ["B=R", "R6G5K4W3Y2B1"], options=TopRaceOptions(free_order=True))
    table.play("play-B=R", "break-down", "play-R6G5K4W3Y2B1")
    steer(table.play("line-B"))
    assert table.race.broken[1] == 1  # level, not past


# Total movement


def total(hands: list[str], cars: dict[str, str], **others: str) -> Table:
    table = racing(cars, hands, options=TopRaceOptions(total=True), owners=others.get("owners", ""))
    table.race.rules.turns.begin(table.race, Fast(1))
    return table


def test_all_choose_secretly_and_the_highest_total_plays_first() -> None:
    table = total(["B5 B10", "G6K5W4Y3B2R1 Y5", "R6G5K4W3Y2B1 W5"], {"B": "20.0", "R": "30.0", "K": "40.0"})
    assert table.race.waiting() == [0, 1, 2]
    table.play("play-B5")
    assert view(table.race, 1).chosen == [-1, -1, -1]
    assert view(table.race, 1).hand_sizes == [2, 2, 2]
    assert view(table.race, 0).chosen[0] >= 0
    assert table.race.waiting() == [1, 2]
    table.play("play-G6K5W4Y3B2R1", "play-W5")
    assert table.events(CardPlayed)[0].seat == 1
    # Blue's five and white's five are equal: it depends on who is less ahead.
    assert table.race.order in ([0, 2], [2, 0])


def test_equal_totals_the_player_whose_best_car_is_less_ahead_plays_first() -> None:
    cars = {"B": "20.0", "R": "20.2", "K": "10.0", "Y": "30.0", "W": "4.0", "G": "4.1"}
    table = total(["B5", "R5"], cars, owners="011001").play("play-B5", "play-R5")
    # Seat 0 has yellow on 30 and seat 1 red on 20: seat 1 is less ahead.
    assert table.events(CardPlayed)[0].seat == 1
    cars = {"B": "20.0", "R": "20.2", "K": "10.0", "Y": "10.1", "W": "4.0", "G": "4.1"}
    table = total(["B5", "R5"], cars, owners="011001").play("play-B5", "play-R5")
    assert table.events(CardPlayed)[0].seat == 1  # level: the outer lane before the inner


def test_a_link_with_a_finished_car_is_laid_only_for_want_of_another_card() -> None:
    table = racing({"B": "20.0"}, ["B=R K5", "B=R"], home="R", options=TopRaceOptions(total=True))
    table.race.hands[0].remove(43)
    table.race.hands[1] = [43]
    table.race.played[43] = 0
    table.race.hands[0] = [32]
    table.race.rules.turns.begin(table.race, Fast(1))
    assert table.choices() == ["play-K5"]
    table.play("play-K5", "play-B=R")
    steer(table)
    assert table.events(NoEffect)[0].card == 43


def test_who_drops_out_before_his_card_is_played_discards_it() -> None:
    cars = {"B": "67.0", "R": "20.0", "K": "20.1", "Y": "21.0", "W": "22.0", "G": "23.0"}
    table = total(["Y5 W5", "B6R5G4K3W2Y1 K5"], cars, owners="011111").play("play-Y5", "play-B6R5G4K3W2Y1")
    steer(table)
    assert table.race.out == [1, 0]
    assert [event.seat for event in table.events(CardPlayed)] == [1]
    assert table.race.played[33] == 1  # the yellow five
    assert table.race.waiting() == [1]


# Bingo


def test_nothing_is_dealt_and_each_turn_plays_the_top_card() -> None:
    table = auction(3, options=TopRaceOptions(bingo=True))
    assert [len(hand) for hand in table.race.hands] == [0, 0, 0]
    assert table.race.unseen.total == 48
    while table.asked() in ("bid", "place"):
        table.play(table.choices()[-1])
    assert table.choices() == ["draw"]
    table.play("draw")
    assert table.race.unseen.total == 47


def bingo(cards: list[int], cars: dict[str, str], home: str = "", owners: str = "") -> Table:
    """The pile holds just these kinds."""
    table = racing(cars, ["", ""], home=home, owners=owners, options=TopRaceOptions(bingo=True))
    for kind in cards:
        table.race.unseen.put(kind)
        table.race.played[kind] -= 1
    table.race.rules.turns.begin(table.race, Fast(1))
    return table


def test_a_card_that_cannot_be_played_has_no_effect() -> None:
    table = bingo([43], {"B": "20.0"}, home="R").play("draw")
    assert table.events(NoEffect)[0].card == 43
    assert table.asked() == "draw"


def test_when_the_pile_is_empty_the_played_cards_are_shuffled() -> None:
    table = bingo([], {"B": "20.0"})
    table.play("draw")
    assert table.events(Reshuffled)[0].count == 48
    assert table.race.unseen.total == 47


def test_players_who_are_out_do_not_draw() -> None:
    table = bingo([24, 26], {"B": "67.0", "R": "20.0", **FAR}, owners="011111")
    while table.race.out[0] == 0:
        steer(table.play("draw"))
    assert table.race.turn == 1
    steer(table.play("draw"))
    assert table.race.turn == 1


# Lucky


def test_six_cards_each_and_the_others_form_the_pile() -> None:
    race = auction(5, options=TopRaceOptions(lucky=True)).race
    assert [len(hand) for hand in race.hands] == [6] * 5
    assert race.unseen.total == 18


def test_one_card_is_drawn_after_completing_a_card_until_the_pile_is_empty() -> None:
    table = racing({"B": "20.0", "R": "10.0"}, ["B5 B10", "R5 K5"], options=TopRaceOptions(lucky=True))
    table.race.unseen.put(42)
    table.race.played[42] -= 1
    table.play("play-B5")
    assert len(table.race.hands[0]) == 1
    table.play("drive-26.1")
    assert table.race.hands[0] == [24, 42]
    drawn = [(event.card, seats) for event, seats in table.journal.entries if isinstance(event, OwnDraw)]
    assert drawn == [(42, (0,))]
    steer(table.play("play-K5"))
    assert len(table.race.hands[1]) == 1


# Children


CHILDREN = TopRaceOptions(children=True)


@pytest.mark.parametrize(("seats", "cards", "cars"), [(2, 22, 2), (3, 15, 2), (4, 11, 1), (5, 9, 1), (6, 7, 1)])
def test_drivers_cars_and_piles_by_lot(seats: int, cards: int, cars: int) -> None:
    race = GAME.setup(CHILDREN, seats, Fast(seats))
    assert race.piles == [cards] * seats
    assert [race.owner.count(seat) for seat in range(seats)] == [cars] * seats
    assert sorted(race.space) == sorted(race.circuit.grid)
    assert race.unseen.counts[43:] == [0, 0, 0]
    assert race.turn == race.controller
    assert GAME.questions[race.ask] == "draw"


def children(cards: list[int], cars: dict[str, str], owners: str, piles: list[int], home: str = "") -> Table:
    table = racing(cars, ["", ""], home=home, options=CHILDREN)
    table.race.owner = [-1 if seat == "-" else int(seat) for seat in owners]
    for kind in cards:
        table.race.unseen.put(kind)
        table.race.played[kind] -= 1
    table.race.piles = piles
    table.race.rules.turns.begin(table.race, Fast(1))
    return table


def test_the_race_ends_at_once_when_an_owned_car_crosses() -> None:
    cars = {"B": "67.0", "R": "20.0", "K": "5.0", "Y": "5.1", "W": "5.2", "G": "6.0"}
    table = children([2], cars, "01----", [1, 0])  # B6R5G4K3W2Y1
    table.race.player = 1
    table.race.rules.turns.go_on(table.race, Fast(1))
    table.play("draw")
    assert table.race.over
    assert table.events(RaceWon)[0].seat == 0
    assert table.race.scores() == [1, 0]
    assert table.race.ranking() == [1, 2]
    assert [event.car for event in table.events(Moved)] == [0]


def test_a_car_without_a_driver_that_crosses_is_put_aside() -> None:
    cars = {"B": "67.0", "R": "20.0", "K": "5.0", "Y": "5.1", "W": "5.2", "G": "6.0"}
    table = children([24, 25], cars, "-10---", [1, 1])
    table.play("draw")
    steer(table)
    table.play("draw")
    steer(table)
    assert table.race.place[0] == 1
    assert table.race.over  # the cards have run out
    assert table.events(RaceWon)[0].car == 1


def test_when_the_cards_run_out_the_furthest_owned_car_wins() -> None:
    cars = {"B": "50.0", "R": "20.0", "K": "15.0", "Y": "5.1", "W": "5.2", "G": "6.0"}
    table = children([32], cars, "-10---", [1, 0])
    table.race.player = 1
    table.race.rules.turns.go_on(table.race, Fast(1))
    steer(table.play("draw"))
    assert table.race.over
    assert table.race.scores() == [0, 1]
