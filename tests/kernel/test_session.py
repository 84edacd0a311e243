"""The public Python surface."""

import pickle

import pytest

import comptoir
from comptoir.games.cafe_race.choices import Thrust
from comptoir.kernel.record import Corrupt
from comptoir.kernel.say import Say


def test_a_choice_may_be_a_number_a_name_or_notation() -> None:
    session = comptoir.start("cafe-race", 3, comptoir.Fast(1))
    assert session.moves(1)[2].move == Thrust(3)
    session.play(0, 4)
    session.play(1, Thrust(3))
    assert session.waiting() == [2]
    session.play(2, "thrust-6")
    assert session.waiting() == [0, 1, 2]


def test_what_is_not_allowed_is_refused_and_nothing_changes() -> None:
    session = comptoir.start("cafe-race", 3, comptoir.Fast(1))
    session.play(0, 4)
    before = session.text()
    with pytest.raises(comptoir.Refused, match="cafe-race-refusal-not-waiting"):
        session.play(0, 4)
    with pytest.raises(comptoir.Refused, match="cafe-race-refusal-not-asked"):
        session.play(1, 99)
    with pytest.raises(ValueError, match="push"):
        session.play(1, "push-2")
    assert session.text() == before


def test_unknown_games_sets_options_and_seats_are_refused_with_a_reason() -> None:
    luck = comptoir.Fast(1)
    for name, seats, options, reason in (
        ("chess", 2, {}, "game-unknown"),
        ("cafe-race/blitz", 3, {}, "set-unknown"),
        ("cafe-race", 2, {}, "clash-seats"),
        ("cafe-race", 3, {"sugar": True}, "option-unknown"),
        ("cafe-race", 3, {"auction": "often"}, "option-value"),
    ):
        with pytest.raises(comptoir.Refused, match=reason):
            comptoir.start(name, seats, luck, **options)


def test_a_refusal_names_what_was_wrong_and_survives_the_way_between_processes() -> None:
    with pytest.raises(comptoir.Refused) as refused:
        comptoir.start("chess", 4, comptoir.Fast(1))
    known = "cafe-race, cafe-international, top-race, espresso-doppio"
    assert str(refused.value) == f"There is no game “chess” here. Known: {known}. [game-unknown]"
    assert pickle.loads(pickle.dumps(refused.value)).say == refused.value.say
    assert str(Corrupt(Say("record-line", {"line": 3}))) == "Line 3 of the record cannot be read. [record-line]"
    assert str(Corrupt(Say("record-not-ours"))) == "This file is not a Comptoir record. [record-not-ours]"
    with pytest.raises(comptoir.Refused) as unasked:
        comptoir.start("cafe-race", 3, comptoir.Fast(1)).play(1, 99)
    assert str(unasked.value) == "That is not what is being decided now. [cafe-race-refusal-not-asked]"


@pytest.mark.parametrize("game", comptoir.catalogue())
def test_a_seat_that_is_not_at_the_table_is_refused(game: str) -> None:
    session = comptoir.start(game, comptoir.catalogue()[game].seats[-1], comptoir.Fast(1))
    for seat in (9, -2):
        for ask in (session.choices, session.moves, session.view, session.events):
            with pytest.raises(comptoir.Refused, match="seat-unknown"):
                ask(seat)
        with pytest.raises(comptoir.Refused, match="seat-unknown"):
            session.play(seat, 0)


@pytest.mark.parametrize("game", comptoir.catalogue())
def test_a_spectator_sees_and_has_no_choices(game: str) -> None:
    session = comptoir.start(game, comptoir.catalogue()[game].seats[-1], comptoir.Fast(1))
    assert session.choices(comptoir.SPECTATOR) == []
    assert session.moves(comptoir.SPECTATOR) == []
    assert session.view(comptoir.SPECTATOR).seat == comptoir.SPECTATOR
    with pytest.raises(comptoir.Refused, match=f"{game}-refusal-not-waiting"):
        session.play(comptoir.SPECTATOR, 0)


def test_a_view_is_one_seats_and_the_spectators_by_default() -> None:
    session = comptoir.start("cafe-race", 3, comptoir.Fast(1))
    session.play(0, "thrust-5")
    assert session.view(0).thrusts == [5, 0, 0]  # type: ignore[attr-defined]
    assert session.view().thrusts == [0, 0, 0]  # type: ignore[attr-defined]
    assert session.view().seat == comptoir.SPECTATOR
