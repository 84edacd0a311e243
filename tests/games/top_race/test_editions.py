"""What rules number 2 changed, and that games begun under number 1 still play the old way."""

import pytest

from comptoir.games.top_race import GAME
from comptoir.games.top_race.cards import LETTERS
from comptoir.games.top_race.numbers import ACCELERATE
from comptoir.games.top_race.options import TopRaceOptions
from comptoir.games.top_race.previews import preview
from comptoir.games.top_race.rules.breakdowns import come_back
from comptoir.games.top_race.rules.order import running_order
from comptoir.games.top_race.seeing import recall, view
from tests.games.top_race.table import Table, put, racing

LONG = TopRaceOptions(long_distance=True)
BLOCKING = TopRaceOptions(blocking=True)
ASIDE = {"K": "20.2", "Y": "21.2", "W": "22.2", "G": "23.2"}
BESIDE = {"B": "24.0", "R": "91.1", "K": "46.0", "Y": "47.0", "W": "48.0", "G": "49.0"}  # red is a lap ahead


@pytest.mark.parametrize("watched", [True, False])
@pytest.mark.parametrize(("rules", "reached"), [(1, "96.0"), (2, "100.1")])
def test_an_accelerating_car_is_not_blocked_by_its_own_first_space(rules: int, reached: str, watched: bool) -> None:
    # The hairpin has one lane: blue comes round to where it stands, a lap later, on its way to red.
    table = racing({"B": "30.0", "R": "100.0", **ASIDE}, ["B=R", "Y5"], options=LONG, rules=rules).play("play-B=R")
    if not watched:
        table.race.journal = None
    table.play("accelerate")
    while table.asked() == "drive":
        table.play(table.choices()[0])
    assert table.where("B") == reached


@pytest.mark.parametrize("watched", [True, False])
def test_an_acceleration_may_end_where_it_began_a_lap_later(watched: bool) -> None:
    table = racing(BESIDE, ["B=R", "Y5"], options=LONG).play("play-B=R")
    if not watched:
        table.race.journal = None
    table.play("accelerate")
    assert table.choices() == ["drive-25.1", "drive-25.3"]
    table.play("drive-25.1")
    assert table.where("B") == "91.0"
    assert table.race.car_at[table.race.circuit.space_at(24, 0)] == 0


def test_under_number_1_it_could_not_end_where_it_began() -> None:
    table = racing(BESIDE, ["B=R", "Y5"], options=LONG, rules=1).play("play-B=R", "accelerate")
    assert table.where("B") == "91.2"


def two_breakdowns_on_one_space(rules: int) -> Table:
    """Black breaks down, then blue drives onto its space and breaks down there too."""
    cars = {"K": "24.0", "Y": "20.2", "B": "19.0", "R": "11.0"}
    table = racing(cars, ["K=Y B=R", "B5 Y5"], rules=rules)
    return table.play("play-K=Y", "break-down", "play-B5", "drive-25.1", "play-B=R", "break-down")


@pytest.mark.parametrize(("rules", "order"), [(1, "BK"), (2, "KB")])
def test_of_two_broken_down_cars_on_one_space_the_one_that_broke_down_first_is_ahead(rules: int, order: str) -> None:
    race = two_breakdowns_on_one_space(rules).race
    assert race.space[LETTERS.index("B")] == race.space[LETTERS.index("K")]
    assert [LETTERS[car] for car in running_order(race)][:2] == list(order)


def test_who_broke_down_first_is_remembered_by_views_and_counted_afresh_after_a_return() -> None:
    table = two_breakdowns_on_one_space(2)
    assert [table.race.broken[LETTERS.index(car)] for car in "KB"] == [1, 2]
    assert running_order(recall(view(table.race, 0))) == running_order(table.race)
    table.play("play-Y5")
    while table.asked() == "drive":
        table.play("drive-26.2" if "drive-26.2" in table.choices() else table.choices()[0])
    assert [table.race.broken[LETTERS.index(car)] for car in "KB"] == [0, 1]


