"""Before the deal nobody is sent a secret or another's word, and nobody can choose the luck; and a breach is found."""

import pytest

from comptoir.house import views, wire
from comptoir.house.acts.starting import CalledOff
from comptoir.house.people import Person
from comptoir.house.rooms import Room
from comptoir.house.table import Change, Table
from tests.server.hunting import Leak
from tests.server.hunting_starts import Steered, hunt_starts


@pytest.mark.parametrize("seats", [3, 6])
def test_starts_tell_nothing_and_cannot_be_steered(seats: int) -> None:
    for seed in range(12):
        assert hunt_starts(seats, seed, rounds=3) > 50


class ReadsWordsOut(Room):
    """A planted leak: who looks anew is told a sum of the words that have come."""

    def snapshot(self, person: Person, seat: int) -> wire.Snapshot:
        whole = super().snapshot(person, seat)
        told = [sum(word.encode()) for word in self.table.words.values()]
        return wire.Snapshot(whole.seq, whole.table, whole.play, whole.history, [], [], told)


def test_a_planted_word_is_found() -> None:
    with pytest.raises(Leak):
        hunt_starts(3, 1, 2, ReadsWordsOut)


def test_a_planted_secret_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "commitment", property(lambda table: table.secret))
    with pytest.raises(Leak):
        hunt_starts(3, 1, 2)


def test_another_players_promise_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = views.table_state

    def planted(table: Table, person: str, present: frozenset[str]) -> wire.TableState:
        return honest(table, "p1", present)

    monkeypatch.setattr(views, "table_state", planted)
    with pytest.raises(Leak):
        hunt_starts(3, 1, 2)


def test_promises_that_stand_after_a_call_off_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = CalledOff.take_effect

    def as_before(_entry: CalledOff, table: Table, change: Change) -> None:
        honest(CalledOff(), table, change)

    monkeypatch.setattr(CalledOff, "take_effect", as_before)
    with pytest.raises(Steered):
        hunt_starts(3, 1, 2)


def test_words_told_to_somebody_who_kept_others_waiting_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "asked", Table.owing)
    with pytest.raises(Steered):
        hunt_starts(4, 1, 5)
