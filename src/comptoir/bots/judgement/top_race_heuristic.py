"""A sensible driver for Top Race: quick enough for thousands of races, good enough for their figures to mean something.

It plays the card with the greatest mean gain of its own cars less the mean gain of the others', in steps; it drives
its own cars to the fewest steps left and the others' to the most. Steps are all it counts: a breakdown gains nobody
one, so it plays links as accelerations.
"""

from typing import Final

from comptoir.bots.judgement.top_race_gains import Gains, best_end
from comptoir.bots.values.top_race_table import points_held
from comptoir.games.top_race.cards import CARD_POINTS, CARS
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
    FARTHEST,
    GOLD_CAR,
    HAND,
    PASS,
    PLACE,
    TAKE_CAR,
    TOKEN,
)
from comptoir.games.top_race.position import Race
from comptoir.games.top_race.rules.order import running_order
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
        totals = points_held(race, seat)
        best = free[0]
        for car in free:
            if totals[car] > totals[best]:
                best = car
        return TAKE_CAR + best
    return race.pick(seat, luck)


def best_of(race: Race, seat: int, choices: list[int]) -> int:
    """Of some cards, the one with the greatest gain."""
    gains = Gains(race, seat)
    best, most = choices[0], -1000.0
    for choice in choices:
        gain = gains.of_card(choice - CARD)
        if gain > most:
            best, most = choice, gain
    return best


def best_gold(race: Race, seat: int) -> int:
    """Equally good or bad for several cars: the one furthest behind, which does least harm."""
    gains = Gains(race, seat)
    best, most = -1, -1000.0
    for choice in race.choices(seat):
        car = choice - GOLD_CAR
        gain = gains.of_car(car, race.points) + race.left[car] * BEHIND
        if gain > most:
            best, most = choice, gain
    return best


def sensible_bid(race: Race, seat: int) -> int:
    """The smallest raise, up to what the driver is worth to this hand."""
    worth = USUAL_BID
    if race.offered >= 0:
        worth += POINT_WORTH * (points_held(race, seat)[race.offered] - COLOUR_POINTS / race.seats)
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
