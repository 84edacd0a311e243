"""A table from Python speaks: it prints as a board, names its choices and says what went wrong."""

import copy
import pickle
import re
from typing import Any
from xml.etree import ElementTree

import pytest

import comptoir
from comptoir.games import rule_sets
from comptoir.kernel.luck import LuckMismatch


def played(name: str, choices: int, seats: int = 0) -> comptoir.Table:
    game = comptoir.catalogue()[name.partition("/")[0]]
    fits = [number for number in game.seats if game.clash(rule_sets()[name][1], number) is None]
    table, luck = comptoir.start(name, seats or fits[-1], comptoir.Fast(5)), comptoir.Fast(3)
    for _ in range(choices):
        for seat in table.waiting()[:1]:
            known = table.choices(seat)
            table.play(seat, known[luck.below(len(known))])
    return table


@pytest.mark.parametrize("name", rule_sets())
def test_every_rule_set_prints_and_is_drawn_from_the_first_moment_to_the_last(name: str) -> None:
    table, luck, said = played(name, 0), comptoir.Fast(3), 0
    while True:
        table.language = "fr" if said % 2 else "en"
        ElementTree.fromstring(table.svg(0))
        assert str(table).startswith(repr(table)[1:-1])
        said += 1
        if table.over:
            break
        for _ in range(25):
            for seat in table.waiting()[:1]:
                table.play(seat, one_that_reads_well(table, seat, luck))
    assert said > 1


def one_that_reads_well(table: comptoir.Table, seat: int, luck: comptoir.Luck) -> comptoir.Choice:
    known = table.choices(seat)
    choice = table.choice(known[luck.below(len(known))])
    assert choice.words
    assert not choice.words.startswith(table.game.name)  # a key without words
    return choice


def test_a_choice_shows_its_number_notation_and_words_and_can_be_played() -> None:
    table = comptoir.start("cafe-race/auction", 4, comptoir.Fast(1))
    chosen = table.moves(1)[2]
    assert repr(chosen) == "<10 die-5: Auction the 5>"
    table.play(1, chosen)
    assert table.told() == ["Seat 1 puts the 5 up for auction."]


def test_errors_are_sentences_that_name_what_was_possible() -> None:
    table = comptoir.start("cafe-race", 3, comptoir.Fast(1))
    with pytest.raises(comptoir.Refused, match=r"no choice “push-2” here\. Possible now: thrust-1, thrust-2, thrust-3"):
        table.play(1, "push-2")
    for wrong in (True, 1.0, None, "1"):
        with pytest.raises(comptoir.Refused, match="no choice"):
            table.play(0, wrong)  # type: ignore[arg-type]
    for seat in (True, "0", 0.0):
        with pytest.raises(comptoir.Refused, match="A seat is a whole number"):
            table.view(seat)  # type: ignore[arg-type]
    for seats in ("3", 3.0, True):
        with pytest.raises(comptoir.Refused, match="The number of seats is a whole number"):
            comptoir.start("cafe-race", seats, comptoir.Fast(1))  # type: ignore[arg-type]
    assert table.waiting() == [0, 1, 2]


def test_luck_may_be_written_down_first_and_free_afterwards() -> None:
    lucks = [comptoir.Then(comptoir.dice(6, 5, 4), comptoir.Fast(seed)) for seed in (1, 2)]
    tables = [comptoir.start("cafe-race", 3, luck) for luck in lucks]
    assert [[die + 1 for die, _ in table.record.entries[0].luck] for table in tables] == [[6, 5, 4]] * 2
    for table in tables:
        for seat in range(3):
            table.play(seat, "thrust-6")
    first, second = (table.record.entries[-1].luck for table in tables)
    assert first != second
    with pytest.raises(LuckMismatch):
        comptoir.start("cafe-race", 3, comptoir.Then(comptoir.Script([(5, 20)]), comptoir.Fast(1)))


def test_moves_can_be_counted_and_kept_in_sets() -> None:
    for name in rule_sets():
        table = played(name, 12)
        for seat in table.waiting():
            assert len(set(table.moves(seat))) == len(table.choices(seat))


def test_without_a_luck_every_game_is_another() -> None:
    begun = [comptoir.start("cafe-international", 2) for _ in range(4)]
    assert len({table.line() for table in begun}) == 4
    again = [comptoir.from_line(begun[0].line()) for _ in range(2)]
    assert {table.line() for table in again} == {begun[0].line()}


