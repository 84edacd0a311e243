"""What a choice leads to, from a view alone: where each car of a card can go, points lost, what a bet or token pays."""

import msgspec

from comptoir.games.top_race.cards import BET_PAYS, CARD_CARS, CARD_POINTS, CARS, FIRST_LINK, GOLD, RAISE
from comptoir.games.top_race.numbers import (
    ACCELERATE,
    ASK_DRIVE,
    BET,
    BID,
    BREAK_DOWN,
    CARD,
    DRIVE,
    FARTHEST,
    GOLD_CAR,
    LINE,
    PASS,
    PLACE,
    TOKEN,
)
from comptoir.games.top_race.position import Race
from comptoir.games.top_race.rules.links import level_ends, way_to_level
from comptoir.games.top_race.rules.order import standing
from comptoir.games.top_race.rules.roads import the_way
from comptoir.games.top_race.seeing import recall
from comptoir.games.top_race.variants.tokens import token_pays
from comptoir.games.top_race.view import TopRaceView
from comptoir.kernel.game import Preview
from comptoir.kernel.say import Say


class Reach(msgspec.Struct, frozen=True):
    """A car and its number: the spaces where it may end as things stand (the number of spaces: the finish).

    For each end the steps driven there, the points lost on the way there, and the spaces driven over.
    """

    car: int
    points: int
    ends: list[int]
    steps: list[int]
    lost: list[int]
    ways: list[list[int]]


class TopRacePreview(Preview, frozen=True, tag="top-race"):
    """`reaches` for a card, line, link or gold car; `path` for a destination; `money` for a bid, a bet or a token."""

    reaches: list[Reach] = []
    path: list[int] = []
    lost: int = 0
    money: list[int] = []


def preview(seen: TopRaceView, choice: int) -> TopRacePreview | None:
    """Nothing here depends on what the seat cannot see: cars, cards played and money are open to all."""
    if not 0 <= seen.seat < seen.seats:
        return None
    if PASS < choice < CARD:
        return TopRacePreview(money=[seen.money[seen.seat] - (choice - BID) * RAISE])
    if BET <= choice < PLACE and seen.bets_made < len(BET_PAYS):
        return TopRacePreview(money=BET_PAYS[seen.bets_made])
    if TOKEN <= choice < DRIVE and choice != TOKEN + FARTHEST:
        token = choice - TOKEN - FARTHEST
        return TopRacePreview(money=[token_pays(token, token)])
    if max(seen.spaces) < 0:
        return None
    return _drives(recall(seen), choice)


def _drives(race: Race, choice: int) -> TopRacePreview | None:
    if CARD <= choice < GOLD_CAR:
        return TopRacePreview(reaches=card_reaches(race, choice - CARD))
    if choice in (ACCELERATE, BREAK_DOWN) and race.card >= FIRST_LINK:
        return TopRacePreview(reaches=link_reaches(race, race.card) if choice == ACCELERATE else [])
    if GOLD_CAR <= choice < GOLD_CAR + CARS and race.points > 0:
        return TopRacePreview(reaches=[reach(race, choice - GOLD_CAR, race.points)])
    if LINE <= choice <= LINE + GOLD and 0 <= race.card < FIRST_LINK and choice - LINE in CARD_CARS[race.card]:
        lines = card_reaches(race, race.card)
        return TopRacePreview(reaches=[line for line in lines if line.car == choice - LINE] or lines)
    if choice >= DRIVE and race.ask == ASK_DRIVE and choice in race.ends:
        return _destination(race, choice - DRIVE)
    return None


def card_reaches(race: Race, card: int) -> list[Reach]:
    """Every car the card drives, from the top, as if it moved now; a gold number every car it may drive."""
    if card >= FIRST_LINK:
        return link_reaches(race, card)
    found = []
    for car, points in zip(CARD_CARS[card], CARD_POINTS[card], strict=True):
        cars = [other for other in range(CARS) if other not in CARD_CARS[card]] if car == GOLD else [car]
        found += [reach(race, one, points) for one in cars]
    return found


def reach(race: Race, car: int, points: int) -> Reach:
    if race.place[car] or race.broken[car] or race.space[car] < 0:
        return Reach(car, points, [], [], [], [])
    ends = [choice - DRIVE for choice in race.rules.stops.ends(race, car, points)]
    ways = [the_way(race, car, points, end) for end in ends]
    steps = [len(way) for way in ways]
    home = len(race.circuit.first)
    lost = [0 if end == home else points - driven for end, driven in zip(ends, steps, strict=True)]
    return Reach(car, points, ends, steps, lost, ways)


def link_reaches(race: Race, card: int) -> list[Reach]:
    """Where an acceleration would take the rear car; nothing when the link has stopped working."""
    cars = CARD_CARS[card]
    if any(race.place[car] or race.broken[car] for car in cars):
        return []
    rear = max(cars, key=lambda car: standing(race, car))
    ends = [choice - DRIVE for choice in level_ends(race, rear)]
    ways = [way_to_level(race, rear, end) for end in ends]
    return [Reach(rear, 0, ends, [len(way) for way in ways], [0] * len(ends), ways)]


def _destination(race: Race, end: int) -> TopRacePreview:
    if race.points == 0:
        return TopRacePreview(path=way_to_level(race, race.moving, end))
    path = the_way(race, race.moving, race.points, end)
    lost = 0 if end == len(race.circuit.first) else race.points - len(path)
    return TopRacePreview(path=path, lost=lost)


def why(seen: TopRaceView, choice: int) -> list[Say]:
    """What one's hand can do for the car on sale; how far one's own cars drive; the points a drive loses."""
    if PASS <= choice < CARD and seen.offered >= 0:
        return [Say("top-race-why-sale", {"points": seen.totals[seen.offered]})]
    found = preview(seen, choice)
    if found is None:
        return []
    if found.path:
        return [Say("top-race-why-drive", {"lost": found.lost})]
    mine = [max(one.steps, default=0) for one in found.reaches if seen.owner[one.car] == seen.seat]
    if mine:
        return [Say("top-race-why-own", {"steps": max(mine)})]
    return [Say("top-race-why-others")] if found.reaches and seen.seat in seen.owner else []
