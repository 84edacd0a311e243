"""Choices are one table of runs: names, notation and numbers follow from it."""

import importlib

import pytest

from comptoir.games import GAMES, rule_sets
from comptoir.kernel.choices import Run, Runs, one
from comptoir.kernel.game import Game
from comptoir.kernel.say import Event, Move, declared


class Jump(Move, frozen=True, tag="jump"):
    far: int
    over: list[int] = []


class Rest(Move, frozen=True, tag="rest"):
    pass


TABLE = Runs((Run(0, 3, lambda far: Jump(far + 1, [far]), lambda far: f"jump-{far + 1}"), one(3, Rest(), "rest")))


def test_names_notation_and_numbers_follow_from_the_runs() -> None:
    assert TABLE.space == 4
    assert [TABLE.write(choice) for choice in range(4)] == ["jump-1", "jump-2", "jump-3", "rest"]
    for choice in range(4):
        assert TABLE.number(TABLE.move(choice)) == TABLE.read(TABLE.write(choice)) == choice


def test_the_choice_of_a_variant_keeps_its_name_where_nobody_is_asked_for_it() -> None:
    basic = Runs((Run(0, 3, Jump, lambda far: f"jump-{far}"), one(3, Rest(), "rest")), space=3)
    assert basic.space == basic.number(Rest()) == 3
    assert basic.move(3) == Rest()
    with pytest.raises(ValueError, match="rest"):
        basic.read("rest")


@pytest.mark.parametrize("first", [2, 4])
def test_a_run_begins_where_the_last_one_ended(first: int) -> None:
    runs = (Run(0, 3, Jump, lambda far: f"jump-{far}"), one(first, Rest(), "rest"))
    with pytest.raises(ValueError, match="3 is the next number"):
        Runs(runs)


@pytest.mark.parametrize("choice", [-1, 4])
def test_a_number_that_is_no_choice_has_no_name(choice: int) -> None:
    for told in (TABLE.move, TABLE.write):
        with pytest.raises(ValueError, match="A choice of this game is a number from 0 to 3"):
            told(choice)


def test_what_is_no_choice_has_no_number() -> None:
    with pytest.raises(ValueError, match="There is no such move in this game"):
        TABLE.number(Jump(4))
    with pytest.raises(ValueError, match="jump-4"):
        TABLE.read("jump-4")


def test_the_rules_and_the_table_agree_how_many_choices_there_are() -> None:
    from comptoir.games.cafe_international import numbers as international
    from comptoir.games.cafe_race import numbers as race
    from comptoir.games.espresso_doppio import numbers as espresso

    spaces = {name: game.space(options) for name, (game, options) in rule_sets().items()}
    assert (spaces["cafe-race"], spaces["cafe-race/auction"]) == (race.BASIC_SPACE, race.SPACE)
    assert spaces["cafe-international"] == international.BASIC_SPACE
    assert spaces["cafe-international/ladies"] == international.SPACE
    assert spaces["espresso-doppio"] == espresso.SPACE


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_whatever_a_game_declares_is_registered(game: Game) -> None:
    package = type(game).__module__
    events, choices = importlib.import_module(f"{package}.events"), importlib.import_module(f"{package}.choices")
    assert game.events == declared(vars(events), Event)
    assert game.moves == declared(vars(choices), Move)
    assert {type(move) for options in game.rule_sets.values() for move in game.runs(options).moves} == set(game.moves)