@pytest.mark.parametrize(
    ("name", "seats", "luck", "options", "said"),
    [
        (None, 3, comptoir.Fast(1), {}, "by its name"),
        (["cafe-race"], 3, comptoir.Fast(1), {}, "by its name"),
        ("cafe-race", 3, 7, {}, "Luck is something like"),
        ("cafe-race", 3, comptoir.Fast, {}, "Luck is something like"),
        ("cafe-race", 3, comptoir.Fast(1), {"auction": 1}, "“1” is no value for “auction”"),
        ("cafe-race", 3, comptoir.Fast(1), {"skip_forced": "no"}, "“skip_forced” is True or False, not 'no'"),
        ("top-race", 3, comptoir.Fast(1), {"races": "3"}, "“'3'” is no value for “races”"),
        ("top-race", 3, comptoir.Fast(1), {"races": 2.0}, "“2.0” is no value for “races”"),
        ("espresso-doppio", 2, comptoir.Fast(1), {"deck": 3}, "“deck” is a text, not 3"),
    ],
)
def test_a_game_that_cannot_begin_says_why(name: Any, seats: int, luck: Any, options: Any, said: str) -> None:
    with pytest.raises(comptoir.Refused, match=said):
        comptoir.start(name, seats, luck, **options)


def test_a_table_is_called_by_its_rule_set_and_options_and_speaks_two_languages() -> None:
    assert repr(comptoir.start("cafe-race/basic", 3, comptoir.Fast(1))).startswith("<Café Race · 3 seats")
    table = comptoir.start("top-race/bets", 3, comptoir.Fast(1), races=2)
    assert repr(table).startswith("<Top Race · With secret bets · races:2 · 3 seats")
    table.language = "fr"
    assert "places" in repr(table)
    with pytest.raises(comptoir.Refused, match="speaks “en” and “fr”"):
        table.language = "de"


def test_any_choice_can_be_looked_up() -> None:
    table = comptoir.start("cafe-race", 3, comptoir.Fast(1))
    for same in (3, "thrust-4", table.choice(3), table.choice(3).move):
        assert repr(table.choice(same)) == "<3 thrust-4: Thrust 4>"
    for wrong in (True, None, 1.0, "foo", 99, -1):
        with pytest.raises(comptoir.Refused, match="no choice"):
            table.choice(wrong)  # type: ignore[arg-type]


def test_where_luck_runs_out_nothing_has_happened() -> None:
    table = comptoir.start("cafe-race", 3, comptoir.dice(6, 5, 4))
    for seat in (0, 1):
        table.play(seat, "thrust-2")
    told, line = table.told(), table.line()
    with pytest.raises(ValueError, match="no luck left"):
        table.play(2, "thrust-2")
    assert (table.waiting(), len(table.record.entries), table.told(), table.line()) == ([2], 3, told, line)
    twin = table.copy(comptoir.Fast(1))
    twin.play(2, "thrust-2")
    assert table.line() == line != twin.line()


def test_lucks_say_what_they_are_and_what_they_cannot_be() -> None:
    assert repr(comptoir.Then(comptoir.dice(6, 1), comptoir.Fast(1))) == (
        "<<Script luck, 2 of 2 draws left> then <Fast luck>>"
    )
    for wrong in (None, "a", 1.5, True):
        for kind in (comptoir.Fast, comptoir.Paired):
            with pytest.raises(ValueError, match="A seed is a whole number"):
                kind(wrong)
    for face in (0, 7):
        with pytest.raises(ValueError, match="A die shows a number from 1 to 6"):
            comptoir.dice(face)


@pytest.mark.parametrize("name", ["cafe-race", "cafe-international/ladies", "top-race/bets", "espresso-doppio/master"])
def test_tables_and_positions_travel_between_processes(name: str) -> None:
    table = played(name, 20)
    for again in (pickle.loads(pickle.dumps(table)), copy.deepcopy(table)):
        assert again.line() == table.line()
        assert again.record == table.record
        for seat in table.waiting()[:1]:
            assert again.choices(seat) == table.choices(seat)
    assert pickle.loads(pickle.dumps(table.position)).facts() == table.position.facts()


def test_pictures_show_whose_turn_it_is_and_what_only_one_seat_sees() -> None:
    table = played("top-race/bets", 30, 3)
    (seat,) = table.waiting()
    assert len(table.svg(seat)) > len(table.svg())
    assert re.findall(r'font-weight="700"[^>]*>(Seat \d) ·', table.svg()) == [table.names[seat]]
    assert "plus de café" in in_french("cafe-race seats=3 rules=2 step=1 round=1 dice=5,3,2 coffees=0,5,5 leader=-1")


def in_french(line: str) -> str:
    table = comptoir.from_line(line, comptoir.Fast(1))
    table.language = "fr"
    return str(table)
