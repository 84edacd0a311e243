"""What one seat sees of a race, and the position as far as that tells it."""

from comptoir.games.cafe_race.options import CafeRaceOptions, rules_for
from comptoir.games.cafe_race.position import Race, empty_race
from comptoir.kernel.game import View


class CafeRaceView(View, frozen=True, tag="cafe-race"):
    """All is open but the thrusts others have chosen this round."""

    options: CafeRaceOptions
    round: int
    spaces: list[int]
    coffees: list[int]
    dice: list[int]  # the tray, highest first, filled up with zeros
    thrusts: list[int]  # 0 where not settled or not to be seen
    speeds: list[int]
    starter: int
    bidder: int
    offered: int
    bid: int
    leader: int


def view(race: Race, seat: int) -> CafeRaceView:
    open_to_all = race.rules.speeds.shows_thrusts()
    return CafeRaceView(
        seat=seat,
        seats=race.seats,
        step=race.step,
        over=race.over,
        rules=race.edition,
        options=race.rules.options,
        round=race.round,
        spaces=race.space.copy(),
        coffees=race.coffee.copy(),
        dice=race.dice + [0] * (race.seats - len(race.dice)),
        thrusts=[race.thrust[other] if open_to_all or other == seat else 0 for other in range(race.seats)],
        speeds=race.speed.copy(),
        starter=race.starter,
        bidder=race.bidder,
        offered=race.offered,
        bid=race.bid,
        leader=race.leader,
    )


def recall(seen: CafeRaceView) -> Race:
    """The race as this seat sees it; whoever chose in secret has not chosen yet."""
    race = empty_race(seen.seats, rules_for(seen.options, seen.rules))
    race.step = seen.step
    race.over = seen.over
    race.round = seen.round
    race.space = list(seen.spaces)
    for space in race.space:
        race.crowd[space] += 1 if space else 0
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
