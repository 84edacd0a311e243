"""What one seat sees of a race, and the position as far as that tells it."""

from collections.abc import Sequence
from itertools import chain

from comptoir.games.top_race.cards import BETS, CARD_CARS, CARD_POINTS, CARS, GOLD, KINDS
from comptoir.games.top_race.circuits import circuit_for
from comptoir.games.top_race.guessing import ask_again
from comptoir.games.top_race.numbers import ASK_DRIVE, ASK_SECRET
from comptoir.games.top_race.options import rules_for
from comptoir.games.top_race.position import Race, empty_race
from comptoir.games.top_race.rules.deal import CARD_STREAM, DRIVER_STREAM
from comptoir.games.top_race.rules.steering import find_ends
from comptoir.games.top_race.view import TopRaceView
from comptoir.kernel.bag import bag_of


def view(race: Race, seat: int) -> TopRaceView:
    hand = race.hand(seat) if 0 <= seat < race.seats and race.holds[seat] >= 0 else []
    buried = race.buried[seat] if 0 <= seat < race.seats else []
    face_up = race.rules.deal.face_up
    return TopRaceView(
        seat,
        race.seats,
        race.step,
        race.over,
        race.edition,
        race.rules.options,
        race.number,
        race.controller,
        race.money.copy(),
        race.bank,
        race.ledger.copy(),
        race.ask,
        race.turn,
        counted(hand),
        colour_totals(hand),
        [len(cards) for cards in race.hands],
        race.holds.copy(),
        [counted(cards) for cards in race.hands] if face_up else [],
        counted(buried),
        [len(cards) for cards in race.buried],
        [counted(cards) for cards in race.buried] if face_up else [],
        race.unseen.total,
        race.piles.copy(),
        race.played.copy(),
        race.out.copy(),
        visible_cards(race, seat),
        padded(race.order, race.seats),
        race.owner.copy(),
        race.drivers.counts.copy(),
        padded(race.waiting_drivers, CARS),
        race.offered,
        race.opener,
        race.bid,
        race.leader,
        race.passed.copy(),
        race.unwanted,
        race.space.copy(),
        race.crossings.copy(),
        race.left.copy(),
        race.place.copy(),
        race.broken.copy(),
        race.token.copy(),
        race.player,
        race.card,
        race.done,
        race.moving,
        race.points,
        race.crossed,
        race.bets_made,
        visible_bets(race, seat),
    )


def counted(cards: list[int]) -> list[int]:
    counts = [0] * KINDS
    for kind in cards:
        counts[kind] = counts[kind] + 1
    return counts


def colour_totals(cards: list[int]) -> list[int]:
    """How many points a hand has for each car, and in gold."""
    totals = [0] * (GOLD + 1)
    for kind in cards:
        cars, points = CARD_CARS[kind], CARD_POINTS[kind]
        for line in range(len(cars)):
            totals[cars[line]] = totals[cars[line]] + points[line]
    return totals


def padded(some: list[int], length: int) -> list[int]:
    return some + [-1] * (length - len(some))


def visible_cards(race: Race, seat: int) -> list[int]:
    """Once shown everybody's, before that only one's own."""
    found = race.chosen.copy()
    if race.ask == ASK_SECRET:
        for other in range(race.seats):
            if other != seat:
                found[other] = -1
    return found


def visible_bets(race: Race, seat: int) -> list[int]:
    """Those of finished races, and one's own."""
    found = race.bets.copy()
    if not race.over:
        for place in range(race.number * BETS * race.seats, len(found)):
            if place % race.seats != seat:
                found[place] = -1
    return found


def recall(seen: TopRaceView) -> Race:
    """The race as this seat sees it; the cards of others are still to be dealt."""
    book = rules_for(seen.options, seen.rules)
    race = empty_race(seen.seats, book, circuit_for(seen.options.circuit), seen.options.races)
    _recall_match(race, seen)
    _recall_auction(race, seen)
    _recall_track(race, seen)
    _recall_table(race, seen)
    _deal_known(race, seen)
    race.bets = list(seen.bets)
    race.ends = find_ends(race) if race.ask == ASK_DRIVE else []
    return race


