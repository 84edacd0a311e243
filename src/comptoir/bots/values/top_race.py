"""Top Race, with a driver on offer or a card to be played: who would have how much if things went on as usual."""

from typing import Final

from comptoir.bots.values.network import ONE, byte, packed
from comptoir.bots.values.sight import Sight
from comptoir.games.top_race.cards import CARD_CARS, CARD_POINTS, CARS, GOLD, PRIZES
from comptoir.games.top_race.numbers import ASK_BID, ASK_CARD, ASK_SECRET
from comptoir.games.top_race.position import Race
from comptoir.games.top_race.rules.bets import bet_index
from comptoir.games.top_race.rules.order import running_order
from comptoir.games.top_race.variants.bets import SecretBets, bet_pays
from comptoir.games.top_race.variants.blocking import BlockingStops
from comptoir.games.top_race.variants.open_hand import HandAuction
from comptoir.games.top_race.variants.total import TotalMovement
from comptoir.kernel.position import Position

AUCTION: Final = 0
RACE: Final = 1
EACH_CAR: Final = 75  # points of one colour in the whole deck


class Table:
    """What all seats see alike, worked out once."""

    held: list[list[int]]  # points per colour and gold, in each seat's hand
    cards: list[int]  # left in each hand
    near: list[int]  # each car's place as the cars stand
    far: list[int]  # and by the points still in the hands
    money: list[int]  # what each seat would have as the cars stand,
    hopes: list[int]  # and by the points still in the hands


class TopRaceSight(Sight):
    """Two chapters: while drivers are sold, and while cards are played."""

    def __init__(self) -> None:
        self.chapters = ("auction", "race")
        self.inputs = (22, 36)
        self.unit = 200.0

    def covers(self, position: Position) -> bool:
        """Hands must be known and the prizes the usual ones: not bingo, lucky, tokens, long distance, children."""
        assert isinstance(position, Race)
        options = position.rules.options
        return not any([getattr(options, name) for name in UNLEARNED])

    def calm(self, position: Position) -> bool:
        assert isinstance(position, Race)
        if position.ask == ASK_BID:
            return position.bid == 0 and position.turn == position.opener
        if position.ask == ASK_SECRET:
            return position.owes.count(1) == players_in(position)
        return position.ask == ASK_CARD

    def chapter(self, position: Position) -> int:
        assert isinstance(position, Race)
        return AUCTION if position.ask == ASK_BID else RACE

    def seen(self, position: Position) -> list[bytes]:
        assert isinstance(position, Race)
        table = table_of(position)
        if position.ask == ASK_BID:
            return [auction_seen_by(position, table, seat) for seat in range(position.seats)]
        return [race_seen_by(position, table, seat) for seat in range(position.seats)]


UNLEARNED: Final = ("bingo", "children", "lucky", "tokens", "long_distance")


def players_in(race: Race) -> int:
    return sum([int(race.rules.turns.has_turn(race, seat)) for seat in range(race.seats)])


def table_of(race: Race) -> Table:
    table = Table()
    table.held = [points_held(race, seat) for seat in range(race.seats)]
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
        to_come = 0 if race.broken[car] != 0 else sum([held[car] for held in table.held])
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
    found = [0] * (GOLD + 1)
    if race.holds[seat] >= 0:
        for card in race.hands[race.holds[seat]]:
            cars, points = CARD_CARS[card], CARD_POINTS[card]
            for line in range(len(cars)):
                found[cars[line]] += points[line]
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


def auction_seen_by(race: Race, table: Table, seat: int) -> bytes:
    others = race.seats - 1
    most_money, all_money, all_owned, all_points, all_count = -1000, 0, 0, 0, 0
    for other in range(race.seats):
        if other != seat:
            most_money = max(most_money, race.money[other])
            all_money += race.money[other]
            all_points += owned_points(race, table, other)
            all_count += race.owner.count(other)
    all_owned = owned_points(race, table, seat)
    count = race.owner.count(seat)
    held = table.held[seat]
    best_free, all_free, rows = 0, 0, 0
    for car in range(CARS):
        if race.owner[car] < 0:
            best_free = max(best_free, held[car])
            all_free += held[car]
        elif race.owner[car] == seat:
            rows += 10 - min(10, race.left[car] - least_left(race))
    return packed(
        [
            race.money[seat] // 3,
            128 + (race.money[seat] - most_money) // 3,
            128 + (race.money[seat] * others - all_money) // (3 * others),
            most_money // 3,
            count * 40,
            all_count * 40 // others,
            race.owner.count(-1) * 40,
            all_owned * 3,
            all_points * 3 // others,
            best_free * 4,
            all_free,
            byte(held[race.offered] * 4) if race.offered >= 0 else 0,
            held[GOLD] * 4,
            rows * 6,
            race.seats * 32,
            (race.races - 1 - race.number) * 64,
            ONE * int(seat == race.turn),
            (race.turn - seat) % race.seats * 32,
            ONE * int(isinstance(race.rules.bets, SecretBets)),
            ONE * int(isinstance(race.rules.turns, TotalMovement)),
            ONE * int(isinstance(race.rules.stops, BlockingStops)),
            ONE * int(isinstance(race.rules.sale, HandAuction)),
        ]
    )


