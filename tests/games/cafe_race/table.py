"""Races laid out for a test: who stands where with how many coffees, and what the dice show."""

from typing import TypeVar

from comptoir.games.cafe_race import GAME
from comptoir.games.cafe_race.numbers import THRUST
from comptoir.games.cafe_race.options import CafeRaceOptions, rules_for
from comptoir.games.cafe_race.position import Race, empty_race
from comptoir.games.cafe_race.rules.moving import step_up
from comptoir.kernel.journal import Journal
from comptoir.kernel.luck import Fast, Luck, dice
from comptoir.kernel.say import Event

PLENTY = dice(*[6] * 60)


def race(
    spaces: list[int],
    coffees: list[int] | None = None,
    tray: list[int] | None = None,
    auction: bool = False,
    rules: int = GAME.rules,
) -> Race:
    """A race in its second round, the speed dice rolled, all waiting."""
    seats = len(spaces)
    found = empty_race(seats, rules_for(CafeRaceOptions(auction=auction), rules))
    found.round = 2
    found.space = list(spaces)
    for space in spaces:
        if space:
            step_up(found, space)
    found.coffee = list(coffees or [5] * seats)
    found.dice = list(tray or [1] * seats)
    found.journal = Journal()
    return found


def secret(spaces: list[int], tray: list[int], coffees: list[int] | None = None) -> Race:
    found = race(spaces, coffees, tray)
    found.rules.speeds.begin(found, Fast(0))
    return found


def thrusts(found: Race, *chosen: int, luck: Luck) -> list[Event]:
    """Everyone chooses; returns what everybody saw."""
    for seat, thrust in enumerate(chosen):
        assert found.refusal(seat, THRUST + thrust - 1) == 0
        found.play(seat, THRUST + thrust - 1, luck)
    assert GAME.audit(found) == ""
    assert found.journal is not None
    return found.journal.seen_by(-1)


Kind = TypeVar("Kind", bound=Event)


def only(events: list[Event], kind: type[Kind]) -> list[Kind]:
    return [event for event in events if isinstance(event, kind)]
