"""A novice: no search, no tables. It notices a few of its choices, sees the points that lie on the table, and mostly
takes the best it noticed; what others may answer does not occur to it. The larger the gap, the rarer the mistake."""

from collections.abc import Callable
from typing import Final

from comptoir.bots.judgement.cafe_international_worth import leads
from comptoir.bots.judgement.cafe_race import average_worth, worth_of
from comptoir.bots.judgement.top_race_gains import left_after
from comptoir.bots.judgement.top_race_heuristic import (
    COLOUR_POINTS,
    POINT_WORTH,
    USUAL_BID,
    choose_purchase,
)
from comptoir.bots.values.cafe_international import seat_points
from comptoir.bots.values.shares import added, falling
from comptoir.bots.values.top_race_table import points_held
from comptoir.games.cafe_international import numbers as cafe_numbers
from comptoir.games.cafe_international.plan import PLACES
from comptoir.games.cafe_international.position import Cafe
from comptoir.games.cafe_race import numbers as stairs
from comptoir.games.cafe_race.position import Race as CafeRace
from comptoir.games.espresso_doppio import numbers as espresso
from comptoir.games.espresso_doppio.position import Espresso
from comptoir.games.espresso_doppio.runner import after_exchange
from comptoir.games.espresso_doppio.variants.master import MasterTurn
from comptoir.games.top_race import numbers as top
from comptoir.games.top_race.cards import CARD_CARS, CARD_POINTS, CARS
from comptoir.games.top_race.position import Race as TopRace
from comptoir.kernel.luck import Fast, Luck
from comptoir.kernel.position import Position

OPENER: Final = 2.0  # what a guest at an empty table looks like
ANOTHER: Final = 2.5  # and one more card
ENOUGH: Final = 1.0  # and stopping after the first guest
STOPPING: Final = 0.4  # in Espresso Doppio, beside beans
SCORING: Final = 0.5  # what scoring looks like beside an exchange for as many beans,
AND_MORE: Final = 0.5  # and beyond that where one may go on exchanging after it
FAVOURITE: Final = 1.5  # points a novice sees in its favourite colour where there are none
LEAST_BID: Final = 60  # per cent of what a driver is naively worth, at least,
BID_SPAN: Final = 51  # and up to 110


class Eye:
    """How many choices a novice notices in a game, how blurred it sees their worth, and how it sees it."""

    def __init__(
        self, notices: int, blur: float, worth: Callable[[Position, int, int], float], always: Callable[[int], bool]
    ) -> None:
        self.notices = notices
        self.blur = blur
        self.worth = worth
        self.always = always  # the choices nobody overlooks, such as stopping


def novice_choice(position: Position, seat: int, luck: Luck) -> int:
    """What a novice in this seat does."""
    choices = position.choices(seat)
    if isinstance(position, TopRace) and position.ask in PURCHASES:
        return purchase(position, seat, luck)
    eye = EYES.get(type(position))
    if eye is None:
        return position.pick(seat, luck)  # a game nobody has told it anything about
    noticed = some(choices, eye, luck)
    worths = [eye.worth(position, seat, choice) for choice in noticed]
    best = max(worths)
    weights = [falling((best - worth) / eye.blur) for worth in worths]
    mark = luck.below(1_000_000) / 1_000_000 * added(weights)
    for choice, weight in zip(noticed, weights, strict=True):
        mark -= weight
        if mark < 0.0:
            return choice
    return noticed[-1]


def some(choices: list[int], eye: Eye, luck: Luck) -> list[int]:
    """What it notices: the plain things, and a few of the others wherever its eye falls."""
    plain = [choice for choice in choices if eye.always(choice)]
    others = [choice for choice in choices if not eye.always(choice)]
    while len(others) > eye.notices:
        others.pop(luck.below(len(others)))
    return sorted(plain + others)


def stairs_worth(race: Position, seat: int, choice: int) -> float:
    """Café Race: how far it goes and what it may spill, against a middling die."""
    assert isinstance(race, CafeRace)
    asked = race.asks(seat)
    if asked == stairs.ASK_THRUST:
        return average_worth(race, seat, choice - stairs.THRUST + 1)
    if asked == stairs.ASK_DIE:
        return worth_of(race, seat, 3, choice - stairs.DIE + 1)
    if choice == stairs.PASS:
        return worth_of(race, seat, 2, 3)
    return worth_of(race, seat, choice - stairs.BID + 1, race.offered)


