"""Conservation laws of Top Race: money, cards and cars."""

from comptoir.games.top_race.cards import ALL_MONEY, CARS, KINDS
from comptoir.games.top_race.numbers import ASK_SECRET
from comptoir.games.top_race.position import Race
from comptoir.games.top_race.rules.money import COLUMNS


def broken_law(race: Race) -> str:
    """The law this position breaks, or an empty string."""
    return _money_law(race) or _cards_law(race) or _cars_law(race) or _players_law(race)


def _players_law(race: Race) -> str:
    if max(race.passed) > 1 or max(race.out) > 1:
        return "a player has passed or not, and is out or not"
    return ""


def _money_law(race: Race) -> str:
    if sum(race.money) + race.bank != ALL_MONEY:
        return "money only moves between the players and the bank"
    for seat in range(race.seats):
        entered = sum([race.ledger[row * race.seats + seat] for row in range(race.races * COLUMNS)])
        if race.money[seat] != race.rules.rewards.start_money + entered:
            return "every sum is entered in the ledger"
    return ""


def _cards_law(race: Race) -> str:
    counts = [race.unseen.counts[kind] + race.played[kind] for kind in range(KINDS)]
    for some in [*race.hands, *race.buried]:
        for kind in some:
            counts[kind] += 1
    # A card laid face down is still counted in its hand; once shown it is in front of its player.
    shown = [] if race.ask == ASK_SECRET else race.chosen
    for kind in [*shown, race.card]:
        if kind >= 0:
            counts[kind] += 1
    if counts != race.rules.deal.copies():
        return "every card is in one place"
    if sum(race.piles) > race.unseen.total:
        return "the piles are made of cards nobody has seen"
    return ""


def _cars_law(race: Race) -> str:
    for space in range(len(race.circuit.first)):
        there = [car for car in range(CARS) if race.space[car] == space and race.broken[car] == 0]
        if len(there) > 1:
            return "one car stands on a space"
        if race.car_at[space] != (there[0] if there else -1):
            return "the track shows the cars that stand on it"
    for car in range(CARS):
        if race.space[car] >= 0 and race.left[car] != race.circuit.left(race.space[car], race.crossings[car]):
            return "steps left follow from the space and the laps"
        if race.space[car] < 0 and race.broken[car] != 0:
            return "a broken-down car keeps its space"
    taken = sorted([place for place in race.place if place > 0])
    if taken != list(range(1, race.places_taken + 1)):
        return "every place goes to one car"
    return _drivers_law(race)


def _drivers_law(race: Race) -> str:
    """Each driver is owned, in the stack, under it, or on offer."""
    if sum(race.piles) > 0 or race.rules.rewards.start_money == 0:
        return ""
    for car in range(CARS):
        held = 1 if race.owner[car] >= 0 else 0
        offered = 1 if race.offered == car and race.owner[car] < 0 else 0
        if held + race.drivers.counts[car] + race.waiting_drivers.count(car) + offered != 1:
            return "every driver is in one place"
    return ""
