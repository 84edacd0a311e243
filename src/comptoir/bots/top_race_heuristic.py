"""A sensible driver for Top Race: quick enough for thousands of races, good enough for their figures to mean something.

It plays the card with the greatest mean gain of its own cars less the mean gain of the others', in steps; it drives
its own cars to the fewest steps left and the others' to the most. Steps are all it counts: a breakdown gains nobody
one, so it plays links as accelerations.
"""

from typing import Final

from comptoir.games.top_race.cards import CARD_CARS, CARD_POINTS, CARS, FIRST_LINK, GOLD
from comptoir.games.top_race.numbers import (
    ACCELERATE,
    ASK_BET,
    ASK_BID,
    ASK_CAR,
    ASK_CARD,
    ASK_DRIVE,
    ASK_GOLD,
    ASK_HAND,
    ASK_LINK,
    ASK_PLACE,
    ASK_SECRET,
    ASK_TOKEN,
    BET,
    BID,
    CARD,
    DRIVE,
    FARTHEST,
    GOLD_CAR,
    HAND,
    PASS,
    PLACE,
    TAKE_CAR,
    TOKEN,
)
from comptoir.games.top_race.position import Race
from comptoir.games.top_race.rules.links import level_ends
from comptoir.games.top_race.rules.order import running_order, standing
from comptoir.games.top_race.rules.roads import crossings_at
from comptoir.games.top_race.rules.turns import link_runs
from comptoir.kernel.luck import Luck

BEHIND: Final = 0.001  # breaks ties in favour of the car with more steps left
USUAL_BID: Final = 30.0  # what a driver is worth to a hand that is no better for it than any other
POINT_WORTH: Final = 4.0  # and each point more or less
COLOUR_POINTS: Final = 75.0  # in the whole deck
USUAL_TOKEN: Final = 8  # a position a car reaches more often than not


def choose(race: Race, seat: int, luck: Luck) -> int:
    """What a sensible player does now; where it does not matter, anything."""
    asked = race.ask
    if asked in (ASK_CARD, ASK_SECRET):
        return best_of(race, seat, race.choices(seat))
    if asked == ASK_DRIVE:
        return best_end(race, seat, race.moving, race.ends)
    if asked == ASK_GOLD:
        return best_gold(race, seat)
    if asked == ASK_LINK:
        return ACCELERATE
    return choose_purchase(race, seat, luck)


def choose_purchase(race: Race, seat: int, luck: Luck) -> int:
    """Everything about buying, and the bets."""
    asked = race.ask
    if asked == ASK_BID:
        return sensible_bid(race, seat)
    if asked == ASK_PLACE:
        return best_place(race)
    if asked == ASK_TOKEN:
        return TOKEN + FARTHEST + USUAL_TOKEN
    if asked == ASK_BET:
        return BET + running_order(race)[0] if race.places_taken == 0 else BET + race.place.index(1)
    if asked == ASK_HAND:
        return HAND + richest_hand(race)
    if asked == ASK_CAR:
        free = [car for car in range(CARS) if race.owner[car] < 0]
        totals = points_in_hand(race, seat)
        best = free[0]
        for car in free:
            if totals[car] > totals[best]:
                best = car
        return TAKE_CAR + best
    return race.pick(seat, luck)


def best_of(race: Race, seat: int, choices: list[int]) -> int:
    """Of some cards, the one with the greatest gain."""
    best, most = choices[0], -1000.0
    for choice in choices:
        gain = card_gain(race, seat, choice - CARD)
        if gain > most:
            best, most = choice, gain
    return best


def card_gain(race: Race, seat: int, card: int) -> float:
    """Each line as if it were driven now."""
    if card >= FIRST_LINK:
        return acceleration_gain(race, seat, card)
    gain = 0.0
    for line in range(len(CARD_CARS[card])):
        car, points = CARD_CARS[card][line], CARD_POINTS[card][line]
        if car != GOLD:
            gain += car_gain(race, seat, car, points)
        else:
            most = -1000.0
            for other in range(CARS):
                if other not in CARD_CARS[card]:
                    most = max(most, car_gain(race, seat, other, points))
            gain += most
    return gain


def share(race: Race, seat: int, car: int) -> float:
    """What a step of this car counts: its part of the mean over one's own cars, or less its part of the others'."""
    mine, others = 0, 0
    for other in range(CARS):
        if race.place[other] == 0:
            if race.owner[other] == seat:
                mine += 1
            else:
                others += 1
    return 1.0 / max(1, mine) if race.owner[car] == seat else -1.0 / max(1, others)


def car_gain(race: Race, seat: int, car: int, points: int) -> float:
    if race.place[car] != 0 or race.broken[car] == 1:
        return 0.0
    ends = race.rules.stops.ends(race, car, points)
    if not ends:
        return 0.0
    end = best_end(race, seat, car, ends)
    return share(race, seat, car) * (race.left[car] - left_after(race, car, end))


def best_end(race: Race, seat: int, car: int, ends: list[int]) -> int:
    """One's own cars by the fewest steps left, the others' by the most."""
    wanted = 1 if race.owner[car] == seat else -1
    best, least = ends[0], left_after(race, car, ends[0]) * wanted
    for end in ends:
        left = left_after(race, car, end) * wanted
        if left < least:
            best, least = end, left
    return best


def left_after(race: Race, car: int, end: int) -> int:
    space = end - DRIVE
    if space == len(race.circuit.first):
        return 0
    return race.circuit.left(space, crossings_at(race, car, space))


def best_gold(race: Race, seat: int) -> int:
    """Equally good or bad for several cars: the one furthest behind, which does least harm."""
    best, most = -1, -1000.0
    for choice in race.choices(seat):
        car = choice - GOLD_CAR
        gain = car_gain(race, seat, car, race.points) + race.left[car] * BEHIND
        if gain > most:
            best, most = choice, gain
    return best


def acceleration_gain(race: Race, seat: int, card: int) -> float:
    """Level or as near as the road allows: the steps to the partner are what can be gained at most."""
    if not link_runs(race, card):
        return 0.0
    front, rear = CARD_CARS[card]
    if standing(race, rear) < standing(race, front):
        front, rear = rear, front
    return share(race, seat, rear) * (race.left[rear] - race.left[front]) if level_ends(race, rear) else 0.0


def points_in_hand(race: Race, seat: int) -> list[int]:
    totals = [0] * (GOLD + 1)
    for card in race.hand(seat) if race.holds[seat] >= 0 else []:
        for line in range(len(CARD_CARS[card])):
            totals[CARD_CARS[card][line]] += CARD_POINTS[card][line]
    return totals


def sensible_bid(race: Race, seat: int) -> int:
    """The smallest raise, up to what the driver is worth to this hand."""
    worth = USUAL_BID
    if race.offered >= 0:
        worth += POINT_WORTH * (points_in_hand(race, seat)[race.offered] - COLOUR_POINTS / race.seats)
    raised = race.bid + 10
    return BID + raised // 10 if raised <= min(worth, race.money[seat]) else PASS


def best_place(race: Race) -> int:
    """The front row, inside first."""
    best, least = -1, 1000
    for choice in race.choices(race.turn):
        space = race.circuit.grid[choice - PLACE]
        key = race.circuit.to_second[space] * 4 + race.circuit.lane[space]
        if key < least:
            best, least = choice, key
    return best


def richest_hand(race: Race) -> int:
    """Of the hands nobody has taken, the one with most points."""
    best, most = -1, -1
    for number in range(race.seats):
        points = sum([sum(CARD_POINTS[card]) for card in race.hands[number]])
        if number not in race.holds and points > most:
            best, most = number, points
    return best