def cafe_worth(cafe: Position, seat: int, choice: int) -> float:
    """Café International: points at once."""
    assert isinstance(cafe, Cafe)
    if choice < cafe_numbers.DRAW:
        points = seat_points(cafe.room, choice // PLACES, choice % PLACES)
        return float(points) if points else OPENER
    if choice == cafe_numbers.END:
        return 20.0 if leads(cafe, seat) else 0.0
    if choice == cafe_numbers.STOP:
        return ENOUGH
    if choice >= cafe_numbers.DECLARE:
        return 10.0
    return ANOTHER if choice == cafe_numbers.DRAW else 0.0


def espresso_worth(table: Position, seat: int, choice: int) -> float:
    """Espresso Doppio: one card in mind, one exchange ahead."""
    assert isinstance(table, Espresso)
    if table.half == 0:
        return 0.0
    if choice == espresso.STOP:
        return STOPPING
    arrangement = table.arrangement()
    if choice >= espresso.SCORE:
        beans = table.deck.pays(choice - espresso.SCORE, arrangement) * table.deck.beans[choice - espresso.SCORE]
        return beans + SCORING + (AND_MORE if isinstance(table.rules.turns, MasterTurn) else 0.0)
    after = after_exchange(arrangement, choice - espresso.EXCHANGE)
    most = max([table.deck.pays(card, after) * table.deck.beans[card] for card in table.shown[seat]] or [0])
    return most - (1.0 if table.seats == 1 else 0.0)


def race_worth(race: Position, seat: int, choice: int) -> float:
    """Top Race: points for one's own cars, and a favourite colour."""
    assert isinstance(race, TopRace)
    if race.ask in (top.ASK_CARD, top.ASK_SECRET):
        card = choice - top.CARD
        lines = zip(CARD_CARS[card], CARD_POINTS[card], strict=True)
        return added([seen_in(race, seat, car) * points for car, points in lines])
    if race.ask == top.ASK_GOLD:
        return 6.0 * seen_in(race, seat, choice - top.GOLD_CAR)
    if race.ask == top.ASK_DRIVE:
        wanted = 1.0 if race.owner[race.moving] == seat else -0.3
        return -wanted * left_after(race, race.moving, choice)
    return FAVOURITE if choice in (top.BET + favourite(seat), top.ACCELERATE) else 0.0


def seen_in(race: TopRace, seat: int, car: int) -> float:
    """What a point for this car looks like; gold is somebody's in any case."""
    if car >= CARS or race.place[car] != 0:
        return 0.4 if car >= CARS else 0.0
    if race.owner[car] == seat:
        return 1.0
    return 0.1 if car == favourite(seat) else -0.2


def favourite(seat: int) -> int:
    return (seat * 5 + 2) % CARS


def purchase(race: TopRace, seat: int, luck: Luck) -> int:
    """Bids up to 60 to 110 per cent of what a driver looks worth, each driver as the mood is; the rest as anybody."""
    if race.ask != top.ASK_BID:
        return choose_purchase(race, seat, luck)
    worth = USUAL_BID
    if race.offered >= 0:
        worth += POINT_WORTH * (points_held(race, seat)[race.offered] - COLOUR_POINTS / race.seats)
    mood = Fast((race.number * CARS + race.offered + 1) * 64 + seat).below(BID_SPAN) + LEAST_BID
    raised = race.bid + 10
    return top.BID + raised // 10 if raised <= min(worth * mood / 100, race.money[seat]) else top.PASS


PURCHASES: Final = (top.ASK_BID, top.ASK_PLACE, top.ASK_TOKEN, top.ASK_HAND, top.ASK_CAR)
EYES: Final[dict[type[Position], Eye]] = {
    CafeRace: Eye(4, 0.25, stairs_worth, lambda choice: choice == stairs.PASS),
    Cafe: Eye(5, 1.5, cafe_worth, lambda choice: choice >= cafe_numbers.DRAW),
    Espresso: Eye(38, 0.45, espresso_worth, lambda choice: choice >= espresso.STOP),
    TopRace: Eye(3, 3.0, race_worth, lambda choice: choice == top.PASS),
}
