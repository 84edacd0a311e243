"""A simple person, scripted: greedy for the points in sight, no search, no memory. Novices should be beatable by it."""

from concurrent.futures import Executor

from comptoir.bots.novice import novice_choice
from comptoir.bots.search import victory
from comptoir.bots.thinking import first_world
from comptoir.games import find
from comptoir.games.espresso_doppio import numbers as espresso
from comptoir.games.espresso_doppio.position import Espresso
from comptoir.games.espresso_doppio.runner import after_exchange
from comptoir.games.top_race import numbers as top
from comptoir.games.top_race.cards import CARD_CARS, CARD_POINTS, CARS
from comptoir.games.top_race.position import Race
from comptoir.kernel.luck import Fast, Luck, Paired
from comptoir.kernel.position import Position
from comptoir.lab.arena import batches
from comptoir.lab.figures import Estimate, share

GAMES = 400
TABLES = ("espresso-doppio", "espresso-doppio/master", "top-race", "top-race/bets")


def person_choice(position: Position, seat: int, luck: Luck) -> int:
    """The most points in sight; where none are, anything."""
    choices = position.choices(seat)
    worths = [points_in_sight(position, seat, choice) for choice in choices]
    best = max(worths)
    equal = [choice for choice, worth in zip(choices, worths, strict=True) if worth == best]
    return equal[luck.below(len(equal))]


def points_in_sight(position: Position, seat: int, choice: int) -> float:
    if isinstance(position, Espresso):
        return beans_in_sight(position, seat, choice)
    assert isinstance(position, Race)
    return steps_in_sight(position, seat, choice)


def beans_in_sight(table: Espresso, seat: int, choice: int) -> float:
    """Score what pays; else the exchange after which all shown cards together pay most; stop when nothing helps."""
    if table.half == 0:
        return 0.0
    arrangement = table.arrangement()
    now = sum(beans(table, card, arrangement) for card in table.shown[seat])
    if choice >= espresso.SCORE:
        return 100.0 + beans(table, choice - espresso.SCORE, arrangement)
    if choice == espresso.STOP:
        return now + 0.5 if table.actions >= 2 else -1.0
    after = after_exchange(arrangement, choice - espresso.EXCHANGE)
    return float(sum(beans(table, card, after) for card in table.shown[seat]))


def beans(table: Espresso, card: int, arrangement: int) -> int:
    return table.deck.pays(card, arrangement) * table.deck.beans[card]


def steps_in_sight(race: Race, seat: int, choice: int) -> float:
    """A card by its points for one's own cars; a driver for up to 50; one's own cars as far as they go."""
    if race.ask in (top.ASK_CARD, top.ASK_SECRET):
        card = choice - top.CARD
        lines = zip(CARD_CARS[card], CARD_POINTS[card], strict=True)
        return float(sum(points for car, points in lines if car < CARS and race.owner[car] == seat))
    if race.ask == top.ASK_BID:
        wanted = race.bid + 10 <= 50
        return float(choice == (top.BID + race.bid // 10 + 1 if wanted else top.PASS))
    if race.ask == top.ASK_GOLD:
        return float(race.owner[choice - top.GOLD_CAR] == seat)
    if race.ask == top.ASK_BET:
        return float(race.owner[choice - top.BET] == seat)
    if race.ask == top.ASK_DRIVE:
        # Own cars onwards; of the others', the first way shown.
        return float(choice if race.owner[race.moving] == seat else -choice)
    return 0.0


def duels(rule_set: str, numbers: list[int]) -> list[float]:
    return [duel(rule_set, number) for number in numbers]


def duel(rule_set: str, number: int) -> float:
    """What the novice won of a game for two; each deal is played from both seats."""
    game, options = find(rule_set)
    luck, whims = Paired(number // 2), Fast(number)
    position = game.setup(options, 2, luck)
    novice = number % 2
    while not position.over:
        waiting = position.waiting()
        chosen = []
        for seat in waiting:
            world = first_world(game.view(position, seat), Fast(number * 1000 + position.step))
            chosen.append((novice_choice if seat == novice else person_choice)(world, seat, whims))
        for seat, choice in zip(waiting, chosen, strict=True):
            position.play(seat, choice, luck)
    return victory(position)[novice]


def measure(games: int, executor: Executor, workers: int) -> dict[str, Estimate]:
    begun = {
        name: [executor.submit(duels, name, batch) for batch in batches(list(range(games)), workers, 20)]
        for name in TABLES
    }
    won = {name: [one for batch in parts for one in batch.result()] for name, parts in begun.items()}
    return {name: share(sum(found), len(found)) for name, found in won.items()}
