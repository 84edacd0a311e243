"""Matches: seats rotate, luck is paired, and one number always gives one game."""

import pytest

from comptoir.kernel.game import Refused
from comptoir.lab.players import player
from comptoir.lab.series import Series, fill_up, play_game, play_games
from comptoir.lab.summary import summarise, winnings

RACE = Series("cafe-race", {"auction": False}, 4, ["novice", "random", "random", "random"], 7)


@pytest.mark.parametrize(
    ("series", "reason"),
    [
        (Series("chess", {}, 2, ["random"] * 2, 1), "game-unknown"),
        (Series("cafe-race", {}, 2, ["random"] * 2, 1), "clash-seats"),
        (Series("cafe-race", {}, 3, ["random"] * 2, 1), "2 bots for 3 seats"),
        (Series("cafe-race", {}, 3, ["random"] * 4, 1), "lab-bots-seats"),
        (Series("espresso-doppio", {"mode": "solo"}, 2, ["random"] * 2, 1), "espresso-doppio-clash-solo"),
    ],
)
def test_a_series_that_cannot_be_played_is_refused_with_a_reason(series: Series, reason: str) -> None:
    with pytest.raises(Refused, match=reason):
        play_games(series, [0])


def test_a_number_gives_a_game() -> None:
    assert play_game(RACE, 5) == play_game(RACE, 5)
    assert play_game(RACE, 5) != play_game(RACE, 6)


def test_in_a_deal_every_bot_sits_once_in_every_seat() -> None:
    for bot in range(4):
        assert sorted(RACE.lineup(number).index(bot) for number in range(4, 8)) == [0, 1, 2, 3]


def test_equal_bots_meet_the_same_luck_whatever_their_seats() -> None:
    same = Series("espresso-doppio", {}, 2, ["random", "random"], 3)
    first, second = play_games(same, [0, 1])
    assert first.bots == [0, 1]
    assert second.bots == [1, 0]
    assert same.deal(0) == same.deal(1) != same.deal(2)


def test_the_last_bot_named_takes_the_seats_left_over() -> None:
    assert fill_up(["master", "regular"], 4) == ["master", "regular", "regular", "regular"]


@pytest.mark.parametrize("text", ["genius", "regular@", "regular@zero", "regular@0", "regular@-1", "@0.1", ""])
def test_a_bot_that_does_not_exist_is_refused(text: str) -> None:
    with pytest.raises(Refused):
        player(text)


def test_a_bot_may_think_less() -> None:
    assert player("master@0.1").budget == 0.1
    assert player("novice").budget == 1.0


def test_the_summary_counts_every_victory_once() -> None:
    results = play_games(RACE, list(range(8)))
    found = summarise(RACE, results)
    assert found.games == 8
    assert sum(sum(winnings(result)) for result in results) == pytest.approx(8.0)
    assert sum(one.wins.value * one.wins.count for one in found.standings) == pytest.approx(8.0)
    assert sum(seat.value for seat in found.by_seat) == pytest.approx(1.0)
    assert [one.places for one in found.standings] == [1, 3]
    assert found.length.least <= found.length.median <= found.length.most
