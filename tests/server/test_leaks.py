"""No seat is sent what it cannot know, in any rule set; and a leak would be found."""

import pytest

from comptoir.games import rule_sets
from comptoir.server import views, wire
from comptoir.server.people import Person
from comptoir.server.rooms import Room
from tests.server.hunting import Leak, hunt


def seat_counts(name: str) -> list[int]:
    game, options = rule_sets()[name]
    possible = [seats for seats in game.seats if game.clash(options, seats) is None]
    return sorted({possible[0], possible[-1]})


@pytest.mark.parametrize("name", sorted(rule_sets()))
def test_twin_tables_send_the_same_bytes(name: str) -> None:
    for seats in seat_counts(name):
        assert hunt(name, seats, seed=1, moments=4) > 0


class TellsEverybody(Room):
    """A planted leak: whispered events go to everybody."""

    def seen(self, seq: int, seat: int) -> list[wire.Happening]:
        journal = self.story.get(seq)
        events = [event for event, _seats in journal.entries] if journal is not None else []
        return views.happenings(self.table.game, seq, events)


class CountsOpenly(Room):
    """A planted leak: what somebody holds in secret decides a number everybody is sent."""

    def snapshot(self, person: Person, seat: int) -> wire.Snapshot:
        whole = super().snapshot(person, seat)
        match = self.table.match
        assert match is not None
        secret = sum(sum(match.position.choices(other)) for other in match.position.waiting())
        return wire.Snapshot(whole.seq, whole.table, whole.play, whole.history, [], [], [secret])


@pytest.mark.parametrize(
    ("leak", "name", "seats"),
    [(TellsEverybody, "cafe-race", 3), (TellsEverybody, "cafe-international", 3), (CountsOpenly, "top-race", 3)],
)
def test_a_planted_leak_is_found(leak: type[Room], name: str, seats: int) -> None:
    def hunt_long() -> None:
        for seed in range(20):
            hunt(name, seats, seed, moments=8, make=leak)

    with pytest.raises(Leak):
        hunt_long()
