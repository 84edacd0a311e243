"""Positions and luck made up for study."""

import pytest

import comptoir
from comptoir.games import rule_sets
from comptoir.kernel.luck import LuckMismatch


def test_a_position_is_a_view_with_changes() -> None:
    table = comptoir.start("cafe-race", 3, comptoir.Fast(1))
    made = comptoir.position(table.game, table.view(0), comptoir.Fast(2), spaces=[8, 9, 26], coffees=[5, 4, 1])
    seen = table.game.view(made, 1)
    assert comptoir.position(table.game, seen, comptoir.Fast(3)).facts() == made.facts()
    assert made.waiting() == [0, 1, 2]
    assert table.position.scores() != made.scores()


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"spoons": 3}, "no field “spoons”"),
        ({"spaces": "far"}, "no such view"),
        ({"spaces": [8, 9]}, "every player has one clerk"),
        ({"spaces": [8, 8, 8]}, "at most two clerks"),
        ({"coffees": [6, 5, 5]}, "between none and five"),
    ],
)
def test_what_cannot_be_on_the_table_is_refused_in_words(changes: dict[str, object], said: str) -> None:
    table = comptoir.start("cafe-race", 3, comptoir.Fast(1))
    with pytest.raises(comptoir.Refused, match=said):
        comptoir.position(table.game, table.view(0), comptoir.Fast(2), **changes)


@pytest.mark.parametrize("name", rule_sets())
def test_every_view_is_a_position_again(name: str) -> None:
    game, options = rule_sets()[name]
    seats = next(count for count in game.seats if game.clash(options, count) is None)
    table = comptoir.start(name, seats, comptoir.Fast(4), skip_forced=True)
    view = table.view(0)
    assert game.view(comptoir.position(game, view, comptoir.Fast(1)), 0) == view


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
    with pytest.raises(comptoir.Refused, match="whole numbers"):
        comptoir.meant("cafe-race", comptoir.Fast(1), dice=["six"])
    with pytest.raises(LuckMismatch):
        comptoir.start("cafe-race", 3, comptoir.meant("cafe-race", comptoir.Fast(1), dice=[7]))
    with pytest.raises(LuckMismatch):
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
    found = comptoir.outcomes(table.game, table.position, seat, table.game.read("draw", table.options))
    assert sum(chance for chance, _ in found) == pytest.approx(1)
    assert len({tuple(position.facts()) for _, position in found}) > 10
    with pytest.raises(comptoir.Refused, match="More than 5 things"):
        comptoir.outcomes(table.game, table.position, seat, table.game.read("draw", table.options), most=5)
    with pytest.raises(comptoir.Refused, match="cafe-international-refusal"):
        comptoir.outcomes(table.game, table.position, seat, table.game.read("stop", table.options))


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
