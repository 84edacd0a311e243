"""What one seat sees of a race, and the position as far as that tells it."""

from collections.abc import Sequence

from comptoir.games.cafe_race.board import LAST, START
from comptoir.games.cafe_race.options import rules_for
from comptoir.games.cafe_race.position import Race, empty_race
from comptoir.games.cafe_race.rules.moving import step_up
from comptoir.games.cafe_race.rules.scoring import place_points, place_ranks
from comptoir.games.cafe_race.view import CafeRaceView


def view(race: Race, seat: int) -> CafeRaceView:
    return CafeRaceView(
        seat,
        race.seats,
        race.step,
        race.over,
        race.edition,
        race.rules.options,
        race.round,
        race.space.copy(),
        race.coffee.copy(),
        race.dice + [0] * (race.seats - len(race.dice)),
        visible_thrusts(race, seat),
        race.speed.copy(),
        race.starter,
        race.bidder,
        race.offered,
        race.bid,
        race.leader,
        place_ranks(race) if race.over else [0] * race.seats,
        place_points(race) if race.over else [0] * race.seats,
    )


def visible_thrusts(race: Race, seat: int) -> list[int]:
    """One's own, and once they are shown all."""
    if race.rules.speeds.shows_thrusts():
        return race.thrust.copy()
    found = [0] * race.seats
    if 0 <= seat < race.seats:
        found[seat] = race.thrust[seat]
    return found


def recall(seen: CafeRaceView) -> Race:
    """The race as this seat sees it; whoever chose in secret has not chosen yet."""
    race = empty_race(seen.seats, rules_for(seen.options, seen.rules))
    race.step = seen.step
    race.over = seen.over
    race.round = seen.round
    race.space = list(seen.spaces)
    for space in race.space:
        if START < space <= LAST:
            step_up(race, space)
    race.coffee = list(seen.coffees)
    race.dice = [die for die in seen.dice if die]
    race.thrust = list(seen.thrusts)
    race.speed = list(seen.speeds)
    race.missing = race.thrust.count(0) if race.dice else 0
    race.starter = seen.starter
    race.bidder = seen.bidder
    race.offered = seen.offered
    race.bid = seen.bid
    race.leader = seen.leader
    return race


def join(views: Sequence[CafeRaceView]) -> Race:
    """The race with everybody's thrust, as each of them knows it."""
    race = recall(views[0])
    race.thrust = [views[seat].thrusts[seat] for seat in range(race.seats)]
    race.missing = race.thrust.count(0) if race.dice else 0
    return race
