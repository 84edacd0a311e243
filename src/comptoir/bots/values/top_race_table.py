"""Top Race: what all seats of a race see alike, and how one of them stands in it."""

from typing import Final

from mypy_extensions import i64

from comptoir.bots.values.network import ONE
from comptoir.games.top_race.cards import CARD_CARS, CARD_POINTS, CARS, GOLD, PRIZES
from comptoir.games.top_race.numbers import ASK_BID
from comptoir.games.top_race.position import Race
from comptoir.games.top_race.rules.bets import bet_index
from comptoir.games.top_race.rules.order import running_order
from comptoir.games.top_race.variants.bets import SecretBets, bet_pays
from comptoir.games.top_race.variants.blocking import BlockingStops
from comptoir.games.top_race.variants.open_hand import HandAuction
from comptoir.games.top_race.variants.total import TotalMovement

# The points of a card for every colour in one number, a byte each: a hand's are then one sum.
BYTE: Final = 8
CARD_SUMS: Final = [
    sum([points << BYTE * car for car, points in zip(cars, numbers, strict=True)])
    for cars, numbers in zip(CARD_CARS, CARD_POINTS, strict=True)
]
assert max([sum([card >> BYTE * car & 255 for card in CARD_SUMS]) for car in range(GOLD + 1)]) < 1 << BYTE


class Table:
    """What all seats see alike, worked out once."""

    held: list[list[int]]  # points per colour and gold, in each seat's hand,
    totals: list[int]  # and in all hands together
    cards: list[int]  # left in each hand
    first: int  # the steps left to the car most ahead
    rules: list[int]  # which variants are played, as inputs
    near: list[int]  # each car's place as the cars stand
    far: list[int]  # and by the points still in the hands
    money: list[int]  # what each seat would have as the cars stand,
    hopes: list[int]  # and by the points still in the hands


def table_of(race: Race) -> Table:
    table = Table()
    table.held = [points_held(race, seat) for seat in range(race.seats)]
    table.totals = [0] * CARS
    for held in table.held:
        for car in range(CARS):
            table.totals[car] += held[car]
    table.rules = [
        ONE * int(isinstance(race.rules.bets, SecretBets)),
        ONE * int(isinstance(race.rules.turns, TotalMovement)),
        ONE * int(isinstance(race.rules.stops, BlockingStops)),
        ONE * int(isinstance(race.rules.sale, HandAuction)),
    ]
    table.first = 1000
    table.cards = [len(race.hands[race.holds[seat]]) if race.holds[seat] >= 0 else 0 for seat in range(race.seats)]
    table.near = [0] * CARS
    table.far = [0] * CARS
    table.money = race.money.copy()
    table.hopes = race.money.copy()
    if race.ask == ASK_BID:
        return table
    running = running_order(race)
    keys: list[int] = []
    for car in running:
        table.first = min(table.first, race.left[car])
        to_come = 0 if race.broken[car] != 0 else table.totals[car]
        keys.append((race.left[car] * 4 - to_come * 3 + 4096) * 8 + car)
    keys.sort()
    for car in range(CARS):
        table.near[car] = table.far[car] = race.place[car]
    for number in range(len(running)):
        table.near[running[number]] = race.places_taken + 1 + number
        table.far[keys[number] % 8] = race.places_taken + 1 + number
    for seat in range(race.seats):
        table.money[seat] += winnings(race, seat, table.near)
        table.hopes[seat] += winnings(race, seat, table.far)
    return table


def points_held(race: Race, seat: int) -> list[int]:
    """Points per colour and gold in a seat's hand."""
    total: i64 = 0
    if race.holds[seat] >= 0:
        for card in race.hands[race.holds[seat]]:
            total += CARD_SUMS[card]
    found: list[int] = []
    for _ in range(GOLD + 1):
        found.append(total & 255)
        total >>= BYTE
    return found


def winnings(race: Race, seat: int, places: list[int]) -> int:
    """Prizes and bets of a seat if the cars came in like this."""
    found = 0
    for car in range(CARS):
        if race.owner[car] == seat:
            found += PRIZES[places[car] - 1]
    for number in range(race.bets_made):
        car = race.bets[bet_index(race, number, seat)]
        if car >= 0:
            found += bet_pays(number, places[car])
    return found


class Hopes:
    """How one seat stands against the others while the cars are driven."""

    rival: int  # who has most as the cars stand,
    hoping: int  # and by the points still in the hands
    money: int  # of all others together, as the cars stand,
    hopes: int  # and by the points still in the hands
    cards: int  # in the others' hands
    cash: int  # of the richest of them now


def against_others(race: Race, table: Table, seat: int) -> Hopes:
    found = Hopes()
    found.rival = found.hoping = -1
    found.money = found.hopes = found.cards = 0
    found.cash = -1000
    for other in range(race.seats):
        if other != seat:
            found.money += table.money[other]
            found.hopes += table.hopes[other]
            found.cards += table.cards[other]
            if found.rival < 0 or table.money[other] > table.money[found.rival]:
                found.rival = other
            if found.hoping < 0 or table.hopes[other] > table.hopes[found.hoping]:
                found.hoping = other
            if race.money[other] > found.cash:
                found.cash = race.money[other]
    return found


class Cars:
    """How one seat's cars stand, and those of the others."""

    count: int
    running: int
    broken: int
    left: int  # steps, of those running together,
    most_left: int  # and of the last
    near: int  # the best place as the cars stand,
    far: int  # and by the points still in the hands
    own: int  # points in hand for those running,
    against: int  # for the others' cars,
    theirs: int  # and in the others' hands for their own


def cars_of(race: Race, table: Table, seat: int) -> Cars:
    held = table.held[seat]
    found = Cars()
    found.count = found.running = found.broken = found.left = found.most_left = 0
    found.own = found.against = found.theirs = 0
    found.near = found.far = CARS + 1
    for car in range(CARS):
        owner = race.owner[car]
        racing = race.place[car] == 0
        if owner == seat:
            found.count += 1
            found.broken += int(race.broken[car] != 0)
            found.near = min(found.near, table.near[car])
            found.far = min(found.far, table.far[car])
            if racing:
                found.own += held[car]
                found.running += 1
                found.left += race.left[car]
                found.most_left = max(found.most_left, race.left[car])
        elif racing:
            found.against += held[car]
            if owner >= 0:
                found.theirs += table.held[owner][car]
    return found
