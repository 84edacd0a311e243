"""No seat is sent what it cannot know, in any rule set; and a leak would be found."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from comptoir.games import rule_sets
from comptoir.house import days, pondering, views, wire
from comptoir.house.acts import forced
from comptoir.house.daily import day_seed
from comptoir.house.days import Days
from comptoir.house.house import House
from comptoir.house.match import Match
from comptoir.house.people import Person
from comptoir.house.rooms import Room
from comptoir.house.table import Table
from tests.server.hunting import Leak, MakeRoom, hunt
from tests.server.hunting_days import hunt_day
from tests.server.hunting_hands import KINDS, hunt_hands
from tests.server.hunting_houses import hunt_houses
from tests.server.postgres import Postgres
from tests.server.running import runs


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


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", sorted(rule_sets()))
def test_nothing_is_told_by_seats_that_change_hands_or_tables_that_freeze(name: str, kind: str) -> None:
    for seats in seat_counts(name):
        assert hunt_hands(kind, name, seats, seed=2, moments=2) > 0 or (kind, seats) == ("held", 1)


class RemembersSeats(Room):
    """A planted leak: whoever has once looked from a seat may go on."""

    def seat_for(self, person: Person, wish: int) -> int:
        found = super().seat_for(person, wish)
        before: dict[str, int] = self.__dict__.setdefault("before", {})
        return before.setdefault(person.id, found)


class HoldersSee(Room):
    """A planted leak: who lets a bot hold a seat is shown its hand."""

    def seat_for(self, person: Person, wish: int) -> int:
        return wish if wish >= 0 and self.table.seats[wish].held else super().seat_for(person, wish)


class OpenWhenFrozen(Table):
    """A planted leak, as it once was: a frozen table is read by anybody."""

    @property
    def closed(self) -> bool:
        return self.frozen is not None or super().closed


def opens_when_frozen(table: Table) -> Room:
    table.__class__ = OpenWhenFrozen
    return Room(table)


class ShowsTheTruth(Room):
    """A planted leak: a frozen table is shown as the house sees it."""

    def snapshot(self, person: Person, wish: int) -> wire.Snapshot:
        whole = super().snapshot(person, wish)
        match = self.table.match
        if self.table.frozen is None or match is None:
            return whole
        secret = [match.position.choices(seat)[-1] for seat in match.position.waiting()]
        return wire.Snapshot(whole.seq, whole.table, whole.play, whole.history, [], [], secret)


@pytest.mark.parametrize(
    ("kind", "leak", "name"),
    [
        ("given away", RemembersSeats, "cafe-international"),
        ("given away", RemembersSeats, "top-race"),
        ("taken over", TellsEverybody, "cafe-international"),
        ("held", HoldersSee, "cafe-international"),
        ("frozen", opens_when_frozen, "cafe-race"),
        ("frozen", ShowsTheTruth, "top-race"),
    ],
)
def test_a_planted_leak_of_each_kind_is_found(kind: str, leak: MakeRoom, name: str) -> None:
    def hunt_long() -> None:
        for seed in range(20):
            hunt_hands(kind, name, 3, seed, moments=6, make=leak)

    with pytest.raises(Leak):
        hunt_long()


@pytest.mark.parametrize("planted", [(forced, "everybody_knows", True), (pondering, "to_ponder", None)])
def test_a_choice_made_too_soon_is_found(
    planted: tuple[ModuleType, str, bool | None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As it once was: the house, or a bot, does at once whatever has no alternative."""
    module, name, quick = planted
    slowly = getattr(module, name)

    def soon(match: Match, seat: int) -> object:
        return quick if len(match.position.choices(seat)) == 1 else slowly(match, seat)

    def hunt_long() -> None:
        for seed in range(20):
            hunt_hands("how soon", "cafe-international", 3, seed, moments=6)

    monkeypatch.setattr(module, name, soon)
    with pytest.raises(Leak):
        hunt_long()


def test_a_house_that_has_not_heard_shows_nobody_a_seat_that_was_his(postgres: Postgres) -> None:
    assert asyncio.run(hunt_houses(postgres.database(), games=3, steps=25)) == 75


def never_asks(house: House) -> None:
    """A planted leak: the house judges by what it happens to know."""

    async def current(_room: Room) -> None:
        """As if it had caught up."""

    house.current = current  # type: ignore[method-assign, assignment]


def believes_at_once(house: House) -> None:
    """A planted leak: who was once let in goes on being told, whoever has the seat by now."""
    room = house.room

    async def remembering(table: str) -> Room:
        found = await room(table)
        found.__class__ = RemembersSeats
        return found

    house.room = remembering  # type: ignore[method-assign]


@pytest.mark.parametrize("plant", [never_asks, believes_at_once])
def test_a_planted_leak_between_houses_is_found(postgres: Postgres, plant: Callable[[House], None]) -> None:
    with pytest.raises(Leak):
        asyncio.run(hunt_houses(postgres.database(), games=6, steps=40, plant=plant))


@runs
async def test_a_days_deal_is_told_nobody_before_his_own_game_is_over(tmp_path: Path) -> None:
    assert await hunt_day(tmp_path) > 100


@pytest.mark.parametrize("breach", ["may_see", "has_finished", "pocket_seed"])
def test_a_door_that_told_of_a_days_deal_would_be_found(
    breach: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def yes(*_asked: object) -> bool:
        return True

    if breach == "pocket_seed":  # the house's own deal, taken along by anybody
        monkeypatch.setattr(days, breach, day_seed)
    else:
        monkeypatch.setattr(Days, breach, yes)
    with pytest.raises(Leak):
        asyncio.run(hunt_day(tmp_path))
