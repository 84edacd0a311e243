"""What the rulebook of Top Race wants shown."""

from typing import Any

from comptoir.games.top_race import numbers
from comptoir.games.top_race.cards import CARD_CARS
from tools.examples.finding import SEAT, Scene, Want

BASIC, BETS, LONG = "top-race", "top-race/bets", "top-race/long-distance"
QUESTIONS = 20  # the question names the car as well, in steps of this
BID_TOP = 990


def asks(scene: Scene) -> int:
    return scene.asked % QUESTIONS


def a_road_to_choose(scene: Scene) -> bool:
    return asks(scene) == numbers.ASK_DRIVE and len(scene.now.choices(SEAT)) >= 4


def first_bid(scene: Scene) -> bool:
    return asks(scene) == numbers.ASK_BID and scene.now.money == [200] * scene.now.seats and bool(scene.told("bid"))


def bought(scene: Scene) -> bool:
    return any(event.seat == SEAT for event in scene.told("sold"))


def linked(scene: Scene) -> bool:
    return bool(scene.told("accelerated") or scene.told("broke-down"))


def driven_short(scene: Scene) -> bool:
    return any(event.car == scene.now.moving and event.lost > 0 for event in scene.told("moved"))


def stopped_short(scene: Scene) -> bool:
    """Drives less far than the number says, though there is a road for all of it."""
    if asks(scene) != numbers.ASK_DRIVE or not driven_short(scene):
        return False
    others = [Scene(scene.game, scene.options, scene.before, choice) for choice in scene.now.choices(SEAT)]
    return not all(driven_short(other) for other in others)


def returned_elsewhere(scene: Scene) -> bool:
    return any(event.space != scene.now.space[event.car] for event in scene.told("returned"))


def a_line_crossed(scene: Scene) -> bool:
    return bool(scene.told("bet-line")) and scene.after.ask == numbers.ASK_BET


def in_debt(scene: Scene) -> bool:
    return bool(min(scene.after.money) < 0 <= min(scene.now.money))


def fifth_in_bet_one(scene: Scene) -> bool:
    return any(event.number == 1 and event.amount == -10 for event in scene.told("bet-paid"))


def shared_victory(scene: Scene) -> bool:
    return sum(1 for event in scene.told("match-over") if event.rank == 1) > 1


def richer_than_a_bid(scene: Scene) -> bool:
    highest = numbers.BID + BID_TOP // 10
    bidding = asks(scene) == numbers.ASK_BID and scene.now.money[SEAT] > BID_TOP
    return bidding and scene.choice == highest == max(scene.now.choices(SEAT))


def long_way(scene: Scene) -> bool:
    return asks(scene) == numbers.ASK_DRIVE and any(len(event.path) > 4 for event in scene.told("moved"))


def level(scene: Scene) -> bool:
    """Cars still on the track are placed though some have as few steps left as others."""
    cars = [event.car for event in scene.told("classified")]
    left = [scene.after.left[car] for car in cars] or [scene.now.left[car] for car in cars]
    return len(cars) > len(set(left)) > 0


def rich(race: Any) -> None:
    """More money than a bid can name, out of the bank."""
    more = BID_TOP + 110 - race.money[SEAT]
    race.money[SEAT] += more
    race.bank -= more


def a_lap_ahead(race: Any) -> None:
    """Where two cars are linked, the front one has driven one lap more."""
    if race.ask == numbers.ASK_LINK:
        front = min(CARD_CARS[race.card], key=lambda car: race.left[car])
        race.crossings[front] += 1
        race.left[front] = race.circuit.left(race.space[front], race.crossings[front])


def own_space_free(scene: Scene) -> bool:
    """An acceleration that comes back over the space it began on."""
    return any(event.start in event.path for event in scene.told("moved"))


WANTED = {
    "match": Want(BASIC, 4, first_bid),
    "auction": Want(BASIC, 4, bought),
    "race": Want(BASIC, 4, a_road_to_choose, whole=True),
    "links": Want(BASIC, 4, linked),
    "finish": Want(BASIC, 4, lambda scene: bool(scene.told("finished"))),
    "bets": Want(BETS, 4, lambda scene: bool(scene.told("own-bet"))),
    "open-hand": Want("top-race/open-hand", 4, lambda scene: bool(scene.told("hand-taken"))),
    "long-distance": Want(LONG, 4, lambda scene: bool(scene.told("lap"))),
    "tokens": Want("top-race/tokens", 4, lambda scene: bool(scene.told("token"))),
    "blocking": Want("top-race/blocking", 4, stopped_short),
    "free-order": Want("top-race/free-order", 4, lambda scene: asks(scene) == numbers.ASK_LINE),
    "total": Want("top-race/total", 4, lambda scene: len(scene.told("shown")) == 4),
    "bingo": Want("top-race/bingo", 4, lambda scene: bool(scene.told("turned"))),
    "lucky": Want("top-race/lucky", 4, lambda scene: bool(scene.told("own-draw"))),
    "children": Want("top-race/children", 4, lambda scene: bool(scene.told("turned"))),
    "R1": Want(BASIC, 4, level),
    "R2": Want(BASIC, 4, returned_elsewhere),
    "R3": Want(BETS, 4, a_line_crossed),
    "R4": Want(BASIC, 4, lambda scene: bool(scene.told("no-effect"))),
    "R5": Want(BASIC, 4, lambda scene: bool(scene.told("given"))),
    "R6": Want(BASIC, 4, in_debt),
    "R7": Want(BETS, 4, fifth_in_bet_one),
    "R8": Want(BASIC, 4, shared_victory),
    "R9": Want(BASIC, 4, richer_than_a_bid, lay=rich),
    "R10": Want(BASIC, 4, lambda scene: any(event.seat == SEAT for event in scene.told("out"))),
    "R11": Want(BASIC, 4, long_way),
    "R12": Want(LONG, 4, own_space_free, lay=a_lap_ahead),
}
