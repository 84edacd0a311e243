"""Positions and luck made up for study."""

from collections.abc import Callable
from contextlib import suppress

import pytest

import comptoir
from comptoir.games import rule_sets
from comptoir.kernel.luck import LuckMismatch


def test_a_position_is_a_view_with_changes() -> None:
    table = comptoir.start("cafe-race", 3, comptoir.Fast(1))
    made = comptoir.position(table.view(0), comptoir.Fast(2), spaces=[8, 9, 26], coffees=[5, 4, 1])
    seen = table.game.view(made, 1)
    assert comptoir.position(seen, comptoir.Fast(3)).facts() == made.facts()
    assert made.waiting() == [0, 1, 2]
    assert table.position.scores() != made.scores()


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"spoons": 3}, "no field “spoons”"),
        ({"spaces": "far"}, "something like"),
        ({"spaces": [8, 9]}, "something like"),
        ({"spaces": [8, 9, 10**30]}, "it goes from -1"),
        ({"spaces": [8, 9, 99]}, "one clerk on the staircase"),
        ({"spaces": [8, 9, True]}, "something like"),
        ({"seats": 4}, "every player has one clerk"),
        ({"seat": 3}, "no seat 3"),
        ({"rules": 99}, "rules number 99"),
        ({"starter": 3}, "from -1 to 2"),
        ({"dice": [7, 1, 1]}, "one to six"),
        ({"ranks": [1, 2, 3]}, "follows from the other fields"),
        ({"spaces": [8, 8, 8]}, "at most two clerks"),
        ({"coffees": [6, 5, 5]}, "between none and five"),
    ],
)
def test_what_cannot_be_on_the_table_is_refused_in_words(changes: dict[str, object], said: str) -> None:
    table = comptoir.start("cafe-race", 3, comptoir.Fast(1))
    with pytest.raises(comptoir.Refused, match=said):
        comptoir.position(table.view(0), comptoir.Fast(2), **changes)


@pytest.mark.parametrize("name", rule_sets())
def test_every_view_is_a_position_again(name: str) -> None:
    game, options = rule_sets()[name]
    seats = next(count for count in game.seats if game.clash(options, count) is None)
    table = comptoir.start(name, seats, comptoir.Fast(4), skip_forced=True)
    view = table.view(0)
    assert game.view(comptoir.position(view, comptoir.Fast(1)), 0) == view


def test_luck_is_told_by_what_it_brings() -> None:
    luck = comptoir.meant("top-race", comptoir.Fast(1), drivers=["R"], cards=["K10", "*5"], numbers=[2])
    table = comptoir.start("top-race", 3, luck)
    assert "Red" in "".join(table.told())
    assert {"play-K10", "play-*5"} <= hand_of(table, 0)
    replayed = [*comptoir.replay(table.record)]
    assert replayed[-1].position.facts() == table.position.facts()
    with pytest.raises(comptoir.Refused, match="no “K11” in this bag"):
        comptoir.meant("top-race", comptoir.Fast(1), cards=["K11"])
    with pytest.raises(comptoir.Refused, match="no bag “hands”"):
        comptoir.meant("top-race", comptoir.Fast(1), hands=["K10"])
    with pytest.raises(comptoir.Refused, match="“numbers” takes whole numbers"):
        comptoir.meant("cafe-race", comptoir.Fast(1), numbers=["six"])
    for wrong in ([7], [True], 0):
        with pytest.raises(ValueError, match="A die shows a number from 1 to 6"):
            comptoir.meant("cafe-race", comptoir.Fast(1), dice=wrong)
    with pytest.raises(comptoir.Refused, match=r"no “\*” in this bag"):
        comptoir.meant("top-race", comptoir.Fast(1), drivers="*")
    with pytest.raises(comptoir.Refused, match="one wish or a list"):
        comptoir.meant("top-race", comptoir.Fast(1), drivers=None)  # type: ignore[arg-type]
    with pytest.raises(LuckMismatch, match="K10 was meant to be drawn"):
        comptoir.start("top-race", 3, comptoir.meant("top-race", comptoir.Fast(1), cards=["K10", "K10"]))


