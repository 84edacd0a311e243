"""Determine speeds: thrusts, the dice they win, and ties."""

from comptoir.games.cafe_race.events import (
    BY_BEHIND,
    BY_DICE,
    BY_FEWER_COFFEES,
    Chose,
    OwnThrust,
    SpeedTaken,
    TieBroken,
    WhiteDice,
)
from comptoir.kernel.luck import Script, dice
from tests.games.cafe_race.table import only, secret, thrusts

AFTERWARDS = [1] * 30


def test_the_highest_thrust_takes_the_highest_die_and_equal_thrusts_the_clerk_behind_first() -> None:
    race = secret([4, 2, 9], [5, 4, 1])
    events = thrusts(race, 6, 6, 3, luck=dice(*AFTERWARDS))
    assert only(events, SpeedTaken) == [SpeedTaken(1, 5), SpeedTaken(0, 4), SpeedTaken(2, 1)]
    assert only(events, TieBroken)[0] == TieBroken(1, 0, BY_BEHIND)


def test_equal_thrusts_on_one_space_go_to_the_player_with_fewer_coffees() -> None:
    race = secret([4, 4, 9], [5, 4, 1], [5, 3, 5])
    events = thrusts(race, 6, 6, 3, luck=dice(*AFTERWARDS))
    assert only(events, SpeedTaken)[:2] == [SpeedTaken(1, 5), SpeedTaken(0, 4)]
    assert only(events, TieBroken)[0] == TieBroken(1, 0, BY_FEWER_COFFEES)


def test_clerks_equal_in_everything_roll_the_white_dice() -> None:
    race = secret([4, 4, 9], [5, 4, 1])
    events = thrusts(race, 6, 6, 3, luck=dice(1, 1, 6, 5, *AFTERWARDS))
    assert only(events, WhiteDice)[:2] == [WhiteDice(0, 2, [1, 1]), WhiteDice(1, 11, [6, 5])]
    assert only(events, SpeedTaken)[:2] == [SpeedTaken(1, 5), SpeedTaken(0, 4)]
    assert only(events, TieBroken)[0] == TieBroken(1, 0, BY_DICE)


def test_only_those_still_equal_roll_the_white_dice_again() -> None:
    race = secret([4, 4, 4, 9], [6, 5, 4, 1])
    # Three on one space cannot happen; here it only makes a three-way tie.
    for seat, thrust in enumerate([5, 5, 5]):
        race.play(seat, thrust - 1, dice())
    events_luck = dice(3, 3, 6, 6, 3, 3, 1, 1, 2, 2, *AFTERWARDS)
    race.play(3, 0, events_luck)
    assert race.journal is not None
    rolls = only(race.journal.seen_by(-1), WhiteDice)[:5]
    first = [WhiteDice(0, 6, [3, 3]), WhiteDice(1, 12, [6, 6]), WhiteDice(2, 6, [3, 3])]
    assert rolls == [*first, WhiteDice(0, 2, [1, 1]), WhiteDice(2, 4, [2, 2])]
    taken = only(race.journal.seen_by(-1), SpeedTaken)
    assert taken[:3] == [SpeedTaken(1, 6), SpeedTaken(2, 5), SpeedTaken(0, 4)]


def test_equal_in_everything_with_equal_dice_roll_once_for_the_dice_and_anew_for_the_order() -> None:
    race = secret([4, 4, 9], [5, 5, 1])
    events = thrusts(race, 6, 6, 3, luck=dice(1, 1, 6, 5, 6, 6, 2, 2, *AFTERWARDS))
    assert [(roll.seat, roll.total) for roll in only(events, WhiteDice)] == [(0, 2), (1, 11), (1, 12), (0, 4)]
    assert only(events, TieBroken) == [TieBroken(1, 0, BY_DICE), TieBroken(1, 0, BY_DICE)]


def test_a_thrust_is_told_to_nobody_else_before_all_have_chosen() -> None:
    race = secret([4, 2, 9], [5, 4, 1])
    race.play(1, 5, Script([]))
    assert race.journal is not None
    assert race.journal.seen_by(1) == [Chose(1), OwnThrust(6)]
    assert race.journal.seen_by(0) == race.journal.seen_by(-1) == [Chose(1)]
    assert race.waiting() == [0, 2]
    assert race.choices(1) == []
    assert race.refusal(1, 0) != 0