def owned_points(race: Race, table: Table, seat: int) -> int:
    """Points a hand holds for the cars it already owns."""
    return sum([table.held[seat][car] for car in range(CARS) if race.owner[car] == seat])


def least_left(race: Race) -> int:
    return min([race.left[car] for car in range(CARS) if race.space[car] >= 0] or [0])


def race_seen_by(race: Race, table: Table, seat: int) -> bytes:
    others = race.seats - 1
    rival, hoping = -1, -1
    all_money, all_hopes, all_cards = 0, 0, 0
    for other in range(race.seats):
        if other != seat:
            all_money += table.money[other]
            all_hopes += table.hopes[other]
            all_cards += table.cards[other]
            if rival < 0 or table.money[other] > table.money[rival]:
                rival = other
            if hoping < 0 or table.hopes[other] > table.hopes[hoping]:
                hoping = other
    held = table.held[seat]
    own, against, running, best_near, best_far, left, most_left = 0, 0, 0, CARS + 1, CARS + 1, 0, 0
    their_points, total = 0, 0
    first = 1000
    for car in range(CARS):
        total += sum([hand[car] for hand in table.held])
        if race.place[car] == 0:
            first = min(first, race.left[car])
        if race.owner[car] == seat:
            own += held[car] if race.place[car] == 0 else 0
            best_near = min(best_near, table.near[car])
            best_far = min(best_far, table.far[car])
            if race.place[car] == 0:
                running += 1
                left += race.left[car]
                most_left = max(most_left, race.left[car])
        elif race.place[car] == 0:
            against += held[car]
            their_points += table.held[race.owner[car]][car] if race.owner[car] >= 0 else 0
    money = table.money[seat] - table.money[rival]
    hopes = table.hopes[seat] - table.hopes[hoping]
    average = (table.money[seat] * others - all_money) // others
    hope_average = (table.hopes[seat] * others - all_hopes) // others
    far = min(first, 255)
    cash = race.money[seat] - max([race.money[other] for other in range(race.seats) if other != seat])
    return packed(
        [
            128 + money // 3,
            128 + hopes // 3,
            128 + average // 3,
            128 + hope_average // 3,
            128 + (money + hopes) // 6,
            128 + cash // 3,
            128 + (money + hopes) * 16 // (16 + far),
            128 + (money + hopes) * 40 // (40 + total),
            table.cards[seat] * 12,
            all_cards * 12 // others,
            total,
            own * 4,
            against * 2,
            their_points * 2,
            held[GOLD] * 8,
            running * 50,
            left // max(1, running) * 3,
            byte((left // max(1, running) - first) * 8) if running else 0,
            byte((most_left - first) * 6) if running else 0,
            far * 3,
            race.owner.count(seat) * 50,
            best_near * 30,
            best_far * 30,
            race.places_taken * 40,
            ONE * int(race.out[seat]),
            ONE * int(seat == race.turn),
            byte((race.turn - seat) % race.seats * 32) if race.turn >= 0 else 0,
            race.seats * 32,
            (race.races - 1 - race.number) * 64,
            byte(own * 64 // max(1, left)) if running else 0,
            race.bets_made * 60,
            ONE * int(isinstance(race.rules.bets, SecretBets)),
            ONE * int(isinstance(race.rules.turns, TotalMovement)),
            ONE * int(isinstance(race.rules.stops, BlockingStops)),
            ONE * int(isinstance(race.rules.sale, HandAuction)),
            sum([1 for car in range(CARS) if race.owner[car] == seat and race.broken[car] != 0]) * ONE,
        ]
    )