def hand_of(table: comptoir.Table, seat: int) -> set[str]:
    counts: list[int] = getattr(table.view(seat), "hand")  # noqa: B009  # a view of no particular game
    deck = table.game.bags["cards"][1]
    return {f"play-{deck[kind]}" for kind, count in enumerate(counts) if count}


def test_dice_may_be_meant_and_the_rest_left_to_chance() -> None:
    table = comptoir.start("cafe-race", 3, comptoir.meant("cafe-race", comptoir.Fast(1), dice=[6, 5, 4]))
    assert [value + 1 for value, _ in table.record.entries[0].luck] == [6, 5, 4]


def test_outcomes_are_all_that_may_happen_and_their_chances_add_up() -> None:
    table = comptoir.start("cafe-international", 2, comptoir.Fast(1))
    (seat,) = table.waiting()
    found = comptoir.outcomes(table.position, seat, "draw")
    assert sum(chance for chance, _ in found) == pytest.approx(1)
    assert 10 < len(found) == len({tuple(position.facts()) for _, position in found})  # guests of a kind are one
    for same in (table.moves(seat)[0], table.moves(seat)[0].move, table.moves(seat)[0].number):
        assert len(comptoir.outcomes(table.position, seat, same)) == len(found)
    with pytest.raises(comptoir.Refused, match="More than 5 things"):
        comptoir.outcomes(table.position, seat, "draw", most=5)
    with pytest.raises(comptoir.Refused, match="cafe-international-refusal"):
        comptoir.outcomes(table.position, seat, "stop")


def test_what_is_no_position_view_luck_or_seat_is_refused_in_words() -> None:
    table = comptoir.start("cafe-race", 3, comptoir.Fast(1))
    wrong: list[tuple[Callable[..., object], tuple[object, ...], str]] = [
        (comptoir.position, (None, comptoir.Fast(1)), "made from a view"),
        (comptoir.position, (table.view(0), None), "Luck is something like"),
        (comptoir.table_at, (None, comptoir.Fast(1)), "stands at a position"),
        (comptoir.outcomes, (None, 0, "thrust-1"), "stands at a position"),
        (comptoir.outcomes, (table.position, True, "thrust-1"), "A seat is a whole number"),
        (comptoir.outcomes, (table.position, 0, True), "no choice “True”"),
        (comptoir.outcomes, (table.position, 0, "thrust-1", "many"), "“most” is a whole number"),
        (comptoir.from_line, ("cafe-race", comptoir.Fast(1)), "such as “seats=3”"),
        (comptoir.from_line, (3, comptoir.Fast(1)), "“3” is not understood"),
        (comptoir.load, (None,), "named by a text or a path"),
        (comptoir.replay, (7,), "named by a text or a path"),
    ]
    for called, given, said in wrong:
        with pytest.raises(comptoir.Refused, match=said):
            called(*given)


@pytest.mark.parametrize("name", ["cafe-race/auction", "cafe-international", "top-race/bets", "espresso-doppio"])
def test_no_number_out_of_range_breaks_anything_but_words(name: str) -> None:
    """Whatever is put into a view, there comes a position that can be played on from, or a sentence."""
    table, luck = comptoir.start(name, 3 if name == "cafe-race/auction" else 2, comptoir.Fast(3)), comptoir.Fast(5)
    for _ in range(15):
        seat = table.waiting()[0]
        table.play(seat, table.position.pick(seat, luck))
    view = table.view(0)
    for field in view.__struct_fields__:
        for number in (-7, 99, 10**20):
            now = getattr(view, field)
            given = [number] * len(now) if isinstance(now, list) else number
            with suppress(comptoir.Refused):
                made = comptoir.position(view, comptoir.Fast(1), **{field: given})
                assert made.over or made.waiting()


def test_choices_between_one_thing_can_make_themselves() -> None:
    asked, luck = [], comptoir.Fast(9)
    for skip in (False, True):
        table, count = comptoir.start("cafe-international", 2, comptoir.Fast(1), skip_forced=skip), 0
        while not table.over:
            (seat,) = table.waiting()
            choices = table.choices(seat)
            assert not skip or len(choices) > 1
            table.play(seat, choices[luck.below(len(choices))])
            count += 1
        asked.append(count / len(table.record.entries))
        assert [*comptoir.replay(table.record)][-1].position.facts() == table.position.facts()
    assert asked[1] < asked[0]
