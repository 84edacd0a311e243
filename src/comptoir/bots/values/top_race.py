"""Top Race, with a driver on offer or a card to be played: who would have how much if things went on as usual."""

from typing import Final

from comptoir.bots.values.network import ONE, byte, packed
from comptoir.bots.values.sight import Sight
from comptoir.bots.values.top_race_table import Table, against_others, cars_of, table_of
from comptoir.games.top_race.cards import CARS, GOLD
from comptoir.games.top_race.numbers import ASK_BID, ASK_CARD, ASK_SECRET
from comptoir.games.top_race.position import Race
from comptoir.kernel.position import Position

AUCTION: Final = 0
RACE: Final = 1


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
            table.rules[0],
            table.rules[1],
            table.rules[2],
            table.rules[3],
        ]
    )


def owned_points(race: Race, table: Table, seat: int) -> int:
    """Points a hand holds for the cars it already owns."""
    return sum([table.held[seat][car] for car in range(CARS) if race.owner[car] == seat])


def least_left(race: Race) -> int:
    return min([race.left[car] for car in range(CARS) if race.space[car] >= 0] or [0])


def race_seen_by(race: Race, table: Table, seat: int) -> bytes:
    others = race.seats - 1
    rest = against_others(race, table, seat)
    cars = cars_of(race, table, seat)
    money = table.money[seat] - table.money[rest.rival]
    hopes = table.hopes[seat] - table.hopes[rest.hoping]
    both = money + hopes
    far = min(table.first, 255)
    total = sum(table.totals)
    running = max(1, cars.running)
    races = cars.running > 0
    return packed(
        [
            128 + money // 3,
            128 + hopes // 3,
            128 + (table.money[seat] * others - rest.money) // others // 3,
            128 + (table.hopes[seat] * others - rest.hopes) // others // 3,
            128 + both // 6,
            128 + (race.money[seat] - rest.cash) // 3,
            128 + both * 16 // (16 + far),
            128 + both * 40 // (40 + total),
            table.cards[seat] * 12,
            rest.cards * 12 // others,
            total,
            cars.own * 4,
            cars.against * 2,
            cars.theirs * 2,
            table.held[seat][GOLD] * 8,
            cars.running * 50,
            cars.left // running * 3,
            (cars.left // running - table.first) * 8 if races else 0,
            (cars.most_left - table.first) * 6 if races else 0,
            far * 3,
            cars.count * 50,
            cars.near * 30,
            cars.far * 30,
            race.places_taken * 40,
            ONE * int(race.out[seat]),
            ONE * int(seat == race.turn),
            (race.turn - seat) % race.seats * 32 if race.turn >= 0 else 0,
            race.seats * 32,
            (race.races - 1 - race.number) * 64,
            cars.own * 64 // max(1, cars.left) if races else 0,
            race.bets_made * 60,
            table.rules[0],
            table.rules[1],
            table.rules[2],
            table.rules[3],
            cars.broken * ONE,
        ]
    )
