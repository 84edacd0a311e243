"""The professional race: secret bets at the three lines."""

from comptoir.games.top_race import GAME
from comptoir.games.top_race.events import BetMade, BetPaid, LineCrossed, OwnBet
from comptoir.games.top_race.options import TopRaceOptions
from comptoir.games.top_race.seeing import view
from comptoir.games.top_race.variants.bets import bet_pays
from tests.games.top_race.table import Table, racing

BETS = TopRaceOptions(bets=True)
FAR = {"K": "3.0", "Y": "3.1", "W": "3.2", "G": "4.0"}


def betting(blue: str = "14.0") -> Table:
    return racing({"B": blue, "R": "4.1", **FAR}, ["B10 K5", "Y5 K10", "R5"], options=BETS)


def test_the_example_of_the_rules() -> None:
    # Blue came sixth, black first, red third: bets on blue, black and red.
    assert bet_pays(0, 6) + bet_pays(1, 1) + bet_pays(2, 3) == -30 + 60 + 10 == 40


def test_the_fifth_place_of_the_first_bet_costs_ten() -> None:
    assert bet_pays(0, 5) == -10


def test_when_the_first_car_crosses_a_line_everybody_bets_after_the_card() -> None:
    table = betting()
    table.play("play-B10")
    assert table.asked() == "drive"
    table.play(table.choices()[0])
    assert table.asked() == "bet"
    assert table.race.waiting() == [0, 1, 2]
    assert table.choices() == [f"bet-{car}" for car in "BRKYWG"]
    assert table.events(LineCrossed)[0].number == 1


def test_the_card_is_completed_first() -> None:
    table = racing({"B": "14.0", "R": "4.1", **FAR}, ["B6W4G2R1", "Y5"], options=BETS).play("play-B6W4G2R1")
    while table.asked() == "drive":
        table.play(table.choices()[0])
    assert table.asked() == "bet"
    assert table.race.card == -1


def test_a_player_who_is_out_bets_too() -> None:
    table = betting()
    table.race.out[2] = 1
    table.play("play-B10", "drive-26.1")
    assert table.race.waiting() == [0, 1, 2]


def test_after_the_bets_the_next_player_plays() -> None:
    table = betting().play("play-B10", "drive-26.1", "bet-B", "bet-K", "bet-B")
    assert (table.asked(), table.race.turn) == ("card", 1)
    assert table.race.bets_made == 1


def test_a_card_over_two_lines_asks_for_two_bets_in_order() -> None:
    table = betting()
    table.race.rules.bets.watch(table.race, 0)
    table = racing({"B": "20.0", "R": "4.1", **FAR}, ["B10 K5", "Y5", "R5"], options=BETS)
    # Nobody has crossed line 1 yet in this race: the card that carries blue past 2 counts for both.
    table.play("play-B10")
    assert table.race.crossed == 2
    table.play("bet-B", "bet-B", "bet-B")
    assert table.asked() == "bet"
    table.play("bet-K", "bet-K", "bet-K")
    assert (table.asked(), table.race.turn) == ("card", 1)
    assert table.race.bets[:6] == [0, 0, 0, 2, 2, 2]


def test_a_line_counts_once_per_race() -> None:
    table = betting().play("play-B10", "drive-26.1", "bet-B", "bet-K", "bet-B")
    table.race.space[2], before = table.race.circuit.space_at(14, 0), table.race.space[2]
    table.race.car_at[before], table.race.car_at[table.race.space[2]] = -1, 2
    table.race.left[2] = table.race.circuit.left(table.race.space[2], 1)
    table.play("play-K10", "drive-25.1")
    assert table.asked() == "card"


def test_the_card_that_ends_the_race_asks_for_no_bet() -> None:
    table = racing({"B": "14.0", "R": "4.1", **FAR}, ["B10", ""], options=BETS).play("play-B10", "drive-26.1")
    assert table.race.over
    assert table.race.crossed == 1
    assert not table.events(BetPaid)


def test_bets_are_secret_until_the_race_is_over() -> None:
    table = betting().play("play-B10", "drive-26.1", "bet-B")
    seen = view(table.race, 1)
    assert seen.bets == [-1] * 9
    assert view(table.race, 0).bets[0] == 0
    table.play("bet-K", "bet-R")
    assert view(table.race, 1).bets[:3] == [-1, 2, -1]
    assert view(table.race, -1).bets[:3] == [-1, -1, -1]
    whispers = [(event, seats) for event, seats in table.journal.entries if isinstance(event, OwnBet)]
    assert [(event.car, seats) for event, seats in whispers] == [(0, (0,)), (2, (1,)), (1, (2,))]
    assert len(table.events(BetMade)) == 3


def test_bets_are_paid_by_the_place_of_their_car() -> None:
    cars = {"B": "14.0", "R": "4.1", **FAR}
    table = racing(cars, ["B10", "K5"], owners="000111", options=BETS).play("play-B10", "drive-26.1", "bet-B", "bet-K")
    table.play("play-K5")
    while table.asked() == "drive":
        table.play(table.choices()[0])
    assert table.race.over
    paid = {event.seat: event.amount for event in table.events(BetPaid)}
    assert paid[0] == 90
    assert paid[1] == [90, 60, 30, 0, -10, -30][table.race.place[2] - 1]
    assert view(table.race, 1).bets[:2] == [0, 2]
    assert GAME.audit(table.race) == ""