def _recall_match(race: Race, seen: TopRaceView) -> None:
    race.step = seen.step
    race.over = seen.over
    race.number = seen.race
    race.controller = seen.controller
    race.money = list(seen.money)
    race.bank = seen.bank
    race.ledger = list(seen.ledger)
    race.ask = seen.ask
    race.turn = seen.turn
    race.crossed = seen.crossed
    race.bets_made = seen.bets_made


def _recall_auction(race: Race, seen: TopRaceView) -> None:
    race.owner = list(seen.owner)
    race.drivers = bag_of(seen.drivers, DRIVER_STREAM)
    race.waiting_drivers = [car for car in seen.waiting_drivers if car >= 0]
    race.offered = seen.offered
    race.opener = seen.opener
    race.bid = seen.bid
    race.leader = seen.leader
    race.passed = list(seen.passed)
    race.unwanted = seen.unwanted


def _recall_track(race: Race, seen: TopRaceView) -> None:
    race.space = list(seen.spaces)
    race.crossings = list(seen.crossings)
    race.left = list(seen.left)
    race.place = list(seen.places)
    race.broken = list(seen.broken)
    race.token = list(seen.tokens)
    race.places_taken = max(seen.places)
    for car in range(CARS):
        if race.space[car] >= 0 and not race.broken[car]:
            race.car_at[race.space[car]] = car


def _recall_table(race: Race, seen: TopRaceView) -> None:
    race.holds = list(seen.holds)
    race.piles = list(seen.piles)
    race.played = list(seen.played)
    race.out = list(seen.out)
    race.chosen = list(seen.chosen)
    race.order = [seat for seat in seen.order if seat >= 0]
    race.player = seen.player
    race.card = seen.card
    race.done = seen.done
    race.moving = seen.moving
    race.points = seen.points


def _deal_known(race: Race, seen: TopRaceView) -> None:
    """The hands this seat sees; all cards it does not see are unseen yet."""
    race.hands = [[] for _ in range(seen.seats)]
    race.buried = [[] for _ in range(seen.seats)]
    if seen.open_hands:
        race.hands, race.buried = (
            [listed(hand) for hand in seen.open_hands],
            [listed(hand) for hand in seen.open_buried],
        )
    elif 0 <= seen.seat < seen.seats:
        race.hands[seen.holds[seen.seat]], race.buried[seen.seat] = listed(seen.hand), listed(seen.buried)
    race.unseen = bag_of(race.rules.deal.copies(), CARD_STREAM)
    shown = [] if seen.ask == ASK_SECRET else [kind for kind in seen.chosen if kind >= 0]
    driven = [seen.card] if seen.card >= 0 else []
    for kind in [*listed(seen.played), *shown, *driven, *chain(*race.hands, *race.buried)]:
        race.unseen.take(kind)


def join(views: Sequence[TopRaceView]) -> Race:
    """The race with everybody's cards and bets; what nobody has seen is unseen."""
    race = recall(views[0])
    if not views[0].open_hands:
        for seat in range(1, race.seats):
            hand, buried = listed(views[seat].hand), listed(views[seat].buried)
            race.buried[seat] = buried
            if race.holds[seat] >= 0:
                race.hands[race.holds[seat]] = hand
            for kind in hand + buried:
                race.unseen.take(kind)
    race.chosen = [views[seat].chosen[seat] for seat in range(race.seats)]
    race.bets = [views[place % race.seats].bets[place] for place in range(len(race.bets))]
    ask_again(race)
    return race


def listed(counts: list[int]) -> list[int]:
    """The kinds of some cards, in order."""
    return [kind for kind, count in enumerate(counts) for _ in range(count)]