def after_its_breakdown(taken: dict[str, str], stored: str, rules: int) -> Table:
    """Red has broken down on `stored`; other cars have taken these spaces since; blue is about to overtake it."""
    table = racing({"B": "50.1", "R": stored}, ["B=R", "B6W4G2R1"], rules=rules).play("play-B=R", "break-down")
    for car, at in taken.items():
        number = LETTERS.index(car)
        table.race.car_at[table.race.space[number]] = -1
        put(table.race, number, at)
    return table


@pytest.mark.parametrize(("rules", "back"), [(1, "58.1"), (2, "56.2")])
def test_nobody_returns_from_a_breakdown_with_fewer_steps_left_than_before(rules: int, back: str) -> None:
    # Red's space 59.2 and the one behind it are taken; 58.1, which is next, has a step less to go.
    table = after_its_breakdown({"W": "59.2", "G": "58.2"}, "59.2", rules)
    before = table.race.left[1]
    put_ahead(table, "60.1")
    assert table.where("R") == back
    assert (table.race.left[1] >= before) == (rules == 2)


@pytest.mark.parametrize(("rules", "laps"), [(1, 0), (2, 1)])
def test_a_return_beside_a_long_space_takes_no_lap_away(rules: int, laps: int) -> None:
    # All spaces behind 54.2 but the long one inside, which ends further on, are taken: number 1 took that one, and
    # believed the car had gone back over the line.
    table = after_its_breakdown({"W": "54.2", "G": "52.2", "K": "52.1"}, "54.2", rules)
    put_ahead(table, "58.1")
    assert table.race.crossings[1] == laps


def put_ahead(table: Table, at: str) -> None:
    """Blue arrives on a space past red's, and red comes back."""
    table.race.car_at[table.race.space[0]] = -1
    put(table.race, 0, at)
    come_back(table.race, 0)
    assert GAME.audit(table.race) == ""


@pytest.mark.parametrize(("rules", "may"), [(1, True), (2, False)])
def test_a_car_with_only_the_line_before_it_is_not_blocked_by_what_stands_past_it(rules: int, may: bool) -> None:
    # Blue still leaves the grid while red is about to cross the line for good.
    cars = {"B": "0.0", "R": "68.1", "K": "20.0", "Y": "20.1", "W": "20.2", "G": "21.0"}
    table = racing(cars, ["B5", "Y5"], options=BLOCKING, rules=rules).play("play-B5")
    assert ("drive-3.1" in table.choices()) == may


@pytest.mark.parametrize("rules", [1, 2])
def test_where_nobody_finishes_a_car_before_the_line_can_be_blocked(rules: int) -> None:
    cars = {"B": "0.0", "R": "68.1", "K": "20.0", "Y": "20.1", "W": "20.2", "G": "21.0"}
    options = TopRaceOptions(blocking=True, long_distance=True)
    table = racing(cars, ["B5", "Y5"], options=options, rules=rules).play("play-B5")
    assert "drive-3.1" in table.choices()


@pytest.mark.parametrize("rules", [1, 2])
def test_a_view_knows_its_number_so_that_previews_promise_what_the_rules_keep(rules: int) -> None:
    table = racing(BESIDE, ["B=R", "Y5"], options=LONG, rules=rules).play("play-B=R")
    seen = view(table.race, 0)
    assert (seen.rules, recall(seen).edition) == (rules, rules)
    told = preview(seen, ACCELERATE)
    assert told is not None
    assert [table.race.circuit.lane[end] for end in told.reaches[0].ends] == ([2] if rules == 1 else [0, 2])


def test_a_number_nobody_knows_is_refused_in_words() -> None:
    with pytest.raises(ValueError, match="rules-unknown"):
        GAME.edition(GAME.rules + 1)


def test_a_single_race_is_the_default_and_a_match_has_three() -> None:
    assert GAME.options().races == 1
    assert GAME.rule_sets["match"].races == 3
    assert next(field.default for field in GAME.fields if field.name == "races") == 1
