"""A position is one line of text, and nothing of it is lost."""

import pytest

import comptoir
from comptoir.games import GAMES, rule_sets
from comptoir.kernel.playout import play_out
from comptoir.study.lines import line, read
from tests.contract.laws import sample

# Written once and read for ever: whoever keeps a line must be able to read it tomorrow.
KEPT = [
    "cafe-race seats=3 rules=2 step=1 round=1 dice=5,3,2 spaces=0,0,0 coffees=5*3 starter=-1 bidder=-1 leader=-1 "
    "0.thrusts=4,0,0",
    "cafe-international/ladies seats=2 rules=1 tables=4,6,7,8,0 guests=-1*12 tables_left=1,2*3,1,2,1*3,2*3 "
    "turn=1 opener=-1 table=-1 sex=-1 0.hand=0,0,1,0,1,0*3,1,0,2,0,0,1,1,0*9 1.hand=0*23,1",
    "espresso-doppio/solo seats=1 rules=1 step=9 half=1 spaces=4,5,2,5,1,2,5,3,2 finisher=-1 cards=0*4,3,0*5,3,0*4,3 "
    "left=13 beans=3",
]


@pytest.mark.parametrize("name", rule_sets())
def test_a_line_tells_everything_and_is_read_back(name: str) -> None:
    game, options = rule_sets()[name]
    seats = [count for count in game.seats if game.clash(options, count) is None][-1]
    for position in sample(game, options, seats, 5, 4):
        text = line(game, position)
        again_game, again_options, again = read(text)
        assert (again_game, again_options, again.facts()) == (game, options, position.facts())
        assert "\n" not in text
        assert line(game, again) == text
        for one in (position, again):
            play_out(one, comptoir.Fast(3))
        assert again.facts() == position.facts()


def test_options_beside_the_rule_set_and_old_rules_are_told() -> None:
    table = comptoir.start("top-race/bets", 3, comptoir.Fast(1), races=2, circuit="old-town")
    assert " races:2 " in table.line()
    assert comptoir.from_line(table.line(), comptoir.Fast(1)).options == table.options
    game, options = rule_sets()["cafe-race"]
    old = game.setup(options, 3, comptoir.Fast(1), rules=1)
    assert read(line(game, old))[2].edition == 1


@pytest.mark.parametrize("text", KEPT)
def test_lines_that_were_written_once_are_read_for_ever(text: str) -> None:
    table = comptoir.from_line(text, comptoir.Fast(1))
    assert table.waiting()
    assert read(table.line())[2].facts() == table.position.facts()


def test_a_table_goes_on_from_a_line_but_has_no_record() -> None:
    table = comptoir.from_line(KEPT[0], comptoir.Fast(1))
    assert table.waiting() == [1, 2]
    table.play(1, "thrust-1")
    table.play(2, "thrust-2")
    assert table.told()[-1]
    with pytest.raises(comptoir.Refused, match="a position of your own"):
        table.text()


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        (("spaces=0,0,0", "spaces=8,8,8"), "at most two clerks"),
        (("spaces=0,0,0", "spaces=1,2"), "spaces=1,2"),
        (("coffees=5*3", "coffees=5*999999999999"), "coffees"),
        (("round=1", "rounds=1"), "rounds=1"),
        (("seats=3", "seats=x"), "seats=x"),
        (("0.thrusts", "7.thrusts"), "7.thrusts"),
        (("cafe-race ", "cafe-chase "), "cafe-chase"),
        (("seats=3 ", "seats=3 auction:perhaps "), "auction"),
    ],
)
def test_a_line_that_makes_no_sense_is_refused_in_words(changed: tuple[str, str], said: str) -> None:
    with pytest.raises(comptoir.Refused, match=said):
        read(KEPT[0].replace(*changed))


def test_positions_views_events_and_moves_show_what_they_are() -> None:
    table = comptoir.start("cafe-race/auction", 4, comptoir.Fast(1))
    assert repr(table.position) == f"<{table.line()}>"
    assert " round=1 coffees=[5*4] dice=[5, 3, 1, 1] starter=1 bidder=1 leader=-1>" in repr(table.view(0))
    assert "spaces" not in repr(table.view(0))  # all at the start
    assert str(table.view(0)) == table.board(0)
    assert repr(table.play(1, "die-5")) == "[<DieOffered seat=1 die=5: Seat 1 puts the 5 up for auction.>]"
    assert repr(GAMES["cafe-race"].move(3, table.options)) == "<Thrust thrust=4: Thrust 4>"
    assert table.question(1)
    assert table.question(0) == ""


@pytest.mark.parametrize(
    ("name", "asked", "given", "said"),
    [
        ("top-race/bets", "car", ("Z",), "Known: B, R, K, Y, W, G"),
        ("top-race/bets", "account", (0, 0), "Known: 1 to 1"),
        ("top-race/bets", "bet", (1, 4, 0), "Known: 1 to 3"),
        ("cafe-international", "guest_at", ("o9",), "Known: o1"),
        ("espresso-doppio", "piece", ("Xx",), "Known: Sw"),
        ("espresso-doppio", "pay", (0,), "Known: 1 to 16"),
    ],
)
def test_a_view_asked_for_what_is_not_there_says_what_is(
    name: str, asked: str, given: tuple[int | str, ...], said: str
) -> None:
    view = comptoir.start(name, 2, comptoir.Fast(1)).view(0)
    with pytest.raises(ValueError, match=said):
        getattr(view, asked)(*given)
